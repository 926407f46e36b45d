import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import { ellipse, line, rect, rectWithCorners, round } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { earbud, glasses, hookedBud, overEar } from './audio-props.ts';

/** Hung up on a peg, headphones show their band first. */
function hung(pen: Pen, x: number, draw: () => void): void {
  pen.group(`translate(${x} -146) scale(.62)`, draw);
}

function wiredBuds(pen: Pen, x: number, color: string): void {
  const { palette } = pen;
  pen.stroke(`M${x} -420C${x - 70} -330 ${x - 50} -260 ${x - 44} -190`, palette.ink, 8);
  pen.stroke(`M${x} -420C${x + 70} -330 ${x + 50} -250 ${x + 44} -230`, palette.ink, 8);
  pen.ball(x - 44, -176, 30, color);
  pen.ball(x + 44, -216, 30, color);
  for (const [dx, y] of [
    [-44, -150],
    [44, -190],
  ] as const)
    pen.path(ellipse(x + dx, y, 17, 12), palette.ink);
}

function blindfold(pen: Pen, x: number): void {
  const { palette } = pen;
  pen.stroke(
    `M${x - 70} -250C${x - 70} -400 ${x - 10} -420 ${x} -420C${x + 10} -420 ${x + 70} -400 ${x + 70} -250`,
    palette.ink,
    14,
  );
  const mask = `M${x - 92} -270C${x - 40} -292 ${x + 40} -292 ${x + 92} -270C${x + 100} -190 ${x + 60} -160 ${x + 34} -164C${x + 14} -168 ${x + 10} -190 ${x} -190C${x - 10} -190 ${x - 14} -168 ${x - 34} -164C${x - 60} -160 ${x - 100} -190 ${x - 92} -270z`;
  pen.solid(mask, [x - 96, -290, 192, 130], mix(palette.ink, palette.accent, 0.2), { shine: 0.5 });
}

function fiveOnPegs(pen: Pen): void {
  const { palette } = pen;
  const wood = mix(palette.accent, palette.ink, 0.3);
  pen.cast(-430, 36, 860, 60);
  for (const x of [-400, 364]) pen.path(rect(x, -30, 36, 70), mix(wood, palette.ink, 0.4));
  pen.block(-450, -56, 900, 34, 8, wood, { angle: 90, shade: 0.7 });
  pen.block(-580, -462, 1160, 54, 8, wood, { angle: 90, shade: 0.7 });
  const looks = [
    { color: palette.body, pad: palette.ink, span: 66, cushion: 34 },
    { color: palette.accent, pad: mix(palette.ink, palette.accent, 0.3), span: 76, cushion: 70 },
    { color: palette.glow, pad: palette.ink, span: 68, cushion: 44, mesh: true },
  ];
  for (const [i, look] of looks.entries()) hung(pen, -470 + i * 216, () => overEar(pen, look));
  wiredBuds(pen, 160, palette.pop);
  pen.group('translate(325 -250) scale(.62)', () => {
    pen.stroke('M-60 -30C-140 -380 140 -380 70 -20', palette.ink, 12);
    pen.group('translate(-74 40)', () => hookedBud(pen, 1, palette.body));
    pen.group('translate(84 90)', () => hookedBud(pen, -1, palette.body));
  });
  blindfold(pen, 500);
  for (const x of [-470, -254, -38, 160, 330, 500]) pen.ball(x, -426, 20, mix(wood, palette.pale, 0.3));
}

function foldedFlat(pen: Pen): void {
  const { palette } = pen;
  pen.pool(-150, 6, 300, 40, 0.6);
  const band = 'M-330 -110C-340 -330 40 -330 30 -110';
  pen.stroke(band, mix(palette.body, palette.ink, 0.5), 36);
  pen.stroke(band, palette.body, 26);
  for (const x of [-300, 0]) {
    pen.ball(x, -118, 118, palette.body);
    pen.path(ellipse(x, -118, 78), mix(palette.ink, palette.body, 0.15));
    pen.path(ellipse(x, -118, 44), mix(palette.ink, palette.body, 0.32));
  }
  pen.cast(200, 0, 260, 80);
  pen.block(180, -170, 300, 170, 84, palette.accent, { shade: 0.9 });
  pen.path(rect(190, -96, 280, 7), mix(palette.accent, palette.ink, 0.5));
  pen.block(440, -104, 44, 22, 8, palette.glow);
}

function onGlasses(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-270, 0, 540, 110);
  pen.group('translate(0 -10)', () =>
    overEar(pen, {
      color: palette.body,
      pad: mix(palette.accent, palette.ink, 0.25),
      span: 175,
      cushion: 84,
    }),
  );
  pen.group('translate(0 4) rotate(-4)', () => {
    pen.pool(0, 32, 190, 20, 0.6);
    for (const side of [-1, 1])
      pen.stroke(line([side * 130, -22], [-side * 110, -30]), mix(palette.pop, palette.ink, 0.35), 9);
    glasses(pen, 0.78, palette.pop);
  });
}

function openBacked(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-300, 0, 600, 110);
  pen.group('scale(1.12)', () =>
    overEar(pen, {
      color: palette.accent,
      pad: mix(palette.ink, palette.pop, 0.3),
      span: 190,
      cushion: 60,
      mesh: true,
    }),
  );
  let coil = 'M-262 -4C-262 30 -330 30 -350 14';
  for (let i = 0; i < 11; i++) coil += 'c-2 -50 -40 -50 -36 0c4 30 30 26 20 2';
  pen.stroke(coil, mix(palette.pale, palette.pop, 0.5), 9);
}

function fiveTips(pen: Pen): void {
  const { palette } = pen;
  for (const [x, side] of [
    [-390, -1],
    [-190, 1],
  ] as const) {
    pen.pool(x, 4, 90, 16, 0.6);
    pen.group(`translate(${x} 0) scale(2)`, () => earbud(pen, side, palette.body));
  }
  for (let i = 0; i < 5; i++) {
    const size = 26 + i * 9;
    const x = 30 + i * 84 + i * i * 5;
    pen.pool(x, 4, size, 10, 0.6);
    pen.solid(
      rectWithCorners(x - size, -size * 1.5, size * 2, size * 1.5, [size, size, 8, 8]),
      [x - size, -size * 1.5, size * 2, size * 1.5],
      palette.accent,
    );
    pen.path(ellipse(x, -size * 1.42, size * 0.42, size * 0.16), palette.ink);
  }
}

export function runningShoe(pen: Pen, color: string): void {
  const { palette } = pen;
  const upper =
    'M-260 -40V-190C-250 -214 -200 -214 -176 -190C-140 -160 -110 -196 -76 -216C-20 -150 60 -120 170 -108C240 -98 268 -70 264 -40z';
  pen.cast(-260, 0, 520, 80);
  pen.solid(upper, [-260, -216, 528, 176], color, { shade: 0.9 });
  for (let i = 0; i < 4; i++)
    pen.stroke(line([-50 + i * 42, -186 + i * 22], [-20 + i * 42, -142 + i * 14]), palette.pale, 10);
  pen.stroke('M-230 -90C-150 -70 -90 -90 -30 -66', palette.glow, 16);
  pen.block(-276, -48, 560, 48, 22, palette.pale, { angle: 90, shade: 0.6 });
}

function hooksAndShoe(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.group('translate(190 0)', () => runningShoe(pen, palette.accent));
    for (const [x, y] of [
      [-380, -110],
      [-190, -64],
    ] as const) {
      pen.pool(x - 40, y + 70, 130, 18, 0.5);
      pen.group(`translate(${x} ${y}) scale(1.05)`, () => hookedBud(pen, 1, palette.body));
    }
  });
}

/** Tweezers that hold something at zero. */
function tweezers(pen: Pen): void {
  const metal = mix(pen.palette.pale, pen.palette.ink, 0.25);
  pen.stroke('M-2 0L-26 -110L4 -290', metal, 13);
  pen.stroke('M18 0L40 -110L12 -290', mix(metal, pen.palette.ink, 0.25), 13);
}

function openedLikeALocket(pen: Pen): void {
  const { palette } = pen;
  const shell = palette.body;
  pen.facing(() => {
    pen.pool(0, 8, 430, 40, 0.6);
    const band = 'M-330 -150C-360 -580 130 -580 100 -170';
    pen.stroke(band, mix(shell, palette.ink, 0.5), 48);
    pen.stroke(band, shell, 36);
    pen.ball(-320, -140, 134, shell);
    pen.path(ellipse(-320, -140, 90), mix(shell, palette.ink, 0.2));
    // The second cup is open: its lid hangs from a hinge on the right.
    pen.ball(310, -140, 132, mix(shell, palette.ink, 0.2));
    pen.path(ellipse(310, -140, 112), mix(shell, palette.ink, 0.45));
    pen.block(160, -170, 40, 60, 8, mix(palette.pale, palette.ink, 0.3));
    pen.ball(100, -140, 136, shell);
    pen.path(ellipse(100, -140, 108), mix(palette.ink, palette.body, 0.1));
    pen.path(rect(48, -196, 104, 112, 10), mix(palette.ink, palette.body, 0.3));
    for (const y of [-176, -104]) pen.path(ellipse(140, y, 8), palette.accent);
    pen.group('translate(70 -300) rotate(-8)', () => {
      pen.halo(rect(-70, -60, 140, 120, 20), palette.glow, 0.7);
      pen.block(-56, -52, 112, 104, 12, palette.accent, { shade: 0.7 });
      pen.path(rect(-56, -52, 112, 24), palette.pale);
      pen.stroke('M-20 52C-22 80 -14 90 -10 112', palette.pop, 8);
    });
    pen.group('translate(100 -336) rotate(48)', () => tweezers(pen));
  });
}

function glassesBetweenCushions(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-290, 0, 580, 120);
  pen.group('scale(1.14)', () => {
    pen.group('translate(0 -132)', () => glasses(pen, 0.72, palette.pop));
    overEar(pen, { color: palette.body, pad: palette.accent, span: 196, cushion: 78 });
  });
}

/** One cushion from its open side, with the arm of a pair of glasses through its slot. */
function slotInCushion(pen: Pen): void {
  const { palette } = pen;
  const pad = palette.accent;
  pen.pool(0, 6, 280, 36, 0.6);
  pen.block(-250, -520, 500, 520, 230, palette.body, { shade: 0.7 });
  pen.block(-220, -492, 440, 464, 205, pad, { shade: 0.7 });
  pen.block(-118, -392, 236, 264, 112, mix(palette.ink, pad, 0.15), { shade: 0.4 });
  for (let i = 0; i < 26; i++)
    pen.group(`translate(0 -260) rotate(${round((360 / 26) * i)})`, () =>
      pen.path(rect(-2, -198, 4, 52, 2), mix(pad, palette.ink, 0.3)),
    );
  // The arm is seen in the opening and outside the cushion, and hidden where it passes under the knit.
  const arm = 'M-560 -310L250 -296C330 -292 360 -270 390 -200';
  const hidden = [rect(-700, -500, 480, 500), rect(-118, -392, 236, 264, 112), rect(220, -500, 400, 500)];
  for (const shape of hidden)
    pen.inside(shape, () => {
      pen.stroke(arm, mix(palette.pop, palette.ink, 0.4), 34);
      pen.stroke(arm, palette.pop, 24);
    });
  for (const x of [-222, -122, 122, 222]) pen.path(rect(x - 8, -330, 16, 58, 8), mix(palette.ink, pad, 0.1));
}

export const headphones: StoryDrawings = {
  'best-headphones': { palette: 'nebula', backdrop: 'plain', draw: fiveOnPegs },
  'best-headphones-1': { palette: 'fog', backdrop: 'disc', draw: foldedFlat },
  'best-headphones-2': { palette: 'ember', backdrop: 'plain', draw: onGlasses },
  'best-headphones-3': { palette: 'tide', backdrop: 'lines', draw: openBacked },
  'best-headphones-4': { palette: 'apricot', backdrop: 'arch', draw: fiveTips },
  'best-headphones-5': { palette: 'mint', backdrop: 'disc', draw: hooksAndShoe },
  'murmur-35-dollar-battery': { palette: 'halpha', backdrop: 'lines', draw: openedLikeALocket },
  'tessel-one': { palette: 'ultra', backdrop: 'lines', draw: glassesBetweenCushions },
  'tessel-one-1': { palette: 'sky', backdrop: 'plain', draw: slotInCushion },
};
