import { mix } from '../color.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { screenArt } from '../screen-art.ts';
import { ellipse, rect } from '../shapes.ts';

function gamepad(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  const color = random.pick([palette.body, palette.accent]);
  pen.pool(light * 30, 0, 420, 50, 0.7);
  pen.group(`translate(0 -90) rotate(${light * -8})`, () => {
    const outline =
      'M-250 -330C-130 -366 130 -366 250 -330C350 -300 410 -60 390 40C378 110 300 110 262 50L190 -70H-190L-262 50C-300 110 -378 110 -390 40C-410 -60 -350 -300 -250 -330z';
    for (const side of [-1, 1])
      pen.path(rect(side * 240 - 70, -372, 140, 70, 26), mix(color, palette.ink, 0.5));
    pen.solid(outline, [-400, -366, 800, 470], color, { shade: 0.9 });
    pen.path(rect(-110, -330, 220, 120, 16), mix(palette.ink, color, 0.2));
    pen.inside(rect(-102, -322, 204, 104, 12), () => screenArt(pen, random, -102, -322, 204, 104, 'bands'));
    for (const side of [-1, 1]) {
      pen.path(ellipse(side * 118, -118, 66), mix(color, palette.ink, 0.45));
      pen.ball(side * 118, -128, 48, mix(palette.ink, color, 0.2));
    }
    pen.path(rect(-286, -262, 32, 104, 8) + rect(-322, -226, 104, 32, 8), mix(palette.ink, color, 0.15));
    for (const [x, y, button] of [
      [0, -44, palette.glow],
      [44, 0, palette.accent === color ? palette.pop : palette.accent],
      [0, 44, palette.pop],
      [-44, 0, palette.pale],
    ] as const)
      pen.ball(268 + x, -210 + y, 21, button);
  });
}

function handheldConsole(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  const grip = palette.accent;
  pen.pool(light * 20, 6, 430, 44, 0.7);
  pen.group(`translate(0 -280) rotate(${light * -5})`, () => {
    pen.block(-430, -170, 860, 350, 120, grip, { shade: 0.9 });
    pen.block(-260, -186, 520, 382, 26, mix(palette.ink, palette.body, 0.14), { shade: 0.3, shine: 0.3 });
    pen.inside(rect(-236, -160, 472, 330, 8), () => screenArt(pen, random, -236, -160, 472, 330));
    for (const [x, y] of [
      [-345, -70],
      [345, 60],
    ] as const) {
      pen.path(ellipse(x, y, 56), mix(grip, palette.ink, 0.45));
      pen.ball(x, y - 8, 42, mix(palette.ink, palette.pale, 0.2));
    }
    pen.path(rect(-359, 24, 28, 92, 8) + rect(-391, 56, 92, 28, 8), mix(palette.ink, grip, 0.15));
    for (const [x, y, button] of [
      [0, -40, palette.glow],
      [40, 0, palette.pop],
      [0, 40, palette.body],
      [-40, 0, palette.pale],
    ] as const) {
      pen.ball(345 + x, -76 + y, 18, button);
    }
  });
}

export const gaming: Motif = {
  palettes: ['ultra', 'halpha', 'sodium', 'sky', 'graphite'],
  backdrops: ['disc', 'lines', 'arch'],
  drawings: [
    { seen: 'a game controller', draw: gamepad },
    { seen: 'a handheld game console', draw: handheldConsole },
  ],
};
