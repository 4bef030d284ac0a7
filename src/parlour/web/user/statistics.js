/**
 * The statistics section of a profile, by game. It does not include private matches of other users.
 */
import { html, nothing, render } from '../vendor/lit.js';
import { get } from '../components/api.js';
import { gameName } from '../components/games.js';
import { hasMessage, language, loadStrings, t } from '../components/strings.js';
import { bar, linePlot } from '../results/plots.js';
/** @typedef {import('../types').Statistics} Statistics */
/** @typedef {import('../types').Counted} Counted */

const INTEGER = new Intl.NumberFormat(language(), { maximumFractionDigits: 0 });
const DECIMAL = new Intl.NumberFormat(language(), { maximumFractionDigits: 1 });
const PERCENT = new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 });

/** Return the name of a score source. @param {string} game @param {string} what */
function sourceName(game, what) {
  const messageId = [`${game}-source-${what}-all`, `${game}-source-${what}`].find(hasMessage);
  return t(messageId ?? `site-source-${what}`);
}

/**
 * Return the label of an option's value, or null if there is none.
 * @param {string} game
 * @param {string} by name of the option, or `seat`
 * @param {string | boolean | number} value
 */
function valueName(game, by, value) {
  if (by === 'seat') return t('statistics-seat', { seat: Number(value) + 1 });
  const option = `${game}-option-${by}`;
  if (!hasMessage(option)) return null;
  if (typeof value === 'boolean')
    return t(value ? 'statistics-with' : 'statistics-without', { option: t(option) });
  return hasMessage(`${option}-${value}`) ? t(`${option}-${value}`) : null;
}

/** @param {string} match @param {unknown} words */
const link = (match, words) => html`<a href="/t/${match}/analysis">${words}</a>`;

/** @param {Statistics} found */
function factList({ matches, won, streak, points, per_turn: turn }) {
  const fact = (/** @type {string} */ name, /** @type {unknown} */ value) =>
    html`<div>
      <dt>${name}</dt>
      <dd>${value}</dd>
    </div>`;
  return html`<dl class="facts">
    ${fact(t('statistics-matches'), INTEGER.format(matches))}
    ${fact(t('statistics-won'), matches ? PERCENT.format(won / matches) : '–')}
    ${fact(t('statistics-streak'), INTEGER.format(streak))}
    ${points ? fact(t('statistics-average'), DECIMAL.format(points.average)) : nothing}
    ${points ? fact(t('statistics-best'), link(points.match, INTEGER.format(points.best))) : nothing}
    ${turn === null ? nothing : fact(t('statistics-per-turn'), DECIMAL.format(turn))}
  </dl>`;
}

/**
 * Return a table of averages with bars and best values.
 * @param {string} title
 * @param {Counted[]} all
 * @param {(what: string) => string} name
 */
function averagesTable(title, all, name) {
  if (!all.length) return nothing;
  const highest = Math.max(1, ...all.map(({ average }) => average));
  const row = (/** @type {Counted} */ { kind: what, average, best, match }) =>
    html`<tr>
      <th scope="row">${name(what)}</th>
      <td class="bars">${bar(average / highest)}</td>
      <td class="num">${DECIMAL.format(average)}</td>
      <td class="num">${link(match, INTEGER.format(best))}</td>
    </tr>`;
  return html`<table class="plain">
    <caption>
      ${title}
    </caption>
    <thead>
      <tr>
        <td></td>
        <td class="bars"></td>
        <th scope="col" class="num">${t('statistics-on-average')}</th>
        <th scope="col" class="num">${t('statistics-most')}</th>
      </tr>
    </thead>
    <tbody>
      ${all.map(row)}
    </tbody>
  </table>`;
}

/** Return the table of results by seat and by option. @param {Statistics} found */
function groupsTable({ game, groups }) {
  const namedGroups = groups
    .map(group => ({ ...group, name: valueName(game, group.key, group.value) }))
    .filter(({ name }) => name !== null);
  if (!namedGroups.length) return nothing;
  return html`<table class="plain">
    <caption>
      ${t('statistics-suits')}
    </caption>
    <thead>
      <tr>
        <td></td>
        <td class="bars"></td>
        <th scope="col" class="num">${t('statistics-won')}</th>
        <th scope="col" class="num">${t('statistics-matches')}</th>
      </tr>
    </thead>
    <tbody>
      ${namedGroups.map(
        ({ name, won, matches }) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td class="bars">${bar(won / matches)}</td>
            <td class="num">${PERCENT.format(won / matches)}</td>
            <td class="num">${matches}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {Statistics} found */
function plots({ recent_matches: recentMatches, counts, points, per_turn: turn }) {
  const href = (/** @type {string} */ match) => `/t/${match}/analysis`;
  const isPerTurn = counts.length > 0;
  const scorePoints = recentMatches.flatMap(({ match, at, points: pointsMade, turns }) => {
    if (pointsMade === null || (isPerTurn && !turns)) return [];
    return [{ at, href: href(match), value: isPerTurn ? pointsMade / turns : pointsMade }];
  });
  const paces = [...new Set(recentMatches.map(({ pace }) => pace))];
  const ratingMatches = paces
    .map(pace => recentMatches.filter(fact => fact.pace === pace && fact.rating !== null))
    .sort((a, b) => b.length - a.length)[0];
  return html`${linePlot({
    title: t(isPerTurn ? 'statistics-turnwise' : 'statistics-points'),
    points: scorePoints,
    mean: (isPerTurn ? turn : points?.average) ?? undefined,
    figure: value => DECIMAL.format(value),
  })}${linePlot({
    title: t('statistics-rating'),
    points: (ratingMatches ?? []).map(({ match, at, rating }) => ({
      at,
      href: href(match),
      value: rating ?? 0,
    })),
    figure: value => String(Math.round(value)),
  })}`;
}

/** @param {HTMLElement} section @param {import('../types').Profile} profile */
export async function mountStatistics(section, profile) {
  const games = profile.games.map(({ game }) => game);
  if (!games.length) return;
  await loadStrings('statistics', ...games);
  /** @type {Map<string, Statistics>} */
  const cache = new Map();
  let chosen = games[0];

  const choose = async (/** @type {string} */ game) => {
    chosen = game;
    draw();
    if (!cache.has(game))
      cache.set(
        game,
        await get(`/api/people/${encodeURIComponent(profile.id)}/statistics/${game}`),
      );
    draw();
  };
  function draw() {
    const found = cache.get(chosen);
    const choice = (/** @type {string} */ game) =>
      html`<button aria-pressed=${game === chosen} @click=${() => choose(game)}>${gameName(game)}</button>`;
    const body = found
      ? html`${factList(found)}${plots(found)}${averagesTable(
          t('statistics-sources'),
          found.score_sources,
          what => sourceName(found.game, what),
        )}${averagesTable(t('statistics-counts'), found.counts, what =>
          t(`${found.game}-count-${what}`),
        )}${groupsTable(found)}`
      : html`<p class="muted">${t('site-loading')}</p>`;
    render(
      html`<h2>${t('statistics-title')}</h2>
        <div class="segmented" role="group" aria-label=${t('site-game')}>${games.map(choice)}</div>
        <div class="card pad statistics-card">${body}</div>`,
      section,
    );
  }
  await choose(chosen);
}
