import { mix } from '../color.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import { line, polygon } from '../shapes.ts';

/** White light in, the colors of the house out. */
function prism(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    const colors = [
      palette.accent,
      palette.glow,
      palette.pop,
      palette.pale,
      mix(palette.glow, palette.pop, 0.5),
    ];
    const glass = polygon([-250, 0], [0, -480], [250, 0]);
    pen.cast(-250, 0, 500, 120);
    pen.stroke(line([-900, -120], [-90, -270]), palette.pale, 16);
    for (const [i, color] of colors.entries()) {
      const foot = -300 + i * 136;
      pen.path(polygon([-90, -270], [1000, foot], [1000, foot + 70]), color, 'opacity=".92"');
    }
    pen.path(glass, mix(palette.glow, palette.wallLow, 0.35), 'opacity=".55"');
    pen.inside(glass, () => {
      pen.spray(glass, pen.linear(-250, -480, 160, 0, [0, palette.pale, 0.9], [0.55, palette.pale, 0]));
      pen.spray(glass, pen.linear(-60, -480, 250, 0, [0.45, palette.ink, 0], [1, palette.ink, 0.75]));
    });
    pen.stroke(glass, mix(palette.pale, palette.glow, 0.3), 9);
  });
}

export const spectrum: Motif = {
  palettes: ['tide', 'ultra', 'sodium'],
  backdrops: ['plain', 'lines'],
  drawings: [{ seen: 'a glass prism splitting a beam of light into colors', draw: prism }],
};
