import './dom.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';

let resize;
globalThis.ResizeObserver = class {
  constructor(run) {
    resize = run;
  }
  observe() {}
  disconnect() {}
};
const { LogScroll } = await import('../../src/parlour/web/table/log_scroll.js');

/** Return a pane of a height, with rows of another height, that is scrolled to its end. */
function pane(height, rows) {
  const element = document.createElement('div');
  const size = { clientHeight: height, scrollHeight: rows, scrollTop: 0 };
  for (const name of Object.keys(size))
    Object.defineProperty(element, name, {
      get: () => size[name],
      set: value => {
        size[name] = name === 'scrollTop' ? Math.min(value, size.scrollHeight) : value;
      },
    });
  return { element, size };
}

function follow(height, rows) {
  const { element, size } = pane(height, rows);
  const scroll = new LogScroll();
  scroll.attach(element);
  const moveTo = top => {
    size.scrollTop = top;
    element.dispatchEvent(new Event('scroll'));
  };
  moveTo(rows - height);
  return { size, moveTo };
}

test('a smaller pane shows its end, also if an old scroll event arrives first', () => {
  const { size, moveTo } = follow(300, 900);
  size.clientHeight = 200;
  moveTo(600);
  resize();
  assert.ok(size.scrollTop >= 700);
});

test('a pane that was scrolled up keeps its position until it is scrolled to the end', () => {
  const { size, moveTo } = follow(300, 900);
  moveTo(100);
  size.scrollHeight = 930;
  resize();
  assert.equal(size.scrollTop, 100);
  moveTo(630);
  size.scrollHeight = 960;
  resize();
  assert.ok(size.scrollTop >= 660);
});
