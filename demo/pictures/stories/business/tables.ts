import { mix } from '../../color.ts';
import { raised } from '../../motif.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { screenArt } from '../../screen-art.ts';
import { arc, ellipse, line, polygon, rect } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { fromAbove, lit, metal, pencil, spread, stopwatch, tabletop, under } from './props.ts';

function soupBowl(pen: Pen, x: number, fill: string): void {
  const { palette } = pen;
  pen.pool(x + 14, 4, 150, 18, 0.6);
  pen.solid(
    `M${x - 140} -112h280c-10 76 -70 112 -140 112s-130 -36 -140 -112z`,
    [x - 140, -112, 280, 112],
    fill,
  );
  pen.path(ellipse(x, -112, 140, 26), mix(fill, palette.pale, 0.4));
  pen.path(ellipse(x, -110, 118, 19), palette.accent);
  for (const side of [-40, 36])
    pen.stroke(`M${x + side} -150c-24 -34 24 -52 0 -96`, palette.pale, 8, 'opacity=".65"');
}

function pepperMill(pen: Pen): void {
  const { palette } = pen;
  pen.cast(20, 0, 130, 60);
  pen.solid(
    'M34 0C30 -120 60 -190 66 -250C40 -300 44 -380 96 -384S152 -300 126 -250C132 -190 162 -120 158 0z',
    [30, -384, 132, 384],
    mix(palette.ink, palette.accent, 0.35),
  );
  pen.ball(96, -398, 24, palette.glow);
}

function dinnerWithAPhone(pen: Pen, random: Random): void {
  const { palette } = pen;
  tabletop(pen, mix(palette.accent, palette.wallLow, 0.35), -110);
  soupBowl(pen, -390, palette.body);
  soupBowl(pen, 400, palette.pop);
  pen.group('translate(66 0)', () => pepperMill(pen));
  pen.group('translate(-40 -4) rotate(9)', () => {
    pen.block(-110, -420, 220, 420, 36, palette.ink, { shade: 0.2 });
    pen.inside(rect(-96, -406, 192, 392, 24), () => screenArt(pen, random, -96, -406, 192, 392, 'sun'));
  });
  pen.group('translate(-20 34)', () => {
    for (const x of [-74, 74]) {
      pen.path(ellipse(x, -40, 58, 44), palette.pale, 'opacity=".5"');
      pen.stroke(ellipse(x, -40, 58, 44), palette.ink, 12);
    }
    pen.stroke('M-20 -46q20 -20 40 0', palette.ink, 12);
    pen.stroke(line([-128, -40], [110, -14]), palette.ink, 9);
  });
}

function cupFromAbove(pen: Pen, x: number, y: number): void {
  const { palette } = pen;
  const coffee = mix(palette.ink, palette.accent, 0.3);
  under(pen, ellipse(x, y, 128), 18, 22);
  pen.ball(x, y, 128, palette.pale, { shade: 0.35 });
  pen.stroke(ellipse(x, y, 96), mix(palette.pale, palette.ink, 0.15), 5);
  pen.stroke(line([x + 70, y - 30], [x + 116, y - 52]), palette.body, 26);
  pen.ball(x, y, 80, palette.body, { shade: 0.6 });
  pen.path(ellipse(x, y, 64), coffee);
  pen.stroke(arc(x, y, 46, 190, 280), mix(coffee, palette.glow, 0.5), 8);
}

/** Ring stains like stops, joined by a route. */
function coffeeRoute(pen: Pen): void {
  const { palette } = pen;
  fromAbove(pen, mix(palette.floor, palette.pale, 0.35));
  const stain = mix(palette.accent, palette.ink, 0.45);
  const stops = [
    [-520, -70],
    [-250, -120],
    [-60, 0],
    [170, -120],
    [420, -30],
    [560, -250],
  ] as const;
  pen.stroke(line(...stops), stain, 12, 'stroke-dasharray="4 26"');
  for (const [i, [x, y]] of stops.entries()) {
    pen.stroke(ellipse(x, y, i % 2 ? 62 : 76), stain, 10, 'opacity=".8"');
    pen.stroke(arc(x + 5, y + 3, i % 2 ? 56 : 70, 20, 250), stain, 5, 'opacity=".6"');
  }
  for (const [x, y] of [
    [-400, -380],
    [0, -400],
    [390, -400],
  ] as const)
    cupFromAbove(pen, x, y);
}

function cleanRectangleInTheDust(pen: Pen, random: Random): void {
  const { palette } = pen;
  const wood = mix(palette.accent, palette.ink, 0.35);
  fromAbove(pen, wood);
  for (const y of spread(-640, 80, 7)) pen.path(rect(-900, y, 1800, 5), mix(wood, palette.ink, 0.35));
  const page = 'M-230 -560L190 -590L226 -50L-196 -20z';
  const dust = mix(palette.pale, wood, 0.25);
  const cover = rect(-900, -900, 1800, 1200);
  pen.inside(
    `${cover}${page}`,
    () => {
      pen.path(cover, dust, 'opacity=".42"');
      for (let i = 0; i < 420; i++)
        pen.path(
          ellipse(random.between(-700, 700), random.between(-680, 120), random.between(2, 5)),
          palette.pale,
          'opacity=".6"',
        );
    },
    'evenodd',
  );
  pen.stroke(page, mix(wood, palette.ink, 0.5), 4, 'opacity=".6"');
  pen.stroke(ellipse(200, -150, 104), mix(palette.ink, palette.accent, 0.25), 17, 'opacity=".75"');
  pen.stroke(arc(204, -146, 90, 30, 190), mix(palette.ink, palette.accent, 0.25), 7, 'opacity=".6"');
  under(pen, ellipse(470, -430, 110), 18, 20);
  pen.ball(470, -430, 110, palette.pop);
  pen.path(ellipse(470, -430, 84), mix(palette.ink, palette.accent, 0.25));
  pen.stroke(arc(590, -430, 44, -100, 100), palette.pop, 24);
  pen.group('translate(-440 -210) rotate(68)', () => pencil(pen, 300));
}

function laptopTiedWithString(pen: Pen): void {
  const { palette } = pen;
  const string = palette.pale;
  pen.cast(-360, 0, 720, 120);
  pen.group('rotate(-2)', () => {
    pen.block(-360, -500, 720, 480, 30, palette.body, { shade: 0.8 });
    pen.block(-360, -34, 720, 34, 14, mix(palette.body, palette.ink, 0.4), { angle: 90 });
    pen.path(rect(-366, -286, 732, 12), string);
    pen.path(rect(-66, -504, 12, 506), string);
    for (const side of [-1, 1]) {
      pen.stroke(`M-60 -280C${-60 + side * 60} -390 ${-60 + side * 150} -350 -60 -280`, string, 12);
      pen.stroke(
        `M-60 -280C${-60 + side * 20} -240 ${-60 + side * 70} -220 ${-60 + side * 66} -180`,
        string,
        10,
      );
    }
    pen.ball(-60, -280, 20, string);
  });
  pen.stroke('M-50 -270C60 -260 130 -300 176 -330', string, 7);
  pen.group('translate(176 -330) rotate(-8)', () => {
    const tag = polygon([0, -26], [46, 34], [46, 300], [-130, 300], [-130, 34], [-40, -26]);
    under(pen, tag, 12, 12);
    pen.solid(tag, [-130, -26, 176, 326], mix(palette.glow, palette.pale, 0.3), { shade: 0.3 });
    pen.stroke(ellipse(-20, 6, 11), palette.accent, 7);
    for (let i = 0; i < 7; i++) {
      pen.stroke(rect(-112, 48 + i * 34, 20, 20, 3), palette.ink, 5);
      pen.path(rect(-78, 54 + i * 34, i % 2 ? 80 : 100, 8, 4), mix(palette.glow, palette.ink, 0.5));
    }
  });
}

function shellOnAStopwatch(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-330, 0, 660, 90);
  pen.block(-400, -96, 90, 44, 12, metal(pen));
  pen.cylinder(0, -90, 330, 90, palette.body, { depth: 92 });
  pen.path(ellipse(0, -90, 290, 78), palette.pale);
  pen.inside(ellipse(0, -90, 270, 70), () =>
    pen.path(polygon([0, -90], [0, -300], [700, -300], [500, 60]), palette.accent),
  );
  for (let tick = 0; tick < 12; tick++) {
    const angle = (tick * Math.PI) / 6;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    pen.stroke(line([c * 250, -90 + s * 66], [c * 278, -90 + s * 74]), palette.ink, 7);
  }
  pen.stroke(line([0, -90], [226, -46]), palette.ink, 11);
  pen.pool(-40, -96, 190, 36, 0.6);
  const shell = mix(palette.accent, palette.glow, 0.35);
  pen.solid(
    'M-250 -100C-210 -130 -190 -140 -160 -300L40 -100z',
    [-250, -300, 290, 200],
    mix(shell, palette.ink, 0.25),
  );
  pen.ball(-20, -286, 190, shell);
  for (const [radius, from, to] of [
    [140, 130, 420],
    [92, 60, 340],
    [48, -20, 290],
  ] as const)
    pen.stroke(arc(-20, -280, radius, from, to), mix(shell, palette.ink, 0.5), 18);
  pen.block(150, -306, 110, 26, 8, metal(pen), { angle: 90 });
  for (const y of [-346, -240]) pen.stroke(ellipse(290, y, 40, 46), metal(pen), 22);
}

function stopwatchOnCards(pen: Pen): void {
  const { palette } = pen;
  fromAbove(pen, mix(palette.wallLow, palette.body, 0.2));
  const fills = [palette.pop, palette.glow, palette.pale, palette.accent];
  for (const [i, fill] of fills.entries())
    pen.group(`translate(-60 -40) rotate(${-36 + i * 20})`, () => {
      const card = rect(-180, -540, 360, 520, 14);
      under(pen, card, 10, 14);
      pen.solid(card, [-180, -540, 360, 520], fill, { shade: 0.3 });
      for (let row = 0; row < 3; row++)
        pen.path(rect(-140, -500 + row * 44, row === 2 ? 130 : 250, 13, 6), mix(fill, palette.ink, 0.35));
    });
  under(pen, ellipse(-40, -180, 170), 20, 24);
  stopwatch(pen, -40, -180, 170, 0.25);
  pen.group('translate(420 -120) rotate(-58)', () => {
    under(pen, rect(-110, -13, 200, 26), 10, 16);
    pencil(pen, 220);
  });
}

function glove(pen: Pen, fill: string): void {
  const { palette } = pen;
  const shape = (color: string, grow: number): void => {
    for (const [x, y, angle] of [
      [-72, -236, -13],
      [-24, -270, -4],
      [28, -264, 5],
      [76, -222, 15],
    ] as const)
      pen.stroke(line([x * 0.8, -100], [x + angle, y]), color, 52 + grow);
    pen.stroke(line([86, -50], [156, -136]), color, 54 + grow);
    pen.stroke(rect(-70, -120, 140, 120, 40), color, 50 + grow);
  };
  shape(mix(fill, palette.ink, 0.55), 12);
  shape(fill, 0);
  pen.path(rect(-80, -130, 160, 140, 30), fill);
  pen.block(-100, 16, 200, 90, 16, palette.pop, { shade: 0.6 });
  for (const y of [40, 66]) pen.path(rect(-100, y, 200, 8), mix(palette.pop, palette.ink, 0.35));
  pen.path(rect(-40, -90, 90, 60, 14), mix(fill, palette.ink, 0.22));
  for (const x of [-60, -18, 28]) pen.stroke(line([x, -130], [x + 4, -170]), mix(fill, palette.ink, 0.35), 5);
}

function glovesOnAKeyboard(pen: Pen): void {
  const { palette } = pen;
  fromAbove(pen, mix(palette.floor, palette.body, 0.12));
  const board = rect(-540, -570, 1080, 380, 28);
  under(pen, board, 18, 24);
  pen.solid(board, [-540, -570, 1080, 380], palette.body, { shade: 0.5 });
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 15; column++) {
      const [x, y] = [-514 + column * 69, -544 + row * 67];
      if (row === 4 && column > 4 && column < 10) continue;
      pen.block(x, y, 60, 57, 9, mix(palette.ink, palette.body, 0.18), { shade: 0.2, shine: 0.25 });
    }
  pen.block(-514 + 5 * 69, -276, 336, 57, 9, mix(palette.ink, palette.body, 0.18), { shade: 0.2 });
  const leather = mix(palette.glow, palette.accent, 0.55);
  pen.group('translate(-230 -130) rotate(9) scale(1.15)', () => glove(pen, leather));
  pen.group('translate(240 -130) rotate(-9) scale(-1.15 1.15)', () => glove(pen, leather));
}

export const tables: StoryDrawings = {
  'one-evening-with-your-fathers-iphone': {
    palette: 'nebula',
    backdrop: 'window',
    draw: lit(dinnerWithAPhone),
  },
  'three-coffees-with-my-google-activity': { palette: 'apricot', backdrop: 'plain', draw: lit(coffeeRoute) },
  'word-file-vanished-what-to-do-in-order': {
    palette: 'sulfur',
    backdrop: 'plain',
    draw: lit(cleanRectangleInTheDust),
  },
  'note-to-tape-to-a-windows-pc-you-give-away': {
    palette: 'sky',
    backdrop: 'lines',
    draw: lit(laptopTiedWithString),
  },
  'slow-windows-pc-six-free-steps': {
    palette: 'ultra',
    backdrop: 'disc',
    draw: raised(lit(shellOnAStopwatch), 34),
  },
  'lesson-explain-your-project-in-90-seconds': {
    palette: 'rose',
    backdrop: 'plain',
    draw: lit(stopwatchOnCards),
  },
  'job-application-is-the-hardest-computer-test': {
    palette: 'graphite',
    backdrop: 'plain',
    draw: lit(glovesOnAKeyboard),
  },
};
