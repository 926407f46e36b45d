import { mix } from '../color.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { arc, ellipse, rect } from '../shapes.ts';

/** A door with two panels; what is fixed to it is drawn on top. */
function door(pen: Pen, width: number): void {
  const { palette } = pen;
  const left = -width / 2;
  const color = mix(palette.accent, palette.ink, 0.18);
  pen.block(left - 26, -560, width + 52, 560, 0, mix(palette.wallLow, palette.pale, 0.45), { shade: 0.5 });
  pen.block(left, -534, width, 534, 0, color, { shade: 0.7 });
  for (const [y, height] of [
    [-500, 200],
    [-250, 210],
  ] as const)
    pen.block(left + width * 0.42, y, width * 0.44, height, 6, mix(color, palette.ink, 0.16), { shade: 0.5 });
}

function lever(pen: Pen, x: number, y: number): void {
  const metal = mix(pen.palette.pale, pen.palette.ink, 0.25);
  pen.ball(x, y, 30, metal);
  pen.block(x - 12, y - 14, 150, 28, 14, metal, { angle: 90 });
}

/** A lock with a keypad above its lever. */
function keypadLock(pen: Pen, random: Random): void {
  const { palette } = pen;
  door(pen, 460);
  pen.block(-200, -400, 130, 236, 30, palette.ink, { shade: 0.4, shine: 0.5 });
  const lit = random.whole(0, 11);
  for (let i = 0; i < 12; i++) {
    const x = -168 + (i % 3) * 33;
    const y = -362 + Math.floor(i / 3) * 36;
    pen.path(
      ellipse(x, y, 11),
      i === lit || i === (lit * 5 + 3) % 12 ? palette.glow : mix(palette.ink, palette.pale, 0.4),
    );
  }
  pen.path(rect(-166, -206, 62, 12, 6), palette.glow);
  lever(pen, -136, -110);
  for (let i = 1; i <= 3; i++) pen.stroke(arc(-136, -400, 26 + i * 26, 215, 325), palette.glow, 8);
}

/** The bolt itself, thrown out of its plate. */
function thrownBolt(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  const metal = mix(palette.pale, palette.ink, 0.2);
  pen.cast(-250, 0, 500, 110);
  pen.facing(() => {
    pen.block(-250, -400, 250, 400, 40, palette.body, { shade: 0.75 });
    pen.block(-6, -262, 220, 92, 20, metal, { angle: 90 });
    pen.block(0, -330, 40, 236, 8, mix(metal, palette.ink, 0.3), { shade: 0.7 });
    pen.ball(-125, -216, 92, mix(palette.accent, palette.pale, 0.1));
    pen.group(`translate(-125 -216) rotate(${random.whole(20, 70)})`, () => {
      pen.block(-18, -74, 36, 148, 18, metal, { shade: 0.8 });
    });
    pen.path(ellipse(-125, -52, 14), palette.glow);
    pen.path(ellipse(-125, -352, 9), mix(palette.ink, palette.body, 0.4));
  });
  pen.ball(-light * 330, -44, 44, palette.pop);
}

export const doorLocks: Motif = {
  palettes: ['apricot', 'tide', 'mint', 'sodium', 'sky', 'rose'],
  backdrops: ['plain', 'window', 'lines', 'disc'],
  drawings: [
    { seen: 'a smart lock with a keypad on a door', draw: keypadLock },
    { seen: 'a smart lock with its bolt thrown', draw: thrownBolt },
  ],
};
