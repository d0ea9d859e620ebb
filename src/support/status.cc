#include "support/status.h"

#include "fmt/format.h"

namespace kukang {

absl::Status usage_error(std::string_view what) {
  return absl::InvalidArgumentError(std::string(what));
}

absl::Status malformed(std::string_view file, uint64_t offset, std::string_view what) {
  return absl::DataLossError(fmt::format("{}: offset {}: {}", file, offset, what));
}

absl::Status unreadable(std::string_view file, std::string_view what) {
  return absl::DataLossError(fmt::format("{}: {}", file, what));
}

absl::Status unsupported(std::string_view what) {
  return absl::UnimplementedError(std::string(what));
}

ExitCode exit_code(const absl::Status& status) {
  switch (status.code()) {
    case absl::StatusCode::kOk: return kExitHolds;
    case absl::StatusCode::kInvalidArgument: return kExitUsage;
    case absl::StatusCode::kDataLoss: return kExitMalformed;
    case absl::StatusCode::kUnimplemented: return kExitUnknown;
    default: return kExitInternal;
  }
}

std::string_view message(const absl::Status& status) {
  return {status.message().data(), status.message().size()};
}

}  // namespace kukang
