import { mix } from '../color.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { ellipse, rect, round } from '../shapes.ts';

type Gear = { x: number; y: number; radius: number; teeth: number; color: string };

function gear(pen: Pen, { x, y, radius, teeth, color }: Gear): void {
  const { palette } = pen;
  pen.group(`translate(${x} ${y})`, () => {
    for (let tooth = 0; tooth < teeth; tooth++) {
      const shape = rect(-radius * 0.13, -radius * 1.2, radius * 0.26, radius * 0.4, 8);
      pen.group(`rotate(${round((tooth * 360) / teeth)})`, () =>
        pen.path(shape, mix(color, palette.ink, 0.15)),
      );
    }
    pen.ball(0, 0, radius, color);
    pen.path(ellipse(0, 0, radius * 0.62), mix(color, palette.ink, 0.4));
    pen.ball(0, 0, radius * 0.34, mix(palette.pale, palette.ink, 0.2));
    pen.path(ellipse(0, 0, radius * 0.12), palette.ink);
  });
}

function gears(pen: Pen): void {
  const { light, palette } = pen;
  pen.pool(light * 30, 8, 420, 48, 0.6);
  gear(pen, { x: -light * 190, y: -250, radius: 190, teeth: 14, color: palette.accent });
  gear(pen, { x: light * 130, y: -400, radius: 130, teeth: 10, color: palette.pop });
  gear(pen, { x: light * 240, y: -150, radius: 110, teeth: 9, color: palette.glow });
}

/** A solid block that comes apart into points of light, always toward the right. */
function blockIntoPoints(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.cast(-400, 0, 400, 130);
  const size = 44;
  for (let column = 0; column < 19; column++) {
    const progress = Math.max(0, (column - 7) / 11);
    for (let row = 0; row < 10; row++) {
      if (random.chance(progress * 0.7)) continue;
      const x = -410 + column * size + random.between(0, 30) * progress;
      const y = -60 - row * size + random.between(-60, 40) * progress;
      const color = random.pick(
        progress > 0.1 ? [palette.glow, palette.pop, palette.accent] : [palette.accent],
      );
      const side = size * (1 - progress * 0.72);
      if (progress > 0.55) pen.path(ellipse(x + size / 2, y, side / 2), color);
      else pen.block(x, y - side / 2, side - 3, side - 3, 4 + progress * 16, color, { shade: 0.6 });
    }
  }
}

export const transformation: Motif = {
  palettes: ['argon', 'sulfur', 'nebula', 'rose', 'ultra'],
  backdrops: ['lines', 'disc', 'plain'],
  drawings: [
    { seen: 'three interlocking gears', draw: gears },
    { seen: 'a solid block coming apart into points of light', draw: blockIntoPoints },
  ],
};
