import { mix } from '../color.ts';
import { cycle } from '../cycle.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { ellipse, line, polygon, rect } from '../shapes.ts';

/** Lines of writing that cannot be read. */
export function writing(
  pen: Pen,
  random: Random,
  box: readonly [number, number, number, number],
  rows: number,
): void {
  const [x, y, width, height] = box;
  const step = height / rows;
  for (let row = 0; row < rows; row++) {
    const length = width * (row % 4 === 3 ? random.between(0.35, 0.6) : random.between(0.82, 1));
    pen.path(
      rect(x, y + row * step, length, step * 0.34, step * 0.17),
      mix(pen.palette.pale, pen.palette.ink, 0.4),
    );
  }
}

function sealedContract(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  pen.cast(-210, 0, 420, 120);
  pen.group(`rotate(${light * 5} 0 -270)`, () =>
    pen.block(-190, -540, 420, 540, 10, mix(palette.pale, palette.ink, 0.22), { shade: 0.3 }),
  );
  pen.block(-220, -540, 420, 540, 10, palette.pale, { shade: 0.4 });
  writing(pen, random, [-170, -490, 320, 300], 9);
  pen.stroke('M-160 -110C-120 -170 -90 -60 -60 -110S0 -150 20 -104', palette.accent, 9);
  pen.path(rect(-170, -84, 210, 5), mix(palette.pale, palette.ink, 0.5));
  for (const side of [-1, 1])
    pen.path(
      polygon([130 + side * 6, -110], [130 + side * 56, 0], [130 + side * 14, -22]),
      mix(palette.pop, palette.ink, 0.2),
    );
  pen.ball(130, -126, 62, palette.pop);
  pen.stroke(ellipse(130, -126, 38), mix(palette.pop, palette.pale, 0.5), 6);
}

function filingCabinet(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  pen.cast(-170, 0, 340, 130);
  pen.block(-170, -540, 340, 540, 14, palette.body, { shade: 0.8 });
  const open = random.whole(0, 1);
  for (let i = 0; i < 3; i++) {
    const y = -516 + i * 174;
    if (i === open) {
      for (const [n, fill] of [palette.accent, palette.pop, palette.glow, palette.pale].entries())
        pen.path(
          polygon(
            [-126 + n * 52, y - 26 + n * 8],
            [-40 + n * 56, y - 34 + n * 8],
            [-30 + n * 56, y + 60],
            [-126 + n * 52, y + 60],
          ),
          fill,
        );
      pen.block(-190 + light * 14, y + 34, 380, 130, 12, mix(palette.body, palette.pale, 0.2), {
        shade: 0.6,
      });
    } else pen.block(-150, y, 300, 154, 10, mix(palette.body, palette.ink, 0.12), { shade: 0.5 });
    pen.path(
      rect(-46 + (i === open ? light * 14 : 0), y + (i === open ? 84 : 62), 92, 18, 9),
      mix(palette.ink, palette.body, 0.25),
    );
  }
}

/** Stacked containers, as at a port. */
function containers(pen: Pen, random: Random): void {
  const { palette } = pen;
  const fills = [
    palette.accent,
    palette.pop,
    palette.body,
    palette.glow,
    mix(palette.accent, palette.ink, 0.3),
  ];
  pen.cast(-400, 0, 800, 120);
  const rows = [
    [-400, -140, 3],
    [-265, -280, 2],
    [random.chance(0.5) ? -265 : 5, -420, 1],
  ] as const;
  let count = random.whole(0, 4);
  for (const [left, top, amount] of rows)
    for (let i = 0; i < amount; i++) {
      const x = left + i * 268;
      const fill = cycle(fills, count++);
      pen.block(x, top, 262, 136, 6, fill, { shade: 0.7 });
      for (let rib = 1; rib < 9; rib++)
        pen.path(rect(x + rib * 28, top + 12, 8, 112, 3), mix(fill, palette.ink, 0.22));
    }
}

function organizationChart(pen: Pen): void {
  const { palette } = pen;
  const wire = mix(palette.ink, palette.body, 0.3);
  pen.pool(0, 16, 360, 30, 0.6);
  pen.stroke(line([0, -440], [0, -300]), wire, 8);
  pen.stroke(line([-260, -190], [-260, -300], [260, -300], [260, -190]), wire, 8);
  pen.stroke(line([0, -300], [0, -190]), wire, 8);
  pen.block(-95, -540, 190, 120, 24, palette.accent, { shade: 0.7 });
  for (const [i, fill] of [palette.body, palette.pop, palette.body].entries())
    pen.block(-345 + i * 260, -200, 170, 110, 22, fill, { shade: 0.7 });
  // the one place nobody holds yet
  pen.stroke(rect(-85, -200, 170, 110, 22), palette.glow, 8, 'stroke-dasharray="20 18"');
}

export const paperwork: Motif = {
  palettes: ['fog', 'apricot', 'sodium', 'nebula', 'sky', 'lilac'],
  backdrops: ['window', 'lines', 'disc', 'arch'],
  drawings: [
    { seen: 'a signed contract with a seal', draw: sealedContract },
    { seen: 'a filing cabinet with one drawer open', draw: filingCabinet },
    { seen: 'shipping containers stacked three high', draw: containers },
    { seen: 'a chart of boxes, one of them still empty', draw: organizationChart },
  ],
};
