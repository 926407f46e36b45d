import type { Pen } from '../pen.ts';
import { ellipse, line, rect, round } from '../shapes.ts';
import type { PlateOf, ScaleItem } from './plate.ts';
import { FIELD, luminous, registration, sheet } from './sheet.ts';

const COIN = 24;

/** The outline of a thing that stands on y at x, in pixels. */
function outline(
  pen: Pen,
  shape: ScaleItem['shape'],
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const top = y - height;
  const small = Math.min(width, height);
  const inner = (inset: number, corner: number) =>
    pen.stroke(
      rect(x + inset, top + inset, width - 2 * inset, height - 2 * inset, corner),
      pen.palette.pale,
      1.5,
      'opacity=".5"',
    );
  switch (shape) {
    case 'disc':
      return ellipse(x + width / 2, top + height / 2, width / 2, height / 2);
    case 'ring':
      return (
        ellipse(x + width / 2, top + height / 2, width / 2, height / 2) +
        ellipse(x + width / 2, top + height / 2, width * 0.4, height * 0.4)
      );
    case 'bar':
      return rect(x, top, width, height, small * 0.5);
    case 'box':
      inner(small * 0.08, small * 0.04);
      return rect(x, top, width, height, small * 0.06);
    case 'tower': {
      let slots = '';
      for (let i = 0; i < 7; i++)
        slots += line(
          [x + width * 0.2, top + height * (0.5 + i * 0.055)],
          [x + width * 0.8, top + height * (0.5 + i * 0.055)],
        );
      pen.stroke(slots, pen.palette.pale, 2, 'opacity=".5"');
      return rect(x, top, width, height, small * 0.04);
    }
    case 'slab':
      inner(small * 0.05, small * 0.05);
      return rect(x, top, width, height, small * 0.1);
  }
}

/** A line with two ends beside a thing, where a drawing would say how long it is. */
function measure(pen: Pen, x: number, y: number, width: number, height: number): void {
  const [above, beside] = [y - height - 22, x - 18];
  const across = line([x, above], [x + width, above]) + line([x, above - 7], [x, above + 7]);
  const up = line([beside, y], [beside, y - height]) + line([beside - 7, y], [beside + 7, y]);
  const ends =
    line([x + width, above - 7], [x + width, above + 7]) +
    line([beside - 7, y - height], [beside + 7, y - height]);
  pen.stroke(across + up + ends, pen.palette.pale, 1.5, 'opacity=".65"');
}

/** Things beside each other at one scale, on a grid of millimeters, with a coin that everybody knows. */
export function scale(pen: Pen, { items, coin = false }: PlateOf<'scale'>): void {
  const { palette } = pen;
  const all = coin ? [...items, { shape: 'disc' as const, width: COIN, height: COIN }] : items;
  const gap = 74;
  const room = FIELD.right - FIELD.left - gap * (all.length - 1);
  const wide = all.reduce((sum, { width }) => sum + width, 0);
  const tall = Math.max(...all.map(({ height }) => height));
  const perMillimeter = Math.min(room / wide, (FIELD.bottom - FIELD.top - 40) / tall);
  // The finest grid that is still wide enough to be seen: 1, 2, 10 or 50 millimeters.
  const step = [1, 2, 10, 50].find((millimeters) => millimeters * perMillimeter >= 13) ?? 50;
  let x = (pen.width - wide * perMillimeter - gap * (all.length - 1)) / 2;
  // Low things stand in the middle of the sheet.
  const y = Math.min(FIELD.bottom - 10, (pen.height + tall * perMillimeter) / 2 + 12);
  sheet(pen, step * perMillimeter, { x, y });
  registration(pen);
  pen.stroke(line([60, y], [pen.width - 60, y]), palette.pale, 2, 'opacity=".7"');
  for (const [i, { shape, width, height }] of all.entries()) {
    const [w, h] = [round(width * perMillimeter), round(height * perMillimeter)];
    const isCoin = coin && i === all.length - 1;
    const color = isCoin ? palette.pop : i === 0 ? palette.glow : palette.accent;
    const path = outline(pen, shape, x, y, w, h);
    pen.path(path, color, 'opacity=".16" fill-rule="evenodd"');
    if (isCoin) pen.stroke(ellipse(x + w / 2, y - h / 2, w * 0.42), color, 1.5, 'opacity=".7"');
    luminous(pen, path, color, isCoin ? 2.5 : 4);
    if (!isCoin) measure(pen, x, y, w, h);
    x += w + gap;
  }
}
