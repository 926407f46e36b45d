import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import { ellipse, line, round } from '../../shapes.ts';

/** Small things that get lost, seen from above. Each is drawn around zero unless it says where. */

export function coin(pen: Pen, x: number, y: number, radius: number, color: string): void {
  pen.path(ellipse(x + pen.light * 10, y + 12, radius), pen.palette.ink, 'opacity=".3"');
  pen.ball(x, y, radius, color, { shade: 0.6 });
  pen.stroke(ellipse(x, y, radius * 0.84), mix(color, pen.palette.ink, 0.35), 5);
  const leaf = `M0 ${round(-radius * 0.6)}C${round(radius * 0.4)} ${round(-radius * 0.2)} ${round(radius * 0.4)} ${round(radius * 0.3)} 0 ${round(radius * 0.6)}C${round(-radius * 0.4)} ${round(radius * 0.3)} ${round(-radius * 0.4)} ${round(-radius * 0.2)} 0 ${round(-radius * 0.6)}z`;
  pen.group(`translate(${x} ${y}) rotate(24)`, () => {
    pen.path(leaf, mix(color, pen.palette.ink, 0.22));
    pen.stroke(line([0, -radius * 0.4], [0, radius * 0.66]), color, 4);
  });
}

export function hairTie(pen: Pen, x: number, y: number, radius: number, turn: number, color: string): void {
  pen.group(`translate(${round(x)} ${round(y)}) rotate(${round(turn)})`, () => {
    pen.stroke(ellipse(6, 10, radius, radius * 0.72), pen.palette.ink, 16, 'opacity=".25"');
    pen.stroke(ellipse(0, 0, radius, radius * 0.72), mix(color, pen.palette.ink, 0.3), 19);
    pen.stroke(ellipse(0, 0, radius, radius * 0.72), color, 11);
    pen.block(radius - 9, -12, 18, 24, 4, mix(pen.palette.pale, pen.palette.ink, 0.3));
  });
}

export function ladybug(pen: Pen, x: number, y: number, scale: number): void {
  const { palette } = pen;
  pen.group(`translate(${x} ${y}) scale(${scale})`, () => {
    pen.path(ellipse(0, -34, 20, 16), palette.ink);
    pen.ball(0, 0, 38, palette.accent);
    pen.stroke(line([0, -36], [0, 36]), palette.ink, 5);
    for (const [dx, dy] of [
      [-18, -10],
      [18, -10],
      [-16, 16],
      [16, 16],
    ] as const)
      pen.path(ellipse(dx, dy, 7), palette.ink);
  });
}

export function twig(pen: Pen, scale: number): void {
  const { palette } = pen;
  pen.group(`scale(${scale})`, () => {
    pen.stroke('M-150 40C-60 20 60 -10 160 -60', mix(palette.accent, palette.ink, 0.5), 14);
    for (let i = 0; i < 9; i++) {
      const x = -130 + i * 32;
      for (const side of [-1, 1])
        pen.stroke(
          line([x, 34 - i * 11], [x + 40, 34 - i * 11 + side * 70]),
          mix(palette.pop, palette.ink, i % 2 ? 0.2 : 0.4),
          10,
        );
    }
  });
}

export function moth(pen: Pen): void {
  const { palette } = pen;
  const dust = palette.glow;
  const wing = 'M0 -60C80 -190 260 -220 300 -150C320 -90 200 -10 20 0z';
  const hind = 'M10 0C120 10 200 60 170 120C130 160 40 110 4 50z';
  pen.solid(hind, [0, 0, 200, 150], mix(dust, palette.accent, 0.35));
  pen.solid(wing, [0, -220, 310, 220], dust, { shade: 0.6 });
  for (const [x, y, size] of [
    [190, -130, 34],
    [90, -80, 20],
    [110, 70, 20],
  ] as const) {
    pen.path(ellipse(x, y, size), mix(dust, palette.ink, 0.5));
    pen.path(ellipse(x, y, size * 0.5), palette.pale);
  }
  // The other wing is folded along the body.
  pen.solid(
    'M0 -60C-60 -90 -110 20 -70 130C-50 150 -20 120 0 60z',
    [-110, -80, 110, 230],
    mix(dust, palette.accent, 0.2),
  );
  pen.block(-24, -80, 48, 190, 24, mix(palette.ink, dust, 0.35));
  for (const side of [-1, 1])
    pen.stroke(`M${side * 6} -76C${side * 20} -120 ${side * 50} -140 ${side * 66} -144`, palette.ink, 6);
}

export function tooth(pen: Pen): void {
  const { palette } = pen;
  const shape =
    'M-60 -70C-50 -110 50 -110 60 -70C66 -30 46 0 40 60C36 90 16 86 12 50C8 24 -8 24 -12 50C-16 86 -36 90 -40 60C-46 0 -66 -30 -60 -70z';
  pen.path(shape, palette.ink, 'opacity=".3" transform="translate(10 12)"');
  pen.solid(shape, [-64, -106, 128, 196], palette.pale, {
    shade: 0.4,
    shadeColor: mix(palette.pale, palette.ink, 0.5),
  });
}
