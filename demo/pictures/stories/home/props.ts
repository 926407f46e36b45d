import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import { ellipse, line, polygon, rect } from '../../shapes.ts';

/** Things that several stories of this desk show. Each says where its own zero is. */

/** Fills the whole picture: a table, a sheet or a lawn seen from above. */
export function ground(pen: Pen, color: string): void {
  pen.solid(rect(-1100, -1000, 2200, 1300), [-700, -660, 1400, 760], color, {
    shade: 0.45,
    shine: 0.4,
    angle: pen.light > 0 ? 40 : 140,
  });
}

/** A price tag on a string that is tied at x, y. */
export function tag(pen: Pen, x: number, y: number, scale: number, tilt: number): void {
  const { palette } = pen;
  pen.group(`translate(${x} ${y}) rotate(${tilt}) scale(${scale})`, () => {
    pen.stroke(line([0, 0], [0, 70]), palette.ink, 6);
    const shape = polygon([-24, 48], [24, 48], [52, 84], [52, 210], [-52, 210], [-52, 84]);
    pen.solid(shape, [-52, 48, 104, 162], palette.glow, { shade: 0.6, shadeColor: palette.accent });
    pen.path(ellipse(0, 76, 10), palette.ink);
    pen.path(rect(-28, 118, 56, 13, 6), palette.ink);
    pen.path(rect(-28, 148, 36, 13, 6), palette.ink);
  });
}

/** A window on the wall, its panes in the color given. Zero is its middle. */
export function window(pen: Pen, x: number, y: number, width: number, height: number, sky: string): void {
  const { palette } = pen;
  const frame = mix(palette.pale, palette.wallLow, 0.2);
  const [left, top] = [x - width / 2, y - height / 2];
  pen.block(left - 16, top - 16, width + 32, height + 32, 4, frame, { shade: 0.4 });
  pen.block(left, top, width, height, 0, sky, { shade: 0.4, shine: 0.4, angle: 90 });
  pen.path(rect(x - 6, top, 12, height), frame);
  pen.path(rect(left, y - 6, width, 12), frame);
  pen.block(left - 34, top + height + 12, width + 68, 20, 4, frame, { shade: 0.5, angle: 90 });
}

/** A board on the wall. */
export function shelf(pen: Pen, x: number, y: number, width: number, color: string): void {
  pen.block(x, y, width, 24, 4, color, { angle: 90, shade: 0.8 });
  pen.spray(
    rect(x + pen.light * 16, y + 24, width, 46),
    pen.linear(0, y + 24, 0, y + 70, [0, pen.palette.ink, 0.5], [1, pen.palette.ink, 0]),
  );
}

/** Books standing on y from x on, as many as the width holds. */
export function books(pen: Pen, x: number, y: number, width: number, height: number): void {
  const { accent, pop, glow, body, ink } = pen.palette;
  const colors = [pop, accent, glow, mix(accent, ink, 0.4), body, mix(pop, ink, 0.4)];
  const widths = [34, 26, 44, 30, 38, 28];
  let left = x;
  for (let i = 0; left + (widths[i % 6] ?? 30) <= x + width; i++) {
    const thick = widths[i % 6] ?? 30;
    const tall = height * (1 - ((i * 37) % 5) * 0.06);
    const color = colors[(i * 5 + 1) % 6] ?? pop;
    pen.block(left, y - tall, thick, tall, 3, color, { shade: 0.6 });
    pen.path(rect(left + 6, y - tall * 0.84, thick - 12, 8), mix(color, pen.palette.pale, 0.5));
    left += thick + 2;
  }
}

/** A tuft of blades from x to x on the line y. */
export function blades(
  pen: Pen,
  from: number,
  to: number,
  y: number,
  height: number,
  color = pen.palette.pop,
): void {
  const dark = mix(color, pen.palette.ink, 0.3);
  let i = 0;
  for (let x = from; x < to; x += 15) {
    const lean = ((i * 29) % 23) - 11;
    const tall = height * (0.66 + ((i * 13) % 7) * 0.05);
    pen.path(polygon([x, y], [x + 15, y], [x + 7 + lean, y - tall]), i % 2 ? dark : color);
    i += 1;
  }
}
