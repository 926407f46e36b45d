import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { screenArt } from '../../screen-art.ts';
import { arc, ellipse, polygon, rect, rectWithCorners, round } from '../../shapes.ts';

/** Things that several stories about computers share. What stands, stands on its `y`; what lies, lies around the origin. */

type Box = { x: number; y: number; width: number; height: number; depth: number; color: string };

/** A box with its lid and its dark side showing; `x` is its left edge, `y` its foot. */
export function box(pen: Pen, { x, y, width, height, depth, color }: Box): void {
  const { light, palette } = pen;
  const [dx, dy] = [light * depth, -depth * 0.55];
  const edge = light > 0 ? x + width : x;
  const top = y - height;
  const side = polygon([edge, y], [edge, top], [edge + dx, top + dy], [edge + dx, y + dy]);
  const lid = polygon([x, top], [x + width, top], [x + width + dx, top + dy], [x + dx, top + dy]);
  pen.solid(side, [Math.min(edge, edge + dx), top + dy, depth, height - dy], mix(color, palette.ink, 0.5), {
    shine: 0,
    shade: 0.5,
  });
  pen.path(lid, mix(color, palette.pale, 0.4));
  pen.block(x, top, width, height, 0, color, { shade: 0.7 });
}

export function cord(pen: Pen, path: string, color: string, width = 18): void {
  pen.stroke(path, mix(color, pen.palette.ink, 0.55), width + 8);
  pen.stroke(path, color, width);
  pen.stroke(path, mix(color, pen.palette.pale, 0.6), width / 5, 'opacity=".8" transform="translate(-3 -3)"');
}

/** Two blades pointing up from `y`, as on a wall plug that lies on its back. */
export function prongs(pen: Pen, x: number, y: number, gap: number, height: number): void {
  const metal = mix(pen.palette.pale, pen.palette.ink, 0.25);
  for (const side of [-1, 1])
    pen.block(x + side * gap - height * 0.13, y - height, height * 0.26, height + 6, 4, metal, {
      shade: 0.9,
    });
}

/** The mouth of a cable port, centered. */
export function port(pen: Pen, x: number, y: number, width: number): void {
  const { palette } = pen;
  pen.path(rect(x - width / 2, y - width * 0.18, width, width * 0.36, width * 0.18), palette.ink);
  pen.path(
    rect(x - width * 0.3, y - width * 0.05, width * 0.6, width * 0.1),
    mix(palette.ink, palette.pale, 0.45),
  );
}

/** The mouth of a USB-A port, centered: a square metal shell, and the tongue along the upper half of it. */
export function usbAPort(pen: Pen, x: number, y: number, width: number): void {
  const { palette } = pen;
  const height = width * 0.42;
  const rim = width * 0.05;
  pen.path(rect(x - width / 2, y - height / 2, width, height, rim), mix(palette.pale, palette.ink, 0.5));
  pen.path(
    rect(x - width / 2 + rim, y - height / 2 + rim, width - 2 * rim, height - 2 * rim, rim / 2),
    palette.ink,
  );
  pen.path(
    rect(x - width * 0.38, y - height * 0.3, width * 0.76, height * 0.28),
    mix(palette.ink, palette.pale, 0.6),
  );
}

export type Slab = { width: number; height: number; color: string };

function slabEdge(pen: Pen, { width, height, color }: Slab): void {
  const small = Math.min(width, height);
  const left = pen.light * small * 0.05 - width / 2;
  const edge = rect(left, small * 0.028 - height / 2, width, height, small * 0.14);
  pen.solid(edge, [left, -height / 2, width, height], mix(color, pen.palette.ink, 0.55), { shine: 0.2 });
}

/** The back of a phone around the origin; each phone adds its own cameras. */
export function phoneBack(pen: Pen, slab: Slab): void {
  const { width, height, color } = slab;
  slabEdge(pen, slab);
  pen.block(-width / 2, -height / 2, width, height, width * 0.15, color, { shade: 0.8, shadeFrom: 0.4 });
}

/** The front of a phone or tablet around the origin; without `show` its screen is a small landscape. */
export function screenFront(pen: Pen, random: Random, slab: Slab, show?: () => void): void {
  const { width, height, color } = slab;
  const { palette } = pen;
  const rim = Math.min(width, height) * 0.055;
  const corner = Math.min(width, height) * 0.13;
  const screen = [rim - width / 2, rim - height / 2, width - 2 * rim, height - 2 * rim] as const;
  slabEdge(pen, slab);
  pen.path(rect(-width / 2, -height / 2, width, height, corner), mix(palette.ink, color, 0.08));
  pen.stroke(
    rect(2 - width / 2, 2 - height / 2, width - 4, height - 4, corner),
    mix(color, palette.pale, 0.3),
    4,
  );
  pen.inside(rect(...screen, corner * 0.6), () => {
    if (show) show();
    else screenArt(pen, random, ...screen);
  });
}

/** A ring standing upright around `cy`. Its hole is real: the room shows through it. */
export function standingRing(
  pen: Pen,
  cx: number,
  cy: number,
  radius: number,
  color: string,
  hole = 0.74,
): void {
  const { light, palette } = pen;
  const inner = radius * hole;
  const hoop = ellipse(cx, cy, radius) + ellipse(cx, cy, inner);
  const dusk = mix(color, palette.ink, 0.7);
  const gleam = mix(color, palette.pale, 0.7);
  const across = [cx - light * radius, cy - radius * 0.6, cx + light * radius, cy + radius * 0.6] as const;
  const cover = rect(cx - radius, cy - radius, 2 * radius, 2 * radius);
  pen.stroke(
    ellipse(cx + light * radius * 0.13, cy, radius * 0.87),
    mix(color, palette.ink, 0.6),
    radius * 0.26,
  );
  for (const degrees of [62, 90, 118]) {
    const angle = (degrees * Math.PI) / 180;
    const reach = inner * 0.98;
    pen.path(
      ellipse(
        cx + light * radius * 0.08 + Math.cos(angle) * reach,
        cy + Math.sin(angle) * reach,
        radius * 0.06,
      ),
      palette.glow,
    );
  }
  pen.path(hoop, color, 'fill-rule="evenodd"');
  pen.inside(
    hoop,
    () => {
      pen.spray(cover, pen.linear(...across, [0.4, dusk, 0], [1, dusk, 0.9]));
      pen.spray(cover, pen.linear(...across, [0, gleam, 0.85], [0.4, gleam, 0]));
    },
    'evenodd',
  );
}

export type Watch = { body: string; strap: string; isRound: boolean; show: () => void };

/** A watch laid flat around the origin, 840 long, its face 240 across. */
export function watch(pen: Pen, { body, strap, isRound, show }: Watch): void {
  const { light, palette } = pen;
  for (const side of [-1, 1]) {
    const outline = `M-84 ${side * 110}C-84 ${side * 250} -70 ${side * 330} -66 ${side * 420}L66 ${side * 420}C70 ${side * 330} 84 ${side * 250} 84 ${side * 110}z`;
    pen.solid(outline, [-84, side > 0 ? 110 : -420, 168, 310], strap);
  }
  for (let hole = 0; hole < 4; hole++)
    pen.path(ellipse(0, 236 + hole * 42, 8, 11), mix(strap, palette.ink, 0.65));
  pen.path(rect(light > 0 ? 130 : -158, -26, 28, 52, 8), mix(body, palette.ink, 0.4));
  const casing = isRound ? ellipse(0, 0, 138) : rect(-132, -150, 264, 300, 58);
  pen.solid(casing, [-138, -150, 276, 300], body);
  const face = isRound ? ellipse(0, 0, 118) : rect(-116, -134, 232, 268, 44);
  pen.path(face, palette.ink);
  pen.inside(face, () => {
    show();
    pen.spray(
      rect(-138, -150, 276, 300),
      pen.linear(-light * 138, -138, light * 138, 138, [0, palette.pale, 0.4], [0.42, palette.pale, 0]),
    );
  });
}

/** Three unfinished rings, as on the faces of watches that count. */
export function activity(pen: Pen, parts: readonly [number, number, number]): void {
  const { palette } = pen;
  for (const [i, color] of [palette.accent, palette.glow, palette.pop].entries()) {
    const radius = 92 - i * 26;
    pen.stroke(ellipse(0, 0, radius), mix(palette.ink, color, 0.28), 18);
    pen.stroke(arc(0, 0, radius, -90, -90 + 359 * (parts[i] ?? 0)), color, 18);
  }
}

export function hands(pen: Pen, hour: number, minute: number): void {
  const { palette } = pen;
  for (let mark = 0; mark < 12; mark++)
    pen.group(`rotate(${mark * 30})`, () => pen.path(rect(-3, -110, 6, 20, 3), palette.pale));
  pen.group(`rotate(${hour})`, () => pen.path(rect(-6, -60, 12, 74, 6), palette.pale));
  pen.group(`rotate(${minute})`, () => pen.path(rect(-4, -94, 8, 108, 4), palette.pale));
  pen.path(ellipse(0, 0, 9), palette.accent);
}

/** A coin lying flat, or a short pile of them. */
export function coins(pen: Pen, x: number, y: number, count: number, radius = 44): void {
  const { palette } = pen;
  const step = radius * 0.34;
  for (let i = 0; i < count; i++)
    pen.cylinder(x + (i % 2 ? 3 : -3), y - (i + 1) * step, radius, step, palette.glow, {
      depth: radius * 0.26,
    });
}

/** The head of a screw seen from above. */
export function screwHead(pen: Pen, x: number, y: number, radius: number): void {
  const { palette } = pen;
  const metal = mix(palette.pale, palette.ink, 0.3);
  pen.ball(x, y, radius, metal);
  const slot = mix(palette.ink, metal, 0.15);
  pen.path(rect(x - radius * 0.6, y - radius * 0.13, radius * 1.2, radius * 0.26, 2), slot);
  pen.path(rect(x - radius * 0.13, y - radius * 0.6, radius * 0.26, radius * 1.2, 2), slot);
}

/** A screw on its tip at the origin, `length` tall. */
export function screw(pen: Pen, length: number): void {
  const { palette } = pen;
  const metal = mix(palette.pale, palette.ink, 0.25);
  const half = length * 0.12;
  pen.solid(
    polygon(
      [-half, -length * 0.8],
      [half, -length * 0.8],
      [half, -length * 0.2],
      [0, 0],
      [-half, -length * 0.2],
    ),
    [-half, -length, 2 * half, length],
    metal,
  );
  for (let turn = 0; turn < 5; turn++) {
    const y = -length * (0.66 - turn * 0.12);
    pen.stroke(
      `M${round(-half * 1.25)} ${round(y)}L${round(half * 1.25)} ${round(y - half * 0.7)}`,
      mix(metal, palette.ink, 0.5),
      half * 0.35,
    );
  }
  pen.solid(
    rectWithCorners(-half * 2.4, -length, half * 4.8, length * 0.22, [half, half, 2, 2]),
    [-half * 2.4, -length, half * 4.8, length * 0.22],
    metal,
  );
}

/** A screwdriver lying along x, its tip at the origin. */
export function screwdriver(pen: Pen, length: number, color: string): void {
  const { palette } = pen;
  const metal = mix(palette.pale, palette.ink, 0.3);
  const shaft = length * 0.48;
  const thick = length * 0.11;
  pen.path(polygon([0, -4], [0, 4], [26, 9], [26, -9]), metal);
  pen.block(24, -9, shaft, 18, 3, metal, { angle: 90 });
  pen.block(shaft, -thick / 2, length - shaft, thick, thick * 0.45, color, { angle: 90 });
  for (const y of [-0.2, 0.12])
    pen.path(rect(shaft + 40, thick * y, length - shaft - 80, thick * 0.1, 3), mix(color, palette.ink, 0.45));
}

export function crescent(pen: Pen, x: number, y: number, radius: number, color = pen.palette.glow): void {
  pen.path(
    `M${round(x)} ${round(y - radius)}A${radius} ${radius} 0 1 1 ${round(x)} ${round(y + radius)}A${round(radius * 0.78)} ${round(radius)} 0 0 0 ${round(x)} ${round(y - radius)}z`,
    color,
  );
}

export function padlock(pen: Pen, x: number, y: number, size: number, color: string): void {
  const { palette } = pen;
  const metal = mix(palette.pale, palette.ink, 0.3);
  pen.stroke(
    `M${x - size * 0.3} ${y}v${-size * 0.3}a${size * 0.3} ${size * 0.3} 0 0 1 ${size * 0.6} 0v${size * 0.3}`,
    metal,
    size * 0.15,
  );
  pen.block(x - size / 2, y - size * 0.08, size, size * 0.8, size * 0.14, color);
  pen.path(ellipse(x, y + size * 0.26, size * 0.1), palette.ink);
  pen.path(rect(x - size * 0.04, y + size * 0.28, size * 0.08, size * 0.22), palette.ink);
}

/** A table top across the picture with its front edge, the things on it standing on y = 0. */
export function tableTop(pen: Pen, half: number, color: string, legs = 90): void {
  const { palette } = pen;
  for (const side of [-1, 1])
    pen.block(side * half * 0.84 - 22, 34, 44, legs, 0, mix(color, palette.ink, 0.45), { shade: 0.5 });
  pen.path(
    polygon([-half + 50, -26], [half - 50, -26], [half, 12], [-half, 12]),
    mix(color, palette.pale, 0.25),
  );
  pen.block(-half, 10, 2 * half, 30, 4, color, { angle: 90 });
}

/** A book lying down, its back to the reader. */
export function lyingBook(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
): void {
  const { palette } = pen;
  pen.block(x, y - height, width, height, 10, color, { angle: 90, shade: 0.6 });
  pen.path(rect(x + width * 0.12, y - height * 0.8, 12, height * 0.6), mix(color, palette.pale, 0.6));
  pen.path(rect(x + width * 0.8, y - height * 0.8, 12, height * 0.6), mix(color, palette.pale, 0.6));
}

/** A laptop lying closed or a lid standing, as a rounded slab from the front. */
export function lid(pen: Pen, x: number, y: number, width: number, height: number, color: string): void {
  pen.solid(
    rectWithCorners(x, y - height, width, height, [18, 18, 6, 6]),
    [x, y - height, width, height],
    color,
  );
}
