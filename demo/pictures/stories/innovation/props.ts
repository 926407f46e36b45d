import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { ellipse, line, polygon, rect, rectWithCorners, round, wave } from '../../shapes.ts';

/** Things several stories of this desk need. Standing ones stand on the given `y`. */

export const steelOf = ({ palette }: Pen): string => mix(palette.pale, palette.ink, 0.34);

export const darkOf = ({ palette }: Pen): string => mix(palette.ink, palette.body, 0.12);

/** Paints over wall and floor, for what happens outdoors. Reaches beyond every edge of the picture. */
export function outdoors(pen: Pen, sky: readonly [string, string], ground: string, horizon: number): void {
  pen.path(
    rect(-1000, -1000, 2000, 1000 + horizon),
    pen.linear(0, -700, 0, horizon, [0, sky[0]], [1, sky[1]]),
  );
  const dusk = mix(ground, pen.palette.ink, 0.4);
  pen.path(rect(-1000, horizon, 2000, 600), ground);
  pen.spray(rect(-1000, horizon, 2000, 300), pen.linear(0, horizon, 0, 130, [0, dusk, 0], [1, dusk, 0.7]));
}

/** Water from `y` down, a little darker with depth. */
export function sea(pen: Pen, random: Random, y: number, fill: string, crest = 10): void {
  const { ink, pale } = pen.palette;
  const water = wave(-1000, 1000, y, crest, 260, random.next(), 300);
  pen.path(water, fill);
  pen.inside(water, () => {
    const deep = mix(fill, ink, 0.75);
    const cover = rect(-1000, y - 40, 2000, 700);
    pen.spray(cover, pen.linear(0, y, 0, 100, [0, deep, 0], [1, deep, 0.9]));
    pen.spray(cover, pen.linear(0, y - 10, 0, y + 60, [0, pale, 0.45], [1, pale, 0]));
  });
}

/** A round cable along a path: dark edge, body, gleam. */
export function cable(pen: Pen, path: string, width: number, color: string): void {
  pen.stroke(path, mix(color, pen.palette.ink, 0.55), width);
  pen.stroke(path, color, width * 0.74);
  pen.stroke(path, mix(color, '#FFFFFF', 0.5), width * 0.16, 'opacity=".7"');
}

export function falling(pen: Pen, random: Random, count: number, size: number): void {
  for (let i = 0; i < count; i++) {
    const [x, y] = [random.between(-640, 640), random.between(-660, 60)];
    pen.path(ellipse(x, y, random.between(size * 0.5, size)), pen.palette.pale, 'opacity=".85"');
  }
}

export function rain(pen: Pen, random: Random, count: number): void {
  for (let i = 0; i < count; i++) {
    const [x, y] = [random.between(-640, 680), random.between(-680, 20)];
    pen.stroke(line([x, y], [x - 14, y + 48]), pen.palette.pale, 3, 'opacity=".5"');
  }
}

/** A rack of servers; `lit` is the chance that a lamp is on. */
export function rack(
  pen: Pen,
  random: Random,
  [x, y, width, height]: readonly [number, number, number, number],
  lit = 0.6,
): void {
  const { palette } = pen;
  const frame = mix(palette.ink, palette.body, 0.2);
  pen.block(x, y - height, width, height, 6, frame, { shade: 0.7, shine: 0.4 });
  for (let slot = y - height + 18; slot < y - 30; slot += 36) {
    pen.path(rect(x + 12, slot, width - 24, 24, 3), mix(palette.ink, palette.body, 0.06));
    for (let lamp = 0; lamp < 3; lamp++) {
      if (!random.chance(lit)) continue;
      const color = random.pick([palette.glow, palette.glow, palette.pop, palette.accent]);
      pen.path(ellipse(x + 26 + lamp * 16, slot + 12, 4.5), color);
    }
    pen.path(rect(x + width * 0.55, slot + 10, width * 0.3, 4), mix(palette.ink, palette.pale, 0.3));
  }
}

export function house(pen: Pen, x: number, y: number, scale: number, lit: boolean): void {
  const { palette } = pen;
  const wall = mix(palette.body, palette.ink, palette.dark ? 0.25 : 0.1);
  pen.group(`translate(${x} ${y}) scale(${scale})`, () => {
    pen.block(-70, -110, 140, 110, 0, wall, { shade: 0.6 });
    pen.solid(
      polygon([-92, -106], [0, -190], [92, -106]),
      [-92, -190, 184, 84],
      mix(palette.accent, palette.ink, 0.2),
    );
    for (const left of [-44, 10])
      pen.path(rect(left, -80, 34, 36, 3), lit ? palette.glow : mix(palette.ink, wall, 0.25));
  });
}

/** A wooden pole with one crossarm and its insulators. */
export function pole(pen: Pen, x: number, y: number, scale: number): void {
  const { palette } = pen;
  const wood = mix(palette.accent, palette.ink, 0.62);
  pen.group(`translate(${x} ${y}) scale(${scale})`, () => {
    pen.block(-9, -460, 18, 460, 4, wood, { shade: 0.6 });
    pen.block(-110, -420, 220, 16, 3, wood, { shade: 0.6 });
    for (const at of [-100, -50, 50, 100]) pen.block(at - 6, -440, 12, 22, 5, palette.glow);
  });
}

/** A bus seen from the front; `lamp` lights the charging sign on its nose. */
export function busFront(
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  { fill, lamp = '', inside = pen.palette.ink }: { fill: string; lamp?: string; inside?: string },
): void {
  const { palette } = pen;
  pen.group(`translate(${x} ${y}) scale(${scale})`, () => {
    pen.cast(-96, 0, 192, 70);
    for (const side of [-70, 70]) pen.path(rect(side - 20, -40, 40, 40, 10), palette.ink);
    pen.block(-104, -300, 208, 276, 30, fill, { shade: 0.75 });
    pen.block(-84, -262, 168, 122, 14, inside, {
      shineColor: palette.glow,
      shine: 0.7,
      shade: 0,
      angle: 60,
    });
    pen.path(rect(-56, -288, 112, 16, 8), mix(palette.ink, palette.glow, 0.3));
    for (const side of [-74, 74]) pen.path(ellipse(side, -72, 18, 14), mix(palette.pale, palette.ink, 0.1));
    pen.path(rect(-40, -112, 80, 10, 5), mix(fill, palette.ink, 0.5));
    if (lamp) {
      pen.halo(ellipse(0, -72, 60, 40), lamp, 0.8);
      pen.path(ellipse(0, -72, 17), lamp);
    }
  });
}

/** The role that looks most like water in this palette. */
export function waterOf({ palette }: Pen): string {
  const isBlue = (hex: string) =>
    Number.parseInt(hex.slice(5, 7), 16) - Number.parseInt(hex.slice(1, 3), 16) > 30;
  return [palette.glow, palette.pop].find(isBlue) ?? palette.floor;
}

/** A tumbler with water up to `level`, 0 to 1. */
export function tumbler(pen: Pen, x: number, y: number, scale: number, level: number): void {
  const { palette } = pen;
  const water = waterOf(pen);
  pen.group(`translate(${x} ${y}) scale(${scale})`, () => {
    pen.cast(-80, 0, 160, 80, { strength: 0.45 });
    const glass = polygon([-120, -320], [120, -320], [88, 0], [-88, 0]);
    pen.path(glass, palette.pale, 'opacity=".34"');
    pen.inside(glass, () => {
      const top = -14 - 290 * level;
      if (level > 0) {
        pen.solid(rect(-130, top, 260, -top - 14), [-130, top, 260, -top], water, { shade: 0.6 });
        pen.path(ellipse(0, top, 130, 13), mix(water, '#FFFFFF', 0.5));
      }
      pen.spray(glass, pen.linear(-100, 0, 100, 0, [0, '#FFFFFF', 0.55], [0.3, '#FFFFFF', 0]));
    });
    pen.stroke(glass, palette.pale, 7, 'opacity=".9"');
    pen.path(ellipse(0, -320, 120, 12), palette.pale, 'opacity=".5"');
  });
}

export const dropPath = (x: number, y: number, size: number): string =>
  `M${round(x)} ${round(y - size * 1.5)}C${round(x + size * 0.5)} ${round(y - size * 0.8)} ${round(x + size)} ${round(y - size * 0.4)} ${round(x + size)} ${round(y)}A${size} ${size} 0 0 1 ${round(x - size)} ${round(y)}C${round(x - size)} ${round(y - size * 0.4)} ${round(x - size * 0.5)} ${round(y - size * 0.8)} ${round(x)} ${round(y - size * 1.5)}z`;

export function drop(pen: Pen, x: number, y: number, size: number, color: string): void {
  pen.solid(dropPath(x, y, size), [x - size, y - size * 1.5, size * 2, size * 2.5], color);
}

export const boltPath = (x: number, y: number, size: number): string =>
  polygon(
    [x + size * 0.2, y - size],
    [x - size * 0.55, y + size * 0.12],
    [x - size * 0.06, y + size * 0.12],
    [x - size * 0.22, y + size],
    [x + size * 0.6, y - size * 0.24],
    [x + size * 0.08, y - size * 0.24],
  );

export function clockFace(pen: Pen, cx: number, cy: number, radius: number): void {
  const { palette } = pen;
  pen.ball(cx, cy, radius, palette.pop);
  pen.path(ellipse(cx, cy, radius * 0.86), palette.pale);
  for (let hour = 0; hour < 12; hour++)
    pen.group(`translate(${round(cx)} ${round(cy)}) rotate(${hour * 30})`, () =>
      pen.path(
        rect(-radius * 0.03, -radius * 0.78, radius * 0.06, radius * (hour % 3 ? 0.1 : 0.18)),
        palette.ink,
      ),
    );
  pen.stroke(line([cx, cy], [cx - radius * 0.3, cy - radius * 0.3]), palette.ink, radius * 0.09);
  pen.stroke(line([cx, cy], [cx + radius * 0.1, cy - radius * 0.6]), palette.ink, radius * 0.06);
  pen.path(ellipse(cx, cy, radius * 0.08), palette.accent);
}

export function carton(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  fill = mix(pen.palette.accent, pen.palette.pale, 0.35),
): void {
  pen.block(x, y - height, width, height, 3, fill, { shade: 0.7 });
  pen.path(
    rect(x + width * 0.42, y - height, width * 0.16, height),
    mix(fill, pen.palette.pale, 0.5),
    'opacity=".8"',
  );
  pen.path(rect(x + width * 0.1, y - height * 0.3, width * 0.22, height * 0.16), pen.palette.pale);
}

/** A bell on its stem, hanging or standing; the top of the stem is at `y`. */
export function bell(pen: Pen, x: number, y: number, scale: number): void {
  const { palette } = pen;
  const brass = mix(palette.glow, palette.accent, 0.4);
  pen.group(`translate(${x} ${y}) scale(${scale})`, () => {
    pen.stroke(line([0, 0], [0, 30]), mix(brass, palette.ink, 0.5), 14);
    pen.ball(0, 152, 17, mix(brass, palette.ink, 0.5));
    pen.solid(
      'M-26 40C-24 20 24 20 26 40C60 56 66 110 88 138H-88C-66 110 -60 56 -26 40z',
      [-88, 24, 176, 114],
      brass,
    );
    pen.block(-96, 132, 192, 18, 9, mix(brass, '#FFFFFF', 0.2));
  });
}

/** A key, bow up, `scale` 1 is 200 tall; its top is at `y`. */
export function houseKey(pen: Pen, x: number, y: number, scale: number, turn = 0): void {
  const { palette } = pen;
  const brass = mix(palette.glow, palette.accent, 0.35);
  pen.group(`translate(${x} ${y}) rotate(${turn}) scale(${scale})`, () => {
    pen.path(polygon([-11, 80], [11, 80], [11, 200], [-11, 200]), mix(brass, palette.ink, 0.25));
    for (const [top, reach] of [
      [140, 30],
      [170, 40],
    ] as const)
      pen.path(rect(8, top, reach, 18, 3), mix(brass, palette.ink, 0.25));
    pen.solid(`${ellipse(0, 44, 46)}${ellipse(0, 32, 17)}`, [-46, -2, 92, 92], brass, { shade: 0.7 });
    pen.path(ellipse(0, 32, 17), mix(palette.ink, brass, 0.25));
  });
}

/** A sheet of paper with lines that stand for writing. */
export function sheet(
  pen: Pen,
  random: Random,
  [x, y, width, height]: readonly [number, number, number, number],
  turn = 0,
): void {
  const { palette } = pen;
  const words = mix(palette.pale, palette.ink, 0.45);
  pen.group(`translate(${round(x)} ${round(y)}) rotate(${round(turn)})`, () => {
    pen.path(rect(-width / 2 + 6, -height / 2 + 8, width, height, 3), palette.ink, 'opacity=".25"');
    pen.block(-width / 2, -height / 2, width, height, 3, palette.pale, { shade: 0.3, shine: 0 });
    for (let row = -height / 2 + 28; row < height / 2 - 20; row += 26)
      pen.path(rect(-width / 2 + 22, row, (width - 44) * random.between(0.5, 1), 8, 4), words);
  });
}

/** A chain-link fence across the picture, with its posts. */
export function fence(pen: Pen, y: number, height: number): void {
  const wire = mix(pen.palette.pale, pen.palette.ink, 0.25);
  let mesh = '';
  for (let x = -760; x < 760; x += 34)
    mesh += line([x, y], [x + height, y - height]) + line([x + height, y], [x, y - height]);
  pen.inside(rect(-1000, y - height, 2000, height), () => pen.stroke(mesh, wire, 2.6, 'opacity=".75"'));
  pen.stroke(line([-1000, y - height], [1000, y - height]), wire, 7);
  for (let x = -600; x <= 600; x += 240) pen.block(x - 7, y - height - 10, 14, height + 10, 5, wire);
}

/** The iron battery's box: ribbed steel on two feet. */
export function steelBox(pen: Pen, x: number, y: number, width: number, height: number, fill: string): void {
  pen.block(x, y - height, width, height, 4, fill, { shade: 0.8 });
  for (let at = x + width * 0.1; at < x + width * 0.92; at += width * 0.14)
    pen.path(rect(at, y - height * 0.88, width * 0.035, height * 0.76, 2), mix(fill, pen.palette.ink, 0.25));
}

export function pan(pen: Pen, x: number, y: number, width: number, fill: string): void {
  pen.solid(
    rectWithCorners(x - width / 2, y - 26, width, 44, [4, 4, 40, 40]),
    [x - width / 2, y - 26, width, 44],
    fill,
  );
}
