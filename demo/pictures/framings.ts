import { mix } from './color.ts';
import { cycle } from './cycle.ts';
import type { Drawing } from './motif.ts';
import type { Palette } from './palettes.ts';
import type { Pen } from './pen.ts';
import type { Random } from './random.ts';
import { ellipse, line, polygon, rect, round } from './shapes.ts';

/** How a scene looks at its object: how much of it, how many of it, and on what. */
export type Framing = {
  /** Where the wall meets the floor, as a part of the height. */
  readonly floor: number;
  /** What the alternative text adds to what is seen. */
  readonly words: string;
  readonly place: (pen: Pen, random: Random, drawing: Drawing, floorY: number) => void;
};

type Spot = { x: number; y: number; scale: number };

/** One unit of a drawing in this picture. */
const unitOf = ({ width, height }: Pen): number => Math.min(width / 1280, height / 900);

function put(pen: Pen, random: Random, drawing: Drawing, { x, y, scale }: Spot): void {
  const size = Math.round(unitOf(pen) * scale * 100) / 100;
  pen.group(`translate(${round(x)} ${round(y)}) scale(${size})`, () => drawing.draw(pen, random));
}

/** Three of a kind in three colors. */
const turns = ({ body, accent, pop, glow }: Palette): readonly Partial<Palette>[] => [
  { body: accent, accent: body },
  {},
  { body: pop, pop: body },
  { accent: glow, glow: accent },
];

const stage: Framing = {
  floor: 0.78,
  words: '',
  place(pen, random, drawing, floorY) {
    const { width, height, light } = pen;
    const scale = random.between(1.16, 1.34);
    const x = width / 2 + light * width * random.between(-0.02, 0.035);
    // The object stands on the floor, not on the line where floor and wall meet.
    put(pen, random, drawing, { x, y: floorY + height * 0.1, scale });
  },
};

const near: Framing = {
  floor: 0.86,
  words: 'seen from very near',
  place(pen, random, drawing) {
    const { width, height, light } = pen;
    const x = width / 2 - light * width * random.between(0.08, 0.16);
    put(pen, random, drawing, { x, y: height * 1.12, scale: random.between(1.85, 2.05) });
  },
};

const far: Framing = {
  floor: 0.68,
  words: 'small in a wide room',
  place(pen, random, drawing, floorY) {
    const { width, height, light } = pen;
    const x = width / 2 - light * width * random.between(0.12, 0.2);
    put(pen, random, drawing, { x, y: floorY + height * 0.1, scale: random.between(0.78, 0.9) });
  },
};

const row: Framing = {
  floor: 0.74,
  words: 'three of them in three colors',
  place(pen, random, drawing, floorY) {
    const { width, height } = pen;
    const colors = turns(pen.palette);
    const spots = [
      { x: width * 0.2, y: floorY + height * 0.05, scale: 0.72 },
      { x: width * 0.8, y: floorY + height * 0.05, scale: 0.72 },
      { x: width * 0.5, y: floorY + height * 0.18, scale: 0.98 },
    ];
    for (const [i, spot] of spots.entries())
      pen.recolored(cycle(colors, i * 2), () => put(pen, random, drawing, spot));
  },
};

/** A workbench with a lamp over it. */
const bench: Framing = {
  floor: 0.9,
  words: 'on a workbench under a lamp',
  place(pen, random, drawing) {
    const { width, height, light, palette } = pen;
    const top = height * 0.76;
    const wood = mix(palette.accent, palette.ink, 0.25);
    const [lampX, lampY] = [width * (0.5 - light * 0.3), height * 0.24];
    const pool = polygon(
      [lampX - 40, lampY + 40],
      [lampX + 40, lampY + 40],
      [width * 0.86, top],
      [width * 0.14, top],
    );
    pen.spray(pool, pen.linear(0, lampY, 0, top, [0, palette.glow, 0.7], [1, palette.glow, 0.08]));
    for (const x of [0.12, 0.82])
      pen.block(width * x, top, width * 0.06, height - top, 0, mix(wood, palette.ink, 0.3), { shade: 0.6 });
    pen.block(width * 0.05, top, width * 0.9, height * 0.06, 8, wood, { angle: 90 });
    put(pen, random, drawing, { x: width * (0.5 + light * 0.05), y: top + 8, scale: 0.98 });
    const arm = line(
      [width * (0.5 - light * 0.42), top],
      [width * (0.5 - light * 0.4), height * 0.42],
      [lampX, lampY],
    );
    pen.stroke(arm, mix(palette.ink, palette.body, 0.3), 16);
    pen.solid(
      polygon(
        [lampX - 34, lampY - 40],
        [lampX + 34, lampY - 40],
        [lampX + 92, lampY + 44],
        [lampX - 92, lampY + 44],
      ),
      [lampX - 92, lampY - 40, 184, 84],
      palette.pop,
    );
    pen.path(ellipse(lampX, lampY + 44, 70, 15), palette.glow);
  },
};

/** The object as somebody once drew it, in two shades on a sheet of paper. */
const paper: Framing = {
  floor: 0.93,
  words: 'sketched on a sheet of paper',
  place(pen, random, drawing) {
    const { width, height, light, palette } = pen;
    const [across, down] = [width * 0.54, height * 0.8];
    const line1 = mix(palette.pale, palette.pop, 0.5);
    const shade = (amount: number) => mix(palette.pale, palette.ink, amount);
    const pencil: Partial<Palette> = {
      wallTop: palette.pale,
      wallLow: palette.pale,
      floor: palette.pale,
      body: shade(0.1),
      accent: shade(0.34),
      pop: shade(0.55),
      glow: mix(palette.pale, palette.accent, 0.55),
    };
    pen.group(
      `translate(${round(width / 2)} ${round(height / 2)}) rotate(${light * random.between(2, 5)})`,
      () => {
        const sheet = rect(-across / 2, -down / 2, across, down, 6);
        pen.path(rect(light * 16 - across / 2, 18 - down / 2, across, down, 6), palette.ink, 'opacity=".35"');
        pen.solid(sheet, [-across / 2, -down / 2, across, down], palette.pale, {
          shade: 0.2,
          shadeColor: shade(0.2),
        });
        pen.inside(sheet, () => {
          for (const part of [-0.3, 0, 0.3]) {
            pen.stroke(line([across * part, -down / 2], [across * part, down / 2]), line1, 3);
            pen.stroke(line([-across / 2, down * part + 40], [across / 2, down * part + 40]), line1, 3);
          }
          pen.recolored(pencil, () => put(pen, random, drawing, { x: 0, y: down * 0.37, scale: 1.02 }));
        });
      },
    );
    const [x, y] = [width * (0.5 + light * 0.34), height * 0.8];
    pen.group(`translate(${round(x)} ${round(y)}) rotate(${-light * 38})`, () => {
      pen.block(-190, -19, 330, 38, 4, palette.accent, { angle: 90 });
      pen.path(polygon([140, -19], [140, 19], [206, 0]), mix(palette.pale, palette.glow, 0.4));
      pen.path(polygon([184, -6], [184, 6], [206, 0]), palette.ink);
      pen.block(-222, -19, 34, 38, 8, palette.pop);
    });
  },
};

const night: Framing = {
  floor: 0.8,
  words: 'at night in a circle of light',
  place(pen, random, drawing, floorY) {
    const { width, height, light, palette } = pen;
    pen.path(rect(0, 0, width, height), palette.ink, 'opacity=".62"');
    const moon = { x: width * (0.5 + light * 0.36), y: height * 0.2 };
    pen.path(ellipse(moon.x, moon.y, 62), palette.pale);
    pen.path(ellipse(moon.x - 26, moon.y - 12, 54), mix(palette.wallTop, palette.ink, 0.62));
    for (let i = 0; i < 16; i++)
      pen.path(
        ellipse(random.between(0, width), random.between(0, floorY * 0.6), random.between(2, 5)),
        palette.pale,
      );
    const foot = floorY + height * 0.1;
    const cone = polygon([width * 0.46, 0], [width * 0.54, 0], [width * 0.82, foot], [width * 0.18, foot]);
    pen.spray(cone, pen.linear(0, 0, 0, foot, [0, palette.glow, 0.55], [1, palette.glow, 0.12]));
    pen.path(ellipse(width / 2, foot, width * 0.33, height * 0.07), palette.glow, 'opacity=".4"');
    put(pen, random, drawing, { x: width / 2, y: foot, scale: 1.02 });
  },
};

export const FRAMINGS = { stage, near, far, row, bench, paper, night } as const satisfies Record<
  string,
  Framing
>;

export type FramingName = keyof typeof FRAMINGS;
