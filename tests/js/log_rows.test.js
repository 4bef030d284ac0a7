import './dom.js';
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { loadStrings } from '../../src/parlour/web/components/strings.js';
import { logRows } from '../../src/parlour/web/table/log.js';
import { render } from '../../src/parlour/web/vendor/lit.js';

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

/** Return the rows of a log: their text for screen readers, and the texts of their lines. */
function rows(...entries) {
  const element = document.createElement('div');
  render(logRows('g', OCCUPANTS, entries, { ui: UI }), element);
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
