#include "shape/gatherer.h"

#include <algorithm>

namespace kukang {

Gatherer::Gatherer(Shapes& result, const ShapesOptions& options, bool fingerprints)
    : result_(result),
      options_(options),
      keeps_all_(!options.count_only && options.sample == 0),
      fingerprints_(fingerprints && !keeps_all_),
      reader_(*result.tables) {
  result_.fingerprints = fingerprints_;
}

void Gatherer::ended(const EndedPath& path) {
  // What ends inside a stage has not satisfied all of the invariant: it may have left the JVM.
  const bool accepted = path.end == PathEnd::Normal && path.stage == nullptr;
  const bool false_ = path.end == PathEnd::Assumed && path.round == nullptr &&
                      path.ending.outcome != Outcome::Threw;
  if (false_ && some_.load(std::memory_order_relaxed)) return;
  const std::lock_guard lock(mutex_);
  if (accepted) return accept(path);
  rejections_.add(path);
  if (path.end == PathEnd::Cut || path.round != nullptr) ++result_.unfinished;
  if (path.end == PathEnd::Stopped) ++result_.stops[std::string(message(path.ending.reason))];
}

void Gatherer::rejected(const Plan::Stage& stage, uint64_t choices) {
  if (some_.load(std::memory_order_relaxed)) return;
  const std::lock_guard lock(mutex_);
  rejections_.add(stage, choices);
}

void Gatherer::accept(const EndedPath& path) {
  some_ = true;
  if (in_vain_) return;
  const Shape& shape = reader_.read(path);
  if (reader_.add_writes(path, result_.written)) ++result_.writing;
  if (keeps_all_) return keep_all(path, shape);
  if (!fingerprints_ && (may_repeat(path.state) || reader_.has_orders())) {
    in_vain_ = true;
    return;
  }
  if (is_new(shape)) count(shape);
  if (options_.sample > 0) keep_sample(path, shape);
}

bool Gatherer::may_repeat(const State& state) {
  TrailChoices trail = state.trail.choices();
  const auto [before, now] =
      std::mismatch(previous_.begin(), previous_.end(), trail.begin(), trail.end(),
                    [](const auto& a, const auto& b) { return a.index == b.index; });
  const bool first = previous_.empty();
  const bool in_order =
      before != previous_.end() && now != trail.end() && before->index < now->index;
  const bool about_numbers = in_order && (before->guarded || now->guarded);
  previous_ = std::move(trail);
  return !first && (!in_order || about_numbers);
}

bool Gatherer::is_new(const Shape& shape) {
  if (!fingerprints_) {
    if (!shape.certain) ++result_.uncertain;
    return true;
  }
  const Fingerprint print = fingerprint(shape, *result_.tables);
  if (certain_.contains(print)) return false;
  if (!shape.certain) return doubtful_.insert(print).second;
  certain_.insert(print);
  return doubtful_.erase(print) == 0;
}

void Gatherer::count(const Shape& shape) {
  composition_.clear();
  for (const Shape::Object& object : shape.objects) {
    const Type* type = object.type->type;
    auto it = std::find_if(composition_.begin(), composition_.end(),
                           [&](const auto& entry) { return entry.first == type; });
    if (it == composition_.end()) it = composition_.insert(it, {type, 0});
    ++it->second;
  }
  std::sort(composition_.begin(), composition_.end());
  ++counts_[composition_];
  ++result_.total;
}

Shape Gatherer::with_conditions(const EndedPath& path) {
  Conditions conditions = reader_.conditions(path);  // may add symbols
  Shape shape = reader_.shape();
  shape.conditions.push_back(std::move(conditions));
  return shape;
}

namespace {

void add_path(Shape& shape, Shape path) {
  shape.certain |= path.certain;
  shape.conditions.push_back(std::move(path.conditions[0]));
  for (size_t i = 0; i < shape.slots.size(); ++i) shape.slots[i].unread &= path.slots[i].unread;
  if (path.symbols.size() > shape.symbols.size()) shape.symbols = std::move(path.symbols);
}

}  // namespace

void Gatherer::keep_all(const EndedPath& path, const Shape& shape) {
  std::vector<Shape>& shapes = result_.shapes;
  auto [it, fresh] = kept_.try_emplace(fingerprint(shape, *result_.tables), shapes.size());
  if (fresh) {
    shapes.push_back(with_conditions(path));
  } else {
    add_path(shapes[it->second], with_conditions(path));
  }
}

void Gatherer::keep_sample(const EndedPath& path, const Shape& shape) {
  const size_t largest = sample_.empty() ? 0 : sample_.begin()->second.size();
  if (shape.size() < largest) return;
  if (shape.size() > largest) sample_.clear();
  const Fingerprint print = fingerprint(shape, *result_.tables, options_.seed + 1);
  if (auto it = sample_.find(print); it != sample_.end()) {
    return add_path(it->second, with_conditions(path));
  }
  if (sample_.size() == options_.sample && print > sample_.rbegin()->first) return;
  sample_.emplace(print, with_conditions(path));
  if (sample_.size() > options_.sample) sample_.erase(std::prev(sample_.end()));
}

void Gatherer::finish() {
  std::vector<Shape>& shapes = result_.shapes;
  for (auto& [print, shape] : sample_) shapes.push_back(std::move(shape));
  const ShapeTables& tables = *result_.tables;
  std::sort(shapes.begin(), shapes.end(),
            [&](const Shape& a, const Shape& b) { return compare(a, b, tables) < 0; });
  for (Shape& shape : shapes) {
    std::sort(shape.conditions.begin(), shape.conditions.end(),
              [](const Conditions& a, const Conditions& b) { return compare(a, b) < 0; });
    if (keeps_all_) count(shape);
    if (keeps_all_ && !shape.certain) ++result_.uncertain;
  }
  result_.rejections = rejections_.all();
  if (some_) std::erase_if(result_.rejections, is_ordinary);
  if (fingerprints_) result_.uncertain = doubtful_.size();
  for (const auto& [composition, number] : counts_) {
    ShapeCount entry;
    entry.shapes = number;
    for (const auto& [type, objects] : composition) {
      entry.size += objects;
      entry.objects[readable_name(*type)] += objects;
    }
    result_.counts.push_back(std::move(entry));
  }
  std::sort(result_.counts.begin(), result_.counts.end());
}

}  // namespace kukang
