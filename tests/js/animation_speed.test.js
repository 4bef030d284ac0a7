import './dom.js';
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import {
  FACTORS,
  SPEED_CHOICES,
  choiceChanges,
  currentChoice,
  speedFactor,
} from '../../src/parlour/web/components/animation_speed.js';
import { animateProgress, flyPiece } from '../../src/parlour/web/board/motion.js';
import { animationTime, changeSettings } from '../../src/parlour/web/components/settings.js';
import { volumeGain } from '../../src/parlour/web/components/sound.js';

globalThis.fetch = async () => ({ ok: true, status: 204 });
const SOURCES = new URL('../../src/parlour/', import.meta.url);

test('every choice takes effect when it is chosen', () => {
  for (const reduced of [false, true])
    for (const motion of ['system', 'full', 'still'])
      for (const choice of SPEED_CHOICES) {
        const before = { motion, speed: 'normal' };
        const after = { ...before, ...choiceChanges(choice, before, reduced) };
        assert.equal(currentChoice(after, reduced), choice, `${choice} from ${motion}, ${reduced}`);
      }
});

test('reduced motion means still at every stored speed', () => {
  for (const speed of Object.keys(FACTORS))
    assert.equal(currentChoice({ motion: 'system', speed }, true), 'off');
});

test('a speed leaves the choice of the system alone where motion is allowed', () => {
  assert.deepEqual(choiceChanges('fast', { motion: 'system' }, false), { speed: 'fast' });
  assert.deepEqual(choiceChanges('fast', { motion: 'still' }, false), {
    speed: 'fast',
    motion: 'system',
  });
});

test('an unknown speed counts as normal', () => {
  assert.equal(speedFactor('warp'), 1);
  assert.equal(currentChoice({ motion: 'system', speed: 'warp' }, false), 'normal');
});

test('flights and progress take the time of the speed', async () => {
  changeSettings({ motion: 'full', speed: 'slow' });
  assert.equal(animationTime(100), 200);
  const durations = [];
  const create = document.createElement.bind(document);
  document.createElement = (...args) =>
    Object.assign(create(...args), {
      animate: (_, { duration }) => {
        durations.push(duration);
        return { finished: Promise.resolve() };
      },
    });
  await flyPiece(document.body, 'piece', [{}, {}], { duration: 300 });
  changeSettings({ speed: 'fast' });
  await flyPiece(document.body, 'piece', [{}, {}], { duration: 300 });
  document.createElement = create;
  assert.deepEqual(durations, [600, 150]);
  const start = performance.now();
  changeSettings({ speed: 'slow' });
  await new Promise(resolve => animateProgress(60, () => {}, resolve));
  assert.ok(performance.now() - start >= 120);
});

test('the page has the attribute that the style sheet reads, with the same factors', () => {
  const tokens = readFileSync(new URL('web/tokens.css', SOURCES), 'utf8');
  for (const [speed, factor] of Object.entries(FACTORS)) {
    changeSettings({ speed });
    assert.equal(document.documentElement.dataset.speed, speed);
    if (factor !== 1)
      assert.match(tokens, new RegExp(`\\[data-speed='${speed}'\\] \\{\\s+--pace: ${factor};`));
  }
  assert.match(tokens, /--pace: 1;/);
});

test('every duration in a style sheet is multiplied by the pace', () => {
  const sheets = readdirSync(SOURCES, { recursive: true }).filter(file => file.endsWith('.css'));
  assert.ok(sheets.length > 10);
  const unscaled = [];
  for (const sheet of sheets) {
    const text = readFileSync(new URL(sheet, SOURCES), 'utf8');
    for (const [declaration, value] of text.matchAll(
      /(?<![\w-])(?:animation|transition)(?:-duration|-delay)?:([^;]+);/g,
    )) {
      // Endless animations of the background, such as waving plants, have no speed.
      if (value.includes('infinite')) continue;
      const rest = value
        .replace(/calc\((?:[^()]|\((?:[^()]|\([^()]*\))*\))* \* var\(--pace\)\)/g, '')
        .replace(/var\(--opening[^)]*\)/, '');
      if (/(?<![\w.])\d*\.?[1-9]\d*m?s\b/.test(rest)) unscaled.push(`${sheet}: ${declaration}`);
    }
  }
  assert.deepEqual(unscaled, []);
});

test('the volume is silent at 0, almost neutral by default and bounded', () => {
  assert.equal(volumeGain(0), 0);
  assert.ok(Math.abs(volumeGain(80) - 1) < 0.05);
  assert.equal(volumeGain(500), volumeGain(100));
  assert.equal(volumeGain(-5), 0);
  for (let volume = 5; volume <= 100; volume += 5)
    assert.ok(volumeGain(volume) > volumeGain(volume - 5));
});
