/** Quiet synthesized sounds of wood, paper and glass, which are off by default. */
import { settings } from './settings.js';

/** Maximum delay of a sound in milliseconds. A later sound would not match the board. */
const MAX_DELAY_MS = 300;
/** The gain at full volume. The default volume of 80 percent has a gain of almost 1. */
const MAX_GAIN = 1.5;
/** @type {AudioContext | undefined} */
let context;

/**
 * Return the gain of a volume. It grows with the square, as loudness is perceived.
 * @param {number} volume a percentage; values outside of 0 to 100 are clamped
 */
export const volumeGain = volume => MAX_GAIN * (Math.min(100, Math.max(0, volume)) / 100) ** 2;

/**
 * @typedef {{ kind: 'tone' | 'hiss', hertz: number, gain: number, decay: number, after?: number,
 *   q?: number, wave?:
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
  loss: [
    { kind: 'tone', hertz: 440, gain: 0.1, decay: 0.4 },
    { kind: 'tone', hertz: 349, gain: 0.09, decay: 0.6, after: 0.14 },
  ],
  refused: [{ kind: 'tone', hertz: 160, gain: 0.22, decay: 0.12 }],
};
/** Aliases of the sounds for games. @type {Record<string, string>} */
const ALIASES = {
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

/** @param {AudioContext} audio @param {AudioNode} output @param {Strike} strike */
function playStrike(audio, output, { kind, hertz, gain, decay, after = 0, q = 1, wave = 'sine' }) {
  const start = audio.currentTime + after;
  const envelope = audio.createGain();
  envelope.gain.setValueAtTime(gain, start);
  envelope.gain.exponentialRampToValueAtTime(0.0001, start + decay);
  envelope.connect(output);
  if (kind === 'tone') {
    const oscillator = audio.createOscillator();
    oscillator.type = wave;
    oscillator.frequency.value = hertz;
    oscillator.connect(envelope);
    oscillator.start(start);
    oscillator.stop(start + decay);
    return;
  }
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * decay), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = hertz;
  filter.Q.value = q;
  source.connect(filter).connect(envelope);
  source.start(start);
}

/**
 * Resume audio on a user gesture, which browsers require before the first sound and phones after a
 * call.
 */
function resumeAudio() {
  if (!settings().sound) return;
  context ??= new AudioContext();
  if (context.state !== 'running') context.resume().catch(() => {});
}
for (const gesture of ['pointerdown', 'pointerup', 'keydown'])
  addEventListener(gesture, resumeAudio, { capture: true });

/** Play a sound, if sounds are on. @param {string} name */
export async function playSound(name) {
  if (!settings().sound) return;
  context ??= new AudioContext();
  if (context.state !== 'running') {
    const requestedAt = performance.now();
    // Resuming may have to wait for a user gesture. Sounds that are late by then are dropped.
    const isResumed = await context.resume().then(
      () => true,
      () => false,
    );
    if (!isResumed || performance.now() - requestedAt > MAX_DELAY_MS) return;
  }
  const output = context.createGain();
  output.gain.value = volumeGain(settings().volume);
  output.connect(context.destination);
  for (const strike of RECIPES[name] ?? RECIPES[ALIASES[name] ?? 'wood'])
    playStrike(context, output, strike);
}
