import { mix } from './color.ts';
import { cycle } from './cycle.ts';
import type { Pen } from './pen.ts';
import type { Random } from './random.ts';
import { ellipse, polygon, rect, wave } from './shapes.ts';

const KINDS = ['sun', 'waves', 'bands', 'hills', 'orb'] as const;

type ScreenArt = (typeof KINDS)[number];

type Screen = { x: number; y: number; width: number; height: number };

function sun(pen: Pen, random: Random, { x, y, width, height }: Screen): void {
  const { glow, accent, ink } = pen.palette;
  const foot = y + height + 9;
  const center = x + width * random.between(0.35, 0.65);
  pen.path(ellipse(center, y + height * 0.56, Math.min(width, height) * 0.3), glow);
  const near = wave(x, x + width, y + height * 0.66, height * 0.05, width * 0.5, random.next(), foot);
  pen.path(near, accent);
  const nearer = wave(x, x + width, y + height * 0.8, height * 0.06, width * 0.7, random.next(), foot);
  pen.path(nearer, mix(accent, ink, 0.55));
}

function waves(pen: Pen, random: Random, { x, y, width, height }: Screen): void {
  const { glow, accent, ink } = pen.palette;
  const colors = [glow, mix(glow, accent, 0.6), accent, mix(accent, ink, 0.45), ink];
  for (const [i, color] of colors.entries()) {
    const crest = y + height * (0.28 + i * 0.15);
    const length = width * random.between(0.5, 0.9);
    pen.path(wave(x, x + width, crest, height * 0.09, length, random.next(), y + height + 9), color);
  }
}

function bands(pen: Pen, random: Random, { x, y, width, height }: Screen): void {
  const { glow, pop, accent, ink } = pen.palette;
  const colors = [glow, pop, accent, mix(accent, ink, 0.6), ink, mix(glow, '#FFFFFF', 0.5)];
  let left = x;
  while (left < x + width) {
    const band = random.between(0.015, 0.11) * width;
    // One unit of overlap keeps hairlines of the background from showing between bands.
    pen.path(rect(left, y, band + 1, height), random.pick(colors));
    left += band;
  }
}

function hills(pen: Pen, { x, y, width, height }: Screen): void {
  const { accent, ink, pale } = pen.palette;
  const foot = y + height;
  const hill = (from: number, peak: number, to: number, top: number): string =>
    polygon([x + width * from, foot], [x + width * peak, y + height * top], [x + width * to, foot]);
  pen.path(ellipse(x + width * 0.72, y + height * 0.3, Math.min(width, height) * 0.13), pale);
  pen.path(hill(0, 0.3, 0.62, 0.35), mix(accent, ink, 0.3));
  pen.path(hill(0.3, 0.68, 1.1, 0.5), accent);
  pen.path(hill(-0.1, 0.12, 0.5, 0.7), ink);
}

function orb(pen: Pen, { x, y, width, height }: Screen): void {
  const { glow, pop, accent, ink } = pen.palette;
  const rings = [glow, accent, mix(accent, ink, 0.4), pop, mix(pop, ink, 0.5)];
  for (let i = rings.length; i > 0; i--) {
    const radius = Math.min(width, height) * 0.12 * i;
    pen.path(ellipse(x + width / 2, y + height / 2, radius), cycle(rings, i - 1));
  }
}

/** The little landscapes that live inside screens and lenses. Nothing in them can be read or recognized. */
export function screenArt(
  pen: Pen,
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  kind: ScreenArt = random.pick(KINDS),
): void {
  const { glow, pop, ink } = pen.palette;
  const screen = { x, y, width, height };
  const cover = rect(x, y, width, height);
  pen.path(cover, pen.linear(x, y, x, y + height, [0, mix(pop, ink, 0.25)], [1, mix(glow, pop, 0.35)]));
  if (kind === 'sun') sun(pen, random, screen);
  else if (kind === 'waves') waves(pen, random, screen);
  else if (kind === 'bands') bands(pen, random, screen);
  else if (kind === 'hills') hills(pen, screen);
  else orb(pen, screen);
  // a sheet of glass
  pen.inside(cover, () => {
    const reflection = pen.linear(x, y, x + width, y + height, [0, '#FFFFFF', 0.32], [0.45, '#FFFFFF', 0]);
    pen.spray(cover, reflection);
  });
}
