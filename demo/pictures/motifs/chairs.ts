import { mix } from '../color.ts';
import { type Motif, scaled } from '../motif.ts';
import type { Pen } from '../pen.ts';
import { line, rect } from '../shapes.ts';

/** A chair from the front, the way one meets it at a desk. */
function chairFromTheFront(pen: Pen, fill: string): void {
  const { palette } = pen;
  const metal = mix(palette.ink, palette.body, 0.25);
  pen.pool(0, 10, 240, 26, 0.7);
  for (const x of [-180, -95, 0, 95, 180]) {
    pen.stroke(line([0, -70], [x, -22]), metal, 18);
    pen.ball(x, -16, 17, palette.ink);
  }
  pen.path(rect(-15, -190, 30, 130), mix(palette.pale, palette.ink, 0.4));
  pen.block(-150, -600, 300, 330, 70, fill, { shade: 0.8 });
  for (let i = 0; i < 6; i++) pen.path(rect(-110, -560 + i * 44, 220, 8, 4), mix(fill, palette.ink, 0.28));
  pen.block(-190, -262, 380, 84, 42, mix(fill, palette.pale, 0.1), { angle: 90, shade: 0.8 });
  for (const side of [-1, 1]) {
    pen.stroke(line([side * 196, -210], [side * 218, -330]), metal, 16);
    pen.block(side * 218 - 30, -356, 60, 30, 15, metal);
  }
}

function twoChairs(pen: Pen): void {
  const { palette } = pen;
  pen.group('translate(-190 -14) scale(.72)', () => chairFromTheFront(pen, palette.pop));
  pen.group('translate(190 0) scale(.84)', () => chairFromTheFront(pen, palette.accent));
}

export const chairs: Motif = {
  palettes: ['fog', 'apricot', 'lilac', 'nebula', 'mint', 'ember'],
  backdrops: ['window', 'arch', 'lines', 'blocks'],
  drawings: [
    {
      seen: 'an office chair from the front',
      draw: scaled((pen) => chairFromTheFront(pen, pen.palette.accent), 0.86),
    },
    { seen: 'two office chairs side by side', draw: twoChairs },
  ],
};
