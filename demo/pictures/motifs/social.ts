import { mix } from '../color.ts';
import { cycle } from '../cycle.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { screenArt } from '../screen-art.ts';
import { ellipse, polygon, rect, round, wave } from '../shapes.ts';

type Bubble = { x: number; y: number; width: number; height: number; color: string; tail: 'left' | 'right' };

function bubble(pen: Pen, { x, y, width, height, color, tail }: Bubble): void {
  const { light, palette } = pen;
  const inset = (distance: number): number => (tail === 'left' ? x + distance : x + width - distance);
  const foot = y + height;
  const pointer = polygon([inset(60), foot - 20], [inset(140), foot - 20], [inset(40), foot + 60]);
  pen.spray(
    rect(x + light * 20, y + 26, width, height, 60),
    pen.linear(0, y, 0, foot + 26, [0, palette.ink, 0.4], [1, palette.ink, 0.4]),
  );
  pen.solid(rect(x, y, width, height, 60) + pointer, [x, y, width, height + 60], color, { shade: 0.7 });
}

function speechBubbles(pen: Pen): void {
  const { palette } = pen;
  bubble(pen, { x: -400, y: -560, width: 480, height: 210, color: palette.accent, tail: 'left' });
  for (const x of [-260, -160, -60]) pen.ball(x, -455, 30, palette.pale);
  bubble(pen, { x: -20, y: -360, width: 430, height: 190, color: palette.body, tail: 'right' });
  pen.stroke(wave(50, 340, -265, 40, 96), mix(palette.body, palette.glow, 0.85), 16);
  bubble(pen, { x: -330, y: -210, width: 300, height: 150, color: palette.pop, tail: 'left' });
  for (let row = 0; row < 2; row++)
    pen.path(rect(-280, -165 + row * 40, 200 - row * 70, 18, 9), palette.pale);
}

const HEART = 'M0 46C-92 -18 -76 -92 -34 -92C-14 -92 -4 -78 0 -66C4 -78 14 -92 34 -92C76 -92 92 -18 0 46z';

/** A phone whose feed lets hearts fly. */
function feedWithHearts(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  pen.cast(-150, 0, 300, 130);
  pen.block(-150 + light * 14, -560, 300, 560, 48, mix(palette.body, palette.ink, 0.5));
  pen.path(rect(-150, -566, 300, 560, 48), mix(palette.ink, palette.body, 0.08));
  for (let post = 0; post < 2; post++) {
    const y = -528 + post * 262;
    pen.path(ellipse(-104, y + 22, 20), cycle([palette.glow, palette.pop], post));
    pen.path(rect(-72, y + 14, 130, 16, 8), mix(palette.ink, palette.pale, 0.45));
    pen.inside(rect(-128, y + 58, 256, 170, 14), () => screenArt(pen, random, -128, y + 58, 256, 170));
  }
  for (let i = 0; i < 7; i++) {
    const [x, y] = [light * (190 + (i % 3) * 90 - i * 8), -110 - i * 74];
    const scale = random.between(0.5, 1.15);
    const color = cycle([palette.accent, palette.pop, palette.glow], i);
    pen.group(
      `translate(${round(x)} ${y}) rotate(${round(random.between(-18, 18))}) scale(${round(scale)})`,
      () => pen.solid(HEART, [-92, -92, 184, 138], color, { shade: 0.8 }),
    );
  }
}

export const social: Motif = {
  palettes: ['rose', 'sky', 'lilac', 'mint', 'argon'],
  backdrops: ['disc', 'lines', 'window'],
  drawings: [
    { seen: 'three speech bubbles', draw: speechBubbles },
    { seen: 'hearts flying from a feed on a phone', draw: feedWithHearts },
  ],
};
