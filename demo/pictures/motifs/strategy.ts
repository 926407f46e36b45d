import { mix } from '../color.ts';
import { type Motif, scaled } from '../motif.ts';
import type { Pen } from '../pen.ts';
import { line, polygon, rect } from '../shapes.ts';

function foot(pen: Pen, width: number, color: string): void {
  pen.cast(-width / 2, 0, width, 110);
  pen.block(-width / 2, -44, width, 44, 18, color, { shade: 0.9 });
  pen.block(-width * 0.4, -74, width * 0.8, 34, 16, mix(color, pen.palette.ink, 0.12));
}

function pawn(pen: Pen, color: string): void {
  foot(pen, 180, color);
  pen.solid('M-62 -72C-30 -130 -34 -180 -26 -214H26C34 -180 30 -130 62 -72z', [-62, -214, 124, 142], color);
  pen.block(-54, -228, 108, 26, 13, mix(color, pen.palette.ink, 0.15));
  pen.ball(0, -272, 58, color);
}

function king(pen: Pen, color: string): void {
  foot(pen, 250, color);
  const robe = 'M-92 -72C-52 -170 -60 -270 -50 -350H50C60 -270 52 -170 92 -72z';
  pen.solid(robe, [-92, -350, 184, 278], color, { shade: 0.95 });
  pen.block(-84, -372, 168, 30, 15, mix(color, pen.palette.ink, 0.15));
  pen.solid(polygon([-58, -372], [58, -372], [88, -490], [-88, -490]), [-88, -490, 176, 118], color);
  pen.block(-96, -512, 192, 30, 15, pen.palette.glow);
  pen.path(rect(-12, -600, 24, 92, 6) + rect(-40, -574, 80, 24, 6), pen.palette.glow);
}

function knight(pen: Pen, color: string): void {
  foot(pen, 210, color);
  const head =
    'M-74 -72C-74 -190 -30 -220 -46 -260L-110 -214C-140 -214 -146 -250 -126 -272L-60 -356L-52 -404L-14 -366C70 -350 92 -230 78 -72z';
  pen.solid(head, [-146, -404, 240, 332], color, { shade: 0.95 });
  pen.path(polygon([-58, -320], [-34, -330], [-40, -300]), pen.palette.ink);
}

/** A board that runs to the horizon, with three pieces in play. */
function chess(pen: Pen): void {
  const { light, palette } = pen;
  for (let row = 0; row < 3; row++) {
    const [near, far] = [60 - row * 40, 20 - row * 40];
    const spread = (y: number): number => 150 + (y + 60) * 0.9;
    for (let column = -4; column < 4; column++) {
      if ((row + column) % 2) continue;
      const tile = polygon(
        [column * spread(far), far],
        [(column + 1) * spread(far), far],
        [(column + 1) * spread(near), near],
        [column * spread(near), near],
      );
      pen.path(tile, mix(palette.floor, palette.pale, 0.3), 'opacity=".7"');
    }
  }
  pen.group(`translate(${light * 290} -30) scale(${light * 0.95} .95)`, () => knight(pen, palette.pop));
  pen.group('translate(0 -10)', () => king(pen, palette.accent));
  pen.group(`translate(${-light * 270} 20) scale(1.05)`, () => pawn(pen, palette.body));
}

/** A flag on the highest of three peaks, and the path to it. */
function summit(pen: Pen): void {
  const { light, palette } = pen;
  pen.facing(() => {
    const peak = (x: number, height: number, half: number, color: string): void => {
      const snow = polygon(
        [x, -height],
        [x + half * 0.26, -height * 0.74],
        [x, -height * 0.8],
        [x - half * 0.26, -height * 0.74],
      );
      pen.solid(
        polygon([x - half, 40], [x, -height], [x + half, 40]),
        [x - half, -height, 2 * half, height],
        color,
        {
          shade: 0.95,
        },
      );
      pen.path(snow, palette.pale);
    };
    peak(-330, 330, 260, mix(palette.body, palette.wallLow, 0.35));
    peak(330, 380, 280, mix(palette.pop, palette.wallLow, 0.2));
    peak(20, 540, 370, palette.accent);
    const path = 'M-150 40C-60 -30 120 -40 60 -130S-60 -190 0 -280S40 -380 16 -440';
    pen.stroke(path, palette.glow, 10, 'stroke-dasharray="4 20"');
    pen.stroke(line([20, -540], [20, -680]), palette.pale, 10);
    pen.solid(polygon([20, -680], [140, -640], [20, -600]), [20, -680, 120, 80], palette.glow);
  });
  pen.pool(light * 20, 50, 500, 40, 0.5);
}

export const strategy: Motif = {
  palettes: ['sodium', 'lilac', 'apricot', 'nebula', 'sulfur'],
  backdrops: ['disc', 'lines', 'arch'],
  drawings: [
    { seen: 'chess pieces on a board: a king, a knight and a pawn', draw: scaled(chess, 0.92) },
    { seen: 'a flag on the highest of three mountains', draw: scaled(summit, 0.82) },
  ],
};
