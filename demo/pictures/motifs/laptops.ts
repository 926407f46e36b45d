import { mix } from '../color.ts';
import { cycle } from '../cycle.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { screenArt } from '../screen-art.ts';
import { ellipse, line, polygon, rect, rectWithCorners, round, wave } from '../shapes.ts';
import { mug } from './props.ts';

const keyRow = (pen: Pen, from: number, to: number, y: number): void =>
  pen.stroke(
    line([from, y], [to, y]),
    mix(pen.palette.body, pen.palette.ink, 0.55),
    5,
    'stroke-dasharray="15 6" stroke-linecap="butt"',
  );

function openLaptop(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.cast(-380, 4, 760, 130, { slant: 0.9 });
  pen.block(-312, -440, 624, 412, 20, mix(palette.ink, palette.body, 0.06), { shade: 0, shine: 0.3 });
  pen.inside(rect(-294, -422, 588, 366, 6), () => screenArt(pen, random, -294, -422, 588, 366));
  pen.solid(polygon([-312, -34], [312, -34], [392, 0], [-392, 0]), [-392, -34, 784, 34], palette.body, {
    angle: 90,
    shade: 0.35,
  });
  for (let row = 0; row < 3; row++) keyRow(pen, -262 - row * 16, 262 + row * 16, -27 + row * 8);
  pen.solid(
    rectWithCorners(-392, -1, 784, 20, [0, 0, 12, 12]),
    [-392, -1, 784, 20],
    mix(palette.body, palette.ink, 0.14),
    { shade: 0.6 },
  );
  pen.path(rectWithCorners(-60, -1, 120, 9, [0, 0, 8, 8]), mix(palette.body, palette.ink, 0.5));
}

function laptopFromTheSide(pen: Pen): void {
  const { light, palette } = pen;
  pen.facing(() => {
    pen.spray(
      polygon([324, -420], [-600, -330], [-600, -26], [226, -26]),
      pen.linear(300, 0, -560, 0, [0, palette.glow, 0.8], [1, palette.glow, 0]),
    );
  });
  pen.cast(-270, 0, 540, 120, { slant: 0.9 });
  pen.facing(() => {
    pen.group('translate(238 -14) rotate(14)', () =>
      pen.block(-9, -436, 18, 440, 9, palette.accent, { angle: 0 }),
    );
    pen.group('translate(226 -18) rotate(14)', () => pen.path(rect(-4, -424, 4, 404, 2), palette.pale));
    pen.block(-280, -24, 536, 24, 12, palette.body, { angle: 90, shade: 0.5 });
    pen.path(rect(-200, -29, 330, 6, 3), mix(palette.body, palette.ink, 0.6));
    pen.ball(238, -14, 20, mix(palette.body, palette.ink, 0.2));
  });
  // The cup says how large the thin machine is.
  mug(pen, -light * 400, 0.68);
}

function rowOfLaptops(pen: Pen, random: Random): void {
  const { palette } = pen;
  const colors = [palette.body, palette.accent, palette.pop, mix(palette.glow, palette.accent, 0.25)];
  const count = random.whole(3, 4);
  const step = count === 3 ? 230 : 180;
  for (let i = 0; i < count; i++) {
    const x = (i - (count - 1) / 2) * step;
    // The lids at the back stand higher, so every one of them shows.
    const up = (count - 1 - i) * 26;
    const color = cycle(colors, i);
    pen.cast(x - 190, 6, 380, 90, { slant: 1 });
    pen.group(`translate(${round(x)} 0) rotate(${round((i - (count - 1) / 2) * 1.2)})`, () => {
      pen.block(-190, -292 - up, 380, 292 + up, 20, color, { shade: 0.9 });
      const mark = i % 3;
      if (mark === 0) pen.path(ellipse(0, -160 - up / 2, 26), mix(color, palette.pale, 0.55));
      else if (mark === 1)
        pen.stroke(wave(-36, 36, -160 - up / 2, 20, 72, 0), mix(color, palette.pale, 0.6), 10);
      else pen.path(rect(-22, -182 - up / 2, 44, 44, 6), mix(color, palette.pale, 0.5));
      pen.block(-206, -10, 412, 18, 8, mix(color, palette.ink, 0.35));
    });
  }
}

export const laptops: Motif = {
  palettes: ['argon', 'apricot', 'graphite', 'mint', 'sky', 'sulfur'],
  backdrops: ['disc', 'lines', 'window', 'arch'],
  drawings: [
    { seen: 'an open laptop with a small landscape on its screen', draw: openLaptop },
    {
      seen: 'a thin laptop seen from the side, its screen lighting the room, beside a cup',
      draw: laptopFromTheSide,
    },
    { seen: 'a row of laptop lids in different colors', draw: rowOfLaptops },
  ],
};
