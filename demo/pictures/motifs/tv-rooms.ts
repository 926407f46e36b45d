import { mix } from '../color.ts';
import { type Motif, scaled } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { screenArt } from '../screen-art.ts';
import { rect } from '../shapes.ts';
import { plant } from './props.ts';

function screen(pen: Pen, random: Random, x: number, y: number, width: number, height: number): void {
  pen.halo(rect(x - 10, y - 10, width + 20, height + 20, 20), pen.palette.glow, 0.5);
  pen.block(x, y, width, height, 10, pen.palette.ink, { shade: 0.3, shine: 0.1 });
  pen.inside(rect(x + 9, y + 9, width - 18, height - 18, 4), () =>
    screenArt(pen, random, x + 9, y + 9, width - 18, height - 18),
  );
}

/** The screen on the wall, the backs of two seats before it. */
function screenAndSofa(pen: Pen, random: Random): void {
  const { palette } = pen;
  screen(pen, random, -360, -600, 720, 400);
  pen.block(-330, -150, 660, 190, 50, palette.accent, { shade: 0.8 });
  for (const x of [-300, 10])
    pen.block(x, -176, 290, 120, 40, mix(palette.accent, palette.pale, 0.14), { shade: 0.6 });
  for (const x of [-390, 300])
    pen.block(x, -110, 90, 150, 40, mix(palette.accent, palette.ink, 0.2), { shade: 0.7 });
}

function wallOfScreens(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  pen.cast(-400, 0, 800, 90);
  pen.block(-420, -40, 840, 40, 6, mix(palette.floor, palette.pale, 0.25), { angle: 90 });
  screen(pen, random, -410, -330, 370, 222);
  screen(pen, random, 10, -420, 400, 312);
  screen(pen, random, -330, -560, 250, 160);
  for (const x of [-225, 210])
    pen.block(x - 60, -108, 120, 68, 8, mix(palette.ink, palette.body, 0.2), { shade: 0.5 });
  plant(pen, -light * 470, 0, 1.1);
}

export const tvRooms: Motif = {
  palettes: ['sodium', 'ultra', 'apricot', 'tide', 'nebula', 'halpha'],
  backdrops: ['plain', 'lines', 'window'],
  drawings: [
    { seen: 'a television on a wall in front of a sofa', draw: scaled(screenAndSofa, 0.94) },
    { seen: 'three televisions of different sizes', draw: wallOfScreens },
  ],
};
