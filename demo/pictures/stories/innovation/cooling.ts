import { mix } from '../../color.ts';
import { type Draw, scaled } from '../../motif.ts';
import { puff } from '../../motifs/cloud.ts';
import type { Pen } from '../../pen.ts';
import { ellipse, line, polygon, rect, round } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { boltPath, drop, falling, house, outdoors, rack, steelOf, tumbler, waterOf } from './props.ts';

const glassAndServer: Draw = (pen, random) => {
  const { palette } = pen;
  pen.facing(() => {
    tumbler(pen, -210, 0, 1.4, 0.72);
    pen.halo(rect(40, -320, 380, 320), palette.glow, 0.5);
    pen.cast(60, 0, 340, 100);
    rack(pen, random, [60, 0, 340, 300], 0.95);
  });
};

/** The building of the story; `top` tells what stands on its roof. */
function building(pen: Pen, y: number, { still = false } = {}): void {
  const { palette } = pen;
  const wall = mix(palette.body, palette.pale, palette.dark ? 0 : 0.15);
  for (let i = 0; i < 6; i++) {
    const x = -440 + i * 156;
    pen.block(x, y - 330, 104, 120, 4, mix(wall, palette.ink, 0.2), { shade: 0.7 });
    for (let slat = 0; slat < 4; slat++)
      pen.path(rect(x + 10, y - 306 + slat * 24, 84, 10), mix(wall, palette.ink, 0.5));
    pen.block(x + 14, y - 352, 76, 26, 6, mix(wall, palette.ink, still ? 0.3 : 0.45));
  }
  pen.block(-520, y - 220, 1040, 220, 4, wall, { shade: 0.7 });
  for (let x = -496; x < 500; x += 72) pen.path(rect(x, y - 200, 8, 190), mix(wall, palette.ink, 0.16));
  pen.path(rect(-520, y - 66, 1040, 14), palette.accent);
}

const windowless: Draw = (pen) => {
  pen.cast(-520, 0, 1040, 110);
  pen.group('scale(1 1.2)', () => building(pen, 0));
};

const towerInside: Draw = (pen, random) => {
  const { palette } = pen;
  const water = waterOf(pen);
  pen.cast(-300, 0, 600, 110);
  pen.block(-320, -520, 640, 520, 6, palette.body, { shade: 0.7 });
  pen.path(rect(-280, -480, 560, 440), mix(palette.ink, palette.body, 0.12));
  pen.block(-150, -580, 300, 64, 8, mix(palette.body, palette.ink, 0.3));
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 5; i++)
      pen.stroke(
        line(
          [-240 + i * 110 + (row % 2) * 30, -370 + row * 54],
          [-190 + i * 110 + (row % 2) * 30, -350 + row * 54],
        ),
        mix(palette.accent, palette.pale, 0.2),
        14,
      );
  for (let i = 0; i < 60; i++) {
    const [x, y] = [random.between(-266, 266), random.between(-400, -120)];
    pen.stroke(line([x, y], [x, y + random.between(12, 34)]), water, 6);
  }
  pen.path(rect(-280, -104, 560, 64), water);
  pen.block(-480, -450, 240, 40, 6, steelOf(pen), { angle: 90 });
  pen.block(-280, -430, 560, 24, 6, steelOf(pen), { angle: 90 });
  for (const x of [-200, -70, 60, 190])
    pen.path(polygon([x - 14, -406], [x + 14, -406], [x + 24, -384], [x - 24, -384]), steelOf(pen));
  pen.block(240, -96, 250, 40, 6, steelOf(pen), { angle: 90 });
  for (const x of [-90, 0, 90]) {
    pen.stroke(`M${x} -600C${x - 30} -640 ${x + 30} -650 ${x} -700`, palette.pale, 14, 'opacity=".8"');
    pen.stroke(line([x, -450], [x, -520]), palette.pale, 9, 'opacity=".7"');
  }
};

const plume: Draw = (pen) => {
  const { palette } = pen;
  outdoors(pen, [palette.wallTop, palette.wallLow], mix(palette.floor, palette.ink, 0.2), -40);
  const white = mix(palette.pale, palette.wallLow, 0.12);
  for (const [x, y, size] of [
    [-40, -250, 0.42],
    [20, -330, 0.6],
    [130, -440, 0.86],
    [330, -560, 1.1],
  ] as const)
    puff(pen, x * pen.light, y, size, white);
  pen.block(-760, -160, 1520, 300, 0, mix(palette.body, palette.ink, 0.25), { shade: 0.6 });
  for (const x of [-420, -190, 290]) pen.block(x, -250, 140, 96, 4, mix(palette.body, palette.ink, 0.45));
  pen.block(-90, -276, 180, 120, 4, mix(palette.body, palette.ink, 0.4));
  for (let i = 0; i < 4; i++) pen.path(rect(-74, -256 + i * 26, 148, 12), palette.ink);
  pen.path(rect(-760, -168, 1520, 16), mix(palette.body, palette.pale, 0.3));
};

const scale: Draw = (pen, random) => {
  const { palette } = pen;
  const pipe = mix(waterOf(pen), palette.ink, 0.3);
  pen.block(-760, -330, 1520, 170, 0, pipe, { angle: 90, shade: 0.95 });
  pen.block(-120, -700, 170, 440, 0, pipe, { angle: pen.light > 0 ? 0 : 180, shade: 0.95 });
  for (const x of [-260, 140]) pen.block(x, -364, 60, 238, 8, mix(pipe, palette.ink, 0.3), { angle: 90 });
  pen.block(-160, -480, 250, 56, 8, mix(pipe, palette.ink, 0.3));
  for (let i = 0; i < 220; i++) {
    const [x, y] = [random.between(-230, 180), -240 + random.between(-112, 124)];
    const [size, fill] = [random.between(8, 34), random.pick([0, 0.08, 0.16, 0.24])];
    pen.path(
      ellipse(round(x), round(y), size, size * 0.66),
      mix(mix(palette.pale, palette.glow, 0.18), palette.ink, fill),
    );
  }
  for (const x of [-120, 20, 90])
    pen.path(polygon([x - 16, -120], [x + 16, -120], [x, -60 - random.whole(0, 30)]), palette.pale);
};

const meter: Draw = (pen) => {
  const { palette } = pen;
  const pipe = mix(waterOf(pen), palette.ink, 0.25);
  pen.block(-760, -230, 1520, 210, 0, pipe, { angle: 90, shade: 0.95 });
  for (const x of [-420, 340])
    for (const at of [0, 52]) pen.block(x + at, -264, 40, 278, 8, mix(pipe, palette.ink, 0.3), { angle: 90 });
  pen.block(-90, -320, 180, 130, 10, mix(palette.accent, palette.ink, 0.3));
  pen.ball(0, -380, 206, mix(palette.accent, palette.glow, 0.2));
  pen.path(ellipse(0, -380, 166), palette.pale);
  for (let i = 0; i < 11; i++)
    pen.group(`translate(0 -380) rotate(${-125 + i * 25})`, () =>
      pen.path(rect(-5, -150, 10, i % 5 ? 24 : 42, 3), palette.ink),
    );
  pen.path(rect(-66, -330, 132, 40, 6), mix(palette.pale, palette.ink, 0.85));
  for (let i = 0; i < 5; i++) pen.path(rect(-60 + i * 25, -324, 20, 28, 3), palette.pale);
  pen.stroke(line([0, -380], [84, -470]), palette.accent, 16);
  pen.ball(0, -380, 20, palette.ink);
};

const winter: Draw = (pen, random) => {
  const { palette } = pen;
  outdoors(pen, [palette.wallTop, palette.wallLow], mix(palette.pale, palette.wallLow, 0.2), -90);
  building(pen, -10, { still: true });
  for (let i = 0; i < 6; i++) pen.path(rect(-450 + i * 156, -376, 124, 26, 13), palette.pale);
  pen.path(rect(-532, -242, 1064, 30, 14), palette.pale);
  for (const x of [-400, -200, 0, 200, 400]) {
    pen.block(x - 62, -180, 124, 110, 6, palette.ink);
    for (let blade = 0; blade < 3; blade++)
      pen.group(`translate(${x} -125) rotate(${blade * 120 + 20})`, () =>
        pen.path('M0 0C-20 -14 -22 -38 -4 -46C14 -38 12 -14 0 0z', palette.glow),
      );
    for (let slat = 0; slat < 4; slat++)
      pen.path(rect(x - 62, -170 + slat * 28, 124, 6), steelOf(pen), 'opacity=".7"');
  }
  pen.path('M-1000 10C-500 -40 -200 0 100 -14S700 -30 1000 10V300H-1000z', palette.pale);
  falling(pen, random, 120, 8);
};

const families: Draw = (pen) => {
  const water = waterOf(pen);
  for (let i = 0; i < 6; i++) {
    const x = -450 + i * 180;
    pen.cast(x - 60, 0, 120, 70);
    house(pen, x, 0, 1.02, i % 2 === 0);
    drop(pen, x, -300, 44, mix(water, '#FFFFFF', 0.2));
  }
};

const twoGlasses: Draw = (pen) => {
  const { palette } = pen;
  tumbler(pen, -220, 0, 1.5, 0.86);
  tumbler(pen, 220, 0, 1.5, 0);
  pen.halo(ellipse(220, -220, 120, 150), palette.pop, 0.7);
  pen.path(boltPath(220, -220, 150), palette.pop);
};

const drinks = 'what-a-data-center-drinks';

export const cooling: StoryDrawings = {
  [`${drinks}-1`]: { palette: 'tide', backdrop: 'disc', draw: glassAndServer },
  [`${drinks}-2`]: { palette: 'sulfur', backdrop: 'plain', draw: windowless },
  [`${drinks}-3`]: { palette: 'nebula', backdrop: 'lines', draw: scaled(towerInside, 0.86) },
  [`${drinks}-4`]: { palette: 'sky', backdrop: 'plain', draw: plume },
  [`${drinks}-5`]: { palette: 'fog', backdrop: 'plain', draw: scale },
  [`${drinks}-6`]: { palette: 'apricot', backdrop: 'plain', draw: meter },
  [`${drinks}-7`]: { palette: 'lilac', backdrop: 'plain', draw: winter },
  [`${drinks}-8`]: { palette: 'ultra', backdrop: 'disc', draw: families },
  [`${drinks}-9`]: { palette: 'argon', backdrop: 'lines', draw: twoGlasses },
};
