import { mix } from '../color.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { arc, ellipse, line, polygon, rect, rectWithCorners, round } from '../shapes.ts';

/** Leaves are green in every palette; the palette only tints them. */
const GREEN = '#37A86B';

const LEAF = 'M0 0C-70 -50 -84 -150 0 -230C84 -150 70 -50 0 0z';

function leaf(pen: Pen, x: number, y: number, angle: number, scale: number, color: string): void {
  pen.group(`translate(${round(x)} ${round(y)}) rotate(${angle}) scale(${scale})`, () => {
    pen.solid(LEAF, [-80, -230, 160, 230], color, { shade: 0.9 });
    pen.stroke(line([0, 0], [0, -190]), mix(color, pen.palette.pale, 0.5), 6);
  });
}

/** A seedling growing out of a plug: the wire turns into a stem. */
function seedling(pen: Pen): void {
  const { light, palette } = pen;
  const green = mix(GREEN, palette.glow, 0.2);
  pen.cast(-170, 0, 340, 130);
  pen.stroke(`M0 -210C${light * 10} -330 ${-light * 20} -400 0 -500`, mix(green, palette.ink, 0.35), 20);
  leaf(pen, -2, -380, -62, 0.95, green);
  leaf(pen, 2, -430, 58, 1.05, mix(green, palette.pale, 0.18));
  leaf(pen, 0, -490, light * -10, 0.72, mix(green, palette.glow, 0.4));
  pen.solid(rectWithCorners(-150, -210, 300, 210, [10, 10, 60, 60]), [-150, -210, 300, 210], palette.accent, {
    shade: 0.9,
  });
  pen.block(-172, -250, 344, 60, 16, mix(palette.accent, palette.ink, 0.12));
  // The pot is a socket.
  pen.path(ellipse(0, -100, 64), mix(palette.accent, palette.ink, 0.45));
  for (const x of [-24, 24]) pen.path(rect(x - 8, -126, 16, 46, 8), palette.pale);
}

/** A ring of arrows around a leaf. */
function circularLoop(pen: Pen): void {
  const { palette } = pen;
  const cy = -290;
  pen.pool(0, 10, 300, 40, 0.6);
  for (const [i, color] of [palette.accent, palette.pop, palette.body].entries()) {
    pen.group(`translate(0 ${cy}) rotate(${i * 120})`, () => {
      pen.stroke(
        arc(0, 0, 220, -84, 4),
        mix(color, palette.ink, 0.5),
        74,
        'stroke-linecap="butt" transform="translate(8 12)"',
      );
      pen.stroke(arc(0, 0, 220, -84, 4), color, 66, 'stroke-linecap="butt"');
      pen.stroke(arc(0, 0, 242, -80, 0), mix(color, '#FFFFFF', 0.6), 8, 'opacity=".8"');
      pen.group('rotate(4) translate(220 0)', () => pen.path(polygon([-74, -4], [74, -4], [0, 92]), color));
    });
  }
  leaf(pen, -8, cy + 120, 12, 1.05, mix(GREEN, palette.glow, 0.25));
}

/** A small planet with trees and a turbine on it. */
function greenPlanet(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  const cy = -150;
  pen.pool(light * 30, 40, 300, 44, 0.65);
  const around = (angle: number, draw: () => void): void =>
    pen.group(`translate(0 ${cy}) rotate(${angle}) translate(0 -196)`, draw);
  for (const angle of [-74, -46, 40, 62, 84]) {
    around(angle, () => {
      const height = random.between(60, 110);
      pen.path(rect(-6, -40, 12, 50), mix(palette.ink, palette.accent, 0.4));
      pen.solid(
        polygon([-44, -30], [44, -30], [0, -30 - height]),
        [-44, -30 - height, 88, height],
        palette.pop,
      );
    });
  }
  around(-8, () => {
    pen.solid(polygon([-6, -130], [6, -130], [11, 10], [-11, 10]), [-11, -130, 22, 140], palette.pale, {
      shadeColor: mix(palette.pale, palette.ink, 0.5),
    });
    for (let blade = 0; blade < 3; blade++) {
      pen.group(`translate(0 -132) scale(.72) rotate(${blade * 120 + 18})`, () =>
        pen.path('M-5 0C-22 -40 -16 -100 2 -150C10 -100 14 -40 5 0z', palette.pale),
      );
    }
    pen.ball(0, -132, 11, palette.accent);
  });
  pen.ball(0, cy, 200, palette.body);
  pen.inside(ellipse(0, cy, 200), () => {
    for (const [x, y, rx, ry] of [
      [-110, -90, 120, 60],
      [90, 10, 130, 80],
      [-70, 130, 90, 50],
    ] as const) {
      pen.path(ellipse(x, cy + y, rx, ry), mix(GREEN, palette.body, 0.25));
    }
  });
}

export const sustainability: Motif = {
  palettes: ['pine', 'mint', 'apricot', 'sky', 'nebula'],
  backdrops: ['disc', 'lines', 'arch', 'window'],
  drawings: [
    { seen: 'a seedling growing from a pot shaped like a power socket', draw: seedling },
    { seen: 'three arrows in a ring around a leaf', draw: circularLoop },
    { seen: 'a small planet with trees and a wind turbine', draw: greenPlanet },
  ],
};
