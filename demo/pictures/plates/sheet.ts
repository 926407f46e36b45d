import { mix } from '../color.ts';
import type { Pen } from '../pen.ts';
import { ellipse, line, rect, round } from '../shapes.ts';

/** The dark glass that measurements are drawn on, and the pen strokes that glow on it. */

export const PLATE = { width: 1200, height: 675 } as const;

/** The part of the sheet that values use. */
export const FIELD = { left: 100, top: 80, right: 1100, bottom: 580 } as const;

const groundOf = ({ palette }: Pen): string => mix(palette.wallTop, palette.ink, 0.72);

/** A color of the ground, lit a little. */
export const dim = (pen: Pen, amount: number): string => mix(groundOf(pen), pen.palette.pale, amount);

/** A fine grid over the whole sheet, with every fifth line a little brighter. */
export function sheet(pen: Pen, step = 20, from: { x: number; y: number } = { x: 100, y: 580 }): void {
  const { width, height, palette } = pen;
  const ground = groundOf(pen);
  const cover = rect(0, 0, width, height);
  pen.path(cover, ground);
  const lamp = mix(ground, palette.wallLow, 0.55);
  pen.path(cover, pen.radial(width * 0.42, height * 0.4, width * 0.62, [0, lamp, 0.9], [1, lamp, 0]));
  for (const [strength, every] of [
    [0.055, 1],
    [0.13, 5],
  ] as const) {
    const gap = step * every;
    let lines = '';
    for (let x = from.x % gap; x < width; x += gap) lines += line([x, 0], [x, height]);
    for (let y = from.y % gap; y < height; y += gap) lines += line([0, y], [width, y]);
    pen.stroke(lines, palette.pale, 1, `opacity="${strength}"`);
  }
}

/** Crosses in the corners and a line around, as on a plate that is laid under a reader. */
export function registration(pen: Pen): void {
  const { width, height, palette } = pen;
  const edge = 34;
  for (const x of [edge, width - edge])
    for (const y of [edge, height - edge]) {
      pen.stroke(
        line([x - 11, y], [x + 11, y]) + line([x, y - 11], [x, y + 11]),
        palette.pale,
        1.5,
        'opacity=".6"',
      );
      pen.stroke(ellipse(x, y, 5), palette.pale, 1.5, 'opacity=".6"');
    }
}

/** Left and lower axis with ticks, a longer one at every fifth. */
export function axes(pen: Pen, ticksAcross: number): void {
  const { left, top, right, bottom } = FIELD;
  let ticks = '';
  for (let i = 0; i <= ticksAcross; i++) {
    const x = left + ((right - left) * i) / ticksAcross;
    ticks += line([x, bottom], [x, bottom + (i % 5 ? 7 : 14)]);
  }
  for (let i = 0; i <= 25; i++) {
    const y = bottom - ((bottom - top) * i) / 25;
    ticks += line([left, y], [left - (i % 5 ? 7 : 14), y]);
  }
  pen.stroke(ticks, pen.palette.pale, 1.5, 'opacity=".55"');
  pen.stroke(line([left, top], [left, bottom], [right, bottom]), pen.palette.pale, 2, 'opacity=".75"');
}

/** A stroke that shines: wide and faint below, thin and bright on top. */
export function luminous(pen: Pen, shape: string, color: string, width: number): void {
  for (const [factor, opacity] of [
    [9, 0.05],
    [5, 0.09],
    [2.6, 0.22],
  ] as const)
    pen.stroke(shape, color, width * factor, `opacity="${opacity}"`);
  pen.stroke(shape, color, width);
  pen.stroke(shape, mix(color, '#FFFFFF', 0.7), width * 0.36);
}

/** A point of light. */
export function spark(pen: Pen, x: number, y: number, radius: number, color: string): void {
  for (const [factor, opacity] of [
    [3.4, 0.1],
    [2, 0.25],
  ] as const)
    pen.path(ellipse(x, y, radius * factor), color, `opacity="${opacity}"`);
  pen.path(ellipse(x, y, radius), mix(color, '#FFFFFF', 0.6));
}

/** Where a value stands between low and high, 0 to 1. */
export const part = (value: number, low: number, high: number): number =>
  Math.max(0, Math.min(1, (value - low) / (high - low)));

export const heightOf = (value: number, low: number, high: number): number =>
  round(FIELD.bottom - part(value, low, high) * (FIELD.bottom - FIELD.top));
