import './dom.js';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { centerOf, isReachable, nearest } from '../../src/parlour/web/board/geometry.js';
import { attachPointer } from '../../src/parlour/web/board/pointer.js';

/** An element that covers a rectangle of the window. */
function boxed(left, top, width, height) {
  const element = document.createElement('button');
  element.getBoundingClientRect = () => ({ left, top, width, height });
  return element;
}

test('nearest: the candidate whose center is closest', () => {
  const candidates = [
    ['a', boxed(0, 0, 40, 40)],
    ['b', boxed(40, 0, 40, 40)],
  ];
  assert.equal(nearest({ x: 38, y: 20 }, candidates, 100), 'a');
  assert.equal(nearest({ x: 42, y: 20 }, candidates, 100), 'b');
});

test('nearest: nothing within reach', () => {
  const candidates = [['a', boxed(0, 0, 40, 40)]];
  assert.equal(nearest({ x: 120, y: 20 }, candidates, 100), null, 'the reach itself is outside');
  assert.equal(nearest({ x: 119, y: 20 }, candidates, 100), 'a');
  assert.equal(nearest({ x: 0, y: 0 }, [], 100), null);
});

test('centerOf: the middle of an element', () => {
  assert.deepEqual(centerOf(boxed(10, 20, 40, 60)), { x: 30, y: 50 });
});

test('isReachable: neither hidden nor outside the layout', () => {
  const button = document.createElement('button');
  Object.defineProperty(button, 'offsetParent', { value: document.body, configurable: true });
  assert.equal(isReachable(button), true);
  button.hidden = true;
  assert.equal(isReachable(button), false);
  button.hidden = false;
  Object.defineProperty(button, 'offsetParent', { value: null });
  assert.equal(isReachable(button), false);
});

let root;
let button;
let calls;
let stop;

/** Dispatch a pointer event on an element. */
const send = (element, type, x, y, more = {}) =>
  element.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      clientX: x,
      clientY: y,
      button: 0,
      isPrimary: true,
      pointerId: 1,
      pointerType: 'mouse',
      ...more,
    }),
  );
const click = (x, y, detail = 1) =>
  button.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: y, detail }),
  );
const names = () => calls.map(([name]) => name);

beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout'] });
  document.body.innerHTML = '<main></main>';
  root = document.querySelector('main');
  button = boxed(0, 0, 40, 40);
  root.append(button);
  document.elementFromPoint = () => button;
  calls = [];
  const record =
    name =>
    (...args) => {
      calls.push([name, ...args]);
    };
  stop = attachPointer(root, {
    placeAt: ({ x }) => (x < 200 ? `column ${Math.floor(x / 40)}` : null),
    pickUp: target => (target === button ? 'piece' : null),
    tap: record('tap'),
    dragStart: record('dragStart'),
    drop: record('drop'),
    dragCancel: record('dragCancel'),
    longPress: record('longPress'),
  });
});

afterEach(() => {
  stop();
  mock.timers.reset();
});

test('a click is a tap at its place', () => {
  click(50, 10);
  assert.deepEqual(calls, [['tap', 'column 1', { x: 50, y: 10 }, button, false]]);
});

test('a click by keyboard means the center of the focused button', () => {
  click(0, 0, 0);
  assert.deepEqual(calls, [['tap', 'column 0', { x: 20, y: 20 }, button, true]]);
});

test('a press that moves is a drag and ends with a drop, not with a tap', () => {
  send(button, 'pointerdown', 10, 10);
  send(document, 'pointermove', 90, 10);
  send(document, 'pointerup', 90, 10);
  click(90, 10);
  assert.deepEqual(names(), ['dragStart', 'drop']);
  assert.deepEqual(calls[1], ['drop', 'piece', 'column 2', { x: 90, y: 10 }]);
  assert.equal(root.querySelector('.board-ghost'), null);
});

test('a press that moves less than 8 pixels stays a tap', () => {
  send(button, 'pointerdown', 10, 10);
  send(document, 'pointermove', 15, 14);
  send(document, 'pointerup', 15, 14);
  click(15, 14);
  assert.deepEqual(names(), ['tap']);
});

test('a drop outside every place cancels the drag', () => {
  send(button, 'pointerdown', 10, 10);
  send(document, 'pointermove', 300, 10);
  send(document, 'pointerup', 300, 10);
  assert.deepEqual(names(), ['dragStart', 'dragCancel']);
});

test('pointercancel cancels the drag', () => {
  send(button, 'pointerdown', 10, 10);
  send(document, 'pointermove', 90, 10);
  send(document, 'pointercancel', 90, 10);
  assert.deepEqual(names(), ['dragStart', 'dragCancel']);
});

test('a long press on a piece is reported once, without a tap', () => {
  send(button, 'pointerdown', 10, 10);
  mock.timers.tick(480);
  send(document, 'pointerup', 10, 10);
  click(10, 10);
  assert.deepEqual(calls, [['longPress', 'piece']]);
});

test('a drag may begin after a long press', () => {
  send(button, 'pointerdown', 10, 10);
  mock.timers.tick(480);
  send(document, 'pointermove', 90, 10);
  send(document, 'pointerup', 90, 10);
  click(90, 10);
  assert.deepEqual(names(), ['longPress', 'dragStart', 'drop']);
});

test('a second finger is ignored', () => {
  send(button, 'pointerdown', 10, 10);
  send(document, 'pointermove', 90, 10, { pointerId: 2 });
  assert.deepEqual(names(), []);
});

test('after stop() the board no longer listens', () => {
  stop();
  click(50, 10);
  assert.deepEqual(calls, []);
});
