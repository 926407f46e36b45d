import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import { ellipse, rect } from '../../shapes.ts';

/** A television's panel with its top left corner at x, y; `show` is drawn inside the screen. */
export function panel(pen: Pen, x: number, y: number, width: number, height: number, show: () => void): void {
  pen.block(x, y, width, height, 10, pen.palette.ink, { shade: 0, shine: 0.25 });
  const screen = rect(x + 12, y + 12, width - 24, height - 24, 3);
  pen.inside(screen, show);
  const glass = pen.linear(x, y, x + width, y + height, [0, '#FFFFFF', 0.28], [0.4, '#FFFFFF', 0]);
  pen.inside(screen, () => pen.spray(rect(x, y, width, height), glass));
}

/** A low bench for a television, its top at y. */
export function bench(pen: Pen, y: number, half: number, color: string): void {
  pen.cast(-half, 20, half * 2, 70, { slant: 0.8 });
  for (const x of [-half + 40, half - 64])
    pen.path(rect(x, y + 30, 24, -y - 10), mix(color, pen.palette.ink, 0.5));
  pen.block(-half, y, half * 2, 40, 6, color, { angle: 90, shade: 0.7 });
}

/** A remote control standing on its foot at zero; 330 tall. */
export function remote(pen: Pen, color: string): void {
  const { palette } = pen;
  pen.block(-48, -330, 96, 330, 42, color, { shade: 0.85 });
  pen.path(ellipse(0, -262, 32), mix(color, palette.ink, 0.5));
  pen.ball(0, -262, 17, palette.accent);
  for (let row = 0; row < 3; row++)
    for (const x of [-18, 18]) pen.path(ellipse(x, -196 + row * 40, 11), mix(color, palette.ink, 0.55));
  pen.path(rect(-22, -78, 44, 14, 7), palette.glow);
}

/** A streaming stick lying along x, its plug at the right end; zero is its middle. */
export function stick(pen: Pen, length: number, thick: number, color: string): void {
  const { palette } = pen;
  const metal = mix(palette.pale, palette.ink, 0.28);
  const [half, plug] = [length / 2, thick * 0.62];
  pen.block(half - 10, -plug / 2, thick * 0.95, plug, 5, metal, { angle: 90 });
  for (const y of [-0.2, 0.2])
    pen.path(rect(half + thick * 0.36, y * thick - 5, thick * 0.32, 10, 2), mix(metal, palette.ink, 0.6));
  pen.block(-half, -thick / 2, length, thick, thick * 0.3, color, { angle: 70, shade: 0.9 });
  pen.path(ellipse(-half + thick * 0.5, 0, 9), palette.glow);
  pen.path(
    rect(half - thick * 0.6, -thick * 0.3, thick * 0.3, thick * 0.6, 6),
    mix(color, palette.ink, 0.28),
  );
}
