import { mix } from '../color.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { ellipse, rect } from '../shapes.ts';

/** A cloud is four circles on a flat base, shaded as one. */
export function puff(pen: Pen, cx: number, cy: number, scale: number, color: string): void {
  const { light, palette } = pen;
  const circles = [
    [-170, -40, 88],
    [-70, -96, 118],
    [66, -78, 104],
    [166, -34, 76],
  ] as const;
  const rounds = circles.map(([x, y, radius]) => ellipse(cx + x * scale, cy + y * scale, radius * scale));
  const base = rect(cx - 250 * scale, cy - 88 * scale, 490 * scale, 132 * scale, 64 * scale);
  const outline = rounds.join('') + base;
  const cover = rect(cx - 280 * scale, cy - 240 * scale, 560 * scale, 300 * scale);
  const under = mix(color, palette.ink, 0.5);
  const top = [cx - light * 40 * scale, cy - 200 * scale] as const;
  const foot = [cx + light * 60 * scale, cy + 60 * scale] as const;
  const lit = [cx - light * 200 * scale, cy - 220 * scale] as const;
  pen.path(outline, color);
  pen.inside(outline, () => {
    pen.spray(cover, pen.linear(...top, ...foot, [0.3, under, 0], [1, under, 0.85]));
    pen.spray(cover, pen.linear(...lit, cx, cy, [0, '#FFFFFF', 0.9], [0.6, '#FFFFFF', 0]));
  });
}

/** On a dark wall a pure white cloud would glare. */
const cloudColor = ({ palette }: Pen): string => mix(palette.pale, palette.body, palette.dark ? 0.35 : 0);

function cloudRainingData(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  const colors = [
    palette.glow,
    palette.pop,
    palette.accent,
    palette.pale,
    mix(palette.glow, palette.accent, 0.5),
  ];
  for (let i = 0; i < 26; i++) {
    const x = -220 + i * 17.6;
    pen.path(rect(x, -330, random.pick([3, 5, 5, 8, 11]), random.between(120, 340), 3), random.pick(colors));
  }
  puff(pen, -light * 200, -470, 0.62, mix(cloudColor(pen), palette.wallLow, 0.45));
  puff(pen, 0, -330, 1.12, cloudColor(pen));
}

function serversInTheCloud(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  for (let i = 0; i < 5; i++) {
    const x = -360 + i * 180;
    const height = random.between(300, 560);
    pen.cast(x - 62, 0, 124, 90);
    pen.block(x - 62, -height, 124, height, 6, i % 2 ? palette.accent : palette.body, { shade: 0.85 });
    for (let y = -height + 26; y < -20; y += 34) {
      pen.path(rect(x - 46, y, 92, 18, 3), mix(i % 2 ? palette.accent : palette.body, palette.ink, 0.7));
      pen.path(ellipse(x - 32, y + 9, 4), random.chance(0.6) ? palette.glow : palette.pop);
      pen.path(rect(x + 2, y + 7, random.between(14, 36), 4), mix(palette.glow, palette.ink, 0.25));
    }
  }
  puff(pen, -light * 180, -120, 0.95, cloudColor(pen));
  puff(pen, light * 260, -230, 0.62, mix(cloudColor(pen), palette.wallLow, 0.25));
}

function stairIntoCloud(pen: Pen): void {
  const { light, palette } = pen;
  const steps = 8;
  for (let i = 0; i < steps; i++) {
    const x = light * (-360 + i * 74);
    const height = 46 + i * 46;
    const color = mix(palette.accent, palette.glow, i / steps);
    pen.block(Math.min(x, x + light * 76), -height, 76, height, 0, color, { shade: 0.75 });
  }
  puff(pen, light * 190, -430, 0.95, cloudColor(pen));
  pen.ball(light * -250, -190, 36, palette.pop);
  pen.cast(light * -270 - 30, -92, 60, 40);
}

export const cloud: Motif = {
  palettes: ['sky', 'argon', 'apricot', 'sodium', 'lilac'],
  backdrops: ['disc', 'waves', 'lines'],
  drawings: [
    { seen: 'a cloud raining thin bars of color', draw: cloudRainingData },
    { seen: 'server towers standing among clouds', draw: serversInTheCloud },
    { seen: 'a stair climbing into a cloud', draw: stairIntoCloud },
  ],
};
