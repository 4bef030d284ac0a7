/** The problems of a server and its uptime, as messages. */
/** @typedef {import('../types').ServerStatus} ServerStatus */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Return whether most messages of a channel were not delivered.
 * @param {ServerStatus['channels'][0]} channel
 */
export const isFailing = ({ sent, failed }) => failed > sent;

/**
 * Return the problems that an operator can solve, as message ids and their arguments.
 * Webhooks belong to users, so those that fail are no problem of the server.
 * @param {ServerStatus} status
 * @returns {{ id: string, details: Record<string, number> }[]}
 */
export function problems(status) {
  const found = [];
  if (!status.database.answers) found.push({ id: 'status-problem-database', details: {} });
  const games = status.unavailable_games.length;
  if (!status.is_connected) found.push({ id: 'status-problem-shared', details: {} });
  if (games) found.push({ id: 'status-problem-games', details: { count: games } });
  const failing = status.failing_games.length;
  if (failing) found.push({ id: 'status-problem-failing-games', details: { count: failing } });
  const { people, workers } = status.bots;
  if (people > workers) found.push({ id: 'status-problem-bots', details: { count: people } });
  for (const one of status.channels)
    if (one.channel !== 'webhook' && isFailing(one))
      found.push({ id: `status-problem-${one.channel}`, details: { count: one.failed } });
  return found;
}

/**
 * Return a duration as a message id and its arguments: minutes, hours or days.
 * @param {number} ms
 * @returns {[string, { count: number }]}
 */
export function uptime(ms) {
  if (ms < HOUR) return ['status-minutes', { count: Math.floor(ms / MINUTE) }];
  if (ms < 2 * DAY) return ['status-hours', { count: Math.floor(ms / HOUR) }];
  return ['status-days', { count: Math.floor(ms / DAY) }];
}
