/**
 * The part of a person's page that tells of each game in numbers.
 *
 * The page calls `statistics` once, when it knows whose it is. Nothing is told of private matches of others.
 */
import { html, nothing, render } from '../vendor/lit.js';
import { get } from '../components/api.js';
import { gameName } from '../components/games.js';
import { hasMessage, language, loadStrings, t } from '../components/strings.js';
import { bar, linePlot } from '../results/plots.js';
/** @typedef {import('../types').Statistics} Statistics */
/** @typedef {import('../types').Counted} Counted */

const WHOLE = new Intl.NumberFormat(language(), { maximumFractionDigits: 0 });
const FINE = new Intl.NumberFormat(language(), { maximumFractionDigits: 1 });
const SHARE = new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 });

/** What a source of points is called. @param {string} game @param {string} what */
function sourceName(game, what) {
  const own = [`${game}-source-${what}-all`, `${game}-source-${what}`].find(hasMessage);
  return t(own ?? `site-source-${what}`);
}

/** What an option's value is called, or null where people have no word for it. @param {string} game @param {string} by
 * @param {string | boolean | number} value */
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
function facts({ matches, won, streak, points, per_turn: turn }) {
  const one = (/** @type {string} */ name, /** @type {unknown} */ value) =>
    html`<div>
      <dt>${name}</dt>
      <dd>${value}</dd>
    </div>`;
  return html`<dl class="facts">
    ${one(t('statistics-matches'), WHOLE.format(matches))}
    ${one(t('statistics-won'), matches ? SHARE.format(won / matches) : '–')}
    ${one(t('statistics-streak'), WHOLE.format(streak))}
    ${points ? one(t('statistics-average'), FINE.format(points.average)) : nothing}
    ${points ? one(t('statistics-best'), link(points.match, WHOLE.format(points.best))) : nothing}
    ${turn === null ? nothing : one(t('statistics-per-turn'), FINE.format(turn))}
  </dl>`;
}

/** Averages with bars, and the most there was. @param {string} title @param {Counted[]} all @param {(what: string) =>
 * string} name */
function averages(title, all, name) {
  if (!all.length) return nothing;
  const most = Math.max(1, ...all.map(({ average }) => average));
  const row = (/** @type {Counted} */ { kind: what, average, best, match }) =>
    html`<tr>
      <th scope="row">${name(what)}</th>
      <td class="bars">${bar(average / most)}</td>
      <td class="num">${FINE.format(average)}</td>
      <td class="num">${link(match, WHOLE.format(best))}</td>
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

/** What suits somebody: how they fare by seat and by option. @param {Statistics} found */
function suits({ game, groups }) {
  const named = groups
    .map(group => ({ ...group, name: valueName(game, group.key, group.value) }))
    .filter(({ name }) => name !== null);
  if (!named.length) return nothing;
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
      ${named.map(
        ({ name, won, matches }) =>
          html`<tr>
            <th scope="row">${name}</th>
            <td class="bars">${bar(won / matches)}</td>
            <td class="num">${SHARE.format(won / matches)}</td>
            <td class="num">${matches}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @param {Statistics} found */
function plots({ recent_matches: lately, counts, points, per_turn: turn }) {
  const href = (/** @type {string} */ match) => `/t/${match}/analysis`;
  const turnwise = counts.length > 0;
  const scored = lately.flatMap(({ match, at, points: made, turns }) => {
    if (made === null || (turnwise && !turns)) return [];
    return [{ at, href: href(match), value: turnwise ? made / turns : made }];
  });
  const paces = [...new Set(lately.map(({ pace }) => pace))];
  const rated = paces
    .map(pace => lately.filter(one => one.pace === pace && one.rating !== null))
    .sort((a, b) => b.length - a.length)[0];
  return html`${linePlot({
    title: t(turnwise ? 'statistics-turnwise' : 'statistics-points'),
    points: scored,
    mean: (turnwise ? turn : points?.average) ?? undefined,
    figure: value => FINE.format(value),
  })}${linePlot({
    title: t('statistics-rating'),
    points: (rated ?? []).map(({ match, at, rating }) => ({
      at,
      href: href(match),
      value: rating ?? 0,
    })),
    figure: value => String(Math.round(value)),
  })}`;
}

/** @param {HTMLElement} section @param {import('../types').Profile} profile */
export async function statistics(section, profile) {
  const games = profile.games.map(({ game }) => game);
  if (!games.length) return;
  await loadStrings('statistics', ...games);
  /** @type {Map<string, Statistics>} */
  const known = new Map();
  let chosen = games[0];

  const choose = async (/** @type {string} */ game) => {
    chosen = game;
    draw();
    if (!known.has(game))
      known.set(
        game,
        await get(`/api/people/${encodeURIComponent(profile.id)}/statistics/${game}`),
      );
    draw();
  };
  function draw() {
    const found = known.get(chosen);
    const choice = (/** @type {string} */ game) =>
      html`<button aria-pressed=${game === chosen} @click=${() => choose(game)}>${gameName(game)}</button>`;
    const body = found
      ? html`${facts(found)}${plots(found)}${averages(
          t('statistics-sources'),
          found.score_sources,
          what => sourceName(found.game, what),
        )}${averages(t('statistics-counts'), found.counts, what => t(`${found.game}-count-${what}`))}${suits(found)}`
      : html`<p class="muted">${t('site-loading')}</p>`;
    render(
      html`<h2>${t('statistics-title')}</h2>
        <div class="seg" role="group" aria-label=${t('site-game')}>${games.map(choice)}</div>
        <div class="card pad counted">${body}</div>`,
      section,
    );
  }
  await choose(chosen);
}
