import { mix } from '../color.ts';
import { cycle } from '../cycle.ts';
import { type Motif, scaled } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { screenArt } from '../screen-art.ts';
import { ellipse, rect, round, wave } from '../shapes.ts';

type Slab = { width: number; height: number; color: string };

export function lens(pen: Pen, x: number, y: number, radius: number): void {
  const { light, palette } = pen;
  pen.path(ellipse(x, y, radius), palette.ink);
  pen.stroke(ellipse(x, y, radius * 0.94), mix(palette.body, '#FFFFFF', 0.2), radius * 0.12);
  pen.path(ellipse(x, y, radius * 0.52), mix(palette.pop, palette.ink, 0.45));
  pen.path(ellipse(x - light * radius * 0.2, y - radius * 0.22, radius * 0.2), palette.pale);
}

/** Three ways to arrange cameras, so a fan of phones is a fan of different phones. */
function cameras(pen: Pen, random: Random, { width, height, color }: Slab): void {
  const { palette } = pen;
  const x = -width * 0.42;
  const y = width * 0.08 - height / 2;
  const place = (across: number, down: number, radius: number): void =>
    lens(pen, x + width * across, y + width * down, width * radius);
  const flash = (across: number, down: number, radius: number): void =>
    pen.path(ellipse(x + width * across, y + width * down, width * radius), palette.glow);
  const kind = random.whole(0, 2);
  if (kind === 0) {
    const size = width * 0.52;
    pen.block(x, y, size, size, size * 0.26, mix(color, palette.ink, 0.28), { shade: 0.5 });
    place(0.146, 0.146, 0.1);
    place(0.374, 0.146, 0.1);
    place(0.146, 0.374, 0.1);
    flash(0.374, 0.374, 0.042);
  } else if (kind === 1) {
    const bar = mix(color, palette.ink, 0.32);
    pen.block(x, y, width * 0.84, width * 0.3, width * 0.15, bar, { shade: 0.5 });
    place(0.16, 0.15, 0.11);
    place(0.42, 0.15, 0.11);
    flash(0.66, 0.15, 0.045);
  } else {
    place(0.15, 0.15, 0.13);
    place(0.15, 0.47, 0.13);
    flash(0.4, 0.31, 0.035);
  }
}

function back(pen: Pen, random: Random, slab: Slab): void {
  const { width, height, color } = slab;
  const sign = wave(-width * 0.16, width * 0.16, height * 0.12, width * 0.07, width * 0.32);
  pen.block(-width / 2, -height / 2, width, height, width * 0.17, color, { shade: 0.8, shadeFrom: 0.4 });
  cameras(pen, random, slab);
  pen.stroke(sign, mix(color, pen.palette.pale, 0.55), width * 0.035);
}

function front(pen: Pen, random: Random, { width, height, color }: Slab): void {
  const { palette } = pen;
  const corner = width * 0.17;
  const rim = width * 0.055;
  const [x, y] = [-width / 2, -height / 2];
  const screen = [x + rim, y + rim, width - 2 * rim, height - 2 * rim] as const;
  pen.path(rect(x, y, width, height, corner), mix(palette.ink, color, 0.08));
  pen.stroke(rect(x + 2, y + 2, width - 4, height - 4, corner - 2), mix(color, '#FFFFFF', 0.3), 3);
  pen.inside(rect(...screen, corner - rim), () => screenArt(pen, random, ...screen));
  const island = rect(-width * 0.13, y + rim * 2.1, width * 0.26, width * 0.075, width * 0.04);
  pen.path(island, mix(palette.ink, color, 0.05));
  const homeBar = rect(-width * 0.16, height / 2 - rim * 2.2, width * 0.32, width * 0.022, 4);
  pen.path(homeBar, palette.pale, 'opacity=".85"');
}

/** A phone centered on the origin, with a little thickness away from the light. */
function phone(pen: Pen, random: Random, face: typeof front, slab: Slab): void {
  const { width, height, color } = slab;
  const thickness = width * 0.06;
  const left = pen.light * thickness - width / 2;
  const edge = rect(left, thickness * 0.5 - height / 2, width, height, width * 0.17);
  const edgeColor = mix(color, pen.palette.ink, 0.55);
  pen.solid(edge, [left, -height / 2, width, height], edgeColor, { shine: 0.2 });
  face(pen, random, slab);
}

function pairOfPhones(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  const size = { width: 246, height: 510 };
  pen.cast(-170, 0, 330, 120);
  pen.group(`translate(${light * 105} -262) rotate(${light * 9})`, () =>
    phone(pen, random, back, { ...size, color: palette.accent }),
  );
  pen.group(`translate(${-light * 95} -250) rotate(${-light * 5})`, () =>
    phone(pen, random, front, { ...size, color: palette.body }),
  );
}

function fanOfPhones(pen: Pen, random: Random): void {
  const { palette } = pen;
  const mixed = mix(palette.accent, palette.body, 0.5);
  const colors = [palette.body, palette.accent, palette.pop, palette.glow, mixed];
  const count = random.whole(4, 5);
  pen.cast(-330, 0, 640, 110);
  for (let i = 0; i < count; i++) {
    const angle = (i - (count - 1) / 2) * 13;
    const face = i === count - 1 ? front : back;
    pen.group(`translate(0 140) rotate(${round(angle)}) translate(0 -390)`, () =>
      phone(pen, random, face, { width: 214, height: 446, color: cycle(colors, i) }),
    );
  }
}

function phoneOnPlinth(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  pen.cast(-250, 0, 500, 120, { slant: 1 });
  pen.block(-250, -90, 500, 90, 0, mix(palette.floor, palette.pale, 0.25), { shade: 0.6 });
  pen.block(-150, -170, 300, 80, 0, mix(palette.floor, palette.accent, 0.75), { shade: 0.7 });
  pen.group('translate(0 -394)', () => {
    const face = random.chance(0.5) ? front : back;
    phone(pen, random, face, { width: 214, height: 444, color: palette.body });
  });
  pen.ball(light * 195, -136, 46, palette.glow);
}

export const phones: Motif = {
  palettes: ['ultra', 'rose', 'fog', 'tide', 'sulfur', 'halpha'],
  backdrops: ['disc', 'lines', 'arch', 'blocks'],
  drawings: [
    { seen: 'two phones, one showing its screen and one its cameras', draw: pairOfPhones },
    { seen: 'a fan of phones in different colors', draw: fanOfPhones },
    { seen: 'a phone standing on a stepped plinth', draw: scaled(phoneOnPlinth, 0.92) },
  ],
};
