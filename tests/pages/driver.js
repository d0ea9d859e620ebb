// Opens each page in a frame, does with it what a reader would, and writes down what is seen, as
// JSON, into the document. What is expected is up to the test.
'use strict';

const luminance = ([r, g, b]) => {
  const part = v => (v /= 255) <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
};
const contrast = (a, b) => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};
const rgba = text => {
  const found = /^rgba?\(([^)]*)\)$/.exec(text);
  return found ? found[1].split(/[ ,/]+/).map(Number) : null;
};

// What an element stands on: in a drawing the last filled shape before it that is around it,
// otherwise the nearest background.
function ground(element, view) {
  if (element.tagName === 'text') {
    const at = element.getBoundingClientRect();
    const x = (at.left + at.right) / 2, y = (at.top + at.bottom) / 2;
    const shapes = [...element.parentNode.children]
        .filter(e => e.tagName !== 'text' &&
                     e.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
    for (const shape of shapes.reverse()) {
      const box = shape.getBoundingClientRect();
      const inside = box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
      const fill = rgba(view.getComputedStyle(shape).fill);
      if (inside && fill && fill[3] !== 0) return fill;
    }
  }
  for (let e = element; e; e = e.parentElement) {
    const colour = rgba(view.getComputedStyle(e).backgroundColor);
    if (colour && colour[3] !== 0) return colour;
  }
  return [255, 255, 255];
}

// The least contrast of a visible text, and which text that is.
function leastContrast(document, view) {
  let least = {ratio: 21, text: ''}, texts = 0;
  for (const element of document.body.querySelectorAll('*')) {
    const own = [...element.childNodes]
        .filter(node => node.nodeType === Node.TEXT_NODE).map(node => node.data.trim()).join(' ');
    if (!own.trim() || ['SCRIPT', 'STYLE', 'title'].includes(element.tagName)) continue;
    if (!element.checkVisibility() || element.getBoundingClientRect().width === 0) continue;
    const style = view.getComputedStyle(element);
    const ink = rgba(element.tagName === 'text' ? style.fill : style.color);
    const ratio = ink ? contrast(ink, ground(element, view)) : 0;
    ++texts;
    if (ratio < least.ratio) least = {ratio, text: own.trim().slice(0, 60)};
  }
  return {...least, texts};
}

// Has the page's rules for light or for dark apply, whatever the browser prefers.
function setDark(document, dark) {
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule.media && (rule.wasDark ||= rule.conditionText.includes('dark')))
        rule.media.mediaText = dark ? 'all' : 'not all';
}

const visible = (document, selector) =>
  [...document.querySelectorAll(selector)].filter(e => e.checkVisibility()).length;

function filtered(document) {
  const out = {};
  for (const filter of ['size', 'type']) {
    const select = document.getElementById(filter);
    out[filter] = {};
    for (const option of [...select.options].filter(o => o.value)) {
      select.value = option.value;
      select.dispatchEvent(new Event('change'));
      out[filter][option.value] = visible(document, '.shape');
      if (document.getElementById('shown').textContent != visible(document, '.shape'))
        out.wrongCount = option.value;
    }
    select.value = '';
    select.dispatchEvent(new Event('change'));
  }
  document.querySelector('g.size').dispatchEvent(new Event('click'));
  out.bar = visible(document, '.shape');
  document.querySelector('g.size').dispatchEvent(new Event('click'));
  out.all = visible(document, '.shape');
  return out;
}

const kMostOpened = 30;

function opened(document, view) {
  const dialog = document.getElementById('one'), out = [];
  for (const shape of [...document.querySelectorAll('.shape')].slice(0, kMostOpened)) {
    shape.querySelector('button').click();
    out.push({
      open: dialog.open,
      drawings: dialog.querySelectorAll('.drawing svg').length,
      conditions: [...dialog.querySelectorAll('.conditions')].map(e => e.textContent),
      java: dialog.querySelector('.java')?.textContent ?? '',
    });
    if (out.length > 1) { dialog.close(); continue; }
    setDark(document, false);
    out[0].light = leastContrast(document, view);
    setDark(document, true);
    out[0].dark = leastContrast(document, view);
    dialog.close();
  }
  return out;
}

const lines = document => [...document.querySelectorAll('section')].map(section => ({
  title: section.querySelector('h2').textContent,
  lines: [...section.querySelectorAll('tr.line')].map(row => ({
    state: row.className, number: Number(row.querySelector('.number').textContent),
    ways: row.querySelector('.ways').textContent, code: row.querySelector('.code').textContent})),
}));

const edges = (document, view, selector) =>
  [...document.querySelectorAll(selector + ' path')].map(path => {
    const style = view.getComputedStyle(path);
    return {stroke: style.stroke, dash: style.strokeDasharray};
  });

function seen(document, view) {
  const drawings = [...document.querySelectorAll('.drawing svg')];
  const result = {
    title: document.title,
    errors: view.errors,
    requests: view.performance.getEntriesByType('resource').map(entry => entry.name),
    shapes: document.querySelectorAll('.shape').length,
    drawn: [...document.querySelectorAll('.shape')]
        .filter(shape => shape.querySelectorAll('.drawing svg g.node').length > 0).length,
    empty: drawings.filter(d => d.getBBox && d.checkVisibility() && d.getBBox().width === 0).length,
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  };
  if (result.shapes > 0) Object.assign(result,
      {filtered: filtered(document), opened: opened(document, view)});
  for (const details of document.querySelectorAll('details')) details.open = true;
  Object.assign(result, {
    sections: lines(document), heaps: document.querySelectorAll('.heaps svg').length,
    violations: document.querySelectorAll('.violation').length,
    trees: document.querySelectorAll('.tree svg').length,
    paths: document.querySelectorAll('.paths .condition').length,
    gone: edges(document, view, '.gone'), now: edges(document, view, '.now')});
  setDark(document, false);
  result.light = leastContrast(document, view);
  setDark(document, true);
  result.dark = leastContrast(document, view);
  return result;
}

async function look(name, html, width) {
  const frame = document.createElement('iframe');
  frame.style.cssText = `width:${width}px;height:900px`;
  const loaded = new Promise(done => frame.addEventListener('load', done));
  frame.srcdoc = html.replace('<head>',
      '<head><script>window.errors = []; onerror = what => errors.push(String(what));<\/script>');
  document.body.append(frame);
  await loaded;
  const result = {name, width, ...seen(frame.contentDocument, frame.contentWindow)};
  frame.remove();
  return result;
}

async function main() {
  const results = [];
  for (const [name, html] of Object.entries(pages))
    for (const width of [1300, 380]) results.push(await look(name, html, width));
  return results;
}

main().catch(error => ({failed: String(error.stack)})).then(results => {
  const out = document.createElement('pre');
  out.id = 'results';
  out.textContent = JSON.stringify(results);
  document.body.replaceChildren(out);
});
