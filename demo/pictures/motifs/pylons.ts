import { mix } from '../color.ts';
import { cycle } from '../cycle.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { ellipse, line, type Point, rect, round, wave } from '../shapes.ts';

/** Low sheds on the horizon, some of their windows lit. */
function sheds(pen: Pen, random: Random): void {
  const { palette } = pen;
  const far = mix(palette.wallLow, palette.ink, palette.dark ? 0.42 : 0.3);
  for (let i = 0; i < 9; i++) {
    const x = -860 + i * 200 + random.between(-30, 30);
    const width = random.between(130, 220);
    const height = random.between(60, 170);
    pen.block(x, -height, width, height + 30, 0, far, { shade: 0.7, shine: 0.15 });
    for (let y = -height + 16; y < -14; y += 22) {
      for (let left = 16; left < width - 16; left += 16) {
        if (!random.chance(0.5)) continue;
        const lamp = random.chance(0.75) ? palette.glow : palette.pop;
        pen.path(rect(x + left, y, 9, 7), lamp, `opacity="${round(random.between(0.55, 1))}"`);
      }
    }
    if (random.chance(0.6)) {
      pen.path(rect(x + width * 0.7, -height - 34, 8, 34), far);
      pen.path(ellipse(x + width * 0.7 + 4, -height - 36, 5), palette.accent);
    }
  }
}

/** One lattice mast at unit scale; the side away from the light is dimmer. */
function mast(pen: Pen): void {
  const { light, palette } = pen;
  const lit = mix(palette.ink, palette.body, palette.dark ? 0.86 : 0.02);
  const dim = mix(lit, palette.ink, palette.dark ? 0.55 : 0);
  const leg = (side: number): string =>
    [
      line([side * 74, 0], [side * 16, -480]),
      line([side * 60, -110], [-side * 46, -220]),
      line([side * 46, -220], [-side * 32, -338]),
      line([side * 32, -338], [-side * 18, -440]),
    ].join('');
  pen.stroke(leg(light), dim, 9);
  pen.stroke(`${leg(-light)}M-60 -110H60M-46 -220H46`, lit, 9);
  for (const [y, reach] of [
    [-338, 150],
    [-430, 112],
  ] as const) {
    pen.stroke(line([-reach, y], [0, y - 44], [reach, y]), dim, 6);
    pen.stroke(line([-reach, y], [reach, y]), lit, 10);
    for (const x of [-reach, reach]) {
      const insulator = mix(lit, palette.accent, 0.4);
      pen.stroke(line([x, y], [x, y + 34]), insulator, 5, 'stroke-dasharray="1 8"');
      pen.ball(x, y + 38, 9, palette.glow);
    }
  }
  pen.stroke(line([0, -480], [0, -506]), lit, 7);
  pen.ball(0, -512, 9, palette.accent);
}

// Where the four wires hang on a mast of unit scale.
const HOOKS: readonly Point[] = [
  [-150, -300],
  [150, -300],
  [-112, -392],
  [112, -392],
];

// From left to right: place and size. They are drawn small to large, so near masts cover far ones.
const MASTS = [
  { x: -610, scale: 0.46 },
  { x: -330, scale: 0.74 },
  { x: 0, scale: 1.2 },
  { x: 380, scale: 0.8 },
  { x: 610, scale: 0.46 },
] as const;

const footOf = (scale: number): number => 10 + scale * 26;

function wires(pen: Pen): void {
  const { palette } = pen;
  const colors = [palette.glow, palette.accent, palette.glow, mix(palette.glow, palette.pale, 0.5)];
  const sag = (from: Point, to: Point, color: string, width: number, depth: number): void => {
    const low = Math.max(from[1], to[1]) + depth;
    const middle = round((from[0] + to[0]) / 2);
    const start = `M${round(from[0])} ${round(from[1])}`;
    pen.stroke(`${start}Q${middle} ${round(low)} ${round(to[0])} ${round(to[1])}`, color, width);
  };
  for (const [i, hook] of HOOKS.entries()) {
    const stops = MASTS.map(({ x, scale }): Point => [x + hook[0] * scale, footOf(scale) + hook[1] * scale]);
    const edge = -190 - i * 14;
    const chain: readonly Point[] = [[-1100, edge], ...stops, [1100, edge]];
    for (const [j, to] of chain.entries()) {
      const from = chain[j - 1];
      const leavesThePicture = j === 1 || j === chain.length - 1;
      if (!from) continue;
      if (leavesThePicture) sag(from, to, palette.glow, 2.5, 20);
      else sag(from, to, cycle(colors, i), 3.4, 46);
    }
  }
}

/** Pylons marching past a row of lit sheds. */
export function pylons(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  sheds(pen, random);
  for (const { x, scale } of MASTS.toSorted((a, b) => a.scale - b.scale)) {
    const foot = footOf(scale);
    pen.pool(x + light * 30, foot, 120 * scale, 14 * scale, 0.8);
    pen.group(`translate(${x} ${round(foot)}) scale(${scale})`, () => mast(pen));
  }
  wires(pen);
  pen.solid(
    wave(-1100, 1100, 60, 22, 900, 0.2, 500),
    [-1100, 30, 2200, 460],
    mix(palette.floor, palette.ink, 0.35),
    { angle: 90, shineColor: mix(palette.floor, palette.glow, 0.35), shine: 0.35 },
  );
}
