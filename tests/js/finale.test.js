import './dom.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dailyPlace } from '../../src/parlour/web/components/daily_deal.js';
import { scoreBins } from '../../src/parlour/web/table/daily_finale.js';
import { finale, winningMargin } from '../../src/parlour/web/table/finale.js';
import { barParts } from '../../src/parlour/web/table/finale_bars.js';
import { randomDealOptions } from '../../src/parlour/web/table/solo.js';
import { html, render } from '../../src/parlour/web/vendor/lit.js';

const source = (kind, ...points) => ({ kind, points, details: {}, notes: [] });

test('sources of one kind are one part of a bar', () => {
  const parts = barParts({
    game: 'g',
    score_breakdown: [source('card', 1, 2), source('tank', 3, 0), source('tank', 4, 1)],
  });
  assert.deepEqual(
    parts.map(part => part.points),
    [
      [1, 2],
      [7, 1],
    ],
  );
});

test('the smallest of many sources are combined, so that five hatches suffice', () => {
  const kinds = [30, 2, 20, 1, 10, 5, 3].map((points, i) => source(`k${i}`, points, 0));
  const parts = barParts({ game: 'g', score_breakdown: kinds });
  assert.deepEqual(
    parts.map(part => part.points[0]),
    [30, 20, 10, 5, 6],
  );
});

test('a lead in points is stated only where it decided the match', () => {
  const frame = over => ({ seats: [{}, {}, {}], ranking: { ranks: [2, 1, 3], over } });
  assert.equal(winningMargin(frame('complete'), [30, 34, 9]), 4);
  assert.equal(winningMargin(frame('resigned'), [30, 34, 9]), 0);
  const draw = { seats: [{}, {}], ranking: { ranks: [1, 1], over: 'complete' } };
  assert.equal(winningMargin(draw, [5, 5]), 0);
  const shared = { seats: [{}, {}, {}], ranking: { ranks: [1, 3, 1], over: 'complete' } };
  assert.equal(winningMargin(shared, [9, 5, 9]), 0);
  const team = { ...shared, ranking: { ...shared.ranking, teams: [0, 1, 0] } };
  assert.equal(winningMargin(team, [9, 5, 9]), 4);
});

test('scores are counted in at most twelve bins', () => {
  assert.deepEqual(scoreBins([50, 50, 52]), { from: 50, step: 1, counts: [2, 0, 1] });
  const { counts, step } = scoreBins([0, 40, 99]);
  assert.equal(step, 9);
  assert.ok(counts.length <= 12);
  assert.equal(
    counts.reduce((all, one) => all + one),
    3,
  );
});

test('the own place today leaves repeated attempts out', () => {
  const score = (points, mine = false, replayed = false) => ({
    name: '',
    score: points,
    mine,
    replayed,
  });
  const scores = [score(90), score(80, true), score(80), score(60), score(99, false, true)];
  assert.deepEqual(dailyPlace({ scores }), { place: 2, count: 4, average: 78, score: 80 });
  assert.equal(dailyPlace({ scores: [score(90), score(99, true, true)] }), undefined);
});

test('another deal has the same rules and is not the deal of the day', () => {
  assert.deepEqual(randomDealOptions({ mode: 'solo', deal: 'daily', day: '2026-01-31' }), {
    mode: 'solo',
    deal: 'random',
  });
  assert.deepEqual(randomDealOptions({ board: 'wide' }), { board: 'wide' });
});

/** Render the end of a match of two seats. */
function ending(ranks, scores, ownSeats, over = 'complete') {
  const frame = { game: 'g', match: 'm', view: {}, seats: [{ name: 'Ada' }, { name: 'Bo' }] };
  const ui = { finale: () => ({ heading: html`<span id="tiles"></span>` }) };
  const element = document.createElement('div');
  render(finale({ ...frame, ranking: { ranks, scores, over } }, { ownSeats, ui }), element);
  return element;
}

test('the words "You win" of a game appear only if the one player of this page has won', () => {
  const hasTiles = element => element.querySelector('#tiles') !== null;
  assert.ok(hasTiles(ending([1, 2], [5, 3], [0])));
  assert.ok(!hasTiles(ending([1, 2], [5, 3], [1])));
  assert.ok(!hasTiles(ending([1, 2], [5, 3], [0, 1])));
  assert.ok(!hasTiles(ending([1, 1], [5, 5], [0])));
  assert.ok(!hasTiles(ending([1, 1], [5, 3], [0], 'void')));
});

test('the large number is what all winners have, also after an agreed draw', () => {
  const total = element => element.querySelector('.finale-total')?.textContent.trim();
  assert.match(total(ending([1, 2], [5, 3], [0])), /^5/);
  assert.match(total(ending([1, 1], [4, 4], [0])), /^4/);
  assert.equal(total(ending([1, 1], [5, 3], [0], 'agreed')), undefined);
});

test('a negative sum has a minus sign', () => {
  const sums = ending([1, 2], [5, -3], [0]).querySelectorAll('.finale-sum');
  assert.deepEqual(
    [...sums].map(sum => sum.textContent),
    ['5', '−3'],
  );
});
