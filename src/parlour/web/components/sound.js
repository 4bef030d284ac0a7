/** Quiet sounds of wood, paper and glass, made on the spot; off until somebody turns them on. */
import { settings } from './settings.js';

/** A sound that begins later than this belongs to nothing that is seen. */
const LATE_MS = 300;
/** @type {AudioContext | undefined} */
let room;
/**
 * @typedef {{ kind: 'tone' | 'hiss', hertz: number, gain: number, decay: number, after?: number, q?: number, wave?:
 *   OscillatorType }} Strike
 */
/** @type {Record<string, Strike[]>} */
const RECIPES = {
  wood: [
    { kind: 'hiss', hertz: 1400, gain: 0.5, decay: 0.03, q: 2 },
    { kind: 'tone', hertz: 310, gain: 0.35, decay: 0.09 },
    { kind: 'tone', hertz: 745, gain: 0.12, decay: 0.05 },
  ],
  lift: [
    { kind: 'hiss', hertz: 900, gain: 0.16, decay: 0.07, q: 1 },
    { kind: 'tone', hertz: 420, gain: 0.1, decay: 0.06 },
  ],
  paper: [
    { kind: 'hiss', hertz: 3800, gain: 0.22, decay: 0.12, q: 0.7 },
    { kind: 'hiss', hertz: 2400, gain: 0.14, decay: 0.08, after: 0.05, q: 0.9 },
  ],
  glass: [
    { kind: 'tone', hertz: 1975, gain: 0.1, decay: 0.5 },
    { kind: 'tone', hertz: 4310, gain: 0.05, decay: 0.28 },
    { kind: 'tone', hertz: 2960, gain: 0.04, decay: 0.34 },
  ],
  turn: [
    { kind: 'tone', hertz: 523, gain: 0.12, decay: 0.22 },
    { kind: 'tone', hertz: 784, gain: 0.1, decay: 0.3, after: 0.09 },
  ],
  win: [
    { kind: 'tone', hertz: 523, gain: 0.12, decay: 0.4 },
    { kind: 'tone', hertz: 659, gain: 0.11, decay: 0.4, after: 0.1 },
    { kind: 'tone', hertz: 784, gain: 0.11, decay: 0.6, after: 0.2 },
  ],
  refused: [{ kind: 'tone', hertz: 160, gain: 0.22, decay: 0.12 }],
};
/** Names that games may use for the same sounds. @type {Record<string, string>} */
const ALSO = {
  place: 'wood',
  move: 'wood',
  raise: 'wood',
  take: 'lift',
  pick: 'lift',
  undo: 'lift',
  'turn-board': 'lift',
  card: 'paper',
  tile: 'paper',
  bid: 'paper',
  reveal: 'paper',
  bulb: 'glass',
  fish: 'glass',
  water: 'glass',
  end: 'win',
  bingo: 'win',
};

/** @param {AudioContext} at @param {Strike} strike */
function strikeOnce(at, { kind, hertz, gain, decay, after = 0, q = 1, wave = 'sine' }) {
  const start = at.currentTime + after;
  const loud = at.createGain();
  loud.gain.setValueAtTime(gain, start);
  loud.gain.exponentialRampToValueAtTime(0.0001, start + decay);
  loud.connect(at.destination);
  if (kind === 'tone') {
    const tone = at.createOscillator();
    tone.type = wave;
    tone.frequency.value = hertz;
    tone.connect(loud);
    tone.start(start);
    tone.stop(start + decay);
    return;
  }
  const grains = at.createBuffer(1, Math.ceil(at.sampleRate * decay), at.sampleRate);
  const noise = grains.getChannelData(0);
  for (let i = 0; i < noise.length; i++) noise[i] = Math.random() * 2 - 1;
  const hiss = at.createBufferSource();
  const sieve = at.createBiquadFilter();
  hiss.buffer = grains;
  sieve.type = 'bandpass';
  sieve.frequency.value = hertz;
  sieve.Q.value = q;
  hiss.connect(sieve).connect(loud);
  hiss.start(start);
}

/** Browsers play nothing before the first gesture, and a phone that was called away needs another one. */
function wake() {
  if (!settings().sound) return;
  room ??= new AudioContext();
  if (room.state !== 'running') room.resume().catch(() => {});
}
for (const gesture of ['pointerdown', 'pointerup', 'keydown'])
  addEventListener(gesture, wake, { capture: true });

/** @param {string} name */
export async function playSound(name) {
  if (!settings().sound) return;
  room ??= new AudioContext();
  if (room.state !== 'running') {
    const asked = performance.now();
    // This may wait for a gesture; by then the sound would be one of many that are late.
    const woken = await room.resume().then(
      () => true,
      () => false,
    );
    if (!woken || performance.now() - asked > LATE_MS) return;
  }
  for (const strike of RECIPES[name] ?? RECIPES[ALSO[name] ?? 'wood']) strikeOnce(room, strike);
}
