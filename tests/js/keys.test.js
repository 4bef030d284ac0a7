import './dom.js';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { gridStep, attachKeyboard } from '../../src/parlour/web/board/keys.js';

const press = (key, more = {}) =>
  document.activeElement.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  );

/** A board of named buttons on a grid of 40 px cells. */
function board(rows) {
  document.body.innerHTML = '<main></main>';
  const root = document.querySelector('main');
  const buttons = rows.flatMap((names, y) =>
    [...names].map((name, x) => {
      const button = document.createElement('button');
      button.id = name;
      Object.defineProperty(button, 'offsetParent', { value: root });
      const box = { left: x * 40, top: y * 40, width: 40, height: 40 };
      button.getBoundingClientRect = () => ({ ...box, bottom: box.top + 40, right: box.left + 40 });
      root.append(button);
      return button;
    }),
  );
  return { root, buttons };
}

const focused = () => document.activeElement.id;

test('gridStep: arrows move one cell and stop at the edge', () => {
  assert.equal(gridStep(4, 3, 9, { key: 'ArrowLeft' }), 3);
  assert.equal(gridStep(4, 3, 9, { key: 'ArrowDown' }), 7);
  assert.equal(gridStep(3, 3, 9, { key: 'ArrowLeft' }), null);
  assert.equal(gridStep(8, 3, 9, { key: 'ArrowDown' }), null);
});

test('gridStep: Home and End go to the ends of a row, with Control to the ends of the grid', () => {
  assert.equal(gridStep(4, 3, 8, { key: 'Home' }), 3);
  assert.equal(gridStep(7, 3, 8, { key: 'End' }), 7);
  assert.equal(gridStep(4, 3, 8, { key: 'Home', ctrlKey: true }), 0);
  assert.equal(gridStep(4, 3, 8, { key: 'End', ctrlKey: true }), 7);
});

test('gridStep: another key leads nowhere', () => {
  assert.equal(gridStep(4, 3, 9, { key: 'a' }), null);
  assert.equal(gridStep(4, 3, 9, { key: 'ArrowLeft', ctrlKey: true }), null);
});

let stop = () => {};
beforeEach(() => stop());

test('the first arrow focuses the board, further arrows walk it', () => {
  const { root, buttons } = board(['abc', 'def']);
  stop = attachKeyboard(root, { groups: () => [buttons], acceptsKeys: () => true });
  press('ArrowRight');
  assert.equal(focused(), 'a');
  press('ArrowRight');
  press('ArrowDown');
  assert.equal(focused(), 'e');
  press('End');
  assert.equal(focused(), 'f');
  press('ArrowRight');
  assert.equal(focused(), 'f', 'there is nothing to the right');
});

test('arrows prefer useful buttons', () => {
  const { root, buttons } = board(['abcd']);
  const useful = button => button.id === 'a' || button.id === 'd';
  stop = attachKeyboard(root, {
    groups: () => [buttons],
    acceptsKeys: () => true,
    isPreferred: useful,
  });
  buttons[0].focus();
  press('ArrowRight');
  assert.equal(focused(), 'd');
});

test('only the focused button of a part is a tab stop', () => {
  const { root, buttons } = board(['abc']);
  stop = attachKeyboard(root, { groups: () => [buttons], acceptsKeys: () => true });
  buttons[1].focus();
  assert.deepEqual(
    buttons.map(button => button.tabIndex),
    [-1, 0, -1],
  );
});

test('a typed name focuses its button, and a new name starts after a pause', () => {
  const { root, buttons } = board(['abc']);
  const names = { d1: buttons[2], d: null };
  stop = attachKeyboard(root, {
    groups: () => [buttons],
    acceptsKeys: () => true,
    findByName: text => names[text] ?? null,
  });
  press('d');
  press('1');
  assert.equal(focused(), 'c');
});

test('keys of the game win over arrows unless they decline', () => {
  const { root, buttons } = board(['ab']);
  let passed = 0;
  stop = attachKeyboard(root, {
    groups: () => [buttons],
    acceptsKeys: () => true,
    bindings: {
      p: () => {
        passed += 1;
      },
      ArrowRight: () => false,
    },
  });
  buttons[0].focus();
  press('p');
  assert.equal(passed, 1);
  press('ArrowRight');
  assert.equal(focused(), 'b', 'false means: not mine');
});

test('typing in an input or a dialog is left alone', () => {
  const { root, buttons } = board(['ab']);
  const input = document.createElement('input');
  root.append(input);
  stop = attachKeyboard(root, { groups: () => [buttons], acceptsKeys: () => true });
  input.focus();
  press('ArrowRight');
  assert.equal(document.activeElement, input);
});

test('after stop() the board no longer listens', () => {
  const { root, buttons } = board(['ab']);
  attachKeyboard(root, { groups: () => [buttons], acceptsKeys: () => true })();
  buttons[0].focus();
  press('ArrowRight');
  assert.equal(focused(), 'a');
});
