import { mix } from '../../color.ts';
import { cycle } from '../../cycle.ts';
import { cardReaders } from '../../motifs/card-readers.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { ellipse, line, polygon, rect } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { coin, coinPile, fromAbove, ground, lit, metal, spread, tabletop, under } from './props.ts';

function tin(pen: Pen, cx: number, foot: number, label: string): void {
  const { palette } = pen;
  const tinColor = mix(palette.body, palette.pale, 0.15);
  pen.cylinder(cx, foot - 128, 98, 128, tinColor, { depth: 24 });
  const band = `M${cx - 97} ${foot - 98}a98 24 0 0 0 194 0v72a98 24 0 0 1 -194 0z`;
  pen.solid(band, [cx - 97, foot - 98, 194, 96], label, { angle: 0, shade: 0.6 });
  pen.stroke(`M${cx - 40} ${foot - 42}q40 9 80 0`, palette.pale, 9, 'opacity=".85"');
}

function teaTins(pen: Pen): void {
  const { palette } = pen;
  const labels = [palette.accent, palette.pop, palette.glow];
  pen.cast(-320, 0, 640, 110);
  for (const [i, x] of [-212, 0, 212].entries()) tin(pen, x, 0, cycle(labels, i));
  tin(pen, -106, -134, mix(palette.pop, palette.ink, 0.35));
  tin(pen, 106, -134, mix(palette.accent, palette.ink, 0.35));
  pen.solid(polygon([-96, -322], [96, -322], [120, -262], [-120, -262]), [-120, -322, 240, 60], palette.ink, {
    shade: 0.2,
  });
  pen.path(ellipse(0, -290, 25), palette.pale);
  pen.stroke(line([0, -290], [12, -306]), palette.accent, 5);
  pen.block(-118, -342, 236, 22, 9, metal(pen), { angle: 90 });
  tin(pen, 0, -346, mix(palette.glow, palette.accent, 0.5));
}

/** Two lists of the same amounts; one of them has a line that the other has not. */
function receiptAndSlip(pen: Pen): void {
  const { palette } = pen;
  fromAbove(pen, mix(palette.body, palette.wallLow, 0.55));
  const gray = mix(palette.pale, palette.ink, 0.42);
  const teeth = spread(-400, -120, 15).map((x, i) => [x, 130 - (i % 2) * 20] as const);
  const receipt = polygon([-400, -720], [-120, -720], ...teeth.toReversed());
  under(pen, receipt);
  pen.solid(receipt, [-400, -720, 280, 850], palette.pale, { shade: 0.2 });
  const slip = rect(150, -610, 320, 660, 8);
  under(pen, slip);
  pen.solid(slip, [150, -610, 320, 660], mix(palette.pale, palette.glow, 0.25), { shade: 0.2 });
  pen.path(rect(150, -610, 320, 74, 8), palette.accent);
  const left = [-560, -460, -360, -260, -160, -60];
  const right = [-470, -376, -282, undefined, -94, 0];
  for (const [i, y] of left.entries()) {
    pen.path(rect(-368, y, cycle([100, 80, 120], i), 20, 10), gray);
    pen.path(rect(-206, y, 56, 20, 10), palette.ink);
    const to = right[i] ?? -188;
    const found = right[i] !== undefined;
    if (found) {
      pen.path(rect(180, to, 60, 20, 10), palette.ink);
      pen.path(rect(290, to, cycle([120, 140, 100], i), 20, 10), gray);
    } else pen.stroke(rect(176, to - 14, 262, 48, 12), palette.accent, 7, 'stroke-dasharray="16 14"');
    const color = found ? mix(palette.ink, palette.pale, 0.35) : palette.accent;
    pen.stroke(`M-138 ${y + 10}C0 ${y + 10} 20 ${to + 10} 164 ${to + 10}`, color, found ? 6 : 11);
  }
}

function terminalFromBehind(pen: Pen): void {
  const { palette } = pen;
  pen.spray(
    polygon([-140, -470], [-560, -560], [-560, -60], [-180, -130]),
    pen.linear(-150, 0, -540, 0, [0, palette.glow, 0.75], [1, palette.glow, 0]),
  );
  pen.cast(-160, 0, 330, 70);
  pen.cylinder(0, -26, 150, 26, mix(palette.ink, palette.body, 0.3));
  pen.solid(polygon([-34, -190], [44, -190], [60, -24], [-50, -24]), [-50, -190, 110, 166], metal(pen));
  pen.group('rotate(-7 0 -300)', () => {
    pen.block(-190, -480, 380, 330, 40, mix(palette.ink, palette.body, 0.18), { shade: 0.6 });
    pen.block(-160, -490, 380, 330, 40, palette.body, { shade: 0.7 });
    pen.stroke(rect(-104, -410, 268, 170, 22), mix(palette.body, palette.ink, 0.3), 6);
    for (const y of [-370, -340, -310])
      pen.path(rect(-30, y, 120, 11, 5), mix(palette.body, palette.ink, 0.45));
  });
  pen.stroke('M60 -60C140 -40 200 -90 250 -20S340 60 300 120', palette.ink, 14);
}

function tipScreenFacingTheClerk(pen: Pen): void {
  const { palette } = pen;
  tabletop(pen, palette.accent);
  pen.group('translate(-120 0)', () => terminalFromBehind(pen));
  pen.cast(250, 0, 210, 60);
  pen.group('translate(356 -150) rotate(-14)', () => {
    pen.block(-34, -130, 68, 240, 4, palette.pop, { shade: 0.6 });
    pen.stroke(ellipse(0, -10, 18), mix(palette.pop, palette.pale, 0.5), 6);
    pen.path(rect(-34, -22, 68, 5), mix(palette.pop, palette.ink, 0.4));
  });
  const jar = 'M262 -240h190v30l14 20V-30c0 20 -10 30 -30 30H278c-20 0 -30 -10 -30 -30V-190l14 -20z';
  pen.path(jar, palette.pale, 'opacity=".42"');
  pen.stroke(jar, palette.pale, 7);
  pen.stroke(line([284, -160], [284, -40]), palette.pale, 12, 'opacity=".9"');
}

function weddingCake(pen: Pen): void {
  const { palette } = pen;
  for (const [radius, top, height] of [
    [190, -150, 120],
    [136, -270, 110],
    [84, -370, 92],
  ] as const) {
    pen.cylinder(0, top, radius, height, palette.pale, { depth: radius * 0.16 });
    for (const x of spread(-radius + 22, radius - 22, 7))
      pen.ball(x, top + height + radius * 0.1 - Math.abs(x) * 0.06, 13, palette.accent);
  }
  for (const x of [-26, 22]) pen.ball(x, -398, 26, palette.accent);
}

function cakeInIce(pen: Pen, random: Random): void {
  const { palette } = pen;
  tabletop(pen, mix(palette.body, palette.ink, 0.15));
  pen.group('translate(-130 0)', () => {
    pen.cast(-250, 0, 500, 70);
    pen.group('translate(0 -10)', () => weddingCake(pen));
    const ice = polygon([-250, -480], [-170, -520], [190, -520], [260, -470], [270, 0], [-270, 0]);
    const frost = mix(palette.glow, palette.pale, 0.35);
    pen.path(ice, frost, 'opacity=".48"');
    pen.path(polygon([-250, -480], [-170, -520], [190, -520], [260, -470]), palette.pale, 'opacity=".8"');
    pen.path(polygon([190, -470], [260, -470], [270, 0], [210, 0]), palette.pop, 'opacity=".28"');
    for (const x of [-214, -176])
      pen.stroke(line([x, -430], [x - 8, -90]), palette.pale, 14, 'opacity=".75"');
    pen.stroke(line([150, -420], [90, -330], [140, -250]), palette.pale, 7, 'opacity=".9"');
    pen.path(ellipse(0, 8, 320, 18), frost, 'opacity=".7"');
  });
  pen.group('translate(350 0) scale(.72)', () => cardReaders.drawings[0].draw(pen, random));
}

const chairShapes = [
  (pen: Pen, fill: string) => pen.ball(0, 0, 66, fill),
  (pen: Pen, fill: string) => {
    pen.block(-70, -60, 140, 124, 26, fill);
    pen.block(-76, -86, 152, 34, 17, mix(fill, pen.palette.ink, 0.4));
  },
  (pen: Pen, fill: string) => {
    pen.block(-58, -58, 116, 116, 4, fill);
    for (const x of [-30, 0, 30]) pen.path(rect(x - 3, -58, 6, 116), mix(fill, pen.palette.ink, 0.3));
  },
] as const;

/** A meeting seen from the ceiling: nobody there, and a printer in the place of the boss. */
function officeFromTheCeiling(pen: Pen): void {
  const { palette } = pen;
  fromAbove(pen, mix(palette.floor, palette.pale, 0.25));
  const places = [
    [-190, -520, 0],
    [150, -524, 0],
    [-190, 0, 180],
    [150, 4, 180],
    [470, -260, 90],
  ] as const;
  const fills = [
    palette.accent,
    palette.pop,
    palette.glow,
    palette.body,
    mix(palette.accent, palette.ink, 0.4),
  ];
  for (const [i, [x, y, turn]] of places.entries())
    pen.group(`translate(${x} ${y}) rotate(${turn})`, () => {
      under(pen, rect(-70, -70, 140, 140, 40), 14, 14);
      cycle(chairShapes, i)(pen, cycle(fills, i));
    });
  under(pen, rect(-420, -470, 820, 420, 40), 22, 26);
  pen.block(-420, -470, 820, 420, 40, mix(palette.pale, palette.accent, 0.2), { shade: 0.5 });
  for (const [x, y, turn] of [
    [-190, -390, 180],
    [150, -390, 180],
    [-190, -130, 0],
    [150, -130, 0],
  ] as const)
    pen.group(`translate(${x} ${y}) rotate(${turn})`, () => {
      pen.block(-72, -46, 144, 92, 10, mix(palette.ink, palette.body, 0.3));
      pen.path(rect(-60, -40, 120, 50, 4), palette.glow);
    });
  pen.ball(-30, -350, 26, palette.pop);
  pen.ball(300, -210, 26, palette.accent);
  under(pen, rect(-560, -360, 190, 210, 18), 16, 20);
  pen.block(-560, -360, 190, 210, 18, palette.ink, { shade: 0.3 });
  pen.block(-540, -340, 110, 170, 10, mix(palette.ink, palette.pale, 0.3));
  pen.block(-420, -320, 130, 130, 4, palette.pale, { shade: 0.2 });
  for (let i = 0; i < 4; i++)
    pen.path(rect(-350, -300 + i * 24, 46, 9, 4), mix(palette.pale, palette.ink, 0.4));
}

function parkingLotOfCoins(pen: Pen): void {
  const { palette } = pen;
  const place = ground([-330, 470, -330], [-640, 640, 60]);
  pen.block(-900, -370, 1800, 700, 0, palette.floor, { angle: 90, shade: 0.5 });
  pen.solid(
    polygon(place(0, 0), place(1, 0), place(1, 1.1), place(0, 1.1)),
    [-680, -330, 1360, 430],
    mix(palette.ink, palette.pale, 0.3),
    { angle: 90, shade: 0.4 },
  );
  for (let row = 0; row < 3; row++) {
    const [from, to] = [0.05 + row * 0.33, 0.29 + row * 0.33];
    for (let bay = 0; bay <= 7; bay++)
      pen.stroke(
        line(place(0.04 + bay * 0.131, from), place(0.04 + bay * 0.131, to)),
        palette.pale,
        5 + row * 2,
      );
  }
  pen.cast(-560, -296, 170, 60);
  pen.block(-560, -486, 170, 190, 0, palette.pale, { shade: 0.7 });
  for (let i = 0; i < 12; i++)
    pen.path(
      rect(-540 + (i % 3) * 48, -468 + Math.floor(i / 3) * 38, 30, 20),
      i === 7 ? palette.glow : mix(palette.ink, palette.pale, 0.5),
    );
  for (let row = 0; row < 3; row++)
    for (let bay = 0; bay < 7; bay++) {
      const [x, y] = place(0.105 + bay * 0.131, 0.19 + row * 0.33);
      const radius = 38 + row * 14;
      pen.pool(x + 12, y + 6, radius * 1.3, radius * 0.45, 0.5);
      coinPile(pen, x, y, radius, 1 + ((bay * 2 + row) % 4));
    }
}

function takeoutCup(pen: Pen): void {
  const { palette } = pen;
  pen.solid(polygon([-58, -150], [58, -150], [42, 0], [-42, 0]), [-58, -150, 116, 150], palette.pale);
  pen.solid(polygon([-55, -112], [55, -112], [47, -44], [-47, -44]), [-55, -112, 110, 68], palette.pop);
  pen.block(-66, -170, 132, 24, 8, mix(palette.ink, palette.pale, 0.2));
  pen.block(-52, -186, 104, 18, 8, mix(palette.ink, palette.pale, 0.3));
}

function pan(pen: Pen, cx: number, y: number, hook: number): void {
  for (const side of [-130, 130]) pen.stroke(line([cx, hook], [cx + side, y]), metal(pen), 5);
  pen.solid(
    `M${cx - 150} ${y}h300c-20 60 -90 74 -150 74s-130 -14 -150 -74z`,
    [cx - 150, y, 300, 74],
    pen.palette.body,
  );
}

function cupOnAScale(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-150, 0, 300, 110);
  pen.cylinder(0, -34, 150, 34, palette.accent);
  pen.block(-17, -520, 34, 490, 10, palette.accent, { angle: 0 });
  pen.stroke(line([-290, -590], [290, -430]), mix(palette.accent, palette.ink, 0.2), 26);
  pen.ball(0, -510, 36, palette.accent);
  pen.group('translate(-290 -336)', () => takeoutCup(pen));
  pan(pen, -290, -340, -590);
  for (const [x, row] of spread(160, 420, 5).map((x, i) => [x, i] as const))
    coinPile(pen, x, -112, 44, 2 + cycle([0, 3, 5, 3, 0], row));
  for (const x of [220, 296, 368]) coinPile(pen, x, -104, 46, 3);
  pan(pen, 290, -116, -430);
  for (const [x, y] of [
    [120, 40],
    [420, 46],
    [500, 26],
  ] as const)
    coin(pen, x, y - 24, 28);
}

function unpluggedServer(pen: Pen): void {
  const { palette } = pen;
  const gray = mix(palette.pale, palette.ink, 0.35);
  pen.block(300, -440, 150, 150, 22, palette.pale, { shade: 0.4 });
  for (const y of [-400, -350]) for (const x of [350, 392]) pen.path(rect(x, y, 10, 28, 4), palette.ink);
  pen.cast(-330, 0, 440, 120);
  pen.block(-340, -360, 440, 360, 34, gray, { shade: 0.8 });
  for (let i = 0; i < 5; i++) pen.path(rect(-300, -316 + i * 26, 220, 10, 5), mix(gray, palette.ink, 0.5));
  pen.path(ellipse(40, -300, 15), palette.accent);
  pen.path(ellipse(-210, -92, 46), mix(gray, palette.ink, 0.55));
  pen.group('translate(-210 -92)', () => {
    pen.stroke(line([0, 0], [0, 46]), palette.glow, 16);
    pen.group('translate(0 76) rotate(90)', () => pen.stroke(ellipse(0, 0, 30), palette.glow, 15));
  });
  for (let i = 0; i < 3; i++) pen.path(rect(-60 + i * 44, -110, 28, 28, 6), mix(gray, palette.pale, 0.5));
  pen.stroke('M100 -60C190 -60 170 40 250 36S330 -30 396 -6', palette.ink, 18);
  pen.group('translate(420 -4) rotate(12)', () => {
    pen.pool(20, 34, 90, 12, 0.6);
    pen.block(-26, -34, 96, 68, 16, palette.accent, { shade: 0.7 });
    for (const y of [-20, 12]) pen.block(70, y, 46, 10, 4, metal(pen));
  });
}

export const counter: StoryDrawings = {
  'brackenridge-six-labels-of-tea': { palette: 'mint', backdrop: 'arch', draw: lit(teaTins) },
  'match-card-deposits-to-the-till': { palette: 'sky', backdrop: 'plain', draw: receiptAndSlip },
  'shops-test-a-tip-screen-that-faces-the-clerk': {
    palette: 'lilac',
    backdrop: 'window',
    draw: lit(tipScreenFacingTheClerk),
  },
  'tillwell-shortens-payment-holds': { palette: 'tide', backdrop: 'disc', draw: lit(cakeInIce) },
  'five-person-office-what-to-buy-first': {
    palette: 'ember',
    backdrop: 'plain',
    draw: lit(officeFromTheCeiling),
  },
  'brightwater-earned-more-from-its-parking-lot': {
    palette: 'fog',
    backdrop: 'lines',
    draw: lit(parkingLotOfCoins),
  },
  'prepaid-balances-are-a-business': { palette: 'halpha', backdrop: 'disc', draw: lit(cupOnAScale) },
  'cairnstone-unplugged-its-own-server': {
    palette: 'graphite',
    backdrop: 'arch',
    draw: lit(unpluggedServer),
  },
};
