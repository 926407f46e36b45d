import { mix } from '../../color.ts';
import { cycle } from '../../cycle.ts';
import { scaled } from '../../motif.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { ellipse, line, polygon, rect } from '../../shapes.ts';
import { cardboard, lit, metal, parcel, spread, tabletop } from '../business/props.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { boxyComputer, flatScreen, tableOf } from './classroom.ts';

/** Room 204 of a school through thirty years. */
function layersInTheDoorway(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.block(-330, -620, 660, 620, 0, mix(palette.body, palette.pale, 0.2), { shade: 0.5 });
  pen.path(rect(-280, -580, 560, 580), mix(palette.ink, palette.wallTop, 0.25));
  pen.inside(rect(-280, -580, 560, 580), () => {
    for (const x of [-190, 0, 190]) pen.group(`translate(${x} 0) scale(1.2)`, () => boxyComputer(pen));
    for (const x of [-192, 0, 192])
      pen.group(`translate(${x} -184) scale(1.25)`, () => flatScreen(pen, random));
    for (let i = 0; i < 5; i++) {
      const fill = cycle([palette.accent, palette.body, palette.pop], i);
      pen.block(-262 + (i % 2) * 12, -370 - i * 24, 512, 22, 8, fill, { angle: 90 });
    }
    for (const [i, x] of spread(-230, 200, 6).entries())
      pen.group(`translate(${x} -468) rotate(${i % 2 ? 4 : -3})`, () => {
        pen.block(-40, -98, 76, 98, 10, palette.ink, { shade: 0 });
        pen.path(rect(-32, -90, 60, 82, 4), cycle([palette.glow, palette.pop, palette.accent], i));
      });
  });
  pen.cast(-330, 0, 660, 80);
  pen.solid(polygon([330, -600], [330, 0], [500, 50], [500, -640]), [330, -640, 170, 690], palette.accent);
  pen.path(polygon([370, -520], [370, -350], [460, -360], [460, -540]), palette.glow, 'opacity=".6"');
  pen.ball(476, -280, 14, palette.glow);
}

function threeRows(pen: Pen): void {
  const { palette } = pen;
  for (const [y, scale] of [
    [-190, 0.72],
    [-80, 0.94],
    [60, 1.22],
  ] as const)
    pen.group(`translate(0 ${y}) scale(${scale})`, () => {
      pen.cast(-430, 0, 860, 50);
      tableOf(pen, 900, mix(palette.accent, palette.ink, 0.2));
      for (const x of spread(-350, 350, 5)) pen.group(`translate(${x} -110)`, () => boxyComputer(pen));
    });
}

function cableThroughTheWall(pen: Pen, random: Random): void {
  const { palette } = pen;
  const block = mix(palette.body, palette.wallLow, 0.45);
  pen.path(rect(-900, -900, 1800, 830), mix(block, palette.ink, 0.3));
  for (let row = 0; row < 7; row++)
    for (let column = 0; column < 7; column++)
      pen.block(-800 + column * 236 + (row % 2) * 118, -184 - row * 116, 226, 106, 4, block, {
        shade: 0.4,
        shine: 0.3,
      });
  pen.path(ellipse(-60, -390, 96, 84), mix(block, palette.pale, 0.5));
  pen.path('M-140 -390L-110 -452L-50 -466L10 -440L22 -380L-8 -330L-70 -318L-124 -340z', palette.ink);
  const cable = 'M-60 -386C90 -400 120 -330 110 -220S110 10 300 20S620 -10 900 60';
  pen.stroke(cable, mix(palette.accent, palette.ink, 0.5), 64, 'transform="translate(0 10)"');
  pen.stroke(cable, palette.accent, 54);
  pen.stroke(cable, mix(palette.accent, palette.pale, 0.6), 8, 'transform="translate(-8 -14)"');
  pen.solid(
    'M-230 10C-150 -10 -110 -44 -60 -46S60 -4 130 10z',
    [-230, -46, 360, 56],
    mix(block, palette.pale, 0.5),
  );
  for (let i = 0; i < 40; i++)
    pen.path(
      ellipse(random.between(-300, 200), random.between(0, 50), random.between(3, 7)),
      mix(block, palette.pale, 0.55),
    );
}

function projectorOnACart(pen: Pen): void {
  const { palette } = pen;
  pen.block(120, -620, 470, 24, 8, metal(pen), { angle: 90 });
  const sheet = 'M130 -600H580V-190C500 -170 420 -206 350 -186S210 -170 130 -190z';
  pen.solid(sheet, [130, -600, 450, 420], palette.pale, { shade: 0.3 });
  pen.path(rect(180, -560, 350, 300), palette.glow);
  pen.spray(
    polygon([-190, -340], [-190, -310], [180, -260], [180, -560]),
    pen.linear(-190, 0, 180, 0, [0, palette.glow, 0.9], [1, palette.glow, 0.25]),
  );
  pen.cast(-520, 0, 330, 90);
  for (const x of [-510, -220]) {
    pen.block(x, -240, 22, 220, 2, metal(pen));
    pen.ball(x + 11, -16, 22, palette.ink);
  }
  for (const y of [-250, -110])
    pen.block(-530, y, 350, 24, 4, mix(palette.accent, palette.ink, 0.2), { angle: 90 });
  pen.block(-500, -380, 280, 130, 20, palette.body, { shade: 0.7 });
  pen.ball(-222, -324, 44, palette.ink);
  pen.path(ellipse(-206, -326, 24, 30), palette.glow);
  for (let i = 0; i < 5; i++)
    pen.path(rect(-470, -352 + i * 18, 110, 8, 4), mix(palette.body, palette.ink, 0.4));
}

/** Thirty screens: eight to the front and seven to the back on each of two benches. */
function benchesOfScreens(pen: Pen, random: Random): void {
  const { palette } = pen;
  for (const [y, scale] of [
    [-150, 0.82],
    [50, 1.24],
  ] as const)
    pen.group(`translate(0 ${y}) scale(${scale})`, () => {
      pen.cast(-460, 0, 920, 50);
      tableOf(pen, 980, mix(palette.body, palette.ink, 0.1));
      // the other half of each pair shows its back
      for (const x of spread(-366, 366, 7)) {
        pen.block(x - 50, -232, 100, 76, 8, mix(palette.ink, palette.body, 0.25), { shade: 0.4 });
        pen.path(ellipse(x, -214, 10), mix(palette.ink, palette.body, 0.45));
      }
      for (const x of spread(-427, 427, 8))
        pen.group(`translate(${x} -106) scale(.74)`, () => flatScreen(pen, random));
    });
}

function cartOfLaptops(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-300, 0, 600, 110);
  for (const x of [-240, 220]) {
    pen.block(x - 8, -60, 36, 40, 2, metal(pen));
    pen.ball(x + 10, -26, 34, palette.ink);
    pen.path(ellipse(x + 10, -26, 12), metal(pen));
  }
  pen.block(-300, -590, 600, 540, 22, palette.body, { shade: 0.7 });
  for (const [row, y] of [-560, -390, -220].entries()) {
    pen.path(rect(-270, y, 540, 150, 6), mix(palette.ink, palette.body, 0.1));
    for (const [i, x] of spread(-252, 214, 10).entries()) {
      const fill = cycle([palette.accent, palette.pop, palette.glow], i + row);
      pen.block(x, y + 22, 32, 124, 5, fill, { angle: 0, shade: 0.6 });
      pen.path(rect(x + 12, y + 34, 8, 34, 4), mix(fill, palette.ink, 0.4));
    }
  }
  pen.stroke('M-300 -540C-370 -540 -370 -420 -300 -420', metal(pen), 18);
  pen.stroke('M300 -110C390 -110 360 30 470 20', palette.ink, 14);
  pen.block(466, -10, 70, 52, 12, palette.accent);
  for (const y of [0, 22]) pen.block(536, y, 36, 9, 4, metal(pen));
}

function boxesToTheCeiling(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-640, 0, 1280, 80);
  pen.path(rect(-660, -900, 1320, 898), mix(cardboard(pen), palette.ink, 0.55));
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 7; column++) {
      const shift = cycle([0, 14, -10, 6], row);
      const fill = mix(cardboard(pen), palette.ink, cycle([0, 0.12, 0.05, 0.18, 0.08], row * 3 + column));
      parcel(pen, -630 + column * 180 + shift, -104 - row * 106, 172, 102, fill);
    }
}

function robotKit(pen: Pen): void {
  const { palette } = pen;
  pen.pool(0, 4, 190, 20, 0.7);
  pen.block(-150, -170, 300, 110, 16, palette.pop, { shade: 0.7 });
  pen.path(rect(-120, -230, 240, 64, 6), mix(palette.glow, palette.ink, 0.35));
  for (let i = 0; i < 6; i++) pen.path(rect(-108 + i * 38, -220 + (i % 2) * 22, 24, 16, 3), palette.ink);
  pen.stroke('M-80 -226C-120 -330 -10 -340 20 -228M60 -226C70 -300 120 -290 110 -180', palette.accent, 9);
  for (const x of [-100, 100]) {
    pen.ball(x, -58, 60, palette.ink);
    pen.path(ellipse(x, -58, 26), palette.glow);
  }
}

function solderingBench(pen: Pen): void {
  const { palette } = pen;
  const wood = mix(palette.accent, palette.ink, 0.25);
  tabletop(pen, wood, -120);
  for (const [x, y, dx] of [
    [-560, -40, 130],
    [-180, 20, 90],
    [70, -70, 160],
    [360, 10, 120],
    [480, -60, 70],
  ] as const)
    pen.stroke(line([x, y], [x + dx, y + 16]), mix(wood, palette.ink, 0.5), 6);
  pen.group('translate(-240 0) scale(1.25)', () => robotKit(pen));
  pen.group('translate(280 0)', () => {
    pen.cast(-110, 0, 220, 60);
    pen.block(-110, -34, 220, 34, 8, metal(pen), { angle: 90 });
    for (let i = 0; i < 6; i++)
      pen.stroke(
        ellipse(-16 + i * 17, -64 - i * 22, 15, 44),
        metal(pen),
        7,
        `transform="rotate(38 ${-16 + i * 17} ${-64 - i * 22})"`,
      );
    pen.group('translate(60 -130) rotate(-52)', () => {
      pen.block(-150, -9, 130, 18, 8, metal(pen), { angle: 90 });
      pen.block(-30, -26, 240, 52, 24, palette.accent, { angle: 90 });
      pen.stroke('M208 0C300 10 320 90 300 190', palette.ink, 13);
    });
    pen.stroke('M-70 -20c-30 -60 30 -90 0 -160s30 -90 0 -150', palette.pale, 8, 'opacity=".55"');
  });
}

function laptopAndEmptyChairs(pen: Pen): void {
  const { palette } = pen;
  const classroomChair = (fill: string): void => {
    pen.pool(0, 4, 80, 12, 0.6);
    for (const x of [-48, 48]) pen.stroke(line([x * 0.9, -100], [x, 0]), metal(pen), 10);
    pen.block(-62, -116, 124, 24, 10, fill, { angle: 90 });
    pen.stroke(line([56, -110], [70, -220]), metal(pen), 10);
    pen.block(50, -250, 34, 96, 12, fill);
  };
  const fills = [palette.pop, palette.accent, palette.body];
  for (const [row, [y, scale]] of (
    [
      [-90, 0.62],
      [-20, 0.8],
      [64, 1.02],
    ] as const
  ).entries())
    for (const x of spread(-60 + row * 10, 520 + row * 14, 4))
      pen.group(`translate(${x} ${y}) scale(${scale})`, () => classroomChair(cycle(fills, row)));
  pen.group('translate(-400 30)', () => {
    pen.spray(
      polygon([30, -480], [30, -300], [620, -170], [620, -600]),
      pen.linear(30, 0, 600, 0, [0, palette.glow, 0.75], [1, palette.glow, 0]),
    );
    pen.cast(-100, 0, 200, 80);
    for (const x of [-70, 70]) pen.stroke(line([x * 0.6, -260], [x, 0]), metal(pen), 16);
    pen.stroke(line([-56, -110], [56, -110]), metal(pen), 10);
    pen.block(-120, -284, 240, 36, 16, palette.accent, { angle: 90 });
    pen.block(-80, -302, 200, 18, 8, palette.body, { angle: 90 });
    pen.group('translate(-76 -296) rotate(-9)', () => {
      pen.block(-10, -200, 18, 204, 8, palette.body, { angle: 0 });
      pen.path(rect(8, -192, 6, 186, 3), palette.glow);
    });
  });
}

function binOf(pen: Pen, fill: string, part: number): void {
  const { palette } = pen;
  const parts = metal(pen);
  if (part === 0)
    for (const x of spread(-70, 70, 5)) pen.stroke(line([x - 16, -92], [x, -140], [x + 20, -110]), parts, 13);
  if (part === 1)
    for (const [i, x] of spread(-84, 62, 6).entries())
      pen.block(x, -138 + (i % 2) * 16, 32, 46, 6, palette.ink);
  if (part === 2)
    for (const [i, x] of [-60, -10, 40].entries())
      pen.group(`translate(${x} -130) rotate(${i * 8 - 10})`, () => {
        pen.block(-40, -60, 90, 110, 5, palette.ink, { shade: 0 });
        pen.path(rect(-33, -53, 76, 90, 3), cycle([palette.glow, palette.pop], i));
      });
  pen.solid(polygon([-126, -110], [126, -110], [104, 0], [-104, 0]), [-126, -110, 252, 110], fill, {
    shade: 0.6,
  });
  pen.path(rect(-132, -118, 264, 18, 6), mix(fill, palette.pale, 0.35));
  pen.path(rect(-50, -76, 100, 44, 5), palette.pale);
  pen.path(rect(-34, -60, 66, 10, 5), mix(palette.pale, palette.ink, 0.5));
}

function shelfOfBins(pen: Pen): void {
  const { palette } = pen;
  const wood = mix(palette.accent, palette.ink, 0.3);
  pen.cast(-380, 0, 760, 90);
  for (const x of [-380, 350]) pen.block(x, -600, 30, 600, 2, wood);
  pen.path(rect(-350, -590, 700, 560), mix(palette.ink, palette.wallLow, 0.6), 'opacity=".5"');
  const fills = [palette.pop, palette.glow, palette.body, palette.pop];
  for (const [i, [x, y]] of (
    [
      [-175, -316],
      [175, -316],
      [-175, -30],
      [175, -30],
    ] as const
  ).entries())
    pen.group(`translate(${x} ${y}) scale(1.25)`, () => binOf(pen, cycle(fills, i), i));
  for (const y of [-600, -316, -30]) pen.block(-380, y, 760, 28, 2, wood, { angle: 90 });
}

function roomWithoutComputers(pen: Pen): void {
  const { palette } = pen;
  pen.path(rect(-330, -610, 660, 330), pen.linear(0, -610, 0, -280, [0, palette.glow], [1, palette.pale]));
  for (const x of [-110, 110]) pen.path(rect(x - 6, -610, 12, 330), mix(palette.pale, palette.ink, 0.2));
  pen.stroke(rect(-330, -610, 660, 330), mix(palette.pale, palette.ink, 0.12), 16);
  pen.block(-370, -290, 740, 26, 4, palette.pale, { angle: 90 });
  pen.group('translate(200 -290) scale(.95)', () => boxyComputer(pen));
  pen.solid(ellipse(0, 30, 470, 62), [-470, -32, 940, 124], palette.accent, { angle: 90, shade: 0.5 });
  pen.stroke(ellipse(0, 30, 400, 48), palette.pale, 8);
  for (const x of [-330, 330])
    pen.group(`translate(${x} 0) scale(1.1)`, () => {
      pen.pool(0, 4, 230, 20, 0.5);
      tableOf(pen, 440, palette.body);
      pen.block(-70, -122, 90, 12, 3, palette.pop);
      pen.block(-60, -134, 84, 12, 3, palette.pale);
      pen.block(80, -150, 30, 40, 6, palette.accent);
    });
}

const slug = 'one-school-computer-room-1996-to-now';

export const computerRoom: StoryDrawings = {
  [slug]: { palette: 'mint', backdrop: 'lines', draw: lit(layersInTheDoorway) },
  [`${slug}-1`]: { palette: 'nebula', backdrop: 'window', draw: lit(threeRows) },
  [`${slug}-2`]: { palette: 'sky', backdrop: 'plain', draw: lit(cableThroughTheWall) },
  [`${slug}-3`]: { palette: 'sodium', backdrop: 'plain', draw: lit(projectorOnACart) },
  [`${slug}-4`]: { palette: 'apricot', backdrop: 'window', draw: lit(benchesOfScreens) },
  [`${slug}-5`]: { palette: 'ultra', backdrop: 'disc', draw: lit(cartOfLaptops) },
  [`${slug}-6`]: { palette: 'pine', backdrop: 'plain', draw: lit(boxesToTheCeiling) },
  [`${slug}-7`]: { palette: 'graphite', backdrop: 'lines', draw: lit(solderingBench) },
  [`${slug}-8`]: { palette: 'tide', backdrop: 'window', draw: lit(laptopAndEmptyChairs) },
  [`${slug}-9`]: { palette: 'lilac', backdrop: 'arch', draw: scaled(lit(shelfOfBins), 0.95) },
  [`${slug}-10`]: { palette: 'fog', backdrop: 'plain', draw: lit(roomWithoutComputers) },
};
