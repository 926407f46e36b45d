import { mix } from '../../color.ts';
import { lens } from '../../motifs/phones.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { arc, ellipse, line, rect } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { island } from './orrin-nine.ts';
import { activity, hands, phoneBack, type Slab, screenFront, standingRing, watch } from './props.ts';
import { longWatch } from './watches.ts';

/** Phones, rings and watches of the best lists, each with what tells it from its neighbors. */

/** A phone from both sides: the screen behind, the cameras in front. */
function bothSides(pen: Pen, random: Random, slab: Slab, cameras: () => void): void {
  const { light } = pen;
  const { width, height } = slab;
  pen.cast(-width, 0, 2 * width, 110);
  pen.group(`translate(${light * width * 0.5} ${-height / 2 - 6}) rotate(${light * 6})`, () =>
    screenFront(pen, random, slab),
  );
  pen.group(`translate(${-light * width * 0.42} ${-height / 2 - 4}) rotate(${light * -4})`, () => {
    phoneBack(pen, slab);
    cameras();
  });
}

function pocket(pen: Pen, random: Random): void {
  bothSides(pen, random, { width: 200, height: 410, color: pen.palette.accent }, () => {
    lens(pen, -52, -148, 36);
    pen.path(ellipse(4, -160, 10), pen.palette.glow);
  });
}

function pocketMax(pen: Pen, random: Random): void {
  bothSides(pen, random, { width: 270, height: 560, color: pen.palette.pop }, () => {
    lens(pen, -74, -210, 42);
    pen.path(ellipse(-10, -224, 11), pen.palette.glow);
    // The ribbon that pulls the battery out.
    pen.block(40, 252, 40, 44, 6, pen.palette.accent);
  });
}

function m4(pen: Pen, random: Random, reaches: boolean): void {
  const { palette } = pen;
  const color = reaches ? palette.pop : palette.body;
  bothSides(pen, random, { width: 250, height: 520, color }, () => {
    const bar = mix(color, palette.ink, 0.35);
    if (reaches) pen.block(-104, -236, 208, 88, 44, bar);
    else pen.block(-104, -236, 88, 180, 44, bar);
    lens(pen, -60, -192, 32);
    if (reaches) {
      lens(pen, 50, -192, 38);
      pen.path(rect(34, -208, 32, 32, 5), palette.ink);
    } else lens(pen, -60, -104, 32);
  });
}

function orrin(pen: Pen, random: Random): void {
  bothSides(pen, random, { width: 270, height: 560, color: pen.palette.body }, () =>
    island(pen, pen.palette.accent),
  );
}

/** Type first: four large tiles and a button on the edge. */
function solace(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.cast(-140, 0, 280, 120);
  pen.group('translate(0 -272)', () => {
    pen.block(118, -90, 44, 120, 20, palette.accent);
    screenFront(pen, random, { width: 270, height: 540, color: palette.body }, () => {
      pen.path(rect(-140, -280, 280, 560), mix(palette.ink, palette.body, 0.15));
      for (const [i, color] of [palette.glow, palette.pale, palette.pop, palette.accent].entries())
        pen.path(rect(-108, -228 + i * 118, 216, 100, 18), color);
    });
  });
}

/** A ring on its round charger. */
function ringOnPuck(pen: Pen, color: string, hole: number): void {
  pen.cast(-180, 0, 360, 110);
  pen.cylinder(0, -60, 200, 60, mix(pen.palette.ink, pen.palette.pale, 0.25), { depth: 44 });
  standingRing(pen, 0, -274, 200, color, hole);
}

function ringBesideDome(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-330, 0, 320, 100);
    standingRing(pen, -190, -190, 186, palette.body, 0.72);
    pen.cast(130, 0, 260, 100);
    pen.solid(
      'M110 0C110 -150 180 -230 260 -230S410 -150 410 0Q260 36 110 0z',
      [110, -230, 300, 250],
      palette.pop,
    );
    pen.path(ellipse(260, -140, 14), palette.glow);
  });
}

function slimRing(pen: Pen): void {
  pen.pool(0, 0, 220, 30, 0.6);
  standingRing(pen, 0, -262, 256, pen.palette.accent, 0.86);
}

function plainRing(pen: Pen): void {
  pen.pool(0, 0, 220, 30, 0.6);
  standingRing(pen, 0, -232, 226, mix(pen.palette.ink, pen.palette.pale, 0.3), 0.62);
}

type Face = 'week' | 'trail' | 'rings' | 'call' | 'day';

function watchFace(pen: Pen, face: Face): void {
  const { palette } = pen;
  if (face === 'rings') activity(pen, [0.8, 0.6, 0.7]);
  else if (face === 'day') hands(pen, 300, 60);
  else if (face === 'week') {
    for (let day = 0; day < 7; day++)
      pen.group(`rotate(${day * 51.4})`, () =>
        pen.path(ellipse(0, -92, 14), day < 5 ? palette.glow : mix(palette.ink, palette.pale, 0.35)),
      );
    pen.group('rotate(-40)', () => pen.path(rect(-7, -56, 14, 64, 7), palette.pale));
    pen.group('rotate(70)', () => pen.path(rect(-5, -70, 10, 78, 5), palette.pale));
  } else if (face === 'call') {
    pen.path(ellipse(0, 0, 26), palette.accent);
    for (const reach of [54, 84])
      for (const turn of [0, 180]) pen.stroke(arc(0, 0, reach, turn - 42, turn + 42), palette.accent, 14);
  } else {
    for (const [i, color] of [palette.pop, palette.glow, palette.accent].entries())
      pen.stroke(
        `M-130 ${60 - i * 46}L-50 ${-10 - i * 36}L0 ${30 - i * 40}L60 ${-50 - i * 20}L130 ${20 - i * 30}`,
        color,
        10,
      );
  }
}

function lyingWatch(pen: Pen, face: Face, strap: string, { isRound = true, size = 0.86 } = {}): void {
  const { light, palette } = pen;
  pen.pool(light * 30, -20, 330, 56, 0.55);
  pen.group(`translate(0 -276) rotate(${light * 44}) scale(${size})`, () => {
    if (face === 'trail')
      pen.spray(
        'M-60 -60L-300 -420L60 -480z',
        pen.linear(0, -100, -120, -450, [0, palette.glow, 0.8], [1, palette.glow, 0]),
      );
    watch(pen, { body: palette.body, strap, isRound, show: () => watchFace(pen, face) });
    if (face === 'trail')
      pen.stroke(
        ellipse(0, 0, 140),
        mix(palette.body, palette.ink, 0.5),
        20,
        'stroke-dasharray="40 20" stroke-linecap="butt"',
      );
    else if (face === 'day') pen.stroke(line([-60, 330], [60, 330]), mix(strap, palette.ink, 0.4), 10);
  });
}

const week = (pen: Pen) => lyingWatch(pen, 'week', pen.palette.accent);
const halo = (pen: Pen) => ringOnPuck(pen, pen.palette.accent, 0.74);

export const picksCarried: StoryDrawings = {
  'best-phones-1': { palette: 'mint', backdrop: 'plain', draw: pocket },
  'best-phones-2': { palette: 'argon', backdrop: 'plain', draw: (pen, random) => m4(pen, random, false) },
  'best-phones-3': { palette: 'apricot', backdrop: 'plain', draw: pocketMax },
  'best-phones-4': { palette: 'nebula', backdrop: 'plain', draw: (pen, random) => m4(pen, random, true) },
  'best-phones-5': { palette: 'ultra', backdrop: 'plain', draw: orrin },
  'best-phones-6': { palette: 'rose', backdrop: 'plain', draw: solace },
  'kestrel-pocket-4': { palette: 'sulfur', backdrop: 'disc', draw: pocket },
  'best-smart-rings-1': { palette: 'ultra', backdrop: 'plain', draw: halo },
  'best-smart-rings-2': { palette: 'nebula', backdrop: 'plain', draw: ringBesideDome },
  'best-smart-rings-3': { palette: 'sky', backdrop: 'plain', draw: slimRing },
  'best-smart-rings-4': {
    palette: 'argon',
    backdrop: 'plain',
    draw: (pen) => ringOnPuck(pen, pen.palette.pop, 0.6),
  },
  'best-smart-rings-5': { palette: 'apricot', backdrop: 'plain', draw: plainRing },
  'pulsefield-halo-two-deal-1': { palette: 'graphite', backdrop: 'disc', draw: halo },
  'best-smart-watches-1': { palette: 'tide', backdrop: 'plain', draw: week },
  'best-smart-watches-2': { palette: 'nebula', backdrop: 'plain', draw: longWatch },
  'best-smart-watches-3': {
    palette: 'graphite',
    backdrop: 'plain',
    draw: (pen) => lyingWatch(pen, 'trail', pen.palette.accent, { size: 0.98 }),
  },
  'best-smart-watches-4': {
    palette: 'argon',
    backdrop: 'plain',
    draw: (pen) => lyingWatch(pen, 'rings', pen.palette.pop, { isRound: false }),
  },
  'best-smart-watches-5': {
    palette: 'ultra',
    backdrop: 'plain',
    draw: (pen) => lyingWatch(pen, 'call', pen.palette.glow, { isRound: false, size: 0.76 }),
  },
  'best-smart-watches-6': {
    palette: 'ember',
    backdrop: 'plain',
    draw: (pen) => lyingWatch(pen, 'day', pen.palette.pop),
  },
};
