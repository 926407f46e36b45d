import type { Pen } from './pen.ts';
import type { HairStyle, Person } from './portrait-people.ts';

type Hair = (pen: Pen, color: string) => void;

const curls =
  (balls: readonly (readonly [x: number, y: number, radius: number])[]): Hair =>
  (pen, color) => {
    for (const [x, y, radius] of balls) pen.ball(x, y, radius, color);
  };

/** A fringe parted toward the light; bob and long hair share it. */
const fringe: Hair = (pen, color) => {
  const { light } = pen;
  const sweep = `C104 -90 ${light * 40} -108 ${-light * 20} -112C${-light * 70} -100 -100 -70 -108 -20z`;
  pen.solid(`M-108 -20C-130 -196 130 -196 108 -20${sweep}`, [-120, -170, 240, 150], color, { shade: 0.6 });
};

const behind: Partial<Record<HairStyle, Hair>> = {
  long: (pen, color) => {
    const fall = 'M-128 -60C-140 -210 140 -210 128 -60L150 190H-150z';
    pen.solid(fall, [-150, -190, 300, 380], color, { shade: 0.7 });
  },
  bob: (pen, color) => {
    const cut = 'M-126 -50C-134 -214 134 -214 126 -50L134 96C90 116 -90 116 -134 96z';
    pen.solid(cut, [-134, -200, 268, 310], color, { shade: 0.7 });
  },
  bun: (pen, color) => pen.ball(0, -196, 56, color),
  curly: curls([
    [-100, -90, 66],
    [-128, -10, 60],
    [-104, 62, 48],
    [100, -90, 66],
    [128, -10, 60],
    [104, 62, 48],
    [-50, -150, 70],
    [50, -150, 70],
    [0, -164, 66],
  ]),
  wrap: (pen, color) => {
    const cloth =
      'M-132 -30C-140 -220 140 -220 132 -30C150 80 130 190 190 310H-190C-130 190 -150 80 -132 -30z';
    pen.solid(cloth, [-190, -200, 380, 510], color, { shade: 0.85 });
  },
};

const inFront: Partial<Record<HairStyle, Hair>> = {
  bob: fringe,
  long: fringe,
  crop: (pen, color) => {
    const cap = 'M-104 -50C-118 -190 118 -190 104 -50C96 -92 70 -104 0 -104C-70 -104 -96 -92 -104 -50z';
    pen.solid(cap, [-110, -170, 220, 120], color, { shade: 0.6 });
  },
  side: (pen, color) => {
    const { light } = pen;
    const over = `M${-light * 106} -30C${-light * 130} -200 ${light * 120} -200 ${light * 106} -40`;
    const part = `C${light * 92} -110 ${light * 10} -80 ${-light * 60} -118C${-light * 92} -100 ${-light * 98} -70 ${-light * 106} -30z`;
    pen.solid(over + part, [-120, -180, 240, 150], color, { shade: 0.6 });
  },
  bun: (pen, color) => {
    const cap = 'M-104 -40C-118 -190 118 -190 104 -40C92 -110 40 -122 0 -122C-40 -122 -92 -110 -104 -40z';
    pen.solid(cap, [-110, -170, 220, 130], color, { shade: 0.6 });
  },
  curly: curls([
    [-76, -118, 38],
    [-30, -136, 42],
    [24, -136, 40],
    [72, -118, 38],
  ]),
  wrap: (pen, color) => {
    const brow = 'M-108 -20C-124 -196 124 -196 108 -20C100 -90 60 -112 0 -112C-60 -112 -100 -90 -108 -20z';
    const drape =
      'M-104 -10C-96 96 -44 138 0 138C44 138 96 96 104 -10C132 70 128 170 176 262C80 226 -80 226 -176 262C-128 170 -132 70 -104 -10z';
    pen.solid(brow, [-115, -170, 230, 150], color, { shade: 0.7 });
    pen.solid(drape, [-176, -10, 352, 272], color, { shade: 0.8, shine: 0.3 });
  },
};

/** A head wrap is cloth, so it takes its color from the picture and not from the person. */
const colorOf = (pen: Pen, { style, hair }: Person): string => (style === 'wrap' ? pen.palette.pop : hair);

export function hairBehind(pen: Pen, person: Person): void {
  behind[person.style]?.(pen, colorOf(pen, person));
}

export function hairInFront(pen: Pen, person: Person): void {
  inFront[person.style]?.(pen, colorOf(pen, person));
}
