import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import { arc, ellipse, line, polygon, rect } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { tag } from './props.ts';
import { remote, stick } from './screen-props.ts';

/** Shoe prints along a path, a pair to a step. */
function footprints(
  pen: Pen,
  points: readonly (readonly [number, number])[],
  turn: number,
  color: string,
): void {
  for (const [i, [x, y]] of points.entries()) {
    const size = 0.5 + (y + 74) / 300;
    pen.group(
      `translate(${x + (i % 2 ? 20 : -20) * size} ${y}) rotate(${turn}) scale(${size} ${size * 0.62})`,
      () => {
        pen.path('M0 -44C20 -44 24 -16 16 4H-16C-24 -16 -20 -44 0 -44z', color);
        pen.path('M-13 14H13V26C13 40 -13 40 -13 26z', color);
      },
    );
  }
}

/** The far side of a stadium: tier above tier, with rows of seats. */
function stands(pen: Pen): void {
  const { palette } = pen;
  pen.inside(rect(-900, -900, 1800, 826), () => {
    for (let i = 0; i < 4; i++) {
      const [across, up] = [650 - i * 105, 450 - i * 84];
      pen.path(ellipse(0, -60, across, up), mix(palette.wallTop, palette.ink, 0.52 - i * 0.12));
      for (const row of [18, 44]) {
        const seats = ellipse(0, -60, across - row, up - row);
        pen.stroke(seats, i % 2 ? palette.accent : palette.pale, 13, 'stroke-dasharray="1 27"');
      }
    }
    pen.path(ellipse(0, -60, 240, 116), mix(palette.wallLow, palette.pale, 0.7));
  });
}

function openTurnstile(pen: Pen): void {
  const { palette } = pen;
  const metal = mix(palette.pale, palette.ink, 0.25);
  pen.facing(() => {
    stands(pen);
    pen.path(
      polygon([-150, -74], [130, -74], [330, 130], [-400, 130]),
      mix(palette.floor, palette.pale, 0.4),
    );
    footprints(
      pen,
      [
        [-56, -56],
        [-72, -32],
        [-94, -2],
        [-124, 38],
      ],
      196,
      palette.pop,
    );
    footprints(
      pen,
      [
        [56, -50],
        [74, -24],
        [98, 8],
        [128, 50],
      ],
      -18,
      palette.accent,
    );
    for (const side of [-1, 1]) {
      pen.cast(side * 300 - 90, 20, 180, 80);
      pen.block(side * 300 - 90, -330, 180, 354, 22, palette.body, { shade: 0.8 });
      pen.block(side * 300 - 104, -366, 208, 50, 20, mix(palette.body, palette.ink, 0.25), { angle: 90 });
      pen.path(rect(side * 300 - 44, -270, 88, 60, 10), palette.ink);
      pen.path(
        polygon(
          [side * 300 - 22, -240 + side * 16],
          [side * 300 + 22, -240 + side * 16],
          [side * 300, -240 - side * 18],
        ),
        palette.glow,
      );
    }
    // The arms are folded down onto their posts: nothing bars the way.
    for (const side of [-1, 1]) {
      for (const angle of [14, 134, 254])
        pen.group(`translate(${side * 300} -120) rotate(${side * angle})`, () =>
          pen.block(-11, 0, 22, 118, 11, metal),
        );
      pen.ball(side * 300, -120, 34, metal);
    }
  });
}

function circledDay(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.path(rect(-430, -556, 460, 500, 8), palette.ink, 'opacity=".25"');
    pen.block(-450, -570, 460, 500, 8, palette.pale, {
      shade: 0.25,
      shadeColor: mix(palette.pale, palette.ink, 0.3),
    });
    pen.path(rect(-450, -570, 460, 90, 8), palette.accent);
    for (let i = 0; i < 6; i++) pen.path(rect(-410 + i * 72, -590, 14, 44, 7), palette.ink);
    for (let row = 0; row < 5; row++)
      for (let column = 0; column < 7; column++)
        pen.path(rect(-430 + column * 61, -458 + row * 74, 50, 60, 4), mix(palette.pale, palette.ink, 0.14));
    pen.path(rect(-430 + 2 * 61, -458 + 74, 50, 60, 4), palette.glow);
    pen.stroke(
      'M-352 -352C-360 -410 -250 -424 -236 -356C-230 -300 -330 -290 -354 -338C-362 -364 -340 -392 -300 -400',
      palette.accent,
      13,
    );
    pen.stroke('M300 -560C300 -500 250 -470 262 -410C268 -370 300 -370 300 -330', palette.ink, 11);
    pen.ball(300, -562, 17, mix(palette.ink, palette.pale, 0.3));
    pen.group('translate(300 -70) scale(.84)', () => remote(pen, palette.body));
    pen.group('translate(286 -430) rotate(64) scale(.9)', () => scissors(pen));
  });
}

/** Scissors that close around zero, handles below. */
function scissors(pen: Pen): void {
  const { palette } = pen;
  const steel = mix(palette.pale, palette.ink, 0.22);
  for (const side of [-1, 1]) {
    pen.group(`rotate(${side * 17} 0 70)`, () => {
      pen.solid(polygon([-14, 90], [14, 90], [side * 3, -110]), [-14, -110, 28, 200], steel, { shade: 0.7 });
      pen.stroke(line([0, 80], [-side * 26, 150]), palette.pop, 24);
    });
    pen.stroke(ellipse(-side * 62, 196, 40, 50), palette.pop, 20);
  }
  pen.ball(0, 72, 12, palette.ink);
}

/** A ticket with notched ends; zero is its middle. */
function ticket(pen: Pen, width: number, height: number, color: string, ornate: boolean): void {
  const { palette } = pen;
  const [x, y] = [-width / 2, -height / 2];
  const bite = height * 0.16;
  const shape = `M${x} ${y}H${-x}V${-bite}A${bite} ${bite} 0 0 0 ${-x} ${bite}V${-y}H${x}V${bite}A${bite} ${bite} 0 0 0 ${x} ${-bite}z`;
  pen.path(shape, palette.ink, 'opacity=".3" transform="translate(12 14)"');
  pen.solid(shape, [x, y, width, height], color, { shade: 0.5 });
  if (!ornate) return;
  pen.stroke(rect(x + 40, y + 20, width - 80, height - 40, 16), mix(color, palette.ink, 0.45), 6);
  pen.stroke(rect(x + 54, y + 34, width - 108, height - 68, 8), mix(color, palette.pale, 0.6), 4);
  for (let i = 0; i < 8; i++)
    pen.group(`rotate(${i * 45})`, () =>
      pen.path('M0 -66C16 -44 16 -24 0 -10C-16 -24 -16 -44 0 -66z', palette.pop),
    );
  pen.ball(0, 0, 20, palette.accent);
}

function coins(pen: Pen, x: number, count: number): void {
  const { palette } = pen;
  pen.cast(x - 64, 0, 128, 80);
  for (let i = 0; i < count; i++)
    pen.cylinder(x + ((i * 7) % 5) - 2, -22 - i * 26, 66, 20, palette.glow, {
      depth: 17,
      lid: mix(palette.glow, palette.pale, 0.4),
    });
}

function twoTickets(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.block(-700, -90, 1400, 330, 0, mix(palette.accent, palette.ink, 0.35), { angle: 90, shade: 0.6 });
    for (const [x, count] of [
      [-420, 13],
      [-260, 16],
    ] as const)
      pen.group(`translate(0 -74)`, () => coins(pen, x, count));
    for (const [x, count] of [
      [120, 4],
      [280, 5],
      [440, 4],
    ] as const)
      pen.group(`translate(0 -74)`, () => coins(pen, x, count));
    pen.group('translate(-340 -40) rotate(-7)', () => {
      ticket(pen, 250, 124, palette.pale, false);
      pen.path(rect(-70, -26, 140, 14, 7), mix(palette.pale, palette.ink, 0.4));
      pen.path(rect(-70, 8, 90, 14, 7), mix(palette.pale, palette.ink, 0.4));
    });
    pen.group('translate(230 -26) rotate(4)', () =>
      ticket(pen, 540, 210, mix(palette.glow, palette.accent, 0.35), true),
    );
  });
}

function stickOnTag(pen: Pen): void {
  const { palette } = pen;
  const steps = polygon(
    [-560, 10],
    [-560, -380],
    [-190, -380],
    [-190, -250],
    [180, -250],
    [180, -120],
    [560, -120],
    [560, 10],
  );
  pen.solid(steps, [-560, -380, 1120, 390], mix(palette.wallLow, palette.pop, 0.55), { shade: 0.5 });
  pen.stroke(
    line([-540, -404], [-166, -404], [-166, -274], [204, -274], [204, -144], [540, -144]),
    palette.glow,
    10,
    'stroke-dasharray="2 24"',
  );
  pen.stroke('M120 -900V-520', palette.ink, 7);
  pen.path(ellipse(120, -505, 22), palette.ink);
  pen.path(ellipse(120, -505, 10), palette.pale);
  pen.group('translate(120 -310) rotate(82)', () => stick(pen, 330, 96, palette.accent));
  tag(pen, 120, -500, 1.1, -34);
}

function stickAndRemote(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.pool(-90, 4, 380, 34, 0.6);
    pen.stroke('M110 -110C210 -110 250 -60 200 -30C150 0 220 40 330 10', palette.ink, 15);
    pen.group('translate(-120 -96) rotate(-8)', () => stick(pen, 440, 110, palette.body));
    pen.group('translate(400 10) rotate(8) scale(1.25)', () => {
      pen.cast(-40, 0, 80, 60);
      remote(pen, palette.body);
    });
  });
}

function suitcaseOnBed(pen: Pen): void {
  const { palette } = pen;
  const shell = palette.accent;
  pen.facing(() => {
    pen.block(-640, -420, 1280, 300, 40, mix(palette.body, palette.ink, 0.1), { shade: 0.5 });
    for (const x of [-400, 400]) pen.block(x - 170, -290, 340, 150, 70, palette.pale, { shade: 0.4 });
    pen.block(-760, -170, 1520, 320, 50, mix(palette.pale, palette.pop, 0.22), { angle: 90, shade: 0.5 });
    pen.block(-330, -420, 660, 250, 40, mix(shell, palette.ink, 0.2), { shade: 0.6 });
    pen.path(rect(-300, -392, 600, 210, 26), mix(shell, palette.ink, 0.55));
    pen.stroke(line([-240, -380], [240, -200]), palette.glow, 14);
    pen.stroke(line([240, -380], [-240, -200]), palette.glow, 14);
    pen.solid(polygon([-350, -180], [350, -180], [400, 60], [-400, 60]), [-400, -180, 800, 240], shell);
    pen.path(polygon([-320, -166], [320, -166], [364, 40], [-364, 40]), mix(palette.ink, shell, 0.2));
    pen.solid(
      polygon([-270, -150], [270, -150], [306, 24], [-306, 24]),
      [-306, -150, 612, 174],
      palette.pale,
      { shade: 0.3 },
    );
    for (const t of [0.2, 0.85])
      pen.stroke(line([-272 - t * 36, -150 + t * 174], [272 + t * 36, -150 + t * 174]), palette.pop, 7);
    pen.group('translate(-130 -64) rotate(-8) scale(.62)', () => stick(pen, 290, 90, palette.body));
    pen.stroke('M60 -110C110 -110 110 -60 70 -50C30 -40 40 0 90 -8', palette.ink, 13);
    pen.group('translate(196 4) rotate(14) scale(.5 .44)', () => remote(pen, palette.body));
  });
}

function stickAndStopwatch(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.pool(0, 8, 460, 40, 0.5);
    pen.group('translate(-190 -70) rotate(-4)', () => stick(pen, 300, 150, palette.body));
    pen.group('translate(-480 14) rotate(-12) scale(.9)', () => remote(pen, palette.body));
    pen.group('translate(250 -220) rotate(-13)', () => {
      pen.block(-24, -292, 48, 70, 10, mix(palette.pale, palette.ink, 0.35));
      pen.block(-46, -320, 92, 44, 14, palette.accent);
      pen.group('rotate(42)', () => pen.block(-18, -272, 36, 50, 8, mix(palette.pale, palette.ink, 0.35)));
      pen.ball(0, 0, 228, palette.accent);
      pen.path(ellipse(0, 0, 182), palette.pale);
      pen.path(`M0 0L0 -182A182 182 0 1 1 -182 0z`, palette.glow, 'opacity=".75"');
      for (let i = 0; i < 12; i++)
        pen.group(`rotate(${i * 30})`, () => pen.path(rect(-5, -170, 10, i % 3 ? 18 : 34, 4), palette.ink));
      pen.stroke(line([30, 0], [-140, 0]), palette.ink, 11);
      pen.ball(0, 0, 17, palette.ink);
      pen.stroke(arc(0, 0, 150, -150, -110), '#FFFFFF', 9, 'opacity=".7"');
    });
  });
}

export const streaming: StoryDrawings = {
  'bleacher-cancel-button-front-page': { palette: 'sky', backdrop: 'plain', draw: openTurnstile },
  'cancel-on-the-day-you-subscribe': { palette: 'ember', backdrop: 'plain', draw: circledDay },
  'marquee-plus-14-dollars': { palette: 'halpha', backdrop: 'lines', draw: twoTickets },
  'reed-stick-max-44': { palette: 'fog', backdrop: 'plain', draw: stickOnTag },
  'reed-stick-max-44-1': { palette: 'nebula', backdrop: 'disc', draw: stickAndRemote },
  'take-your-streaming-stick-to-a-hotel': { palette: 'mint', backdrop: 'window', draw: suitcaseOnBed },
  'vantage-link': { palette: 'ultra', backdrop: 'disc', draw: stickAndStopwatch },
};
