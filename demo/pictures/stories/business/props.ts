import { mix } from '../../color.ts';
import { cycle } from '../../cycle.ts';
import type { Draw } from '../../motif.ts';
import type { Pen } from '../../pen.ts';
import { arc, ellipse, line, polygon, rect, round } from '../../shapes.ts';

/** Things that several stories about work and money need. Each stands on y = 0 or lies around the origin. */

/** Drawn as if the light came from the left, mirrored when it does not. */
export const lit =
  (draw: Draw): Draw =>
  (pen, random) =>
    pen.facing(() => draw(pen, random));

export const cardboard = ({ palette }: Pen): string => mix(palette.accent, palette.pale, 0.4);
export const metal = ({ palette }: Pen): string => mix(palette.ink, palette.pale, 0.45);

/** A table or counter that fills the foot of the picture; things stand on it at y = 0. */
export function tabletop(pen: Pen, fill: string, far = -90): void {
  const { palette } = pen;
  pen.block(-900, far, 1800, 44 - far, 0, mix(fill, palette.pale, 0.12), { angle: 90, shade: 0.35 });
  pen.block(-900, 44, 1800, 260, 0, mix(fill, palette.ink, 0.35), { angle: 90, shade: 0.5 });
}

/** The whole picture becomes a surface seen from above. */
export function fromAbove(pen: Pen, fill: string): void {
  const { palette } = pen;
  const cover = rect(-900, -900, 1800, 1200);
  pen.path(cover, fill);
  const dusk = mix(fill, palette.ink, 0.55);
  pen.spray(cover, pen.linear(-500, -700, 640, 120, [0.35, dusk, 0], [1, dusk, 0.75]));
  const shine = mix(fill, palette.pale, 0.6);
  pen.spray(cover, pen.linear(-640, -640, 100, -100, [0, shine, 0.5], [1, shine, 0]));
}

/** The shadow of something flat that lies on a surface seen from above. */
export function under(pen: Pen, shape: string, x = 16, y = 18): void {
  pen.path(shape, pen.palette.ink, `opacity=".38" transform="translate(${x} ${y})"`);
}

export function coin(pen: Pen, cx: number, cy: number, radius: number): void {
  const { palette } = pen;
  pen.ball(cx, cy, radius, palette.glow, { shade: 0.6 });
  pen.stroke(ellipse(cx, cy, radius * 0.7), mix(palette.glow, palette.ink, 0.35), radius * 0.09);
}

/** A low pile of coins seen from the side. */
export function coinPile(pen: Pen, cx: number, foot: number, radius: number, count: number): void {
  const { palette } = pen;
  for (let i = 0; i < count; i++)
    pen.cylinder(
      cx + (i % 2) * radius * 0.08,
      foot - (i + 1) * radius * 0.26,
      radius,
      radius * 0.26,
      mix(palette.glow, palette.accent, i % 2 ? 0.2 : 0.05),
      { depth: radius * 0.3, lid: mix(palette.glow, palette.pale, 0.35) },
    );
}

/** A sheet of paper with gray rows; its corner is at x, y. */
export function sheet(pen: Pen, x: number, y: number, width: number, height: number, rows: number): void {
  const { palette } = pen;
  pen.block(x, y, width, height, 6, palette.pale, { shade: 0.28 });
  const step = (height * 0.84) / rows;
  for (let row = 0; row < rows; row++)
    pen.path(
      rect(
        x + width * 0.1,
        y + height * 0.08 + row * step,
        width * cycle([0.8, 0.74, 0.78, 0.46], row),
        step * 0.4,
        step * 0.2,
      ),
      mix(palette.pale, palette.ink, 0.36),
    );
}

/** A taped cardboard box with a blank label. */
export function parcel(pen: Pen, x: number, y: number, width: number, height: number, fill: string): void {
  const { palette } = pen;
  pen.block(x, y, width, height, 5, fill, { shade: 0.75 });
  pen.path(rect(x + width * 0.44, y, width * 0.12, height), mix(fill, palette.pale, 0.4));
  pen.path(rect(x + width * 0.08, y + height * 0.52, width * 0.3, height * 0.34, 4), palette.pale);
}

/** A pencil that points to the right. */
export function pencil(pen: Pen, length: number): void {
  const { palette } = pen;
  const half = length / 2;
  pen.block(-half, -13, length - 44, 26, 3, palette.accent, { angle: 90 });
  pen.path(polygon([half - 44, -13], [half - 44, 13], [half, 0]), mix(palette.pale, palette.glow, 0.5));
  pen.path(polygon([half - 15, -4.5], [half - 15, 4.5], [half, 0]), palette.ink);
  pen.block(-half - 22, -13, 26, 26, 6, palette.pop);
}

/** A key that points to the right, its bow around the origin. */
export function key(pen: Pen, size: number, fill: string): void {
  pen.stroke(ellipse(0, 0, size * 0.3), fill, size * 0.15);
  pen.stroke(line([size * 0.36, 0], [size * 1.3, 0]), fill, size * 0.15);
  for (const x of [0.95, 1.22]) pen.stroke(line([size * x, 0], [size * x, size * 0.26]), fill, size * 0.13);
}

/** A round dial with a crown; `swept` is the part of the turn that has passed, 0 to 1. */
export function stopwatch(pen: Pen, cx: number, cy: number, radius: number, swept: number): void {
  const { palette } = pen;
  pen.block(cx - radius * 0.13, cy - radius * 1.38, radius * 0.26, radius * 0.42, 8, metal(pen));
  pen.group(`rotate(40 ${round(cx)} ${round(cy)})`, () =>
    pen.block(cx - radius * 0.1, cy - radius * 1.22, radius * 0.2, radius * 0.3, 6, metal(pen)),
  );
  pen.ball(cx, cy, radius, palette.body);
  pen.path(ellipse(cx, cy, radius * 0.8), palette.pale);
  const end = -90 + swept * 360;
  const sector = arc(cx, cy, radius * 0.7, -90, end).replace('M', `M${round(cx)} ${round(cy)}L`);
  pen.path(`${sector}z`, palette.accent);
  for (let tick = 0; tick < 12; tick++)
    pen.group(`rotate(${tick * 30} ${round(cx)} ${round(cy)})`, () =>
      pen.path(rect(cx - radius * 0.02, cy - radius * 0.77, radius * 0.04, radius * 0.1), palette.ink),
    );
  pen.group(`rotate(${round(swept * 360)} ${round(cx)} ${round(cy)})`, () =>
    pen.stroke(line([cx, cy], [cx, cy - radius * 0.66]), palette.ink, radius * 0.06),
  );
  pen.path(ellipse(cx, cy, radius * 0.08), palette.ink);
}

/** A folded plane that flies to the right; its nose is at the origin. */
export function paperPlane(pen: Pen, size: number, fill: string): void {
  const { palette } = pen;
  const at = (x: number, y: number) => [x * size, y * size] as const;
  pen.path(polygon(at(0, 0), at(-1, -0.42), at(-0.74, -0.04)), mix(fill, palette.pale, 0.35));
  pen.path(polygon(at(0, 0), at(-0.74, -0.04), at(-0.78, 0.24)), mix(fill, palette.ink, 0.45));
  pen.path(polygon(at(0, 0), at(-0.9, 0.34), at(-0.7, 0.02)), mix(fill, palette.ink, 0.14));
}

/** A magnifying glass; its lens is centered on the origin and its handle points down to the right. */
export function magnifier(pen: Pen, radius: number, angle = 45): void {
  const { palette } = pen;
  pen.group(`rotate(${angle})`, () =>
    pen.block(radius, -radius * 0.16, radius * 1.5, radius * 0.32, radius * 0.14, palette.accent, {
      angle: 90,
    }),
  );
  pen.path(ellipse(0, 0, radius), palette.glow, 'opacity=".55"');
  pen.stroke(ellipse(0, 0, radius), mix(palette.ink, palette.body, 0.3), radius * 0.17);
  pen.stroke(arc(0, 0, radius * 0.68, 190, 250), palette.pale, radius * 0.1);
}

/** A flat patch of ground in perspective: where a point of it, both parts 0 to 1, is in the picture. */
export function ground(far: readonly [number, number, number], near: readonly [number, number, number]) {
  const [farLeft, farRight, farY] = far;
  const [nearLeft, nearRight, nearY] = near;
  return (across: number, toward: number): readonly [number, number] => {
    const left = farLeft + (nearLeft - farLeft) * toward;
    const right = farRight + (nearRight - farRight) * toward;
    return [left + (right - left) * across, farY + (nearY - farY) * toward];
  };
}

/** Straight steps from one value to the next; handy for rows. */
export const spread = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / Math.max(1, count - 1));
