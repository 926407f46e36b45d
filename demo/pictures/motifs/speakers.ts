import { mix } from '../color.ts';
import { cycle } from '../cycle.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import { arc, ellipse, round } from '../shapes.ts';

function towerSpeaker(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-150, 0, 300, 130);
  const color = palette.accent;
  pen.block(-165, -540, 330, 540, 60, color, { shade: 0.9 });
  for (const [y, radius] of [
    [-410, 78],
    [-190, 124],
  ] as const) {
    pen.path(ellipse(0, y, radius), mix(palette.ink, color, 0.12));
    pen.stroke(ellipse(0, y, radius), mix(color, palette.ink, 0.5), 10);
    pen.ball(0, y, radius * 0.72, mix(palette.ink, palette.pale, 0.18));
    pen.ball(0, y, radius * 0.3, palette.glow);
  }
  for (let i = 1; i <= 4; i++)
    for (const direction of [0, 180])
      pen.stroke(
        arc(0, -190, 190 + i * 52, direction - 28, direction + 28),
        palette.glow,
        8,
        `opacity="${round(1 - i * 0.2)}"`,
      );
}

function roundSpeaker(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-230, 0, 460, 120);
  pen.cylinder(0, -330, 220, 330, palette.body, { depth: 60, lid: mix(palette.body, palette.ink, 0.5) });
  pen.stroke(ellipse(0, -330, 190, 50), palette.glow, 10);
  for (let y = 0; y < 8; y++)
    for (let x = 0; x < 15; x++) {
      // Holes near the edge turn away from us, so they narrow.
      const turn = (x - 7) / 7.6;
      pen.path(
        ellipse(
          220 * Math.sin(turn * 1.5),
          -260 + y * 30 + Math.cos(turn * 1.5) * 50,
          7 * Math.cos(turn * 1.4),
          7,
        ),
        mix(palette.body, palette.ink, 0.6),
      );
    }
  for (let i = 1; i <= 4; i++)
    pen.stroke(
      ellipse(0, -380 - i * 40, 120 + i * 60, 26 + i * 12),
      cycle([palette.glow, palette.accent, palette.pop, palette.pale], i - 1),
      7,
      `opacity="${round(1.05 - i * 0.2)}"`,
    );
}

export const speakers: Motif = {
  palettes: ['ember', 'nebula', 'lilac', 'fog', 'sky'],
  backdrops: ['disc', 'lines', 'arch'],
  drawings: [
    { seen: 'a tall speaker sending out sound waves', draw: towerSpeaker },
    { seen: 'a round speaker with rings of sound above it', draw: roundSpeaker },
  ],
};
