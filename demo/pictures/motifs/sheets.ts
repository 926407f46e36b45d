import { mix } from '../color.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { ellipse, line, rect } from '../shapes.ts';

function cells(pen: Pen, random: Random, x: number, y: number, columns: number, rows: number): void {
  const { palette } = pen;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const head = row === 0 || column === 0;
      const tint = random.chance(0.16)
        ? random.pick([palette.glow, palette.pop, palette.accent])
        : palette.ink;
      const fill = head
        ? mix(palette.accent, palette.pale, 0.25)
        : mix(palette.pale, tint, tint === palette.ink ? 0.08 : 0.8);
      pen.path(rect(x + column * 92, y + row * 56, 86, 50, 6), fill);
    }
}

function spreadsheet(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.cast(-330, 0, 660, 110);
  pen.block(-340, -530, 680, 530, 26, palette.body, { shade: 0.5 });
  pen.path(rect(-312, -500, 624, 46, 12), mix(palette.body, palette.ink, 0.3));
  cells(pen, random, -312, -430, 7, 7);
  const [column, row] = [random.whole(1, 4), random.whole(1, 4)];
  pen.stroke(rect(-314 + column * 92, -432 + row * 56, 182, 110, 8), palette.pop, 9);
  pen.path(ellipse(-314 + column * 92 + 182, -432 + row * 56 + 110, 13), palette.pop);
}

/** A grid from which bars grow. */
function gridWithBars(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  pen.pool(0, 12, 400, 34, 0.5);
  pen.path('M-420 10L-300 -150H300L420 10z', mix(palette.pale, palette.floor, 0.2));
  for (let i = 0; i <= 6; i++)
    pen.stroke(line([-420 + i * 140, 10], [-300 + i * 100, -150]), mix(palette.floor, palette.ink, 0.35), 4);
  for (let i = 0; i <= 3; i++)
    pen.stroke(
      line([-420 + i * 40, 10 - i * 53], [420 - i * 40, 10 - i * 53]),
      mix(palette.floor, palette.ink, 0.35),
      4,
    );
  const fills = [palette.accent, palette.pop, palette.glow, palette.body, palette.accent];
  for (const [i, fill] of fills.entries()) {
    const height = 120 + (light > 0 ? i : 4 - i) * 64 + random.between(-30, 40);
    pen.block(-280 + i * 118, -50 - height, 84, height, 8, fill, { shade: 0.8 });
  }
}

export const sheets: Motif = {
  palettes: ['mint', 'fog', 'sky', 'pine', 'lilac', 'apricot'],
  backdrops: ['lines', 'window', 'disc', 'plain'],
  drawings: [
    { seen: 'a spreadsheet with one block of cells marked', draw: spreadsheet },
    { seen: 'colored bars growing out of a grid', draw: gridWithBars },
  ],
};
