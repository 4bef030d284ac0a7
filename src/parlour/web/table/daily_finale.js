/** The end of a deal of the day: the own rank, all scores of today and the best of them. */
import { html, nothing, svg } from '../vendor/lit.js';
import { dailyPlace } from '../components/daily_deal.js';
import { language, t } from '../components/strings.js';
/** @typedef {import('../components/daily_deal.js').DailyLeaderboard} DailyLeaderboard */

/** Minimum number of scores for a chart of their distribution. */
const MIN_SCORES = 5;
const MAX_BINS = 12;
/** Number of bins that can all be labelled. */
const MAX_LABELS = 6;
/** Number of scores in the list of the best. */
const MAX_BEST = 5;
const WIDE = 480;
const HIGH = 84;

/**
 * Return the number of scores in bins of equal width, from the lowest score to the highest.
 * @param {number[]} scores
 * @returns {{ from: number, step: number, counts: number[] }}
 */
export function scoreBins(scores) {
  const from = Math.min(...scores);
  const step = Math.max(1, Math.ceil((Math.max(...scores) - from + 1) / MAX_BINS));
  const counts = Array.from(
    { length: Math.floor((Math.max(...scores) - from) / step) + 1 },
    () => 0,
  );
  for (const score of scores) counts[Math.floor((score - from) / step)] += 1;
  return { from, step, counts };
}

/** @param {number[]} scores @param {number} own */
function distribution(scores, own) {
  const { from, step, counts } = scoreBins(scores);
  const width = WIDE / counts.length;
  const most = Math.max(...counts);
  const ownBin = Math.floor((own - from) / step);
  const bar = (/** @type {number} */ count, /** @type {number} */ bin) => {
    const high = (count / most) * HIGH;
    const x = bin * width;
    const middle = Math.min(WIDE - 28, Math.max(28, x + width / 2));
    const isOwn = bin === ownBin;
    const hasLabel = counts.length <= MAX_LABELS || bin % 2 === 0;
    const label = hasLabel
      ? svg`<text x=${x + width / 2} y=${40 + HIGH}>${from + bin * step}</text>`
      : nothing;
    const ownLabel = isOwn
      ? svg`<text class="mine" x=${middle} y=${14 + HIGH - high}>${t('site-you')}, ${own}</text>`
      : nothing;
    return svg`<rect class=${isOwn ? 'mine' : ''} x=${x + 2} y=${20 + HIGH - high} width=${width - 4}
      height=${high} rx="3"/>${label}${ownLabel}`;
  };
  const label = t('site-daily-chart', {
    count: scores.length,
    least: from,
    most: Math.max(...scores),
    own,
  });
  return html`<div class="finale-scores"><h3>${t('site-daily-scores')}</h3>
    <svg viewBox=${`0 0 ${WIDE} ${HIGH + 44}`} role="img" aria-label=${label}>${counts.map(bar)}
      <path d=${`M0 ${HIGH + 20.5}H${WIDE}`} /></svg></div>`;
}

/**
 * Return the own scores of the last seven days, or nothing if today's is the only one. The bars
 * compare them with the best.
 * @param {import('../components/daily_deal.js').DayScore[]} week
 */
export function ownWeek(week) {
  const scores = week.flatMap(({ score }) => (score === null ? [] : [score]));
  if (scores.length < 2) return nothing;
  const most = Math.max(...scores, 1);
  const format = (/** @type {'short' | 'long'} */ weekday) =>
    new Intl.DateTimeFormat(language(), { weekday, timeZone: 'UTC' });
  const [short, long] = [format('short'), format('long')];
  const column = (
    /** @type {(typeof week)[number]} */ { day, score },
    /** @type {number} */ at,
  ) => {
    const date = new Date(`${day}T00:00:00Z`);
    const name = long.format(date);
    const label =
      score === null
        ? t('site-daily-missed', { day: name })
        : t('site-daily-day', { day: name, score });
    return html`<li class=${at === week.length - 1 ? 'mine' : ''}>
      <span class="visually-hidden">${label}</span>
      <b aria-hidden="true">${score ?? '·'}</b>
      <i aria-hidden="true" style=${`--share: ${Math.max(0, (score ?? 0) / most)}`}></i>
      <small aria-hidden="true">${short.format(date)}</small></li>`;
  };
  return html`<div class="finale-week"><h3>${t('site-daily-week')}</h3><ol>${week.map(column)}</ol></div>`;
}

/**
 * Return the heading, the line and the content for a finished deal of the day, or nothing if the
 * own score is not on the leaderboard.
 * @param {DailyLeaderboard} board
 * @param {import('../types').Frame} frame
 */
export function dailyFinale(board, frame) {
  const own = frame.ranking?.scores?.[0];
  if (own === undefined) return undefined;
  const found = dailyPlace(board);
  const counted = board.scores.filter(entry => !entry.replayed);
  const scores = counted.map(entry => entry.score);
  const line = !found
    ? `${t('site-daily-again')}.`
    : t(found.count > 1 ? 'site-daily-place' : 'site-daily-alone', found);
  const rank = (/** @type {number} */ score) => 1 + scores.filter(other => other > score).length;
  const top = counted.slice(0, MAX_BEST);
  const best = top.some(entry => entry.mine)
    ? top
    : [...top.slice(0, MAX_BEST - 1), ...counted.filter(entry => entry.mine)];
  const list = html`<div class="finale-best"><h3>${t('site-daily-best')}</h3><ol>${best.map(
    ({
      name,
      score,
      mine,
    }) => html`<li class=${mine ? 'mine' : ''}><span class="finale-rank">${rank(score)}</span>
      <span class="finale-name" title=${name}>${name}${mine ? html` <small>· ${t('site-you')}</small>` : nothing}</span>
      <b class="finale-sum">${score}</b></li>`,
  )}</ol></div>`;
  const chart = scores.length >= MIN_SCORES ? distribution(scores, own) : nothing;
  return {
    heading: t(found?.place === 1 && found.count > 1 ? 'site-daily-first' : 'site-daily'),
    line,
    body: html`<div class="finale-today">${chart}${list}${ownWeek(board.week)}</div>`,
  };
}
