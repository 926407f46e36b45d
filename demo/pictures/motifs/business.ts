import { mix } from '../color.ts';
import { cycle } from '../cycle.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { rect } from '../shapes.ts';

function windows(pen: Pen, random: Random, x: number, width: number, height: number, color: string): void {
  const { palette } = pen;
  const lit = (): string => (random.chance(0.4) ? palette.glow : mix(color, palette.ink, 0.48));
  const inBands = random.chance(0.33);
  const tall = random.chance(0.5);
  for (let y = -height + 28; y < -34; y += 40) {
    if (inBands) pen.path(rect(x + 14, y, width - 28, 14), lit());
    else
      for (let left = 16; left < width - 24; left += 34) {
        if (random.chance(0.75)) pen.path(rect(x + left, y, 18, tall ? 28 : 22), lit());
      }
  }
}

function officeTowers(pen: Pen, random: Random): void {
  const { palette } = pen;
  const far = mix(palette.body, palette.wallTop, 0.35);
  for (let i = 0; i < 6; i++) {
    const width = random.between(110, 180);
    const height = random.between(240, 560);
    const x = -430 + i * 165;
    const color = cycle([palette.body, palette.accent, palette.pop, far], i);
    pen.cast(x, 0, width, 100);
    pen.block(x, -height, width, height, 0, color, { shade: 0.9 });
    windows(pen, random, x, width, height, color);
  }
}

/** A briefcase standing on three steps. */
function briefcase(pen: Pen): void {
  const { light, palette } = pen;
  for (const [i, width] of [640, 520, 400].entries()) {
    const y = -60 * (i + 1);
    if (i === 0) pen.cast(-width / 2, 0, width, 120);
    pen.block(-width / 2, y, width, 60, 0, mix(palette.floor, palette.pale, 0.14 + i * 0.1), { shade: 0.6 });
  }
  pen.stroke('M-70 -430V-470C-70 -500 70 -500 70 -470V-430', mix(palette.ink, palette.pale, 0.25), 26);
  pen.block(-200, -430, 400, 250, 26, palette.accent, { shade: 0.9 });
  pen.path(rect(-200, -330, 400, 12), mix(palette.accent, palette.ink, 0.45));
  for (const x of [-110, 110]) pen.block(x - 24, -352, 48, 56, 8, palette.glow, { shade: 0.5 });
  pen.ball(light * 268, -95, 34, palette.pop);
}

export const business: Motif = {
  palettes: ['fog', 'argon', 'apricot', 'sodium'],
  backdrops: ['disc', 'lines', 'window'],
  drawings: [
    { seen: 'a row of office towers', draw: officeTowers },
    { seen: 'a briefcase on a stepped podium', draw: briefcase },
  ],
};
