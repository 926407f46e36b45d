import { mix } from '../color.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { arc, ellipse, polygon, rect } from '../shapes.ts';

function keys(pen: Pen, x: number, y: number, size: number): void {
  const { palette } = pen;
  const colors = [palette.pop, palette.glow, palette.accent];
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 3; column++) {
      const color = row === 3 ? (colors[column] ?? palette.pop) : mix(palette.body, palette.ink, 0.5);
      pen.path(rect(x + column * size * 1.4, y + row * size * 1.1, size, size * 0.72, 8), color);
    }
}

/** A counter reader printing its receipt. */
function readerWithReceipt(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.cast(-150, 0, 300, 120);
  const teeth = [-96, -64, -32, 0, 32, 64, 96] as const;
  const top = -540;
  pen.path(
    polygon([-96, -330], ...teeth.map((x, i) => [x, top + (i % 2) * 16] as const), [96, -330]),
    palette.pale,
  );
  for (let i = 0; i < 5; i++) {
    const width = random.between(60, 130);
    pen.path(rect(-72, top + 44 + i * 30, width, 9, 4), mix(palette.pale, palette.ink, 0.45));
  }
  pen.solid(polygon([-150, -350], [150, -350], [176, 0], [-176, 0]), [-176, -350, 352, 350], palette.body);
  pen.path(rect(-112, -352, 224, 18, 9), mix(palette.body, palette.ink, 0.6));
  pen.path(rect(-116, -312, 232, 96, 10), palette.ink);
  pen.path(rect(-96, -286, 130, 16, 8), palette.glow);
  pen.path(rect(-96, -256, 80, 12, 6), mix(palette.ink, palette.glow, 0.5));
  keys(pen, -82, -190, 44);
}

/** A card held over the reader that listens for it. */
function cardOverReader(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  pen.cast(-240, 0, 480, 110);
  pen.block(-240, -150, 480, 150, 44, palette.body, { shade: 0.8 });
  pen.path(rect(-170, -118, 200, 86, 12), palette.ink);
  pen.path(ellipse(120, -75, 34), palette.glow);
  for (let i = 1; i <= 3; i++) pen.stroke(arc(0, -150, 36 + i * 34, 222, 318), palette.glow, 10);
  pen.group(`translate(${light * 30} -400) rotate(${-light * random.whole(10, 18)})`, () => {
    pen.block(-190, -118, 380, 236, 26, palette.accent, { shade: 0.8 });
    pen.block(-150, -50, 72, 56, 10, mix(palette.glow, palette.pale, 0.3), { shade: 0.4 });
    pen.path(rect(-150, 48, 210, 18, 9), mix(palette.accent, palette.pale, 0.6));
    pen.path(ellipse(118, 58, 30), palette.pop);
    pen.path(ellipse(150, 58, 30), palette.glow, 'opacity=".8"');
  });
}

export const cardReaders: Motif = {
  palettes: ['sky', 'apricot', 'rose', 'mint', 'sulfur', 'nebula'],
  backdrops: ['disc', 'lines', 'window', 'arch'],
  drawings: [
    { seen: 'a card reader printing a receipt', draw: readerWithReceipt },
    { seen: 'a payment card held over a reader', draw: cardOverReader },
  ],
};
