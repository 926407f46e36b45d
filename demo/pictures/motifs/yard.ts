import { mix } from '../color.ts';
import { type Motif, scaled } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { ellipse, line, polygon, rect, rectWithCorners, round } from '../shapes.ts';

function grass(pen: Pen, random: Random, y: number): void {
  const { palette } = pen;
  // Grass is green in every palette; the floor only tints it.
  const green = mix('#37A86B', palette.floor, 0.25);
  for (let x = -900; x < 900; x += 26) {
    const height = random.between(26, 74);
    const lean = random.between(-16, 16);
    const blade = `M${x} ${y}Q${round(x + lean)} ${round(y - height * 0.6)} ${round(x + lean * 2)} ${round(y - height)}L${x + 12} ${y}z`;
    pen.path(blade, mix(green, random.pick([palette.ink, palette.pale]), 0.18));
  }
  pen.block(-900, y, 1800, 300, 0, green, { angle: 90, shade: 0.6 });
}

/** A robot mower leaving a shorn lane behind it. */
function robotMower(pen: Pen, random: Random): void {
  const { palette } = pen;
  grass(pen, random, -30);
  pen.facing(() => {
    const lane = polygon([-900, 10], [-160, 10], [-160, 74], [-900, 110]);
    pen.path(lane, mix('#37A86B', palette.pale, 0.45), 'opacity=".8"');
    pen.pool(10, 60, 330, 34, 0.85);
    const hood = 'M-280 20C-290 -150 -170 -210 0 -210C170 -210 262 -120 280 20z';
    pen.solid(hood, [-290, -210, 570, 230], palette.accent, { shade: 0.9 });
    pen.path('M-190 -120C-120 -184 90 -184 170 -110C90 -132 -120 -136 -190 -120z', palette.ink);
    pen.path(rect(-290, -10, 580, 44, 22), mix(palette.ink, palette.body, 0.2));
    for (const [x, radius] of [
      [-170, 84],
      [196, 54],
    ] as const) {
      pen.ball(x, 62 - radius, radius, mix(palette.ink, palette.pale, 0.14));
      pen.path(ellipse(x, 62 - radius, radius * 0.45), palette.body);
      pen.path(ellipse(x, 62 - radius, radius * 0.16), palette.ink);
    }
    pen.path(ellipse(246, -40, 16), palette.glow);
    pen.block(-20, -262, 40, 56, 10, palette.body);
    pen.path(ellipse(0, -266, 12), palette.glow);
  });
}

function kettleGrill(pen: Pen): void {
  const { light, palette } = pen;
  const steel = mix(palette.ink, palette.pale, 0.45);
  const hot = palette.accent;
  pen.cast(-220, 0, 440, 130);
  for (const x of [-150, 150]) pen.stroke(line([x * 0.6, -230], [x, 0]), steel, 18);
  pen.stroke(line([0, -210], [light * 40, -6]), mix(steel, palette.ink, 0.4), 16);
  pen.ball(-150, -30, 40, palette.ink);
  pen.path(ellipse(-150, -30, 14), palette.pale);
  pen.solid(
    'M-240 -330H240C240 -170 130 -130 0 -130C-130 -130 -240 -170 -240 -330z',
    [-240, -330, 480, 200],
    hot,
    {
      shade: 0.95,
    },
  );
  pen.solid(rectWithCorners(-248, -352, 496, 26, [8, 8, 8, 8]), [-248, -352, 496, 26], steel);
  // The lid is lifted, so the glow of the coals shows.
  pen.path(ellipse(0, -352, 220, 22), palette.glow);
  pen.group(`rotate(${light * -24} ${light * -230} -360)`, () => {
    const lid = 'M-240 -366C-240 -540 -130 -590 0 -590C130 -590 240 -540 240 -366z';
    pen.solid(lid, [-240, -590, 480, 224], hot, { shade: 0.9 });
    pen.stroke('M-56 -596V-630H56V-596', palette.ink, 20);
  });
  for (const x of [-60, 20, 100]) {
    pen.stroke(`M${x} -380c-26 -36 26 -60 0 -98s20 -54 0 -84`, palette.pale, 9, 'opacity=".7"');
  }
}

export const yard: Motif = {
  palettes: ['mint', 'sky', 'pine', 'apricot', 'sulfur'],
  backdrops: ['disc', 'waves', 'arch'],
  drawings: [
    { seen: 'a robot mower crossing a lawn', draw: robotMower },
    { seen: 'a kettle grill with its lid lifted', draw: scaled(kettleGrill, 0.86) },
  ],
};
