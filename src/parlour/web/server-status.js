/** The server status page of operators: what works, the last hour, bots, database and messages. */
import { html, nothing, render } from './vendor/lit.js';
import { get } from './components/api.js';
import { icon } from './components/icons.js';
import { mountShell, setTitle } from './components/shell.js';
import { formatTime } from './components/time.js';
import { errorText, language, loadStrings, t } from './components/strings.js';
import { hourChart } from './server-status/hour_chart.js';
import { isFailing, problems, uptime } from './server-status/problems.js';
/** @typedef {import('./types').ServerStatus} ServerStatus */

const REFRESH_MS = 60_000;
const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const INTEGER = new Intl.NumberFormat(language(), { maximumFractionDigits: 0 });
const DECIMAL = new Intl.NumberFormat(language(), { maximumFractionDigits: 1 });
const PERCENT = new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 });
/** @type {ServerStatus | null} */
let status = null;
let errorMessage = '';

const integer = (/** @type {number} */ value) => INTEGER.format(value);
const milliseconds = (/** @type {number} */ value) => `${DECIMAL.format(value)} ms`;
const percent = (/** @type {number} */ value) => PERCENT.format(value / 100);

async function load() {
  try {
    status = await get('/api/admin/status');
    errorMessage = '';
  } catch (refusal) {
    errorMessage = errorText(/** @type {any} */ (refusal));
  }
  draw();
}

/** @param {ServerStatus} found */
function overallCard(found) {
  const all = problems(found);
  return html`<section class="card overall ${all.length ? 'bad' : 'ok'}" role="status">
    ${icon(all.length ? 'flag' : 'check')}
    <div>
      <b>${all.length ? t('status-problems', { count: all.length }) : t('status-works')}</b>
      ${
        all.length
          ? html`<ul>
              ${all.map(one => html`<li>${t(one.id, one.details)}</li>`)}
            </ul>`
          : html`<p>${t('status-works-line', { count: found.games })}</p>`
      }
    </div>
  </section>`;
}

/** @param {string} label @param {unknown} value @param {string} line */
const figureCard = (label, value, line) =>
  html`<div class="card figure-card"><dt>${label}</dt><dd>${value}<span>${line}</span></dd></div>`;

/** @param {ServerStatus} found */
const summary = found =>
  html`<dl class="figure-cards" aria-label=${t('status-summary')}>
    ${figureCard(t('status-version'), found.version, found.database.engine)}
    ${figureCard(
      t('status-running'),
      t(...uptime(found.at - found.started_at)),
      t('status-since', { time: formatTime(found.started_at) }),
    )}
    ${figureCard(
      t('status-sockets'),
      integer(found.sockets),
      t('site-online-count', { members: found.members, guests: found.guests }),
    )}
    ${figureCard(
      t('status-matches'),
      found.playing === null ? '–' : integer(found.playing),
      found.gathering === null ? '' : t('status-gathering', { count: found.gathering }),
    )}
  </dl>`;

/** @param {ServerStatus} found */
function charts({ points }) {
  const times = points.map(({ at }) => at);
  const curve = (/** @type {keyof ServerStatus['points'][0]} */ key, label = '') => ({
    label,
    values: points.map(point => point[key]),
  });
  return html`<div class="hour-charts">
    ${hourChart({ title: t('status-moves'), times, format: integer, curves: [curve('moves')] })}
    ${hourChart({
      title: t('status-response'),
      times,
      format: milliseconds,
      curves: [curve('response_ms', t('status-median')), curve('slow_response_ms', percent(99))],
    })}
    ${hourChart({ title: t('status-open-sockets'), times, format: integer, curves: [curve('sockets')] })}
    ${hourChart({
      title: t('status-processor'),
      times,
      top: 100,
      format: percent,
      curves: [
        curve('processor', t('status-processor-server')),
        curve('bots', t('status-processor-bots')),
      ],
    })}
  </div>`;
}

/** @param {string} label @param {string} value */
const fact = (label, value) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`;

/** @param {ServerStatus} found */
const botsCard = ({ bots }) =>
  html`<section class="card padded-card" aria-labelledby="h-bots">
    <h2 id="h-bots">${t('status-bots')}</h2>
    <dl class="fact-rows">
      ${fact(t('status-bots-workers'), t('status-of', { part: bots.busy, all: bots.workers }))}
      ${fact(t('status-bots-people'), integer(bots.people))}
      ${fact(t('status-bots-watched'), integer(bots.watched))}
      ${fact(t('status-bots-nobody'), integer(bots.nobody))}
    </dl>
    <p class="xs muted">${t('status-bots-line')}</p>
  </section>`;

/** @param {ServerStatus} found */
const databaseCard = ({ database }) =>
  html`<section class="card padded-card" aria-labelledby="h-database">
    <h2 id="h-database">${t('status-database')}</h2>
    <dl class="fact-rows">
      ${fact(
        t('status-connections'),
        t('status-of', { part: database.connections, all: database.max_connections }),
      )}
      ${fact(t('status-waiting'), integer(database.waiting))}
      ${fact(
        t('status-append'),
        database.append_ms === null ? '–' : milliseconds(database.append_ms),
      )}
      ${fact(
        t('status-append-slow', { share: percent(99) }),
        database.slow_append_ms === null ? '–' : milliseconds(database.slow_append_ms),
      )}
    </dl>
  </section>`;

/** @param {ServerStatus} found */
const messagesCard = ({ channels }) =>
  html`<section class="card padded-card" aria-labelledby="h-messages">
    <h2 id="h-messages">${t('status-messages')}</h2>
    <ul class="lines">
      ${channels.map(
        one =>
          html`<li>
            <span class="grow"
              ><b>${t(`status-channel-${one.channel}`)}</b
              ><span class="d"
                >${t('status-channel-counts', { sent: one.sent, failed: one.failed })}</span
              ></span
            >${
              isFailing(one)
                ? html`<span class="status-tag bad">${t('status-failing')}</span>`
                : nothing
            }
          </li>`,
      )}
    </ul>
    <p class="xs muted">${t('status-messages-line')}</p>
  </section>`;

/** @param {ServerStatus} found */
const gamesCard = found =>
  html`<section class="card padded-card" aria-labelledby="h-games">
    <h2 id="h-games">${t('account-admin-disabled-games')}</h2>
    <ul class="lines">
      ${found.unavailable_games.map(
        one =>
          html`<li>
            <span class="grow"><b>${one.game}</b><span class="d">${one.reason}</span></span>
          </li>`,
      )}
    </ul>
  </section>`;

/** @param {ServerStatus} found */
const failingGamesCard = found =>
  html`<section class="card padded-card" aria-labelledby="h-failing-games">
    <h2 id="h-failing-games">${t('status-failing-games')}</h2>
    <ul class="lines">
      ${found.failing_games.map(
        ({ game, reason, count, last_at }) =>
          html`<li>
            <span class="grow"
              ><b>${game}</b><span class="d">${reason}</span
              ><span class="d">${t('status-failing-games-count', { count, time: formatTime(last_at) })}</span></span
            >
          </li>`,
      )}
    </ul>
  </section>`;

function draw() {
  render(
    html`<h1>${t('status-title')}</h1>
      ${errorMessage ? html`<p class="sub" role="status">${errorMessage}</p>` : nothing}
      ${
        status
          ? html`${overallCard(status)}${summary(status)}${charts(status)}
              <div class="status-columns">
                ${botsCard(status)}${databaseCard(status)}${messagesCard(status)}${
                  status.unavailable_games.length ? gamesCard(status) : nothing
                }${status.failing_games.length ? failingGamesCard(status) : nothing}
              </div>`
          : nothing
      }`,
    main,
  );
}
await Promise.all([mountShell({ page: 'admin' }), loadStrings('account'), loadStrings('status')]);
setTitle(t('status-title'));
draw();
load();
setInterval(() => {
  if (!document.hidden) load();
}, REFRESH_MS);
