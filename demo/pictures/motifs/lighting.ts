import { mix } from '../color.ts';
import { cycle } from '../cycle.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import { ellipse, line, polygon, rect, round } from '../shapes.ts';

export function lightBulb(pen: Pen): void {
  const { palette } = pen;
  const warm = { shadeColor: palette.accent, shade: 0.9 };
  const neck = 'M-106 -216C-80 -180 -76 -160 -74 -130H74C76 -160 80 -180 106 -216z';
  for (let ray = 0; ray < 9; ray++) {
    pen.group(`translate(0 -350) rotate(${round(ray * 22.5 - 90)})`, () =>
      pen.path(
        rect(-5, -330 - (ray % 2) * 30, 10, 90, 5),
        cycle([palette.accent, palette.pop, palette.pale], ray),
      ),
    );
  }
  pen.cast(-70, 0, 140, 110);
  pen.ball(0, -350, 190, palette.glow, warm);
  pen.solid(neck, [-106, -216, 212, 90], palette.glow, warm);
  pen.stroke('M-50 -140L-34 -330L0 -270L34 -330L50 -140', palette.pale, 9);
  pen.block(-76, -132, 152, 104, 12, mix(palette.ink, palette.pale, 0.4));
  for (let thread = 0; thread < 3; thread++) {
    pen.path(rect(-82, -118 + thread * 32, 164, 12, 6), mix(palette.ink, palette.pale, 0.25));
  }
  pen.path(rect(-36, -28, 72, 28, 10), palette.ink);
}

/** Three lamps from the ceiling, each with a light of its own color. */
function pendantLamps(pen: Pen): void {
  const { palette } = pen;
  for (const [x, drop, shade, glow] of [
    [-300, -330, palette.body, palette.glow],
    [0, -420, palette.accent, mix(palette.glow, palette.pale, 0.4)],
    [300, -290, palette.pop, mix(palette.accent, palette.glow, 0.5)],
  ] as const) {
    pen.spray(
      polygon([x - 96, drop], [x + 96, drop], [x + 250, 40], [x - 250, 40]),
      pen.linear(0, drop, 0, 40, [0, glow, 0.85], [1, glow, 0.08]),
    );
    pen.path(ellipse(x, 30, 190, 26), glow, 'opacity=".55"');
    pen.stroke(line([x, -900], [x, drop - 130]), mix(palette.ink, palette.pale, 0.2), 7);
    pen.ball(x, drop, 56, glow, { shade: 0.2 });
    const dome = `M${x - 130} ${drop}C${x - 130} ${drop - 110} ${x - 60} ${drop - 140} ${x} ${drop - 140}C${x + 60} ${drop - 140} ${x + 130} ${drop - 110} ${x + 130} ${drop}z`;
    pen.solid(dome, [x - 130, drop - 140, 260, 140], shade, { shade: 0.9 });
    pen.path(rect(x - 22, drop - 162, 44, 30, 8), mix(shade, palette.ink, 0.5));
  }
}

/** Wall tiles that glow in a honeycomb. */
function lightTiles(pen: Pen): void {
  const { light, palette } = pen;
  const colors = [
    palette.glow,
    palette.accent,
    palette.pop,
    palette.pale,
    mix(palette.glow, palette.accent, 0.5),
  ];
  const places = [
    [-1, 0],
    [0, 0],
    [1, 0],
    [-0.5, -1],
    [0.5, -1],
    [1.5, -1],
    [0, -2],
    [1, -2],
  ] as const;
  const radius = 104;
  const hexagon = (cx: number, cy: number, size: number): string =>
    polygon(
      ...[0, 1, 2, 3, 4, 5].map((corner) => {
        const angle = (corner * Math.PI) / 3 + Math.PI / 6;
        return [cx + size * Math.cos(angle), cy + size * Math.sin(angle)] as const;
      }),
    );
  const centers = places.map(([column, row]) => [light * (column * 184 - 60), -180 + row * 160] as const);
  for (const [x, y] of centers) pen.halo(hexagon(x, y, radius * 1.2), palette.glow, 0.32);
  for (const [i, [x, y]] of centers.entries()) {
    const bounds = [x - radius, y - radius, radius * 2, radius * 2] as const;
    pen.path(hexagon(x + light * 8, y + 10, radius), mix(palette.wallTop, palette.ink, 0.5));
    pen.solid(hexagon(x, y, radius - 4), bounds, cycle(colors, i * 2), { shade: 0.55, shine: 0.8 });
  }
}

export const lighting: Motif = {
  palettes: ['sodium', 'graphite', 'tide', 'ultra', 'nebula', 'halpha'],
  backdrops: ['plain', 'lines'],
  drawings: [
    { seen: 'three pendant lamps casting cones of colored light', draw: pendantLamps },
    { seen: 'a glowing light bulb', draw: lightBulb },
    { seen: 'glowing six-sided light tiles on a wall', draw: lightTiles },
  ],
};
