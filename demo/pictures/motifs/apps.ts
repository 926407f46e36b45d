import { mix } from '../color.ts';
import { cycle } from '../cycle.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { arc, ellipse, polygon, rect, wave } from '../shapes.ts';

/** Signs nobody owns: a wave, a dot in a ring, bars, a hill, a moon. */
function sign(pen: Pen, kind: number, size: number, color: string): void {
  const half = size * 0.28;
  if (kind === 0) pen.stroke(wave(-half, half, 0, half * 0.6, half), color, size * 0.08);
  else if (kind === 1) {
    pen.stroke(ellipse(0, 0, half), color, size * 0.07);
    pen.path(ellipse(0, 0, half * 0.35), color);
  } else if (kind === 2)
    for (const [i, height] of [0.5, 1, 0.75].entries())
      pen.path(
        rect(-half + i * half * 0.75, half - half * 2 * height, half * 0.5, half * 2 * height, 4),
        color,
      );
  else if (kind === 3) pen.path(polygon([-half, half], [-half * 0.2, -half], [half, half]), color);
  else pen.stroke(arc(0, 0, half, 60, 300), color, size * 0.12);
}

function appTiles(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  const colors = [
    palette.accent,
    palette.pop,
    palette.glow,
    palette.body,
    mix(palette.accent, palette.pop, 0.5),
  ];
  const shift = random.whole(0, 4);
  pen.pool(0, 20, 380, 32, 0.6);
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 4; column++) {
      const size = 140;
      const x = (column - 1.5) * 168 + light * (row - 1) * 22;
      const y = -470 + row * 168;
      const fill = cycle(colors, row * 3 + column * 2 + shift);
      pen.block(x - size / 2, y - size / 2 + 20, size, size, 38, fill, { shade: 0.75 });
      pen.group(`translate(${x} ${y + 20})`, () =>
        sign(
          pen,
          (row * 4 + column + shift) % 5,
          size,
          mix(fill, palette.dark ? palette.ink : palette.pale, 0.75),
        ),
      );
    }
}

function stackedWindows(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  pen.pool(0, 16, 380, 30, 0.6);
  const fills = [palette.accent, mix(palette.pop, palette.body, 0.25), palette.body];
  for (const [i, fill] of fills.entries()) {
    const [x, y] = [-300 + light * (i - 1) * 74, -520 + i * 74];
    pen.block(x, y, 600, 340, 24, fill, { shade: 0.6 });
    pen.path(rect(x, y + 50, 600, 5), mix(fill, palette.ink, 0.3));
    for (let dot = 0; dot < 3; dot++)
      pen.path(ellipse(x + 34 + dot * 32, y + 27, 9), mix(fill, palette.ink, 0.45));
    if (i < fills.length - 1) continue;
    for (let row = 0; row < 4; row++) {
      pen.path(
        rect(x + 40, y + 84 + row * 58, 40, 40, 10),
        cycle([palette.accent, palette.pop, palette.glow], row),
      );
      pen.path(
        rect(x + 104, y + 96 + row * 58, random.between(180, 420), 16, 8),
        mix(fill, palette.ink, 0.35),
      );
    }
  }
}

export const apps: Motif = {
  palettes: ['sky', 'rose', 'graphite', 'mint', 'ultra', 'apricot'],
  backdrops: ['lines', 'disc', 'plain', 'arch'],
  drawings: [
    { seen: 'rows of rounded app tiles', draw: appTiles },
    { seen: 'three windows with a list of files in front', draw: stackedWindows },
  ],
};
