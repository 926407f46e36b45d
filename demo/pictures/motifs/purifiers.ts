import { mix } from '../color.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { arc, ellipse, rect, round, wave } from '../shapes.ts';
import { plant } from './props.ts';

/** Three breaths of clean air leaving the top. */
function breath(pen: Pen, random: Random, top: number, width: number): void {
  for (let i = 0; i < 3; i++) {
    const y = top - 34 - i * 36;
    const half = width * (0.5 + i * 0.16);
    const crest = wave(-half, half, y, 12, half, random.next());
    pen.stroke(crest, pen.palette.glow, 9 - i * 2, `opacity="${round(0.9 - i * 0.25)}"`);
  }
}

function towerPurifier(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  pen.cast(-120, 0, 240, 130);
  pen.cylinder(0, -430, 130, 430, palette.body, { lid: mix(palette.body, palette.ink, 0.45) });
  // the grille: many small slots all the way around
  for (let row = 0; row < 9; row++)
    for (let column = -5; column <= 5; column++) {
      const x = Math.sin((column / 6) * 1.5) * 122;
      const width = 15 * Math.cos((column / 6) * 1.4);
      pen.path(rect(x - width / 2, -250 + row * 25, width, 12, 6), mix(palette.body, palette.ink, 0.5));
    }
  pen.path(rect(-46, -350, 92, 34, 17), palette.ink);
  pen.path(ellipse(-20, -333, 8), palette.glow);
  pen.path(rect(0, -338, 30, 10, 5), palette.accent);
  breath(pen, random, -450, 170);
  plant(pen, -light * 260, 0, 1.25);
}

function boxPurifier(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  const cy = -235;
  pen.cast(-210, 0, 420, 120);
  pen.block(-210, -430, 420, 430, 46, palette.body, { shade: 0.7 });
  pen.path(ellipse(0, cy, 158), mix(palette.body, palette.ink, 0.62));
  const blades = random.whole(6, 8);
  for (let i = 0; i < blades; i++)
    pen.group(`translate(0 ${cy}) rotate(${round((360 / blades) * i)})`, () =>
      pen.path('M0 -22C46 -54 66 -104 34 -140C6 -120 -10 -70 0 -22z', mix(palette.accent, palette.ink, 0.08)),
    );
  for (const radius of [60, 98, 136])
    pen.stroke(ellipse(0, cy, radius), mix(palette.body, palette.pale, 0.4), 5);
  pen.ball(0, cy, 34, palette.pop);
  pen.stroke(arc(0, cy, 176, 200, 200 + random.whole(150, 230)), palette.glow, 12);
  pen.path(rect(-60, -42, 120, 12, 6), mix(palette.body, palette.ink, 0.35));
  breath(pen, random, -440, 210);
  pen.block(light * 250 - 45, -120, 90, 120, 12, palette.accent, { shade: 0.8 });
}

export const purifiers: Motif = {
  palettes: ['mint', 'sky', 'apricot', 'fog', 'lilac', 'nebula'],
  backdrops: ['window', 'arch', 'disc', 'waves'],
  drawings: [
    { seen: 'a tall air purifier beside a plant', draw: towerPurifier },
    { seen: 'an air purifier with a round fan', draw: boxPurifier },
  ],
};
