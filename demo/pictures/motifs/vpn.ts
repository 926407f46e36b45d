import { mix } from '../color.ts';
import { cycle } from '../cycle.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { ellipse, polygon, round } from '../shapes.ts';

function nestedTunnel(pen: Pen): void {
  const { light, palette } = pen;
  const count = 9;
  const colors = [palette.accent, palette.pop, palette.glow, palette.body];
  for (let i = count; i > 0; i--) {
    // Each ring is smaller than the last by a growing step, which reads as depth.
    const scale = (i / count) ** 1.5;
    const width = 1060 * scale;
    const height = 800 * scale;
    const cx = light * (1 - scale) * 90;
    const base = 160 * scale - (1 - scale) * 120;
    const color = mix(cycle(colors, i), palette.ink, 0.12 + 0.5 * (i / count));
    const outline = `M${round(cx - width / 2)} ${round(base)}V${round(base - height * 0.5)}A${round(width / 2)} ${round(height * 0.48)} 0 0 1 ${round(cx + width / 2)} ${round(base - height * 0.5)}V${round(base)}z`;
    pen.solid(outline, [cx - width / 2, base - height, width, height], i === 1 ? palette.pale : color, {
      shade: i === 1 ? 0 : 0.7,
      shine: 0.5,
    });
  }
  pen.spray(
    polygon(
      [light * 78 - 30, -96],
      [light * 78 + 30, -96],
      [light * -40 + 260, 170],
      [light * -40 - 260, 170],
    ),
    pen.linear(0, -96, 0, 170, [0, palette.pale, 0.9], [1, palette.glow, 0.1]),
  );
  pen.ball(light * 30, -10, 52, palette.accent);
  pen.cast(light * 30 - 40, 40, 80, 60, { strength: 0.7 });
}

function globeInPipe(pen: Pen, random: Random): void {
  const { palette } = pen;
  const cy = -290;
  const radius = 240;
  pen.pool(0, 20, 300, 40, 0.7);
  pen.ball(0, cy, radius, palette.body);
  pen.inside(ellipse(0, cy, radius), () => {
    for (const squeeze of [0.35, 0.72, 1])
      pen.stroke(ellipse(0, cy, radius * squeeze, radius), mix(palette.body, palette.glow, 0.7), 4);
    for (const latitude of [-0.5, 0, 0.5])
      pen.stroke(
        `M${-radius} ${round(cy + latitude * radius)}Q0 ${round(cy + latitude * radius + 60)} ${radius} ${round(cy + latitude * radius)}`,
        mix(palette.body, palette.glow, 0.7),
        4,
      );
    for (let i = 0; i < 4; i++)
      pen.path(
        ellipse(
          random.between(-160, 160),
          cy + random.between(-160, 160),
          random.between(40, 90),
          random.between(26, 60),
        ),
        mix(palette.body, palette.glow, 0.35),
        'opacity=".7"',
      );
  });
  const outline = `M-900 ${cy + 190}C-420 ${cy + 190} -330 ${cy + 40} 0 ${cy + 40}S420 ${cy - 160} 900 ${cy - 160}`;
  pen.stroke(outline, mix(palette.accent, palette.ink, 0.55), 122);
  pen.stroke(outline, palette.accent, 104);
  pen.stroke(outline, mix(palette.accent, '#FFFFFF', 0.55), 12, 'transform="translate(0 -30)" opacity=".75"');
  pen.stroke(outline, palette.ink, 12, 'stroke-dasharray="2 44" opacity=".6"');
  for (let i = 0; i < 3; i++)
    pen.path(ellipse(cycle([-280, 40, 330], i), cycle([cy + 122, cy + 38, cy - 64], i), 17), palette.glow);
}

export const vpn: Motif = {
  palettes: ['nebula', 'tide', 'halpha', 'ultra'],
  backdrops: ['lines', 'plain'],
  drawings: [
    { seen: 'a ball rolling out of a tunnel of colored arches', draw: nestedTunnel },
    { seen: 'a globe wrapped by a pipe', draw: globeInPipe },
  ],
};
