import { mix } from '../color.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { ellipse, polygon, rect, round } from '../shapes.ts';

/** A silicon wafer: a shining disc ruled into dies. */
function wafer(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  const radius = 270;
  const disc = ellipse(0, 0, radius);
  pen.pool(light * 40, 10, 330, 44, 0.65);
  pen.group(`translate(0 -290) rotate(${light * -12})`, () => {
    pen.path(ellipse(light * 12, 14, radius), mix(palette.accent, palette.ink, 0.6));
    pen.ball(0, 0, radius, mix(palette.body, palette.accent, 0.2), { shade: 0.4 });
    pen.inside(disc, () => {
      const colors = [palette.accent, palette.glow, palette.pop, mix(palette.glow, palette.pop, 0.5)];
      for (let x = -270; x < 270; x += 54) {
        for (let y = -270; y < 270; y += 54) {
          // Color runs in bands across the disc, as light does on a real one.
          const band = Math.floor((x + y + 540) / 130 + random.between(0, 0.9));
          const color = colors[band % colors.length] ?? palette.accent;
          pen.path(rect(x + 4, y + 4, 46, 46, 5), mix(color, palette.ink, random.between(0.05, 0.32)));
        }
      }
      const across = [-light * radius, -radius, light * radius, radius] as const;
      const sheen = [
        [0.1, '#FFFFFF', 0.8],
        [0.42, '#FFFFFF', 0],
        [0.6, '#FFFFFF', 0],
        [0.72, '#FFFFFF', 0.5],
        [0.84, '#FFFFFF', 0],
      ] as const;
      pen.spray(rect(-radius, -radius, 2 * radius, 2 * radius), pen.linear(...across, ...sheen));
    });
    pen.stroke(disc, mix(palette.pale, palette.accent, 0.2), 10);
  });
}

/** Chips stacked with air between the floors. */
function stackedChips(pen: Pen): void {
  const { light, palette } = pen;
  const floorAt = (y: number, reach: number): string =>
    polygon([-reach, y], [0, y - reach * 0.42], [reach, y], [0, y + reach * 0.42]);
  pen.pool(light * 40, 20, 420, 60, 0.65);
  for (const [i, color] of [palette.body, palette.accent, palette.pop].entries()) {
    const y = -110 - i * 160;
    const reach = 340 - i * 50;
    const side = polygon(
      [-reach, y],
      [0, y + reach * 0.42],
      [reach, y],
      [reach, y + 40],
      [0, y + 40 + reach * 0.42],
      [-reach, y + 40],
    );
    pen.solid(side, [-reach, y, 2 * reach, reach * 0.42 + 40], mix(color, palette.ink, 0.45));
    pen.solid(floorAt(y, reach), [-reach, y - reach * 0.42, 2 * reach, reach * 0.84], color, { shade: 0.7 });
    pen.stroke(floorAt(y, reach * 0.72), mix(color, palette.pale, 0.5), 5);
    pen.path(floorAt(y, reach * 0.4), mix(palette.ink, color, 0.15));
    for (let pin = 1; pin < 8; pin++) {
      const part = pin / 8;
      for (const edge of [-1, 1]) {
        const x = edge * reach * (1 - part);
        const pinY = y + 40 + reach * 0.42 * part;
        pen.path(rect(x - 6, pinY - 4, 12, 34, 4), palette.glow);
      }
    }
    pen.path(ellipse(0, y, reach * 0.12, reach * 0.05), palette.glow);
  }
}

/** A processor held up on its edge, pins glowing. */
function processor(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  pen.pool(light * 20, 12, 320, 40, 0.65);
  pen.group(`translate(0 -290) rotate(${light * 12})`, () => {
    pen.block(-250 + light * 14, -236, 500, 500, 30, mix(palette.pop, palette.ink, 0.6));
    pen.block(-250, -250, 500, 500, 30, palette.pop, { shade: 0.8 });
    for (let x = -220; x <= 206; x += 30) {
      for (let y = -220; y <= 206; y += 30) {
        const underLid = Math.abs(x + 7) < 150 && Math.abs(y + 7) < 150;
        if (!underLid && random.chance(0.9))
          pen.path(rect(x, y, 14, 14, 3), mix(palette.glow, palette.pop, 0.15));
      }
    }
    pen.block(-150, -150, 300, 300, 24, mix(palette.pale, palette.ink, 0.22), { shade: 0.85 });
    pen.stroke(rect(-120, -120, 240, 240, 14), mix(palette.pale, palette.ink, 0.5), 5);
    for (const [i, color] of [palette.accent, palette.ink, palette.accent].entries()) {
      pen.path(rect(-70 + i * 10, round(-50 + i * 40), 140 - i * 20, 16, 8), color);
    }
  });
}

export const chips: Motif = {
  palettes: ['graphite', 'tide', 'ultra', 'nebula', 'apricot', 'fog'],
  backdrops: ['lines', 'plain', 'disc'],
  drawings: [
    { seen: 'a silicon wafer shining in bands of color', draw: wafer },
    { seen: 'three computer chips stacked in the air', draw: stackedChips },
    { seen: 'a processor with a metal lid', draw: processor },
  ],
};
