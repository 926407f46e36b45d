import { mix } from '../color.ts';
import { cycle } from '../cycle.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { arc, ellipse, line, polygon, rect, round } from '../shapes.ts';

function panel(pen: Pen, x: number, y: number, width: number, height: number, color: string): void {
  const { light, palette } = pen;
  const shadow = pen.linear(x, y, x, y + height, [0, palette.ink, 0.5], [1, palette.ink, 0.3]);
  pen.spray(rect(x + light * 22, y + 24, width, height, 20), shadow);
  pen.block(x, y, width, height, 20, color, { shade: 0.3, shine: 0.4 });
}

/** Floating panels: bars, a ring and a line that rises to the right. */
function chartPanels(pen: Pen, random: Random): void {
  const { palette } = pen;
  const night = mix(palette.ink, palette.body, 0.1);
  const colors = [palette.glow, palette.accent, palette.pop];
  panel(pen, -440, -560, 500, 320, night);
  for (let bar = 0; bar < 8; bar++) {
    const height = 60 + bar * 18 + random.between(-20, 40);
    pen.path(rect(-404 + bar * 56, -270 - height, 34, height, 6), cycle(colors, bar));
  }
  panel(pen, 100, -520, 300, 280, palette.accent);
  pen.stroke(ellipse(250, -380, 84), mix(palette.accent, palette.ink, 0.4), 38);
  pen.stroke(arc(250, -380, 84, -90, random.between(90, 200)), palette.pale, 38, 'stroke-linecap="butt"');
  panel(pen, -320, -200, 640, 200, mix(night, palette.pop, 0.14));
  let y = -60;
  const rising = Array.from({ length: 8 }, (_, i) => {
    y -= random.between(-10, 30);
    return [-280 + i * 80, Math.max(y, -170)] as const;
  });
  pen.stroke(line(...rising), palette.glow, 12);
  for (const [px, py] of rising) pen.path(ellipse(px, py, 11), palette.pale);
}

/** Building blocks on a board: modules that fit together. */
function modules(pen: Pen): void {
  const { palette } = pen;
  const half = 150;
  const cube = (x: number, y: number, color: string): void => {
    const top = polygon([x, y - 170], [x + half, y - 85], [x, y], [x - half, y - 85]);
    const left = polygon([x - half, y - 85], [x, y], [x, y + 150], [x - half, y + 65]);
    const right = polygon([x + half, y - 85], [x, y], [x, y + 150], [x + half, y + 65]);
    const bounds = [x - half, y - 170, half * 2, 320] as const;
    const isDarkLeft = pen.light < 0;
    pen.solid(left, bounds, mix(color, palette.ink, isDarkLeft ? 0.5 : 0.2), { shade: 0.4 });
    pen.solid(right, bounds, mix(color, palette.ink, isDarkLeft ? 0.2 : 0.5), { shade: 0.4 });
    pen.solid(top, bounds, color, { shade: 0.3 });
    pen.path(ellipse(x, y - 88, 44, 24), mix(color, palette.pale, 0.5));
  };
  pen.pool(0, 0, 460, 70, 0.6);
  cube(0, -250, palette.body);
  cube(-160, -160, palette.accent);
  cube(160, -160, palette.pop);
  cube(0, -70, palette.glow);
  pen.group(`translate(${round(pen.light * 8)} -110)`, () =>
    cube(0, -300, mix(palette.accent, palette.glow, 0.5)),
  );
}

export const dashboards: Motif = {
  palettes: ['fog', 'argon', 'lilac', 'nebula', 'apricot'],
  backdrops: ['lines', 'disc', 'window'],
  drawings: [
    { seen: 'floating panels with charts', draw: chartPanels },
    { seen: 'colored building blocks that fit together', draw: modules },
  ],
};
