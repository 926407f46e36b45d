import { scatter } from './motion.ts';

/** The sounds clips are made of, each a loudness between -1 and 1 at a second. */
const turn = 2 * Math.PI;
const sampleRate = 44_100;

export const sine = (second: number, pitch: number): number => Math.sin(second * turn * pitch);

/** A soft bell: struck at `start`, gone a second later. */
export function bell(second: number, start: number, pitch: number, loudness = 0.07): number {
  const since = second - start;
  return since < 0 || since > 2 ? 0 : loudness * Math.exp(-since * 4) * sine(since, pitch);
}

/** A low hum that says that something is on. */
export const hum = (second: number, pitch: number, loudness = 0.02): number => loudness * sine(second, pitch);

/** Rain, wind, the sea: noise without a pitch. A longer `grain` sounds lower. */
export function hiss(second: number, loudness = 0.02, grain = 1): number {
  const at = (second * sampleRate) / grain;
  const index = Math.floor(at);
  const between = at - index;
  return loudness * 2 * (scatter(index) * (1 - between) + scatter(index + 1) * between - 0.5);
}

/** A short knock with a body: a step, a key, a latch. */
export function knock(second: number, start: number, pitch = 120, loudness = 0.12): number {
  const since = second - start;
  if (since < 0 || since > 0.25) return 0;
  return loudness * Math.exp(-since * 38) * (sine(since, pitch) + 0.4 * hiss(since, 1, 3));
}

/** The last of the moments at which something sounds, every `gap` seconds. */
export const every = (second: number, gap: number, first = 0): number =>
  first + Math.max(0, Math.floor((second - first) / gap)) * gap;

/** An engine: a low note that throbs. */
export const engine = (second: number, pitch: number, loudness = 0.04): number =>
  loudness *
  (sine(second, pitch) * (0.75 + 0.25 * sine(second, 3.1)) +
    0.4 * sine(second, pitch * 2.01) +
    0.2 * sine(second, pitch * 3.02));

/** The signature under the title card: a tone that rises, as the wordmark narrows. */
export function chirp(second: number): number {
  if (second > 1.5) return 0;
  const phase = turn * (260 * second + 150 * second * second);
  return 0.045 * Math.exp(-second * 1.6) * Math.min(1, second * 12) * Math.sin(phase);
}
