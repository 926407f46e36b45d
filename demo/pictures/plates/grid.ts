import { mix } from '../color.ts';
import type { Pen } from '../pen.ts';
import { ellipse, line, rect, round } from '../shapes.ts';
import type { PlateOf } from './plate.ts';
import { dim, FIELD, registration, sheet } from './sheet.ts';

/** Light, heat or signal over a surface, from dark to bright. A larger dot says the same as a brighter field. */
export function grid(pen: Pen, { rows }: PlateOf<'grid'>): void {
  const { palette } = pen;
  const columns = Math.max(...rows.map(({ length }) => length));
  const cell = Math.min((FIELD.right - FIELD.left) / columns, (FIELD.bottom - FIELD.top) / rows.length, 124);
  const left = (pen.width - cell * columns) / 2;
  const top = (pen.height - cell * rows.length) / 2;
  sheet(pen, round(cell / 5), { x: left, y: top });
  registration(pen);
  // The eye sees the upper half of a scale best, so the values are spread a little toward it.
  const bright = (value: number) => value ** 1.8;
  const colorOf = (value: number) => {
    const light = bright(value);
    return light < 0.5
      ? mix(dim(pen, 0.06), palette.accent, light * 2)
      : mix(palette.accent, palette.glow, light * 2 - 1);
  };
  for (const [row, values] of rows.entries())
    for (const [column, value] of values.entries()) {
      const [x, y] = [left + column * cell, top + row * cell];
      const color = colorOf(value);
      pen.path(rect(x + 3, y + 3, cell - 6, cell - 6, 4), color, 'opacity=".82"');
      pen.path(
        ellipse(x + cell / 2, y + cell / 2, (0.08 + bright(value) * 0.26) * cell),
        mix(color, '#FFFFFF', 0.42),
      );
    }
  const [right, bottom] = [left + cell * columns, top + cell * rows.length];
  let ticks = '';
  for (let i = 0; i <= columns; i++)
    ticks += line([left + i * cell, bottom + 8], [left + i * cell, bottom + 20]);
  for (let i = 0; i <= rows.length; i++)
    ticks += line([left - 8, top + i * cell], [left - 20, top + i * cell]);
  pen.stroke(ticks, palette.pale, 1.5, 'opacity=".6"');
  pen.stroke(
    rect(left - 4, top - 4, right - left + 8, bottom - top + 8, 6),
    palette.pale,
    2,
    'opacity=".75"',
  );
}
