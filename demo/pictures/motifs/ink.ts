import { mix } from '../color.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { ellipse, polygon, rect } from '../shapes.ts';

/** Four bottles, as full as chance would have it. */
function inkBottles(pen: Pen, random: Random): void {
  const { palette } = pen;
  const inks = [palette.accent, palette.glow, palette.pop, palette.ink];
  pen.cast(-360, 0, 720, 110);
  for (const [i, ink] of inks.entries()) {
    const x = -350 + i * 182;
    const level = random.between(0.35, 0.9) * 270;
    pen.block(x + 44, -450, 66, 70, 12, mix(ink, palette.ink, 0.2), { shade: 0.7 });
    pen.block(x, -390, 154, 390, 40, mix(palette.pale, ink, 0.1), { shade: 0.3 });
    pen.inside(rect(x + 12, -378, 130, 366, 32), () =>
      pen.block(x, -level - 12, 160, level + 12, 0, ink, { shade: 0.6 }),
    );
    pen.path(rect(x + 32, -180, 90, 90, 12), palette.pale, 'opacity=".85"');
    pen.path(ellipse(x + 77, -135, 24), ink);
  }
}

function paperStack(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  pen.cast(-280, 0, 560, 120);
  for (let i = 0; i < 13; i++) {
    const shift = random.between(-14, 14);
    pen.path(
      polygon(
        [-290 + shift, -i * 17],
        [290 + shift, -i * 17],
        [290 + shift, -i * 17 - 13],
        [-290 + shift, -i * 17 - 13],
      ),
      mix(palette.pale, palette.ink, i % 2 ? 0.1 : 0.22),
    );
  }
  pen.group(`translate(${light * 20} -330) rotate(${light * -6})`, () => {
    pen.block(-250, -130, 500, 230, 10, palette.pale, { shade: 0.35 });
    const bands = [palette.accent, palette.pop, palette.glow, mix(palette.accent, palette.ink, 0.4)];
    for (const [i, color] of bands.entries()) pen.path(rect(-210 + i * 106, -96, 96, 160, 8), color);
  });
}

export const ink: Motif = {
  palettes: ['fog', 'apricot', 'mint', 'lilac', 'rose', 'sky'],
  backdrops: ['window', 'lines', 'disc', 'arch'],
  drawings: [
    { seen: 'four bottles of printer ink', draw: inkBottles },
    { seen: 'a color print on a stack of paper', draw: paperStack },
  ],
};
