import { mix } from '../color.ts';
import { cycle } from '../cycle.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import { ellipse, line, polygon, rect } from '../shapes.ts';
import { plant } from './props.ts';

type Awning = { left: number; right: number; top: number; depth: number };

/** Striped cloth with a scalloped edge. */
function awning(pen: Pen, { left, right, top, depth }: Awning, colors: readonly string[]): void {
  const { palette } = pen;
  const count = 8;
  const [topStep, footStep] = [(right - left) / count, (right - left + 60) / count];
  for (let i = 0; i < count; i++) {
    const color = cycle(colors, i);
    const [x0, x1] = [left + i * topStep, left - 30 + i * footStep];
    const foot = top + depth;
    const cloth = polygon([x0, top], [x0 + topStep, top], [x1 + footStep, foot], [x1, foot]);
    const scallop = ellipse(x1 + footStep / 2, foot, footStep / 2, 30);
    pen.solid(cloth + scallop, [x1, top, footStep, depth + 30], color, { angle: 90, shade: 0.7 });
  }
  const shade = pen.linear(0, top + depth, 0, top + depth + 90, [0, palette.ink, 0.6], [1, palette.ink, 0]);
  pen.spray(rect(left, top + depth + 20, right - left, 90), shade);
}

function shop(pen: Pen): void {
  const { light, palette } = pen;
  pen.cast(-340, 0, 680, 120, { slant: 0.9 });
  pen.block(-340, -520, 680, 520, 8, palette.body, { shade: 0.6 });
  pen.path(rect(-360, -548, 720, 40, 6), mix(palette.body, palette.ink, 0.4));
  pen.block(-190, -500, 380, 80, 14, palette.pop);
  for (let mark = 0; mark < 3; mark++) pen.path(rect(-130 + mark * 92, -468, 72, 16, 8), palette.pale);
  const glass = rect(-300, -290, 330, 220);
  pen.path(glass, palette.glow);
  pen.inside(glass, () => {
    pen.spray(glass, pen.linear(-300, -290, 30, -70, [0, palette.pale, 0.9], [0.6, palette.pale, 0]));
    for (const [x, height, color] of [
      [-260, 90, palette.accent],
      [-170, 130, palette.pop],
      [-70, 70, palette.body],
    ] as const) {
      pen.block(x, -70 - height, 70, height, 10, color);
    }
  });
  pen.path(rect(-312, -74, 354, 16), mix(palette.body, palette.ink, 0.5));
  pen.block(90, -300, 190, 300, 6, palette.accent, { shade: 0.7 });
  pen.path(rect(116, -270, 138, 150, 4), palette.glow);
  pen.path(ellipse(light > 0 ? 112 : 258, -90, 10), palette.pale);
  awning(pen, { left: -340, right: 340, top: -410, depth: 96 }, [palette.accent, palette.pale]);
  plant(pen, -390, 0, 1.2);
}

/** A market stall with crates. */
function stall(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-330, 0, 660, 120, { slant: 1 });
  for (const x of [-310, 310])
    pen.stroke(line([x, -470], [x, 0]), mix(palette.ink, palette.accent, 0.35), 18);
  pen.block(-340, -200, 680, 44, 8, mix(palette.accent, palette.ink, 0.2), { angle: 90 });
  pen.block(-320, -160, 640, 160, 0, palette.body, { shade: 0.7 });
  for (let plank = 1; plank < 5; plank++)
    pen.path(rect(-320 + plank * 128, -160, 5, 160), mix(palette.body, palette.ink, 0.4));
  for (const [i, color] of [palette.accent, palette.glow, palette.pop].entries()) {
    const x = -290 + i * 200;
    for (let fruit = 0; fruit < 7; fruit++) {
      const high = fruit > 3;
      pen.ball(x + 28 + (high ? (fruit - 4) * 42 + 20 : fruit * 40), high ? -276 : -246, 24, color);
    }
    pen.block(x - 6, -246, 188, 56, 6, mix(palette.pale, palette.ink, 0.2), { shade: 0.6 });
  }
  awning(pen, { left: -350, right: 350, top: -560, depth: 130 }, [palette.pop, palette.pale]);
}

export const storefront: Motif = {
  palettes: ['apricot', 'sky', 'mint', 'rose', 'nebula'],
  backdrops: ['disc', 'lines', 'window'],
  drawings: [
    { seen: 'a small shop with a striped awning', draw: shop },
    { seen: 'a market stall with crates of fruit', draw: stall },
  ],
};
