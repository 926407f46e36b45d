import { round } from './motion.ts';

/** The few marks the longer clips are made of. Flat and large: what hardly changes hardly weighs. */
export const box = (x: number, y: number, width: number, height: number, fill: string, corner = 0): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${corner}" fill="${fill}"/>`;

export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;

export const shape = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;

export const stroke = (path: string, color: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const placed = (content: string, x: number, y: number, turn = 0, scale = 1): string =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round(scale)})">${content}</g>`;

/** A soft bell: struck at `start`, gone a second later. */
export function bell(second: number, start: number, pitch: number): number {
  const since = second - start;
  return since < 0 ? 0 : 0.07 * Math.exp(-since * 4) * Math.sin(since * 2 * Math.PI * pitch);
}

/** A low hum that says that something is on. */
export const hum = (second: number, pitch: number, loudness = 0.02): number =>
  loudness * Math.sin(second * 2 * Math.PI * pitch);
