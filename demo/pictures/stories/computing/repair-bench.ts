import { mix } from '../../color.ts';
import { cycle } from '../../cycle.ts';
import { lens } from '../../motifs/phones.ts';
import type { Pen } from '../../pen.ts';
import { ellipse, line, polygon, rect } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { phoneBack, screwdriver, screwHead } from './props.ts';

/** The inside of a phone around the origin: battery, board, one camera. */
export function openPhone(pen: Pen, width: number, height: number): void {
  const { palette } = pen;
  phoneBack(pen, { width, height, color: mix(palette.ink, palette.body, 0.25) });
  pen.path(
    rect(-width * 0.43, -height * 0.46, width * 0.86, height * 0.92, width * 0.1),
    mix(palette.ink, palette.body, 0.1),
  );
  pen.block(-width * 0.36, -height * 0.08, width * 0.72, height * 0.4, 10, palette.pop, { shade: 0.6 });
  pen.path(
    rect(-width * 0.38, -height * 0.42, width * 0.44, height * 0.28, 6),
    mix(palette.accent, palette.ink, 0.3),
  );
  for (const [x, y] of [
    [-0.32, -0.38],
    [-0.14, -0.38],
    [-0.32, -0.26],
  ] as const)
    pen.path(rect(width * x, height * y, width * 0.14, height * 0.07, 3), palette.ink);
  lens(pen, width * 0.24, -height * 0.34, width * 0.13);
  pen.path(
    rect(-width * 0.34, height * 0.36, width * 0.68, height * 0.05, 6),
    mix(palette.glow, palette.ink, 0.3),
  );
}

function spudger(pen: Pen, color: string): void {
  pen.solid(
    'M0 0C10 -24 20 -40 60 -16H300C316 -10 316 10 300 16H60C20 40 10 24 0 0z',
    [0, -40, 316, 80],
    color,
    { angle: 90 },
  );
}

/** Tools in a fan around a phone without its back. */
function fanOfTools(pen: Pen): void {
  const { palette } = pen;
  pen.solid(rect(-900, -700, 1800, 900), [-900, -700, 1800, 900], mix(palette.accent, palette.ink, 0.35), {
    angle: 90,
    shade: 0.5,
  });
  for (let plank = 0; plank < 5; plank++)
    pen.stroke(
      line([-900, -520 + plank * 150], [900, -520 + plank * 150]),
      mix(palette.accent, palette.ink, 0.55),
      6,
    );
  pen.group('translate(0 20)', () => {
    for (let tool = 0; tool < 7; tool++) {
      const turn = -168 + tool * 26;
      pen.group(`rotate(${turn}) translate(236 0)`, () => {
        pen.group('translate(0 14)', () => pen.path(rect(0, -14, 290, 30, 14), palette.ink, 'opacity=".35"'));
        if (tool % 3 === 1) spudger(pen, palette.pale);
        else if (tool % 3 === 2) {
          pen.stroke(
            'M10 -4C90 -30 200 -30 300 -14M10 4C90 30 200 30 300 14',
            mix(palette.pale, palette.ink, 0.2),
            13,
          );
        } else screwdriver(pen, 310, cycle([palette.pop, palette.glow, palette.body], tool / 3));
      });
    }
    pen.group('translate(0 -150) scale(.92)', () => openPhone(pen, 236, 400));
  });
}

/** A silicone mat with four screws in one of its hollows. */
function screwMat(pen: Pen): void {
  const { light, palette } = pen;
  pen.pool(light * 20, 0, 560, 50, 0.6);
  pen.block(-470, -490, 940, 490, 50, mix(palette.accent, palette.ink, 0.4));
  pen.block(-470, -510, 940, 490, 50, palette.accent, { shade: 0.5 });
  const hollows = [
    [-430, -470, 400, 190],
    [0, -470, 190, 190],
    [220, -470, 210, 190],
    [-430, -250, 190, 190],
    [-210, -250, 300, 190],
    [120, -250, 310, 190],
  ] as const;
  for (const [x, y, width, height] of hollows) {
    pen.path(rect(x, y, width, height, 26), mix(palette.accent, palette.ink, 0.35));
    pen.stroke(rect(x + 4, y + 6, width - 8, height - 8, 22), mix(palette.accent, palette.pale, 0.25), 4);
  }
  for (const [x, y] of [
    [170, -190],
    [250, -120],
    [330, -196],
    [380, -110],
  ] as const)
    screwHead(pen, x, y, 27);
}

/** A phone face down on a round hot plate. */
function heatingPlate(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-330, 0, 660, 100);
  pen.cylinder(0, -90, 360, 80, mix(palette.ink, palette.body, 0.3), {
    depth: 90,
    lid: mix(palette.accent, palette.ink, 0.1),
  });
  pen.stroke(ellipse(0, -90, 290, 70), mix(palette.accent, palette.glow, 0.5), 8);
  pen.path(ellipse(0, 34, 16), palette.glow);
  const slab = polygon([-210, -140], [190, -140], [240, -86], [-250, -86]);
  pen.solid(slab, [-250, -140, 490, 54], palette.body, { angle: 90 });
  pen.block(-250, -88, 490, 18, 8, mix(palette.body, palette.ink, 0.5));
  for (const x of [-150, -96]) pen.path(ellipse(x, -118, 20, 9), palette.ink);
  for (const [i, x] of [-190, -70, 50, 170].entries())
    pen.stroke(
      `M${x} -190c-46 -50 46 -80 0 -${130 + (i % 2) * 20}s44 -76 8 -120`,
      i % 2 ? palette.glow : palette.accent,
      15,
      'opacity=".85"',
    );
}

/** A pick going under the glass. */
function pickUnderGlass(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-520, 0, 640, 100);
    pen.block(-640, -120, 800, 120, 40, mix(palette.ink, palette.body, 0.3), { angle: 90 });
    pen.group('translate(160 -132) rotate(5)', () => {
      pen.block(-800, -34, 800, 34, 16, palette.glow, { angle: 90 });
      pen.path(rect(-790, -30, 780, 8, 4), palette.pale);
    });
    pen.solid(
      'M60 -120L420 -366Q470 -392 482 -336L520 -130Q524 -92 480 -96z',
      [60, -390, 464, 294],
      palette.accent,
    );
    pen.stroke('M300 -176L410 -250L432 -150z', mix(palette.accent, palette.pale, 0.5), 10);
  });
}

/** A suction cup lifts the screen by a gap. */
function suctionCup(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-420, 0, 840, 100);
    pen.block(-420, -76, 840, 76, 30, mix(palette.ink, palette.body, 0.3), { angle: 90 });
    pen.path(rect(-390, -86, 780, 16, 6), mix(palette.accent, palette.ink, 0.3));
    pen.group('translate(-420 -84) rotate(-10)', () => {
      pen.block(0, -34, 830, 32, 14, palette.glow, { angle: 90 });
      pen.solid(
        'M330 -34C360 -130 410 -150 450 -150H530C570 -150 620 -130 650 -34z',
        [330, -150, 320, 116],
        palette.accent,
      );
      pen.block(462, -190, 56, 46, 8, mix(palette.accent, palette.ink, 0.35));
      pen.stroke(ellipse(490, -262, 78), mix(palette.pale, palette.ink, 0.55), 30);
      pen.stroke(ellipse(490, -264, 78), mix(palette.pale, palette.ink, 0.2), 20);
    });
  });
}

const TIPS = [
  'M-12 0H12M0 -12V12',
  'M0 -13L11 6L-11 6z',
  'M-12 0H12M-6 -11L6 11M6 -11L-6 11',
  'M-13 0H13',
  'M0 -13L12 -4L8 11H-8L-12 -4z',
];

/** Five drivers in a block; the disc above each shows its tip from the front. */
function fiveDrivers(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-400, 0, 800, 110);
  for (let i = 0; i < 5; i++) {
    const x = -300 + i * 150;
    const color = cycle([palette.pop, palette.body, palette.accent, palette.glow, palette.body], i);
    pen.block(x - 8, -430, 16, 200, 3, mix(palette.pale, palette.ink, 0.3), { angle: 0 });
    pen.path(
      polygon([x - 8, -428], [x + 8, -428], [x + 3, -452], [x - 3, -452]),
      mix(palette.pale, palette.ink, 0.4),
    );
    pen.block(x - 30, -300, 60, 180, 20, color, { angle: pen.light > 0 ? 0 : 180 });
    pen.path(ellipse(x, -520, 48), palette.pale);
    pen.group(`translate(${x} -520) scale(2)`, () => pen.stroke(TIPS[i] ?? '', palette.ink, 6));
  }
  pen.block(-410, -140, 820, 140, 12, mix(palette.accent, palette.ink, 0.35), { shade: 0.7 });
  for (let i = 0; i < 5; i++) pen.path(ellipse(-300 + i * 150, -140, 40, 9), palette.ink);
}

/** Curved tweezers with one connector. */
function tweezers(pen: Pen): void {
  const { palette } = pen;
  const metal = mix(palette.pale, palette.ink, 0.2);
  pen.facing(() => {
    pen.pool(-260, 0, 170, 30, 0.6);
    for (const [path, shade] of [
      ['M500 -520C300 -500 20 -430 -130 -300C-200 -240 -230 -170 -236 -104', 0.35],
      ['M500 -520C330 -420 60 -340 -90 -240C-160 -190 -200 -140 -216 -100', 0],
    ] as const) {
      pen.stroke(path, mix(metal, palette.ink, 0.45 + shade * 0.4), 40);
      pen.stroke(path, mix(metal, palette.ink, shade), 28);
    }
    pen.block(-290, -110, 130, 64, 8, palette.accent);
    for (let pin = 0; pin < 5; pin++) pen.path(rect(-280 + pin * 24, -50, 12, 34), palette.glow);
    pen.path(rect(-276, -98, 102, 16, 4), mix(palette.accent, palette.ink, 0.5));
  });
}

const NAME = 'the-tools-of-a-phone-repair-bench';

export const repairBench: StoryDrawings = {
  [NAME]: { palette: 'nebula', backdrop: 'plain', draw: fanOfTools },
  [`${NAME}-1`]: { palette: 'sky', backdrop: 'plain', draw: screwMat },
  [`${NAME}-2`]: { palette: 'graphite', backdrop: 'plain', draw: heatingPlate },
  [`${NAME}-3`]: { palette: 'mint', backdrop: 'disc', draw: pickUnderGlass },
  [`${NAME}-4`]: { palette: 'apricot', backdrop: 'plain', draw: suctionCup },
  [`${NAME}-5`]: { palette: 'tide', backdrop: 'lines', draw: fiveDrivers },
  [`${NAME}-6`]: { palette: 'lilac', backdrop: 'disc', draw: tweezers },
};
