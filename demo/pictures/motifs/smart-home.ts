import { mix } from '../color.ts';
import { cycle } from '../cycle.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { arc, ellipse, polygon, rect, wave } from '../shapes.ts';
import { lightBulb } from './lighting.ts';

function houseSection(pen: Pen, random: Random): void {
  const { palette } = pen;
  const color = palette.body;
  pen.cast(-310, 0, 620, 130, { slant: 0.9 });
  pen.solid(polygon([-370, -330], [0, -560], [370, -330]), [-370, -560, 740, 230], palette.accent, {
    shade: 0.85,
  });
  pen.block(-310, -335, 620, 335, 0, color, { shade: 0.5 });
  const rooms = [
    [-280, -310, 180, 140],
    [-80, -310, 160, 140],
    [100, -310, 180, 140],
    [-280, -150, 260, 150],
    [0, -150, 120, 150],
    [140, -150, 140, 110],
  ] as const;
  for (const [i, [x, y, width, height]] of rooms.entries()) {
    const col = cycle(
      [
        palette.glow,
        mix(palette.ink, color, 0.15),
        palette.pop,
        palette.glow,
        palette.accent,
        mix(palette.ink, palette.pop, 0.35),
      ],
      i + random.whole(0, 2),
    );
    pen.path(rect(x, y, width, height), col);
    pen.inside(rect(x, y, width, height), () =>
      pen.spray(
        rect(x, y, width, height),
        pen.linear(x, y, x, y + height, [0, palette.pale, 0.55], [1, palette.ink, 0.35]),
      ),
    );
  }
  pen.path(ellipse(-190, -262, 20), palette.pale);
  pen.path(rect(-191, -310, 2, 40), palette.ink);
  pen.path(rect(-250, -52, 130, 52, 10), mix(palette.ink, palette.accent, 0.3));
  pen.path(rect(-250, -82, 30, 82, 8), mix(palette.ink, palette.accent, 0.3));
  pen.path(ellipse(98, -74, 7), palette.ink);
  for (let i = 1; i <= 3; i++) pen.stroke(arc(0, -580, 36 + i * 34, 215, 325), palette.glow, 9);
  pen.path(ellipse(0, -580, 14), palette.glow);
}

function wallDial(pen: Pen): void {
  const { light, palette } = pen;
  const cy = -290;
  pen.spray(
    ellipse(light * 50, cy + 50, 270),
    pen.radial(light * 50, cy + 50, 270, [0.7, palette.ink, 0.75], [1, palette.ink, 0]),
  );
  pen.ball(0, cy, 262, mix(palette.body, palette.pale, 0.2), { shade: 0.6 });
  pen.path(ellipse(0, cy, 216), palette.ink);
  for (let i = 0; i <= 54; i++) {
    const angle = -135 + i * 5;
    const warmth = i / 54;
    pen.group(`translate(0 ${cy}) rotate(${angle})`, () =>
      pen.path(
        rect(-3, -196, 6, i % 9 ? 28 : 44, 3),
        warmth < 0.68 ? mix(palette.pop, palette.accent, warmth / 0.68) : mix(palette.ink, palette.pale, 0.3),
      ),
    );
  }
  pen.solid(ellipse(0, cy, 120), [-120, cy - 120, 240, 240], palette.accent, { shade: 0.9 });
  pen.stroke(wave(-70, 70, cy, 34, 93, 0), palette.pale, 15);
}

export const smartHome: Motif = {
  palettes: ['sodium', 'tide', 'apricot', 'halpha', 'mint'],
  backdrops: ['disc', 'lines', 'window'],
  drawings: [
    { seen: 'a house cut open to show its lit rooms, sending a signal', draw: houseSection },
    { seen: 'a glowing light bulb', draw: lightBulb },
    { seen: 'a round dial on a wall', draw: wallDial },
  ],
};
