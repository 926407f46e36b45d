import { mix } from '../color.ts';
import { cycle } from '../cycle.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { screenArt } from '../screen-art.ts';
import { ellipse, line, rect } from '../shapes.ts';

function magnifier(pen: Pen, x: number, y: number, radius: number, inGlass: () => void): void {
  const { light, palette } = pen;
  const [gripX, gripY] = [x + light * radius * 0.74, y + radius * 0.74];
  const end = [gripX + light * 190, gripY + 190] as const;
  pen.stroke(line([gripX, gripY], end), mix(palette.accent, palette.ink, 0.6), 66);
  pen.stroke(line([gripX, gripY], end), palette.accent, 52);
  pen.inside(ellipse(x, y, radius), inGlass);
  const shine = pen.linear(
    x - radius,
    y - radius,
    x + radius,
    y + radius,
    [0, '#FFFFFF', 0.7],
    [0.4, '#FFFFFF', 0],
  );
  pen.spray(ellipse(x, y, radius - 8), shine);
  pen.stroke(ellipse(x, y, radius), mix(palette.body, palette.ink, 0.55), 46);
  pen.stroke(ellipse(x, y, radius), palette.body, 32);
}

/** A magnifier over a field of dots; inside the glass the dots are large and bright. */
function lookCloser(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  const colors = [palette.glow, palette.accent, palette.pop, palette.pale];
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 17; column++) {
      const color = mix(random.pick(colors), palette.wallLow, 0.5);
      pen.path(ellipse(-560 + column * 70, -590 + row * 70, random.between(8, 17)), color);
    }
  }
  pen.pool(light * 200, 10, 320, 40, 0.55);
  magnifier(pen, -light * 70, -340, 210, () => {
    pen.path(rect(-300, -560, 600, 440), mix(palette.ink, palette.wallTop, 0.3));
    for (let i = 0; i < 9; i++) {
      const [column, row] = [i % 3, Math.floor(i / 3)];
      pen.ball(-light * 70 + (column - 1) * 130, -340 + (row - 1) * 130, 48, cycle(colors, i + row));
    }
  });
}

/** A bar to ask in, with answers stacked below. */
function askAndFind(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  pen.cast(-380, 0, 760, 110, { slant: 0.9 });
  for (let card = 0; card < 3; card++) {
    const x = -390 + card * 270;
    pen.block(x, -330, 240, 310, 22, palette.pale, {
      shadeColor: mix(palette.pale, palette.ink, 0.4),
      shade: 0.5,
    });
    pen.inside(rect(x + 16, -314, 208, 150, 12), () => screenArt(pen, random, x + 16, -314, 208, 150));
    for (let row = 0; row < 3; row++) {
      const color =
        row === 0
          ? cycle([palette.accent, palette.pop, palette.body], card)
          : mix(palette.pale, palette.ink, 0.3);
      pen.path(rect(x + 20, -140 + row * 36, 190 - row * 44, 16, 8), color);
    }
  }
  pen.block(-420 + light * 10, -528, 840, 140, 70, mix(palette.body, palette.ink, 0.6));
  pen.block(-420, -540, 840, 140, 70, palette.body, { shade: 0.5 });
  pen.stroke(ellipse(-336, -476, 28), palette.glow, 14);
  pen.stroke(line([-316, -454], [-296, -434]), palette.glow, 14);
  for (const [x, width] of [
    [-240, 150],
    [-70, 90],
    [40, 180],
  ] as const) {
    pen.path(rect(x, -484, width, 26, 13), mix(palette.body, palette.glow, 0.55));
  }
  pen.ball(350, -470, 46, palette.accent);
}

export const discovery: Motif = {
  palettes: ['fog', 'sky', 'mint', 'lilac', 'argon'],
  backdrops: ['plain', 'lines'],
  drawings: [
    { seen: 'a magnifying glass over a field of dots', draw: lookCloser },
    { seen: 'a search bar above three cards', draw: askAndFind },
  ],
};
