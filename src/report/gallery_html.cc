#include "report/gallery_html.h"

namespace kukang {

const std::string_view kGalleryStyle = R"(
main { max-width: 84rem; }
pre { margin: .5rem 0; padding: .6rem .8rem; overflow-x: auto; background: var(--panel);
  border-radius: .4rem; font: .85rem/1.45 ui-monospace, Menlo, Consolas, monospace; }
summary { cursor: pointer; color: var(--soft); }
.summary { white-space: pre-wrap; }
.plot svg { min-width: 0; max-height: 15rem; width: auto; max-width: 100%; }
g.size { cursor: pointer; }
g.size:hover rect, g.size.chosen rect { fill: var(--lazier); }
.filters { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; align-items: center;
  position: sticky; top: 0; z-index: 1; padding: .6rem 0; background: var(--page);
  border-bottom: 1px solid var(--rule); }
select, button { font: inherit; color: var(--ink); background: var(--panel);
  border: 1px solid var(--rule); border-radius: .4rem; }
select { padding: .15rem .4rem; }
.gallery { display: grid; gap: .75rem; margin: .75rem 0;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); }
.shape { content-visibility: auto; contain-intrinsic-size: 13rem 14rem; }
.shape[hidden], .of-size[hidden] { display: none; }
.shape > button { display: flex; flex-direction: column; width: 100%; height: 100%; cursor: pointer;
  padding: .4rem .5rem .6rem; text-align: left; }
.shape > button:hover, .shape > button:focus-visible { border-color: var(--lazy); outline: none; }
.shape .drawing { margin: auto; width: 100%; }
.shape .drawing svg { max-height: 15rem; }
dialog { width: min(72rem, 94vw); max-height: 92vh; padding: 1rem 1.25rem; overflow: auto;
  color: var(--ink); background: var(--page); border: 1px solid var(--rule); border-radius: .6rem; }
dialog::backdrop { background: rgb(0 0 0 / .45); }
dialog header { display: flex; justify-content: space-between; align-items: center; }
dialog header button { padding: .15rem .7rem; cursor: pointer; }
dialog h2 { margin: 0; }
.both { display: grid; gap: 1.5rem; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
.both h3 { margin: 1rem 0 0; }
@media (max-width: 52rem) { .both { grid-template-columns: minmax(0, 1fr); } }
)";

const std::string_view kGalleryScript = R"(
const byId = id => document.getElementById(id);
const shapes = [...document.querySelectorAll('.shape')];
function filter() {
  const size = byId('size').value, type = byId('type').value;
  let shown = 0;
  for (const shape of shapes) {
    const right = (!size || shape.dataset.size === size) &&
                  (!type || shape.dataset.types.includes('|' + type + '|'));
    shape.hidden = !right;
    shown += right;
  }
  for (const section of document.querySelectorAll('.of-size'))
    section.hidden = !section.querySelector('.shape:not([hidden])');
  for (const bar of document.querySelectorAll('g.size'))
    bar.classList.toggle('chosen', bar.dataset.size === size);
  byId('shown').textContent = shown;
}
function choose(bar) {
  const size = byId('size');
  size.value = size.value === bar.dataset.size ? '' : bar.dataset.size;
  filter();
}
function open(shape) {
  const dialog = byId('one');
  dialog.querySelector('.name').textContent = shape.querySelector('.name').textContent;
  dialog.querySelector('.large').replaceChildren(
      shape.querySelector('.drawing').cloneNode(true));
  dialog.querySelector('.about').replaceChildren(
      shape.querySelector('template').content.cloneNode(true));
  dialog.showModal();
}
byId('size').addEventListener('change', filter);
byId('type').addEventListener('change', filter);
for (const bar of document.querySelectorAll('g.size'))
  bar.addEventListener('click', () => choose(bar));
for (const shape of shapes)
  shape.querySelector('button').addEventListener('click', () => open(shape));
byId('one').addEventListener('click', event => {
  if (event.target === byId('one')) byId('one').close();
});
filter();
)";

}  // namespace kukang
