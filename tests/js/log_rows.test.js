import './dom.js';
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { loadStrings } from '../../src/parlour/web/components/strings.js';
import { logRows } from '../../src/parlour/web/table/log.js';
import { html, nothing, render } from '../../src/parlour/web/vendor/lit.js';

const MESSAGES = `g-news-decided = { $name } decided.
g-news-laid = { $name } placed a bet.
g-news-ended = The match ended.
`;
mock.method(globalThis, 'fetch', async () => new Response(MESSAGES));
await loadStrings('g');

const SECRETS = ['decided', 'laid'];
const OCCUPANTS = [{ name: 'Ada' }, { name: 'Bo' }];
const UI = {
  logGroup: ({ what }) => (SECRETS.includes(what) ? 'secret' : null),
  groupRow: entries => ({ text: entries.map(({ what, seat }) => `${what} ${seat}`).join(', ') }),
};

const news = (what, seat = null) => ({ what, seat, details: {}, places: [], parts: [] });
const entry = (seq, ...log_entries) => ({
  seq,
  kind: 'moved',
  seat: 0,
  at: 0,
  spent_ms: 0,
  details: {},
  scores: null,
  log_entries,
});

/** Return the element of a log. */
function log(entries, acts = {}) {
  const element = document.createElement('div');
  render(logRows('g', OCCUPANTS, entries, { ui: UI, ...acts }), element);
  return element;
}

/** Return the rows of a log: their text for screen readers, and the texts of their lines. */
function rows(...entries) {
  const element = log(entries);
  return [...element.querySelectorAll('li')].map(item => ({
    spoken: item.querySelector('.visually-hidden').textContent.split('\n'),
    lines: [...item.querySelectorAll('.line .w')].map(line => line.textContent.trim()),
  }));
}

test('a row of several decisions speaks all of them', () => {
  assert.deepEqual(
    rows(entry(1, news('decided', 0)), entry(2, news('decided', 1), news('laid', 0))),
    [
      {
        spoken: ['Ada decided.', 'Bo decided.', 'Ada placed a bet.'],
        lines: ['decided 0, decided 1, laid 0'],
      },
    ],
  );
});

test('another event ends a group and remains in the log', () => {
  const found = rows(
    entry(1, news('decided', 0), news('ended')),
    entry(2, news('decided', 0)),
    entry(3, news('decided', 1)),
  );
  assert.deepEqual(
    found.map(row => row.lines),
    [['decided 0', 'The match ended.'], ['decided 0, decided 1']],
  );
});

test('a log entry without a message does not shift the lines after it', () => {
  const found = rows(entry(1, news('unknown'), news('decided', 0), news('ended')));
  assert.deepEqual(found[0].lines, ['decided 0', 'The match ended.']);
});

test('a row of several decisions shows the mark of each seat, and other rows show one', () => {
  const entries = [
    entry(1, news('ended')),
    entry(2, news('decided', 0)),
    { ...entry(3, news('decided', 1), news('laid', 0)), seat: 1 },
  ];
  const mark = step => html`<i class="mark">${'abc'[step]}</i>`;
  const [single, merged] = log(entries, { mark }).querySelectorAll('li');
  assert.equal(single.querySelector('.n .mark').textContent, 'a');
  assert.equal(single.querySelector('.seat-marks'), null);
  assert.equal(merged.querySelector('.n .mark'), null);
  assert.deepEqual(
    [...merged.querySelectorAll('.seat-marks > span')].map(item => [
      item.querySelector('.token').classList.contains('s1') ? 0 : 1,
      item.querySelector('.mark').textContent,
    ]),
    [
      [0, 'b'],
      [1, 'c'],
    ],
  );
});

test('a seat without a mark is omitted from a row of several decisions', () => {
  const entries = [entry(1, news('decided', 0)), entry(2, news('decided', 1))];
  const mark = step => (step ? html`<i class="mark"></i>` : nothing);
  const marks = log(entries, { mark }).querySelectorAll('.seat-marks > span');
  assert.equal(marks.length, 1);
  assert.equal(log(entries, { mark: () => nothing }).querySelector('.seat-marks'), null);
});
