import { mix } from '../color.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { screenArt } from '../screen-art.ts';
import { ellipse, polygon, rect } from '../shapes.ts';
import { plant } from './props.ts';

function televisionOnStand(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  pen.halo(rect(-440, -560, 880, 510, 60), palette.glow, 0.5);
  pen.cast(-470, 0, 940, 90, { slant: 0.8 });
  pen.block(-470, -78, 940, 64, 6, palette.accent, { shade: 0.7 });
  pen.path(rect(-2, -70, 3, 50), mix(palette.accent, palette.ink, 0.5));
  for (const side of [-1, 1])
    pen.path(rect(side * 400 - 9, -14, 18, 30), mix(palette.accent, palette.ink, 0.6));
  pen.path(rect(-90, -98, 180, 20, 4), mix(palette.ink, palette.pale, 0.2));
  pen.block(-400, -550, 800, 450, 10, palette.ink, { shade: 0 });
  const show = random.pick(['sun', 'hills', 'waves', 'bands'] as const);
  pen.inside(rect(-390, -540, 780, 428, 3), () => screenArt(pen, random, -390, -540, 780, 428, show));
  plant(pen, light * -420, -78, 1);
}

function projectorBeam(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  pen.facing(() => {
    pen.spray(
      polygon([250, -150], [-430, -520], [-430, -20], [250, -120]),
      pen.linear(250, 0, -430, 0, [0, palette.glow, 0.9], [1, palette.glow, 0.25]),
    );
  });
  pen.group(`translate(${-light * 400} -270) `, () => {
    pen.path(rect(-30, -300, 60, 590, 4), mix(palette.ink, palette.pale, 0.1));
  });
  pen.group(`translate(${-light * 400} -270) skewY(${light * 14})`, () => {
    pen.inside(rect(-150, -230, 300, 440, 6), () => screenArt(pen, random, -150, -230, 300, 440));
  });
  pen.cast(light * 270 - 150, 0, 300, 110);
  pen.block(light * 270 - 150, -200, 300, 130, 30, palette.body, { shade: 0.8 });
  pen.path(ellipse(light * 150, -135, 50), palette.ink);
  pen.ball(light * 146, -135, 38, palette.glow);
  for (let i = 0; i < 5; i++)
    pen.path(rect(light * 300 - 50 + i * 22, -170, 8, 70, 4), mix(palette.body, palette.ink, 0.35));
  pen.block(light * 270 - 120, -70, 240, 70, 0, mix(palette.floor, palette.pale, 0.25));
}

export const televisions: Motif = {
  palettes: ['sodium', 'ultra', 'tide', 'graphite', 'halpha'],
  backdrops: ['window', 'lines', 'plain'],
  drawings: [
    { seen: 'a glowing television on a low cabinet', draw: televisionOnStand },
    { seen: 'a projector throwing its beam onto a screen', draw: projectorBeam },
  ],
};
