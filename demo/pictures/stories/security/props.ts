import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import { arc, ellipse, line, polygon, rect, round } from '../../shapes.ts';

/** Things that more than one story of this desk needs. All of them are drawn as if lit from the left. */

export type Bow = 'round' | 'square' | 'clover' | 'drop' | 'flat';

const BOWS: Readonly<Record<Bow, string>> = {
  round: `${ellipse(0, 60, 60)}${ellipse(0, 44, 26)}`,
  square: `${rect(-54, 0, 108, 116, 18)}${rect(-24, 18, 48, 40, 8)}`,
  clover: `${ellipse(-40, 74, 44)}${ellipse(40, 74, 44)}${ellipse(0, 36, 40)}`,
  drop: `M0 0C74 30 86 120 0 128C-86 120 -74 30 0 0z${ellipse(0, 70, 24)}`,
  flat: `${rect(-62, 0, 124, 126, 34)}${ellipse(0, 28, 16)}`,
};

/** A key hanging by its bow from 0 0, its teeth below. */
export function hangingKey(pen: Pen, bow: Bow, length: number, color: string): void {
  const { palette } = pen;
  const shaft = bow === 'flat' ? 56 : 24;
  const edge = mix(color, palette.ink, 0.5);
  const teeth = [0, 1, 2].map((i) => rect(shaft / 2 - 4, length - 34 - i * 34, 34 - (i % 2) * 14, 20, 3));
  pen.group('translate(8 6)', () => {
    pen.path(BOWS[bow], edge, 'fill-rule="evenodd"');
    pen.path(rect(-shaft / 2, 110, shaft, length - 110, 6), edge);
  });
  for (const tooth of teeth) pen.path(tooth, mix(color, palette.ink, 0.2));
  pen.block(-shaft / 2, 106, shaft, length - 106, 6, color, { angle: 0, shade: 0.8 });
  if (bow === 'clover') pen.path(BOWS.clover, color);
  else pen.path(BOWS[bow], color, 'fill-rule="evenodd"');
  pen.inside(
    BOWS[bow],
    () => {
      const across = pen.linear(-60, 0, 70, 130, [0.3, edge, 0], [1, edge, 0.8]);
      pen.spray(rect(-100, -10, 200, 150), across);
    },
    bow === 'clover' ? 'nonzero' : 'evenodd',
  );
  if (bow === 'clover') pen.path(ellipse(0, 30, 15), edge);
}

/** A drop of water whose point is at 0 0. */
export function drop(pen: Pen, x: number, y: number, size: number): void {
  const { palette } = pen;
  const shape = `M${x} ${y}C${x + size * 0.9} ${y + size} ${x + size * 0.8} ${y + size * 1.9} ${x} ${y + size * 1.9}S${x - size * 0.9} ${y + size} ${x} ${y}z`;
  const bounds = [x - size, y, 2 * size, 2 * size] as const;
  pen.solid(shape, bounds, mix(palette.glow, palette.pale, 0.3), { shadeColor: palette.pop, shade: 0.5 });
}

/** A coin seen from the front, with a rim. */
export function coin(pen: Pen, x: number, y: number, radius: number, color = pen.palette.glow): void {
  pen.ball(x + radius * 0.08, y, radius, mix(color, pen.palette.ink, 0.45), { shine: 0 });
  pen.ball(x, y, radius, color, { shade: 0.5 });
  pen.stroke(ellipse(x, y, radius * 0.74), mix(color, pen.palette.ink, 0.35), radius * 0.07);
}

/** A hand bell on its mouth, or rung when it is turned. The foot of the bell is at 0 0. */
export function bell(pen: Pen, size: number, color: string): void {
  const { palette } = pen;
  pen.group(`scale(${round(size)})`, () => {
    pen.path(ellipse(0, -4, 18, 14), mix(palette.ink, palette.body, 0.3));
    const cup = 'M-100 -14C-70 -40 -72 -110 -60 -140C-48 -172 48 -172 60 -140C72 -110 70 -40 100 -14z';
    pen.solid(cup, [-100, -170, 200, 160], color, { shade: 0.9 });
    pen.path(rect(-104, -22, 208, 16, 8), mix(color, palette.ink, 0.3));
    pen.block(-16, -180, 32, 24, 6, mix(color, palette.ink, 0.4));
    pen.block(-17, -290, 34, 116, 16, mix(palette.accent, palette.ink, 0.4), { angle: 0 });
    pen.ball(0, -292, 24, mix(palette.accent, palette.ink, 0.4));
  });
}

/** The face of a stopwatch around 0 0: ticks, one long hand and the minutes that have passed. */
export function stopwatch(pen: Pen, radius: number, hand: number, rim: string): void {
  const { palette } = pen;
  pen.block(-radius * 0.12, -radius * 1.34, radius * 0.24, radius * 0.4, 6, mix(rim, palette.ink, 0.35));
  pen.block(-radius * 0.24, -radius * 1.5, radius * 0.48, radius * 0.24, radius * 0.1, rim);
  pen.group('rotate(42)', () =>
    pen.block(-radius * 0.12, -radius * 1.26, radius * 0.24, radius * 0.3, 6, mix(rim, palette.ink, 0.2)),
  );
  pen.ball(0, 0, radius, rim);
  pen.path(ellipse(0, 0, radius * 0.82), palette.pale);
  dial(pen, radius * 0.82, hand);
}

/** Twelve ticks and a hand; the part of the hour behind the hand is colored. */
export function dial(pen: Pen, radius: number, hand: number): void {
  const { palette } = pen;
  const past = `${arc(0, 0, radius * 0.7, -90, hand - 90)}L0 0z`;
  pen.path(past, mix(palette.accent, palette.pale, 0.35));
  for (let tick = 0; tick < 12; tick++)
    pen.group(`rotate(${tick * 30})`, () =>
      pen.path(rect(-radius * 0.03, -radius * 0.93, radius * 0.06, radius * 0.18, 2), palette.ink),
    );
  pen.group(`rotate(${hand})`, () =>
    pen.stroke(line([0, 8], [0, -radius * 0.72]), palette.ink, radius * 0.07),
  );
  pen.path(ellipse(0, 0, radius * 0.1), palette.ink);
}

/** A plain table top on two legs; `top` is its height. */
export function table(pen: Pen, left: number, width: number, top: number, color: string): void {
  const { palette } = pen;
  pen.cast(left + 20, 0, width - 40, 90);
  for (const x of [left + 30, left + width - 64])
    pen.block(x, -top + 20, 34, top - 20, 4, mix(color, palette.ink, 0.35), { shade: 0.6 });
  pen.block(left, -top, width, 32, 8, color, { angle: 90 });
}

/** A straight wooden chair from the side, its back on the left. The seat is 170 high. */
export function sideChair(pen: Pen, color: string): void {
  const { palette } = pen;
  const dark = mix(color, palette.ink, 0.3);
  pen.cast(-110, 0, 220, 100);
  pen.block(84, -170, 24, 170, 4, dark, { shade: 0.6 });
  pen.block(-108, -470, 26, 470, 6, color, { angle: 0 });
  pen.block(-112, -196, 230, 34, 10, color, { angle: 90 });
  pen.block(-100, -80, 200, 16, 4, dark);
  for (const y of [-450, -380, -310]) pen.block(-124, y, 46, 36, 8, dark);
}

/** A sheet that lies flat, seen from the front and a little above. */
export function flatSheet(pen: Pen, x: number, y: number, width: number, depth: number, color: string): void {
  const slope = depth * 0.5;
  pen.solid(
    polygon([x + slope, y - depth], [x + width - slope, y - depth], [x + width, y], [x, y]),
    [x, y - depth, width, depth],
    color,
    { shade: 0.3 },
  );
  pen.path(rect(x, y, width, 5), mix(color, pen.palette.ink, 0.4));
}
