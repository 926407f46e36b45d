import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import { ellipse, rect, round } from '../../shapes.ts';

export type HeadphoneLook = {
  readonly color: string;
  readonly pad: string;
  /** Half the way between the cups. */
  readonly span?: number;
  /** How thick the cushions are. */
  readonly cushion?: number;
  /** Open backs show a mesh. */
  readonly mesh?: boolean;
};

/** Over-ear headphones from the front, standing on their cups: 480 tall. */
export function overEar(
  pen: Pen,
  { color, pad, span = 170, cushion = 46, mesh = false }: HeadphoneLook,
): void {
  const { light, palette } = pen;
  const reach = span + 34;
  const band = `M${-reach} -190C${-reach} -560 ${reach} -560 ${reach} -190`;
  pen.stroke(band, mix(color, palette.ink, 0.5), 42);
  pen.stroke(band, color, 30);
  const shine = `M${round(-reach * 0.66)} -400C${round(-reach * 0.4)} -490 ${round(reach * 0.4)} -490 ${round(reach * 0.66)} -400`;
  pen.stroke(shine, mix(color, palette.pale, 0.6), 7, 'opacity=".8"');
  for (const side of [-1, 1]) {
    const cup = side > 0 ? span + 8 : -span - 98;
    const inner = side > 0 ? span + 18 - cushion : -span - 18;
    pen.block(inner, -214, cushion, 208, cushion / 2, pad, { shade: 0.6 });
    pen.path(rect(side * reach - 12, -262, 24, 60, 8), mix(palette.ink, palette.pale, 0.35));
    pen.block(cup, -230, 90, 230, 45, color, { shade: side === light ? 0.95 : 0.45 });
    const face = side > 0 ? cup + 34 : cup + 16;
    if (!mesh) pen.stroke(rect(face, -180, 40, 130, 20), mix(color, palette.ink, 0.4), 5);
    else
      for (let row = 0; row < 7; row++)
        for (let column = 0; column < 3; column++)
          pen.path(ellipse(face + 4 + column * 17, -184 + row * 23, 6), mix(palette.ink, color, 0.2));
  }
}

/** One earbud with a stem; zero is the foot of the stem, 150 tall. `side` is where its tip looks. */
export function earbud(pen: Pen, side: 1 | -1, color: string): void {
  const { palette } = pen;
  pen.block(-17, -110, 34, 110, 17, color, { shade: 0.8 });
  pen.path(ellipse(side * 46, -118, 24, 29), mix(palette.ink, color, 0.25));
  pen.ball(side * 10, -114, 42, color);
  pen.path(ellipse(-side * 6, -130, 7), palette.pale);
}

/** A running earbud with its hook over the ear; zero is the middle of the bud. */
export function hookedBud(pen: Pen, side: 1 | -1, color: string): void {
  const { palette } = pen;
  const hook = `M0 -30C0 -150 ${side * -150} -150 ${side * -140} -20C${side * -136} 30 ${side * -110} 60 ${side * -96} 84`;
  pen.stroke(hook, mix(color, palette.ink, 0.55), 26);
  pen.stroke(hook, color, 17);
  pen.path(ellipse(side * 58, 8, 26, 32), mix(palette.ink, color, 0.25));
  pen.ball(0, 0, 58, color);
  pen.path(ellipse(-side * 6, 0, 22), mix(color, palette.ink, 0.3));
  pen.path(ellipse(-side * 6, 0, 8), palette.glow);
}

/** Eyeglasses from the front; zero is the middle of the bridge. */
export function glasses(pen: Pen, scale: number, color: string): void {
  pen.group(`scale(${scale})`, () => {
    for (const side of [-1, 1]) {
      pen.path(rect(side * 100 - 74, -56, 148, 112, 50), pen.palette.pale, 'opacity=".34"');
      pen.stroke(rect(side * 100 - 74, -56, 148, 112, 50), color, 16);
    }
    pen.stroke('M-28 -20C-14 -40 14 -40 28 -20', color, 14);
  });
}

/** The Burrow Den: a low drum in woven fabric with a wide knob. Zero is the middle of its foot; 270 tall, 360 wide. */
export function drumSpeaker(pen: Pen, fabric: string): void {
  const { palette } = pen;
  pen.cylinder(0, -18, 168, 18, palette.ink, { depth: 42 });
  pen.cylinder(0, -206, 180, 190, fabric, { depth: 46, lid: mix(fabric, palette.ink, 0.5) });
  const hole = mix(fabric, palette.ink, 0.42);
  for (let row = 0; row < 9; row++)
    for (let column = -9; column <= 9; column++) {
      // Every second row is shifted by half a thread, as cloth is; holes near the edge turn away.
      const turn = ((column + (row % 2) / 2) / 10) * 1.5;
      const [x, drop] = [Math.sin(turn) * 180, Math.cos(turn) * 46];
      pen.path(ellipse(x, -188 + row * 19 + drop, 4.6 * Math.cos(turn * 0.95), 4.6), hole);
    }
  pen.stroke(ellipse(0, -206, 176, 43), mix(palette.accent, palette.pale, 0.2), 8);
  pen.cylinder(0, -246, 96, 34, mix(palette.pale, palette.ink, 0.24), { depth: 25 });
  pen.path(ellipse(56, -250, 11, 5), palette.accent);
}

/** A small wooden loudspeaker; zero is the middle of its foot, 300 tall. */
export function shelfSpeaker(pen: Pen, wood: string, grille: string): void {
  const { palette } = pen;
  pen.block(-95, -300, 190, 300, 8, wood, { shade: 0.8 });
  pen.block(-80, -284, 160, 268, 6, grille, { shade: 0.45, shadeColor: mix(grille, palette.ink, 0.4) });
  pen.path(ellipse(0, -222, 30), mix(grille, palette.ink, 0.22));
  pen.path(ellipse(0, -110, 62), mix(grille, palette.ink, 0.16));
  pen.path(ellipse(0, -110, 24), mix(grille, palette.ink, 0.34));
}

/** The Plover Brook: rounded, on a loop that hangs from zero; 330 long with the loop. */
export function brook(pen: Pen, color: string): void {
  const { palette } = pen;
  pen.stroke('M0 0C-50 60 -46 90 -40 124M0 0C50 60 46 90 40 124', palette.ink, 12);
  pen.block(-120, 110, 240, 220, 92, color, { shade: 0.9 });
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 7; column++)
      pen.path(ellipse(-72 + column * 24, 176 + row * 26, 6), mix(color, palette.ink, 0.45));
  pen.path(rect(-26, 132, 52, 14, 7), palette.glow);
}
