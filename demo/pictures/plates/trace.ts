import type { Pen } from '../pen.ts';
import { line, type Point, polygon } from '../shapes.ts';
import type { PlateOf } from './plate.ts';
import { axes, FIELD, heightOf, luminous, sheet, spark } from './sheet.ts';

/** Measurements over time: one to three lines from left to right. */
export function trace(pen: Pen, { lines, low, high, marks = [] }: PlateOf<'trace'>): void {
  const { palette } = pen;
  const colors = [palette.glow, palette.accent, palette.pop];
  const longest = Math.max(...lines.map(({ length }) => length)) - 1;
  const across = (index: number) => FIELD.left + ((FIELD.right - FIELD.left) * index) / longest;
  sheet(pen);
  axes(pen, 50);
  for (const mark of marks) {
    const x = across(mark);
    pen.stroke(
      line([x, FIELD.top], [x, FIELD.bottom]),
      palette.pale,
      2,
      'stroke-dasharray="3 9" opacity=".8"',
    );
    pen.path(polygon([x - 9, FIELD.top - 18], [x + 9, FIELD.top - 18], [x, FIELD.top - 3]), palette.pale);
  }
  // The last line is drawn first, so that the reviewed thing lies on top.
  for (const [i, values] of [...lines.entries()].reverse()) {
    const color = colors[i] ?? palette.pale;
    const points = values.map((value, at): Point => [across(at), heightOf(value, low, high)]);
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last) continue;
    const under = polygon(...points, [last[0], FIELD.bottom], [first[0], FIELD.bottom]);
    pen.path(under, pen.linear(0, FIELD.top, 0, FIELD.bottom, [0, color, i ? 0.1 : 0.26], [1, color, 0]));
    luminous(pen, line(...points), color, 4);
    spark(pen, last[0], last[1], 7, color);
    for (const mark of marks) {
      const value = values[Math.round(mark)];
      if (value !== undefined) spark(pen, across(mark), heightOf(value, low, high), 5, color);
    }
  }
}
