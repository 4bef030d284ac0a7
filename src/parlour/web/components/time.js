/** Formats clocks, durations, timestamps and clock rules. */
import { language, t } from './strings.js';

const DAY = 86400;
/** Remaining time in milliseconds below which a clock shows tenths of a second. */
const TENTHS = 10000;
const padTwo = (/** @type {number} */ n) => String(n).padStart(2, '0');
/** Format a duration as 4:38 or 1:02:09. @param {number} seconds */
function colonTime(seconds) {
  const h = Math.floor(seconds / 3600);
  const m = Math.floor(seconds / 60) % 60;
  const s = seconds % 60;
  return h ? `${h}:${padTwo(m)}:${padTwo(s)}` : `${m}:${padTwo(s)}`;
}

/**
 * Format the time of a clock as 4:38, 1:02:09 or 2 days, with a minus sign in overtime.
 * @param {number} ms
 */
export function formatClock(ms) {
  const isOvertime = ms < 0;
  const seconds = isOvertime ? Math.floor(-ms / 1000) : Math.ceil(ms / 1000);
  const sign = isOvertime ? '−' : '';
  if (seconds >= 2 * DAY) return t('site-days', { days: Math.floor(seconds / DAY) });
  if (seconds >= DAY) return t('site-hours', { hours: Math.floor(seconds / 3600) });
  if (ms >= 0 && ms < TENTHS) return (Math.ceil(ms / 100) / 10).toFixed(1);
  return sign + colonTime(seconds);
}

/** Format the time of a clock for screen readers. @param {number} ms */
export function spokenClock(ms) {
  const seconds = Math.abs(Math.round(ms / 1000));
  const minutesText = () =>
    t('site-spoken-clock', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
  const time = seconds >= DAY ? t('site-days', { days: Math.floor(seconds / DAY) }) : minutesText();
  return ms < 0 ? t('site-spoken-over', { time: time }) : time;
}

/** Format a duration such as 0:07. @param {number | null | undefined} ms */
export function formatDuration(ms) {
  if (ms === null || ms === undefined) return '';
  const seconds = Math.round(ms / 1000);
  return seconds >= DAY ? t('site-days', { days: Math.round(seconds / DAY) }) : colonTime(seconds);
}

/**
 * Format a timestamp as a time for today (21:04) or as a date otherwise (4 Nov).
 * @param {number} timestamp ms since 1970
 */
export function formatTime(timestamp) {
  const date = new Date(timestamp);
  const isToday = new Date().toDateString() === date.toDateString();
  return dateFormat(isToday).format(date);
}

/** Formats by language, since creating one takes longer than using it. @type {Map<string, Intl.DateTimeFormat>} */
const dateFormats = new Map();

/** Return the format of a timestamp. @param {boolean} isToday */
function dateFormat(isToday) {
  const key = `${language()} ${isToday}`;
  const known = dateFormats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(
    language(),
    isToday
      ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
      : { day: 'numeric', month: 'short' },
  );
  dateFormats.set(key, format);
  return format;
}

/** Return the time of day, for a greeting. */
export function timeOfDay() {
  const hour = new Date().getHours();
  return hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
}

/** @typedef {import('../types').ClockRule} ClockRule */
/**
 * Return the label of a clock rule, such as 10 min + 5 s.
 * @param {ClockRule | null | undefined} rule
 */
export function clockRuleLabel(rule) {
  if (!rule) return '';
  switch (rule.clock) {
    case 'fischer':
      if (!rule.increment_ms) return t('site-clock-bank', { minutes: rule.bank_ms / 60000 });
      return t('site-clock-fischer', {
        minutes: rule.bank_ms / 60000,
        seconds: rule.increment_ms / 1000,
      });
    case 'permove':
      if (rule.move_ms % 60000)
        return t('site-clock-permove-seconds', { seconds: rule.move_ms / 1000 });
      return t('site-clock-permove', { minutes: rule.move_ms / 60000 });
    case 'total':
      return t('site-clock-total', { minutes: rule.bank_ms / 60000 });
    case 'correspondence':
      return [
        t('site-clock-correspondence', { days: rule.days }),
        ...(rule.bank_ms
          ? [t('site-clock-days-bank', { days: Math.round(rule.bank_ms / (DAY * 1000)) })]
          : []),
        ...(rule.vacation ? [t('site-clock-vacation')] : []),
      ].join(' + ');
    default:
      return t('site-clock-untimed');
  }
}
/** Whether a clock rule is for correspondence play. @param {ClockRule | null | undefined} rule */
export const isCorrespondence = rule => rule?.clock === 'correspondence';
