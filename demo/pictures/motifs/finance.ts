import { mix } from '../color.ts';
import { cycle } from '../cycle.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { arc, ellipse, line, rect, round, wave } from '../shapes.ts';

function coinStacks(pen: Pen, random: Random): void {
  const { palette } = pen;
  const count = 5;
  for (let i = 0; i < count; i++) {
    const x = -320 + i * 160;
    const coins = cycle([3, 5, 4, 8, 11], i);
    pen.cast(x - 70, 0, 140, 90);
    for (let coin = 0; coin < coins; coin++)
      pen.cylinder(
        x + random.between(-5, 5),
        -34 - coin * 36,
        68,
        30,
        coin % 3 === 2 ? palette.accent : palette.glow,
        { depth: 15 },
      );
  }
  pen.stroke('M-380 -220L-160 -290L0 -240L160 -400L370 -560', palette.pop, 12);
  pen.path(ellipse(370, -560, 22), palette.pop);
}

function paymentCards(pen: Pen): void {
  const { light, palette } = pen;
  const colors = [palette.accent, palette.pop, palette.body];
  pen.pool(0, 10, 380, 50, 0.6);
  for (let i = 0; i < 3; i++)
    pen.group(
      `translate(${light * (i - 1) * 40} ${-270 + (i - 1) * 20}) rotate(${round(light * (-26 + i * 17))})`,
      () => {
        const color = cycle(colors, i);
        pen.spray(
          rect(-240 + light * 16, -150 + 18, 480, 300, 28),
          pen.linear(0, -150, 0, 170, [0, palette.ink, 0.5], [1, palette.ink, 0.5]),
        );
        pen.block(-240, -150, 480, 300, 28, color, { shade: 0.7 });
        pen.block(-196, -66, 78, 60, 10, palette.glow, { shade: 0.6 });
        pen.stroke(line([-196, -36], [-118, -36]), mix(palette.glow, palette.ink, 0.5), 3);
        for (let ring = 0; ring < 3; ring++)
          pen.stroke(arc(-90, -36, 16 + ring * 13, -45, 45), mix(color, palette.pale, 0.7), 5);
        for (let digits = 0; digits < 4; digits++)
          pen.path(rect(-196 + digits * 104, 44, 80, 14, 7), mix(color, palette.pale, 0.6));
        pen.stroke(wave(104, 194, 96, 22, 45), mix(color, palette.pale, 0.7), 9);
      },
    );
}

function barSkyline(pen: Pen, random: Random): void {
  const { palette } = pen;
  const count = 9;
  for (let i = 0; i < count; i++) {
    const x = -392 + i * 98;
    const height = 90 + i * 38 + random.between(-50, 60);
    pen.cast(x - 40, 0, 80, 80);
    pen.block(
      x - 40,
      -height,
      80,
      height,
      0,
      cycle([palette.body, palette.accent, palette.pop, palette.glow], i * 7 + 3),
      { shade: 0.9 },
    );
    for (let y = -height + 22; y < -24; y += 30)
      for (const offset of [-20, 8])
        if (random.chance(0.72))
          pen.path(
            rect(x + offset, y, 12, 14),
            random.chance(0.35) ? palette.glow : mix(palette.ink, palette.body, 0.2),
            'opacity=".85"',
          );
  }
}

export const finance: Motif = {
  palettes: ['pine', 'fog', 'nebula', 'sulfur', 'lilac'],
  backdrops: ['lines', 'disc', 'window'],
  drawings: [
    { seen: 'growing stacks of coins under a rising line', draw: coinStacks },
    { seen: 'three payment cards', draw: paymentCards },
    { seen: 'a skyline of bars growing to the right', draw: barSkyline },
  ],
};
