import { mix } from '../color.ts';
import type { Pen } from '../pen.ts';
import { line } from '../shapes.ts';
import type { PlateOf } from './plate.ts';
import { axes, dim, FIELD, heightOf, luminous, sheet } from './sheet.ts';

/** Bars made of fine lines, as the house draws them; the reviewed thing shines. */
export function bars(pen: Pen, { values, low, high, mine }: PlateOf<'bars'>): void {
  const { palette } = pen;
  const room = (FIELD.right - FIELD.left) / values.length;
  const width = Math.min(170, room * 0.58);
  sheet(pen);
  axes(pen, values.length * 5);
  for (const [i, value] of values.entries()) {
    const isMine = i === mine;
    const [left, top] = [FIELD.left + room * (i + 0.5) - width / 2, heightOf(value, low, high)];
    const color = isMine ? palette.glow : mix(palette.pop, dim(pen, 0.2), 0.45);
    if (isMine)
      pen.path(
        `M${left - 16} ${top - 10}h${width + 32}V${FIELD.bottom}h${-width - 32}z`,
        pen.linear(0, top, 0, FIELD.bottom, [0, color, 0.3], [1, color, 0.03]),
      );
    const count = Math.round(width / 8);
    for (let at = 0; at <= count; at++) {
      const x = left + (width * at) / count;
      const thick = [2, 3.5, 2, 5, 2.5][(at * 3 + i) % 5] ?? 2;
      pen.stroke(
        line([x, FIELD.bottom], [x, Math.min(top, FIELD.bottom - 2)]),
        color,
        thick,
        'stroke-linecap="butt"',
      );
    }
    luminous(
      pen,
      line([left - 8, top], [left + width + 8, top]),
      isMine ? palette.glow : palette.pop,
      isMine ? 5 : 3,
    );
  }
}
