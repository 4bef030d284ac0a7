import './dom.js';
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import {
  animateFrom,
  animateProgress,
  flyPiece,
  piecePositions,
} from '../../src/parlour/web/board/motion.js';
import { changeSettings } from '../../src/parlour/web/components/settings.js';

globalThis.fetch = async () => ({ ok: true, status: 204 });

const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve));

/** The keyframes of every animation that started. */
let animations;
let root;
let left;

beforeEach(() => {
  animations = [];
  left = 0;
  document.body.innerHTML = '<main><b data-moves="a"></b></main>';
  root = document.querySelector('main');
  const animate = keyframes => {
    animations.push(keyframes);
    return { finished: Promise.resolve() };
  };
  for (const element of [root.firstElementChild]) {
    element.animate = animate;
    element.getBoundingClientRect = () => ({ left, top: 0, width: 20, height: 20 });
  }
  const create = document.createElement.bind(document);
  document.createElement = (...args) => Object.assign(create(...args), { animate });
});

test('with reduced motion, nothing is animated', async () => {
  changeSettings({ motion: 'still' });
  const before = piecePositions(root);
  left = 50;
  animateFrom(root, before);
  await flyPiece(root, 'piece', [{}, {}]);
  const steps = [];
  animateProgress(
    100,
    part => steps.push(part),
    () => steps.push('done'),
  );
  assert.deepEqual(animations, []);
  assert.deepEqual(steps, ['done'], 'the end is reached at once');
  assert.equal(root.children.length, 1);
});

test('a moved piece is animated from its former position', async () => {
  changeSettings({ motion: 'full' });
  const before = piecePositions(root);
  left = 50;
  animateFrom(root, before);
  assert.equal(animations.length, 0, 'the new position is measured with the next frame');
  await nextFrame();
  assert.equal(animations.length, 1);
  assert.match(animations[0][0].transform, /translate\(-50px, 0px\)/);
});

test('a piece that stays is not animated, a new piece fades in', async () => {
  changeSettings({ motion: 'full' });
  animateFrom(root, piecePositions(root));
  await nextFrame();
  assert.equal(animations.length, 0);
  animateFrom(root, new Map());
  await nextFrame();
  assert.deepEqual(animations, [[{ opacity: 0 }, { opacity: 1 }]]);
});

test('a flying piece is removed where it lands', async () => {
  changeSettings({ motion: 'full' });
  const flight = flyPiece(root, 'piece', [{}, {}]);
  assert.equal(root.querySelectorAll('.board-flight').length, 1);
  await flight;
  assert.equal(root.querySelectorAll('.board-flight').length, 0);
});

test('progress rises to the end and can be stopped', async () => {
  changeSettings({ motion: 'full' });
  const steps = [];
  await new Promise(resolve => animateProgress(30, part => steps.push(part), resolve));
  assert.ok(steps.every((part, i) => part >= 0 && part <= 1 && (i === 0 || part >= steps[i - 1])));
  let ended = false;
  const stop = animateProgress(
    5,
    () => {},
    () => {
      ended = true;
    },
  );
  stop();
  await new Promise(resolve => setTimeout(resolve, 20));
  assert.equal(ended, false);
});

test('all pieces are measured before the first one is animated', async () => {
  changeSettings({ motion: 'full' });
  document.body.innerHTML = '<main><b data-moves="a"></b><b data-moves="b"></b></main>';
  root = document.querySelector('main');
  const steps = [];
  for (const [at, element] of [...root.children].entries()) {
    element.animate = () => steps.push(`animate ${at}`);
    element.getBoundingClientRect = () => {
      steps.push(`measure ${at}`);
      return { left: 0, top: 0, width: 20, height: 20 };
    };
  }
  animateFrom(root, new Map());
  await nextFrame();
  assert.deepEqual(steps, ['measure 0', 'measure 1', 'animate 0', 'animate 1']);
});
