import { mix } from './color.ts';
import { paletteNamed } from './palettes.ts';
import { Pen } from './pen.ts';
import { hairBehind, hairInFront } from './portrait-hair.ts';
import type { Person } from './portrait-people.ts';
import { type Random, randomFrom } from './random.ts';
import { ellipse, rect, round } from './shapes.ts';

const HEAD = 'M-98 -70C-98 -172 98 -172 98 -70V10C98 84 54 120 0 120C-54 120 -98 84 -98 10z';

/** Shade on skin is warm; pure ink would bruise it. */
const BLUSH = '#4A1030';

function medallion(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  const disc = ellipse(light * -40, -20, 232);
  pen.path(disc, mix(random.pick([palette.glow, palette.pop, palette.accent]), palette.wallLow, 0.15));
  pen.inside(disc, () => {
    const mist = [
      [0, palette.wallLow, 0],
      [1, palette.wallLow, 0.9],
    ] as const;
    pen.spray(disc, pen.linear(0, -240, 0, 220, ...mist));
  });
}

function shoulders(pen: Pen, person: Person, shirt: string): void {
  const { palette } = pen;
  const coat = 'M-250 320C-250 190 -150 160 -70 148H70C150 160 250 190 250 320z';
  const collar = 'M-70 150L0 214L70 150L96 156L6 262L-6 262L-96 156z';
  pen.solid(coat, [-250, 148, 500, 172], shirt, { shade: 0.9 });
  const neck = mix(person.skin, '#3A1020', 0.22);
  pen.solid('M-52 60H52V150C52 196 -52 196 -52 150z', [-52, 60, 104, 130], neck, { shade: 0.7, shine: 0 });
  pen.path(collar, mix(shirt, palette.pale, 0.35));
}

function face(pen: Pen, { skin, hair, style, beard }: Person): void {
  const { light } = pen;
  const brow = mix(hair, '#000000', 0.2);
  if (style !== 'wrap') {
    for (const side of [-1, 1]) pen.path(ellipse(side * 100, -10, 16, 24), mix(skin, '#3A1020', 0.16));
  }
  const shadeColor = mix(skin, BLUSH, 0.55);
  pen.solid(HEAD, [-98, -150, 196, 270], skin, { shadeColor, shade: 0.95, shadeFrom: 0.36, shine: 0.4 });
  const nose = light > 0 ? 'M6 -60L24 24L-2 34z' : 'M-6 -60L-24 24L2 34z';
  pen.path(nose, mix(skin, BLUSH, 0.3), 'opacity=".55"');
  pen.stroke('M-24 70Q0 80 24 70', mix(skin, BLUSH, 0.55), 6);
  for (const side of [-1, 1]) {
    pen.stroke(`M${side * 18} -36Q${side * 36} -46 ${side * 56} -34`, brow, 8);
    pen.path(ellipse(side * 38, -12, 6), mix(brow, '#000000', 0.3));
  }
  if (!beard) return;
  pen.inside(HEAD, () => {
    pen.path('M-110 10C-80 40 -40 44 0 44C40 44 80 40 110 10V140H-110z', hair, 'opacity=".94"');
    pen.stroke('M-22 72Q0 80 22 72', mix(skin, BLUSH, 0.4), 7);
  });
}

function glasses(pen: Pen, random: Random): void {
  const { palette } = pen;
  const frame = random.pick(['#10142B', palette.accent, palette.ink]);
  const corner = random.pick([27, 18]);
  for (const side of [-1, 1]) pen.stroke(rect(side * 42 - 32, -40, 64, 54, corner), frame, 7);
  pen.stroke('M-12 -18Q0 -26 12 -18', frame, 7);
}

/** A geometric bust for a byline: one light, two planes, a hair shape. It resembles nobody. */
export function portraitSvg(person: Person, size: { width: number; height: number }): string {
  const random = randomFrom(`portrait/${person.slug}`);
  const light = random.sign();
  const palette = paletteNamed(person.palette, random);
  const pen = new Pen(size, `portrait/${person.slug}`, palette, light);
  const { width, height } = size;
  pen.path(
    rect(0, 0, width, height),
    pen.linear(0, 0, 0, height, [0, palette.wallTop], [1, palette.wallLow]),
  );
  const scale = Math.round((Math.min(width, height) / 600) * 100) / 100;
  pen.group(`translate(${round(width / 2)} ${round(height / 2)}) scale(${scale})`, () => {
    medallion(pen, random);
    hairBehind(pen, person);
    shoulders(pen, person, palette[person.shirt]);
    face(pen, person);
    hairInFront(pen, person);
    if (person.glasses) glasses(pen, random);
  });
  return pen.svg();
}
