import { mix } from '../color.ts';
import { cycle } from '../cycle.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { arc, ellipse, line, rect, round } from '../shapes.ts';

/** A little server: louvers and a few lights. */
function cabinet(pen: Pen, random: Random, x: number, width: number, height: number, color: string): void {
  const { palette } = pen;
  pen.cast(x - width / 2, 0, width, 100);
  pen.block(x - width / 2, -height, width, height, 14, color, { shade: 0.85 });
  pen.path(rect(x - width / 2 + 18, -height + 22, width - 36, height - 60, 8), mix(color, palette.ink, 0.7));
  for (let y = -height + 40; y < -62; y += 30) {
    pen.path(rect(x - width / 2 + 34, y, width - 96, 10, 5), mix(color, palette.ink, 0.35));
    pen.path(ellipse(x + width / 2 - 40, y + 5, 7), random.pick([palette.glow, palette.glow, palette.pop]));
  }
}

/** A mast with its own server at the foot: the work is done where the signal lands. */
function mastWithServer(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  const steel = mix(palette.body, palette.ink, palette.dark ? 0.2 : 0.35);
  const x = -light * 120;
  for (let ring = 1; ring <= 4; ring++) {
    for (const direction of [0, 180]) {
      const signal = arc(x, -520, 60 + ring * 62, direction - 34, direction + 34);
      pen.stroke(signal, palette.glow, 12 - ring, `opacity="${round(1 - ring * 0.18)}"`);
    }
  }
  pen.cast(x - 90, 0, 180, 120);
  pen.stroke(line([x - 90, 0], [x - 14, -520]), steel, 14);
  pen.stroke(line([x + 90, 0], [x + 14, -520]), mix(steel, palette.ink, 0.4), 14);
  for (let step = 0; step < 5; step++) {
    const [low, high] = [-step * 96, -(step + 1) * 96];
    const half = (y: number): number => 90 + (y / 520) * 76;
    pen.stroke(line([x - half(low), low], [x + half(high), high], [x - half(high), high]), steel, 8);
  }
  for (const side of [-1, 1]) pen.block(x + side * 40 - 16, -560, 32, 130, 12, palette.accent);
  pen.ball(x, -574, 20, palette.glow);
  cabinet(pen, random, light * 170, 250, 300, palette.body);
}

/** One hub in the middle, small machines close to the people who use them. */
function ringOfNodes(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  const colors = [palette.accent, palette.pop, palette.body];
  const cy = -270;
  for (const [rx, ry] of [
    [430, 150],
    [300, 104],
  ] as const) {
    pen.stroke(
      ellipse(0, cy + 40, rx, ry),
      mix(palette.glow, palette.wallLow, 0.3),
      5,
      'stroke-dasharray="3 16"',
    );
  }
  const nodes = Array.from({ length: 7 }, (_, i) => {
    const angle = (i / 7) * Math.PI * 2 + 0.5;
    return { x: Math.cos(angle) * 430, y: cy + 40 + Math.sin(angle) * 150, color: cycle(colors, i) };
  }).sort((a, b) => a.y - b.y);
  for (const { x, y } of nodes) pen.stroke(line([0, cy], [x, y]), palette.glow, 4, 'opacity=".8"');
  const node = (x: number, y: number, scale: number, color: string): void =>
    pen.group(`translate(${round(x)} ${round(y)}) scale(${scale})`, () => {
      pen.pool(light * 14, 62, 110, 22, 0.6);
      pen.block(-80, -50, 160, 104, 18, color, { shade: 0.9 });
      pen.path(rect(-58, -26, 116, 12, 6) + rect(-58, -2, 116, 12, 6), mix(color, palette.ink, 0.55));
      pen.path(ellipse(50, 32, 8), random.pick([palette.glow, palette.pale]));
    });
  for (const { x, y, color } of nodes.filter((one) => one.y < cy + 40)) node(x, y, 0.8, color);
  pen.ball(0, cy, 128, palette.glow, { shadeColor: palette.accent });
  pen.stroke(ellipse(0, cy, 128, 40), palette.pale, 6, 'opacity=".8"');
  pen.stroke(ellipse(0, cy, 44, 128), palette.pale, 6, 'opacity=".8"');
  for (const { x, y, color } of nodes.filter((one) => one.y >= cy + 40)) node(x, y, 1.05, color);
}

export const edgeComputing: Motif = {
  palettes: ['tide', 'ember', 'nebula', 'lilac', 'graphite'],
  backdrops: ['lines', 'disc', 'plain'],
  drawings: [
    { seen: 'a radio mast with a small server at its foot', draw: mastWithServer },
    { seen: 'small machines in a ring around a glowing hub', draw: ringOfNodes },
  ],
};
