import { mix } from '../color.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import { arc, ellipse, rect } from '../shapes.ts';

/** A ring standing upright, its sensors on the inside. */
function ring(pen: Pen, cx: number, cy: number, radius: number, fill: string): void {
  const { palette } = pen;
  const band = radius * 0.3;
  const hoop = `${ellipse(cx, cy, radius)}${ellipse(cx, cy, radius - band)}`;
  pen.path(ellipse(cx + pen.light * 16, cy, radius), mix(fill, palette.ink, 0.5));
  pen.inside(
    hoop,
    () => pen.block(cx - radius, cy - radius, 2 * radius, 2 * radius, 0, fill, { shade: 0.9 }),
    'evenodd',
  );
  pen.path(ellipse(cx, cy, radius - band), mix(palette.wallLow, palette.ink, 0.25));
  for (const degrees of [60, 90, 120]) {
    const angle = (degrees * Math.PI) / 180;
    pen.ball(
      cx + Math.cos(angle) * (radius - band * 1.15),
      cy + Math.sin(angle) * (radius - band * 1.15),
      band * 0.22,
      palette.glow,
    );
  }
}

function ringOnPuck(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-170, 0, 340, 120);
  pen.cylinder(0, -70, 190, 70, palette.body, { depth: 40 });
  ring(pen, 0, -300, 210, palette.accent);
  for (let i = 1; i <= 2; i++) pen.stroke(arc(0, -300, 226 + i * 34, 210, 330), palette.glow, 9);
}

function threeRings(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-360, 0, 720, 110);
  pen.block(-400, -60, 800, 60, 10, mix(palette.floor, palette.pale, 0.3), { angle: 90 });
  for (const [i, fill] of [palette.pop, palette.body, palette.accent].entries()) {
    const x = (i - 1) * 250;
    pen.path(rect(x - 40, -92, 80, 34, 8), mix(palette.ink, palette.body, 0.3));
    ring(pen, x, -190 - (i % 2) * 26, 108 + (i % 2) * 26, fill);
  }
}

export const rings: Motif = {
  palettes: ['sulfur', 'sky', 'lilac', 'nebula', 'rose', 'graphite'],
  backdrops: ['disc', 'lines', 'arch', 'plain'],
  drawings: [
    { seen: 'a smart ring standing on its charger', draw: ringOnPuck },
    { seen: 'three smart rings on a shelf', draw: threeRings },
  ],
};
