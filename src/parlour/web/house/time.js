/** Time as people read it: clocks, spans and moments of the day. */
import { language, t } from './words.js';

const pad = (/** @type {number} */ n) => String(n).padStart(2, '0');

/** A clock face: 4:38, 1:02:09, 2 days; minus in overtime. @param {number} ms */
export function face(ms) {
  const over = ms < 0, seconds = over ? Math.floor(-ms / 1000) : Math.ceil(ms / 1000), sign = over ? '−' : '';
  if (seconds >= 172800) return t('house-days', { days: Math.floor(seconds / 86400) });
  if (seconds >= 86400) return t('house-hours', { hours: Math.floor(seconds / 3600) });
  const h = Math.floor(seconds / 3600), m = Math.floor(seconds / 60) % 60, s = seconds % 60;
  if (ms >= 0 && ms < 10000) return (Math.ceil(ms / 100) / 10).toFixed(1);
  return sign + (h ? `${h}:${pad(m)}:${pad(s)}` : `${m}:${pad(s)}`);
}

/** The same for the ear. @param {number} ms */
export function clockWords(ms) {
  const seconds = Math.abs(Math.round(ms / 1000));
  const left = seconds >= 86400 ? t('house-days', { days: Math.floor(seconds / 86400) }) : t('house-spoken-clock', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
  return ms < 0 ? t('house-spoken-over', { time: left }) : left;
}

/** How long one decision took: 0:07. @param {number | null | undefined} ms */
export function span(ms) {
  if (ms === null || ms === undefined) return '';
  const seconds = Math.round(ms / 1000);
  return seconds >= 86400 ? t('house-days', { days: Math.round(seconds / 86400) }) : seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}` : `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`;
}

/** 21:04 today, 4 Nov before. @param {number} at */
export function moment(at) {
  const then = new Date(at), today = new Date().toDateString() === then.toDateString();
  return new Intl.DateTimeFormat(language(), today ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } : { day: 'numeric', month: 'short' }).format(then);
}

/** Which greeting fits the hour. */
export function daytime() {
  const hour = new Date().getHours();
  return hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
}

/** @typedef {import('../types').ClockRule} ClockRule */
/** A clock rule in a few words: 10 min + 5 s. @param {ClockRule | null | undefined} rule */
export function ruleWords(rule) {
  if (!rule) return '';
  switch (rule.clock) {
    case 'fischer': return rule.increment_ms ? t('house-clock-fischer', { minutes: rule.bank_ms / 60000, seconds: rule.increment_ms / 1000 }) : t('house-clock-bank', { minutes: rule.bank_ms / 60000 });
    case 'permove': return rule.move_ms % 60000 ? t('house-clock-permove-seconds', { seconds: rule.move_ms / 1000 }) : t('house-clock-permove', { minutes: rule.move_ms / 60000 });
    case 'total': return t('house-clock-total', { minutes: rule.bank_ms / 60000 });
    case 'correspondence': return t('house-clock-correspondence', { days: rule.days });
    default: return t('house-clock-untimed');
  }
}
/** Whether a table is played over days. @param {ClockRule | null | undefined} rule */
export const slow = rule => rule?.clock === 'correspondence';
