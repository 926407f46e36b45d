import { mix } from '../../color.ts';
import { cycle } from '../../cycle.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { ellipse, line, polygon, rect } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { ground, key, lit, metal, spread, tabletop, under } from './props.ts';

function dictionaryWithAHandle(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-400, 0, 800, 100);
  const handle = 'M-250 -150C-230 -660 230 -660 250 -150';
  pen.stroke(handle, mix(palette.accent, palette.ink, 0.45), 40, 'transform="translate(8 6)"');
  pen.stroke(handle, palette.accent, 34);
  for (let i = 0; i < 9; i++) {
    const angle = -64 + i * 16;
    pen.group(`translate(0 -340) rotate(${angle})`, () =>
      pen.stroke(line([-16, -196], [16, -182]), mix(palette.accent, palette.ink, 0.35), 7),
    );
  }
  pen.block(-440, -60, 880, 60, 12, palette.pop, { shade: 0.8 });
  for (const side of [-1, 1]) {
    const page = `M0 -40C${side * 80} -150 ${side * 300} -150 ${side * 420} -110V-330C${side * 300} -370 ${side * 80} -370 0 -260z`;
    pen.solid(page, [side > 0 ? 0 : -420, -370, 420, 330], palette.pale, { shade: 0.35 });
    for (let row = 0; row < 5; row++) {
      const y = -300 + row * 40;
      const rows = `M${side * 46} ${y + 26}C${side * 120} ${y - 22} ${side * 260} ${y - 24} ${side * cycle([370, 350, 300], row)} ${y - 10}`;
      pen.stroke(rows, mix(palette.pale, palette.ink, 0.35), 12);
    }
  }
  // the steps of the thumb index, cut into the right edge
  for (let step = 0; step < 5; step++)
    pen.path(
      `M${420} ${-324 + step * 44}h-${34 - step * 4}a20 20 0 0 0 0 36h${34 - step * 4}z`,
      cycle([palette.accent, palette.glow, palette.body, palette.pop], step),
    );
}

function browniesInAGrid(pen: Pen): void {
  const { palette } = pen;
  tabletop(pen, mix(palette.pop, palette.wallLow, 0.4), -200);
  const place = ground([-330, 330, -380], [-470, 470, -30]);
  pen.pool(20, 10, 560, 40, 0.6);
  const tray = polygon(place(-0.04, -0.05), place(1.04, -0.05), place(1.04, 1.04), place(-0.04, 1.04));
  pen.solid(tray, [-500, -400, 1000, 390], metal(pen), { angle: 90 });
  pen.block(-508, -18, 1016, 40, 12, mix(metal(pen), palette.ink, 0.3), { angle: 90 });
  const cake = mix(palette.accent, palette.ink, 0.55);
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 6; column++) {
      const [a, b] = [column / 6 + 0.012, (column + 1) / 6 - 0.012];
      const [c, d] = [row / 4 + 0.018, (row + 1) / 4 - 0.06];
      const isGap = row === 2 && column === 3;
      const top = polygon(place(a, c), place(b, c), place(b, d), place(a, d));
      if (isGap) {
        pen.path(top, mix(metal(pen), palette.ink, 0.4));
        continue;
      }
      const [x0, y0] = place(a, d);
      const [x1] = place(b, d);
      pen.path(rect(x0, y0 - 1, x1 - x0, 20 + row * 3), mix(cake, palette.ink, 0.5));
      pen.solid(top, [x0, place(a, c)[1], x1 - x0, 80], cake, { shade: 0.5 });
      pen.path(ellipse((x0 + x1) / 2 - 14, y0 - 34, 6, 4), palette.glow);
      pen.path(ellipse((x0 + x1) / 2 + 20, y0 - 22, 6, 4), palette.glow);
    }
  const [x, y] = place(3.5 / 6, 0.64);
  pen.stroke(line([x, y], [x, y - 220]), palette.pale, 8);
  pen.solid(polygon([x, y - 220], [x + 130, y - 178], [x, y - 134]), [x, y - 220, 130, 86], palette.glow);
}

function keycap(pen: Pen, x: number, y: number, size: number, fill: string): void {
  const { palette } = pen;
  pen.group(`translate(${x} ${y}) scale(${size})`, () => {
    pen.path(ellipse(0, 30, 128, 26), palette.pale, 'opacity=".6"');
    pen.solid(
      polygon([-84, -60], [84, -60], [112, 30], [-112, 30]),
      [-112, -60, 224, 90],
      mix(fill, palette.ink, 0.25),
    );
    pen.block(-86, -84, 172, 72, 20, fill, { shade: 0.5 });
    pen.path(rect(-46, -58, 44, 14, 7), mix(fill, palette.ink, 0.5));
  });
}

function keycapsAcrossAStream(pen: Pen): void {
  const { palette } = pen;
  const grass = mix(palette.wallLow, palette.floor, 0.5);
  pen.block(-900, -250, 1800, 560, 0, grass, { angle: 90, shade: 0.4 });
  const stream =
    'M-900 -30C-560 -70 -420 40 0 10L900 130V-150C560 -100 300 -240 -100 -200S-640 -170 -900 -210z';
  pen.solid(stream, [-900, -240, 1800, 370], palette.glow, { shade: 0.3 });
  for (const [x, y] of [
    [-520, -130],
    [-300, -30],
    [60, -40],
    [330, -170],
    [520, -20],
    [-100, -150],
  ] as const)
    pen.stroke(`M${x - 60} ${y}q30 -16 60 0t60 0`, palette.pale, 7);
  const fills = [palette.accent, palette.pale, palette.body, palette.pale];
  const stones = [
    [420, -236, 0.4],
    [330, -206, 0.46],
    [220, -186, 0.53],
    [96, -160, 0.6],
    [-40, -124, 0.68],
    [-190, -96, 0.78],
    [-60, -26, 0.9],
    [-250, 34, 1.02],
  ] as const;
  for (const [i, [x, y, size]] of stones.entries()) keycap(pen, x, y, size, cycle(fills, i));
  pen.group('translate(-500 60) rotate(-14)', () => {
    pen.pool(6, 14, 130, 22, 0.7);
    pen.solid('M-110 10C-120 -90 -50 -120 20 -116S130 -60 116 10z', [-120, -120, 240, 130], palette.body);
    pen.stroke('M20 -116C30 -90 34 -70 30 -50', palette.ink, 6);
    pen.stroke('M110 -20C180 -60 60 -130 -60 -220', palette.ink, 8);
  });
}

function openDrawer(pen: Pen): void {
  const { palette } = pen;
  const wood = mix(palette.accent, palette.ink, 0.2);
  pen.block(-900, -620, 1800, 90, 0, mix(wood, palette.pale, 0.2), { angle: 90 });
  pen.block(-900, -530, 1800, 840, 0, mix(wood, palette.ink, 0.35), { shade: 0.4 });
  const floor = polygon([-400, -470], [400, -470], [520, -80], [-520, -80]);
  pen.solid(floor, [-520, -470, 1040, 390], mix(wood, palette.ink, 0.62), { angle: 90, shade: 0.3 });
  for (const side of [-1, 1])
    pen.path(polygon([side * 400, -490], [side * 424, -490], [side * 556, -90], [side * 520, -80]), wood);
  const place = ground([-230, 130, -430], [-300, 150, -130]);
  const note = polygon(place(0, 0), place(1, 0), place(1, 1), place(0, 1));
  under(pen, note, 14, 14);
  pen.solid(note, [-300, -430, 450, 300], palette.pale, { shade: 0.2 });
  for (let i = 1; i < 10; i++) {
    pen.stroke(line(place(i / 10, 0), place(i / 10, 1)), mix(palette.pale, palette.pop, 0.4), 2.5);
    pen.stroke(line(place(0, i / 10), place(1, i / 10)), mix(palette.pale, palette.pop, 0.4), 2.5);
  }
  pen.path(
    polygon(place(0, 0.5), place(1, 0.48), place(1, 0.54), place(0, 0.55)),
    mix(palette.pale, palette.ink, 0.25),
  );
  for (const y of [0.16, 0.3, 0.68]) pen.stroke(line(place(0.14, y), place(0.66, y)), palette.pop, 9);
  pen.group('translate(-150 -206) rotate(-12)', () => {
    pen.block(-130, -26, 280, 40, 12, palette.ink, { shade: 0.3 });
    pen.solid('M-130 -26C-120 -70 100 -80 150 -40L150 -22z', [-130, -76, 280, 54], palette.body);
  });
  pen.group('translate(230 -300) rotate(38)', () => key(pen, 120, palette.glow));
  pen.block(-580, -84, 1160, 250, 12, wood, { shade: 0.7 });
  pen.block(-120, 8, 240, 34, 17, palette.glow, { angle: 90 });
}

function sieveLens(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.pool(-60, 10, 280, 28, 0.7);
  pen.block(150, -392, 380, 58, 28, palette.accent, { angle: 90, shade: 0.8 });
  const sand = mix(palette.glow, palette.accent, 0.2);
  for (let i = 0; i < 130; i++) {
    const y = random.between(-340, -70);
    const spreadAt = 150 * (1 - (y + 340) / 340);
    pen.path(ellipse(-60 + random.between(-spreadAt, spreadAt), y, random.between(3, 6)), sand);
  }
  pen.solid('M-270 4C-170 -40 -110 -120 -60 -122S60 -40 150 4z', [-270, -122, 420, 126], sand);
  const mesh = ellipse(-60, -364, 226, 66);
  pen.path(mesh, mix(palette.pale, palette.pop, 0.4), 'opacity=".6"');
  pen.inside(mesh, () => {
    for (const x of spread(-290, 170, 22))
      pen.stroke(line([x - 40, -440], [x + 40, -290]), mix(palette.ink, palette.pale, 0.3), 3);
    for (const x of spread(-290, 170, 22))
      pen.stroke(line([x + 40, -440], [x - 40, -290]), mix(palette.ink, palette.pale, 0.3), 3);
  });
  const pebbles = [
    [-180, -398, 46],
    [60, -394, 42],
    [-60, -420, 58],
    [-124, -384, 34],
    [8, -376, 36],
  ] as const;
  for (const [i, [x, y, r]] of pebbles.entries())
    pen.ball(x, y, r, cycle([palette.body, palette.pop, mix(palette.body, palette.pale, 0.4)], i));
  pen.stroke(ellipse(-60, -364, 232, 70), mix(palette.ink, palette.body, 0.35), 24);
}

function sleeve(pen: Pen, x: number, fill: string, length: number): void {
  const { palette } = pen;
  pen.solid(
    `M${x - 44} -300h92c10 60 4 ${length - 60} -10 ${length}h-72c4 -60 -14 -${length - 90} -10 -${length}z`,
    [x - 50, -300, 110, length],
    fill,
  );
  pen.path(rect(x - 34, -314 + length, 76, 26, 6), mix(fill, palette.ink, 0.3));
}

function overfullSuitcase(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-370, 0, 740, 110);
  pen.block(-370, -290, 740, 290, 40, palette.body, { shade: 0.8 });
  for (const x of [-240, 240]) pen.path(rect(x - 22, -290, 44, 290), mix(palette.body, palette.ink, 0.45));
  pen.stroke('M-70 -150V-110H70V-150', palette.ink, 18);
  for (const [i, fill] of [
    palette.pop,
    palette.glow,
    palette.accent,
    palette.pale,
    palette.pop,
    palette.glow,
    palette.accent,
  ].entries())
    pen.ball(-300 + i * 98, -312, 58, fill);
  pen.path(rect(-376, -300, 752, 22, 8), mix(palette.ink, palette.body, 0.3));
  sleeve(pen, -170, palette.accent, 230);
  sleeve(pen, 30, palette.glow, 270);
  sleeve(pen, 190, palette.pop, 200);
  pen.group('rotate(-7 -370 -340)', () => {
    pen.block(-372, -460, 744, 110, 40, palette.body, { shade: 0.7 });
    for (const x of [-240, 240]) pen.path(rect(x - 22, -460, 44, 110), mix(palette.body, palette.ink, 0.45));
    pen.group('translate(30 -458)', () => {
      pen.solid(
        'M-100 -20C-96 -130 -40 -150 0 -130S100 -130 104 -20z',
        [-100, -150, 204, 130],
        palette.accent,
      );
      pen.path(rect(-100, -48, 204, 26), mix(palette.accent, palette.ink, 0.5));
      pen.solid(ellipse(0, -16, 190, 22), [-190, -38, 380, 44], palette.accent);
    });
  });
}

function pottedPlant(pen: Pen): void {
  const { palette } = pen;
  const green = mix(palette.pop, palette.ink, 0.25);
  pen.cast(-90, 0, 180, 90);
  pen.stroke('M0 -160V-460', mix(green, palette.ink, 0.3), 10);
  for (const [y, angle] of [
    [-250, -62],
    [-280, 58],
    [-340, -48],
    [-380, 50],
    [-440, -20],
    [-452, 24],
  ] as const)
    pen.group(`translate(0 ${y}) rotate(${angle})`, () =>
      pen.solid('M0 0C-46 -50 -40 -120 0 -160C40 -120 46 -50 0 0z', [-46, -160, 92, 160], green, {
        shade: 0.6,
      }),
    );
  pen.solid(polygon([-100, -180], [100, -180], [74, 0], [-74, 0]), [-100, -180, 200, 180], palette.accent);
  pen.block(-112, -196, 224, 40, 10, mix(palette.accent, palette.pale, 0.2));
}

function twinPlants(pen: Pen): void {
  const { palette } = pen;
  for (const x of [-270, 270]) pen.group(`translate(${x} 0)`, () => pottedPlant(pen));
  pen.stroke(line([-168, -176], [168, -176]), palette.pale, 8);
  for (const x of [-270, 270]) {
    pen.path(rect(x - 114, -186, 228, 20, 4), palette.pale);
    pen.group(`translate(${x + 150} -250) rotate(118)`, () =>
      pen.solid('M0 0C-34 -38 -30 -90 0 -120C30 -90 34 -38 0 0z', [-34, -120, 68, 120], palette.glow),
    );
    for (const dy of [0, 26])
      pen.stroke(`M${x + 96 - dy * 0.3} ${-330 + dy}q20 -22 40 0`, palette.pale, 5, 'opacity=".6"');
  }
}

export const howTo: StoryDrawings = {
  'app-store-words-a-small-glossary': {
    palette: 'lilac',
    backdrop: 'arch',
    draw: lit(dictionaryWithAHandle),
  },
  'eight-excel-formulas-one-bake-sale': { palette: 'mint', backdrop: 'window', draw: lit(browniesInAGrid) },
  'eight-windows-keys-one-a-day': { palette: 'tide', backdrop: 'disc', draw: lit(keycapsAcrossAStream) },
  'excel-rules-for-a-shared-spreadsheet': { palette: 'pine', backdrop: 'plain', draw: lit(openDrawer) },
  'google-search-nine-exercises': { palette: 'fog', backdrop: 'disc', draw: lit(sieveLens) },
  'google-storage-is-full-what-goes-first': {
    palette: 'argon',
    backdrop: 'lines',
    draw: lit(overfullSuitcase),
  },
  'icloud-five-questions-from-a-library-class': {
    palette: 'ember',
    backdrop: 'window',
    draw: lit(twinPlants),
  },
};
