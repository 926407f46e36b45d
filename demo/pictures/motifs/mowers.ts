import { mix } from '../color.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { ellipse, line, polygon, rect } from '../shapes.ts';

function grass(pen: Pen, random: Random, from: number, to: number, height: number): void {
  const { palette } = pen;
  const green = mix(palette.pop, palette.ink, 0.2);
  for (let x = from; x < to; x += 17) {
    const lean = random.between(-12, 12);
    pen.path(
      polygon([x, 8], [x + 16, 8], [x + 8 + lean, -height * random.between(0.6, 1)]),
      random.chance(0.5) ? green : palette.pop,
    );
  }
}

/** A mower pushed by hand: tall grass before it, short grass behind. */
function pushMower(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.facing(() => {
    grass(pen, random, 190, 500, 92);
    pen.stroke(line([-130, -150], [-400, -480], [-470, -480]), mix(palette.ink, palette.body, 0.25), 20);
    pen.stroke(line([-60, -160], [-300, -460]), mix(palette.ink, palette.body, 0.35), 12);
    pen.solid(
      'M-230 -70C-220 -180 -120 -210 40 -200C170 -190 230 -140 240 -70z',
      [-230, -210, 470, 140],
      palette.accent,
    );
    pen.block(-80, -272, 200, 92, 20, palette.body, { shade: 0.7 });
    pen.path(rect(-40, -244, 90, 20, 10), palette.glow);
    for (const [x, radius] of [
      [-160, 74],
      [180, 54],
    ] as const) {
      pen.ball(x, -radius, radius, palette.ink, { shine: 0.2 });
      pen.path(ellipse(x, -radius, radius * 0.46), mix(palette.pale, palette.ink, 0.25));
    }
    grass(pen, random, -500, 190, 26);
  });
}

function batteryPack(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  pen.cast(-170, 0, 340, 120);
  pen.block(-190, -330, 380, 330, 40, palette.body, { shade: 0.8 });
  pen.block(-110, -420, 220, 110, 24, mix(palette.ink, palette.body, 0.2), { shade: 0.5 });
  const charged = random.whole(2, 4);
  for (let i = 0; i < 4; i++)
    pen.path(
      rect(-130 + i * 68, -240, 54, 104, 12),
      i < charged ? palette.glow : mix(palette.body, palette.ink, 0.3),
    );
  pen.path(rect(-130, -100, 260, 44, 14), palette.accent);
  grass(pen, random, light > 0 ? 220 : -480, light > 0 ? 480 : -220, 80);
}

export const mowers: Motif = {
  palettes: ['mint', 'sky', 'pine', 'apricot', 'sulfur', 'rose'],
  backdrops: ['disc', 'waves', 'arch', 'lines'],
  drawings: [
    { seen: 'a battery mower between tall and short grass', draw: pushMower },
    { seen: 'a mower battery in the grass', draw: batteryPack },
  ],
};
