/** Small arithmetic of moving pictures. Everything is a function of the second alone, so a clip never varies. */
export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));
export const mix = (from: number, to: number, part: number): number => from + (to - from) * part;

/** 0 before `from`, 1 after `to`, and gently in between. */
export function rise(second: number, from: number, to: number): number {
  const part = clamp((second - from) / (to - from));
  return part * part * (3 - 2 * part);
}

/** The same number for the same index, spread over 0 to 1 without a pattern the eye would catch. */
export function scatter(index: number): number {
  const value = Math.sin(index * 127.1 + 11.7) * 43758.5453;
  return value - Math.floor(value);
}

export const round = (value: number): number => Math.round(value * 100) / 100;

/** Points as an SVG path. */
export function line(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

export const steps = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
