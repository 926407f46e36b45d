import { mix } from '../color.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { ellipse, line, rect, rectWithCorners } from '../shapes.ts';

type Frame = { x: number; y: number; width: number; height: number };

/** Lines of code as colored bars: no letters, so it says the same in every language. */
function codeLines(pen: Pen, random: Random, { x, y, width }: Frame, color: string, count: number): void {
  const { palette } = pen;
  const quiet = mix(color, palette.pale, 0.5);
  const bright = mix(color, palette.pale, 0.75);
  let indent = 0;
  for (let row = 0; row < count; row++) {
    const lineY = y + 66 + row * 34;
    pen.path(rect(x + 26, lineY, 14, 8, 4), mix(color, palette.pale, 0.3));
    let left = x + 62 + indent * 34;
    for (let word = random.whole(1, 4); word > 0; word--) {
      const length = Math.min(random.between(34, 150), x + width - 34 - left);
      if (length < 20) break;
      const wordColor = random.pick([palette.glow, palette.pop, palette.accent, quiet, bright]);
      pen.path(rect(left, lineY - 4, length, 16, 8), wordColor);
      left += length + 14;
    }
    indent = Math.max(0, Math.min(4, indent + random.pick([-1, 0, 1, 1])));
  }
}

function codeWindow(pen: Pen, random: Random, frame: Frame, color: string, lines: number): void {
  const { light, palette } = pen;
  const { x, y, width, height } = frame;
  pen.spray(
    rect(x + light * 26, y + 26, width, height, 16),
    pen.linear(x, y, x + light * width, y + height, [0, palette.ink, 0.7], [1, palette.ink, 0.3]),
  );
  pen.block(x, y, width, height, 16, color, { shade: 0.25, shine: 0.3 });
  pen.path(rectWithCorners(x, y, width, 40, [16, 16, 0, 0]), mix(color, palette.pale, 0.16));
  for (const [i, button] of [palette.accent, palette.glow, palette.pop].entries()) {
    pen.path(ellipse(x + 28 + i * 24, y + 20, 7), button);
  }
  codeLines(pen, random, frame, color, lines);
}

function codeWindows(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  const night = mix(palette.ink, palette.wallTop, 0.2);
  const front = { x: light > 0 ? 20 : -120, y: -270, width: 400, height: 240 };
  pen.cast(-330, 0, 660, 110);
  codeWindow(pen, random, { x: -380, y: -520, width: 620, height: 440 }, night, 10);
  codeWindow(pen, random, front, mix(night, palette.accent, 0.12), 4);
  // the cursor
  pen.path(rect(front.x + 310, -100, 20, 38), palette.glow);
}

/** Two curly braces built like architecture. */
function curlyBraces(pen: Pen): void {
  const { light, palette } = pen;
  const butt = 'stroke-linecap="butt"';
  const brace = (side: number, color: string): void => {
    const top = `M${side * -130} -500C${side * -290} -500 ${side * -150} -290 ${side * -320} -250`;
    const outline = `${top}C${side * -150} -210 ${side * -290} 0 ${side * -130} 0`;
    const gleam = `transform="translate(${-light * 24} -6)" opacity=".8" ${butt}`;
    pen.stroke(outline, mix(color, palette.ink, 0.6), 92, `${butt} transform="translate(${light * 22} 12)"`);
    pen.stroke(outline, color, 84, butt);
    pen.stroke(outline, mix(color, '#FFFFFF', 0.6), 8, gleam);
  };
  pen.cast(-330, 0, 200, 130);
  pen.cast(130, 0, 200, 130);
  brace(1, palette.accent);
  brace(-1, palette.pop);
  for (let i = 0; i < 3; i++) {
    pen.ball((i - 1) * 96, -250 + Math.sin(i * 2) * 10, 34, palette.glow);
    pen.pool((i - 1) * 96 + light * 30, 14, 44, 10, 0.6);
  }
}

/** A history that branches and comes together again. */
function commitGraph(pen: Pen): void {
  const { light, palette } = pen;
  const trunk = { y: -180, color: palette.accent };
  const branch = { y: -300, color: palette.glow };
  const twig = { y: -420, color: palette.pop };
  const leave = (
    from: typeof trunk,
    to: typeof trunk,
    x0: number,
    x1: number,
    x2: number,
    x3: number,
  ): void => {
    const out = `M${x0} ${from.y}C${x0 + 90} ${from.y} ${x1 - 90} ${to.y} ${x1} ${to.y}`;
    const back = `H${x2}C${x2 + 90} ${to.y} ${x3 - 90} ${from.y} ${x3} ${from.y}`;
    pen.stroke(out + back, to.color, 16);
  };
  pen.stroke(line([-1000, trunk.y], [1000, trunk.y]), trunk.color, 16);
  leave(trunk, branch, -460, -280, 260, 440);
  leave(branch, twig, -230, -70, 80, 230);
  for (const [x, lane] of [
    [-560, trunk],
    [-460, trunk],
    [-280, branch],
    [-120, trunk],
    [-70, twig],
    [80, twig],
    [60, trunk],
    [230, branch],
    [440, trunk],
    [600, trunk],
  ] as const) {
    pen.ball(x, lane.y, 36, mix(lane.color, palette.pale, 0.1));
    pen.path(ellipse(x, lane.y, 14), palette.ink);
    pen.pool(x + light * 20, 20, 40, 10, 0.5);
  }
}

export const developer: Motif = {
  palettes: ['graphite', 'lilac', 'pine', 'tide', 'apricot'],
  backdrops: ['lines', 'window', 'disc'],
  drawings: [
    { seen: 'two windows of code drawn as colored bars', draw: codeWindows },
    { seen: 'a pair of giant curly braces around three balls', draw: curlyBraces },
    { seen: 'a branching line of connected dots', draw: commitGraph },
  ],
};
