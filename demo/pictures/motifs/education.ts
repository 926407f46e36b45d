import { mix } from '../color.ts';
import { cycle } from '../cycle.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { line, polygon, rect, round } from '../shapes.ts';

function stackOfBooks(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  let y = 0;
  const colors = [
    palette.accent,
    palette.body,
    palette.pop,
    palette.glow,
    mix(palette.accent, palette.glow, 0.4),
  ];
  pen.cast(-270, 0, 540, 120);
  for (let i = 0; i < 5; i++) {
    const height = random.between(52, 76);
    const width = random.between(420, 540);
    const left = random.between(-34, 34) - width / 2;
    // Pages show on the side away from the light, the title on the other.
    const pages = light > 0 ? left + width - 60 : left;
    const title = light > 0 ? left + 60 : left + width - 200;
    y -= height;
    const color = cycle(colors, i);
    pen.block(left, y, width, height, 8, color, { shade: 0.85 });
    pen.path(rect(pages, y + 9, 60, height - 18), palette.pale);
    for (let row = 1; row < 4; row++)
      pen.path(rect(pages, y + 9 + (row * (height - 18)) / 4, 60, 2), mix(palette.pale, palette.ink, 0.35));
    pen.path(rect(title, y + height / 2 - 6, 140, 12, 6), mix(color, palette.pale, 0.55));
  }
  pen.group(`translate(0 ${round(y)})`, () => {
    pen.solid(
      'M-110 -70C-110 -10 110 -10 110 -70V-30C110 20 -110 20 -110 -30z',
      [-110, -70, 220, 90],
      mix(palette.ink, palette.body, 0.25),
    );
    pen.path(rect(-110, -86, 220, 70), mix(palette.ink, palette.body, 0.2));
    pen.solid(
      polygon([-230, -110], [0, -186], [230, -110], [0, -34]),
      [-230, -186, 460, 152],
      mix(palette.ink, palette.accent, 0.18),
      { shineColor: mix(palette.ink, palette.pale, 0.5), shade: 0.4 },
    );
    pen.stroke(line([0, -110], [light * 170, -84], [light * 174, 10]), palette.glow, 7);
    pen.path(polygon([light * 174 - 16, 56], [light * 174 + 16, 56], [light * 174, 0]), palette.glow);
  });
}

function openBook(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  pen.cast(-340, 0, 680, 120);
  for (const side of [-1, 1]) {
    pen.solid(
      `M0 -60C${side * 110} -130 ${side * 230} -120 ${side * 350} -86V10C${side * 230} -26 ${side * 110} -30 0 26z`,
      [side > 0 ? 0 : -350, -130, 350, 160],
      side === light ? mix(palette.pale, palette.ink, 0.12) : palette.pale,
      { shadeColor: mix(palette.pale, palette.ink, 0.6), shade: side === light ? 0.8 : 0.35 },
    );
    for (let row = 0; row < 3; row++)
      pen.stroke(
        `M${side * 50} ${-64 + row * 22}C${side * 130} ${-104 + row * 22} ${side * 220} ${-98 + row * 22} ${side * 300} ${-72 + row * 22}`,
        mix(palette.pale, palette.ink, 0.35),
        5,
      );
  }
  // Ideas rise from the pages: balls, blocks and wedges.
  const colors = [palette.accent, palette.glow, palette.pop, palette.body];
  for (let i = 0; i < 9; i++) {
    const angle = random.between(-0.75, 0.75);
    const distance = 120 + i * 46;
    const x = Math.sin(angle) * distance * 0.95;
    const y = -130 - Math.cos(angle) * distance * 0.75;
    const size = random.between(18, 46);
    const color = cycle(colors, i);
    const turned = `translate(${round(x)} ${round(y)}) rotate(${round(random.between(0, 100))})`;
    const wedge = polygon([-size * 1.1, size], [size * 1.1, size], [0, -size]);
    if (i % 3 === 0) pen.ball(x, y, size, color);
    else if (i % 3 === 1) pen.group(turned, () => pen.block(-size, -size, 2 * size, 2 * size, 4, color));
    else pen.group(turned, () => pen.solid(wedge, [-size, -size, 2 * size, 2 * size], color));
  }
}

export const education: Motif = {
  palettes: ['sky', 'apricot', 'rose', 'mint', 'argon'],
  backdrops: ['disc', 'arch', 'lines', 'window'],
  drawings: [
    { seen: 'a graduation cap on a stack of books', draw: stackOfBooks },
    { seen: 'shapes rising from an open book', draw: openBook },
  ],
};
