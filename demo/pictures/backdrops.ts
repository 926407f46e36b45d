import { mix } from './color.ts';
import { cycle } from './cycle.ts';
import type { Pen } from './pen.ts';
import type { Random } from './random.ts';
import { ellipse, polygon, rect, round, wave } from './shapes.ts';

/** What stands between the wall and the object. `floorY` is where the wall meets the floor. */
type Backdrop = (pen: Pen, random: Random, floorY: number) => void;

/** The middle of the backdrop sits a little toward the light, so object and backdrop overlap unevenly. */
const offCenter = (pen: Pen, random: Random): number =>
  pen.width / 2 - pen.light * pen.width * random.between(0.02, 0.14);

/** The house signature: thin spectral lines from the ceiling to the floor. */
function spectralLines(
  pen: Pen,
  random: Random,
  from: number,
  to: number,
  floorY: number,
  density: number,
): void {
  const { glow, pop, accent, pale } = pen.palette;
  let x = from;
  while (x < to) {
    x += random.between(6, 60) / density;
    const width = random.pick([1.5, 2, 2, 3, 3, 5, 8, 14]);
    const color = random.pick([glow, pop, accent, pale, glow]);
    pen.path(rect(x, 0, width, floorY), color, `opacity="${round(random.between(0.3, 0.95))}"`);
    x += width;
  }
}

const lines: Backdrop = (pen, random, floorY) => {
  const { width } = pen;
  if (random.chance(0.4)) {
    spectralLines(pen, random, 0, width * random.between(0.3, 0.42), floorY, 0.8);
    spectralLines(pen, random, width * random.between(0.72, 0.84), width, floorY, 0.8);
  } else {
    spectralLines(pen, random, 0, width, floorY, 0.42);
  }
};

const disc: Backdrop = (pen, random, floorY) => {
  const { width, height, palette } = pen;
  const cx = offCenter(pen, random);
  const radius = height * random.between(0.34, 0.46);
  const cy = floorY - height * random.between(0.3, 0.46);
  const shape = ellipse(cx, cy, radius);
  pen.path(shape, mix(random.pick([palette.glow, palette.accent, palette.pop]), palette.wallLow, 0.12));
  pen.inside(shape, () => {
    const mist = [
      [0.05, palette.wallLow, 0],
      [1, palette.wallLow, 0.95],
    ] as const;
    pen.spray(shape, pen.linear(0, cy - radius, 0, cy + radius, ...mist));
  });
  if (random.chance(0.5)) {
    spectralLines(
      pen,
      random,
      random.between(0, width * 0.1),
      width * random.between(0.16, 0.26),
      floorY,
      0.9,
    );
  }
};

const arch: Backdrop = (pen, random, floorY) => {
  const { height, light, palette } = pen;
  const cx = offCenter(pen, random);
  const count = random.whole(3, 4);
  const colors = [palette.accent, palette.glow, palette.pop, palette.wallTop];
  for (let i = count; i > 0; i--) {
    const span = height * (0.3 + i * 0.22);
    const spring = round(floorY - span * 0.62);
    const [left, right, radius] = [round(cx - span / 2), round(cx + span / 2), round(span / 2)];
    const foot = round(floorY);
    const shape = `M${left} ${foot}V${spring}A${radius} ${radius} 0 0 1 ${right} ${spring}V${foot}z`;
    pen.path(shape, mix(cycle(colors, i + 1), palette.wallLow, i === count ? 0.4 : 0.25));
    pen.inside(shape, () => {
      const across = [cx - (light * span) / 2, 0, cx + (light * span) / 2, 0] as const;
      const shade = pen.linear(...across, [0.35, palette.ink, 0], [1, palette.ink, 0.45]);
      pen.spray(rect(cx - span / 2, floorY - span * 1.2, span, span * 1.2), shade);
    });
  }
};

/** Daylight falling on the wall through four panes, slanted away from the light. */
const window: Backdrop = (pen, random, floorY) => {
  const { width, height, light, palette } = pen;
  const left = offCenter(pen, random) - width * 0.24;
  const slant = (y: number): number => light * width * 0.12 * (1 - y / height);
  for (const column of [0, 1]) {
    for (const row of [0, 1]) {
      const x = left + column * width * 0.25;
      const top = height * (0.08 + row * 0.3);
      const foot = top + height * 0.28;
      const pane = polygon(
        [x + slant(top), top],
        [x + width * 0.235 + slant(top), top],
        [x + width * 0.235 + slant(foot), foot],
        [x + slant(foot), foot],
      );
      const across = [x, top, x + light * width * 0.25, top + height * 0.3] as const;
      pen.spray(pane, pen.linear(...across, [0, palette.glow, 0.85], [1, palette.glow, 0.35]));
    }
  }
  if (random.chance(0.5)) spectralLines(pen, random, 0, width * 0.12, floorY, 0.7);
};

const waves: Backdrop = (pen, random, floorY) => {
  const { width, height, palette } = pen;
  for (let i = 0; i < 5; i++) {
    const y = floorY - height * 0.36 + i * height * 0.09;
    const color = random.pick([palette.glow, palette.accent, palette.pop]);
    const crest = height * random.between(0.02, 0.06);
    const sea = wave(0, width, y, crest, width * random.between(0.3, 0.6), random.next(), height);
    pen.path(sea, mix(color, palette.wallLow, 0.35 + i * 0.08));
    pen.inside(sea, () => {
      const down = [0, y - height * 0.06, 0, y + height * 0.14] as const;
      const foam = pen.linear(...down, [0, palette.pale, 0.35], [0.6, palette.pale, 0]);
      pen.spray(rect(0, y - height * 0.1, width, height * 0.24), foam);
    });
  }
};

const blocks: Backdrop = (pen, random, floorY) => {
  const { width, height, palette } = pen;
  for (let i = 0; i < 4; i++) {
    const blockWidth = width * random.between(0.12, 0.2);
    const blockHeight = height * random.between(0.2, 0.6);
    const x = i * width * 0.26 + random.between(-30, 60);
    const color = mix(random.pick([palette.glow, palette.accent, palette.pop]), palette.wallLow, 0.45);
    pen.block(x, floorY - blockHeight, blockWidth, blockHeight, 0, color, { shade: 0.5 });
  }
};

const plain: Backdrop = () => {};

export const BACKDROPS = { disc, lines, arch, window, waves, blocks, plain } as const satisfies Record<
  string,
  Backdrop
>;

export type BackdropName = keyof typeof BACKDROPS;
