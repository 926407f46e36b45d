import { mix } from '../color.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { ellipse, line, rect } from '../shapes.ts';

/** A beat as a line: flat, a spike, flat. */
function pulse(x: number, y: number, width: number, height: number): string {
  const at = (part: number, rise: number) => [x + width * part, y - height * rise] as const;
  return line(at(0, 0), at(0.32, 0), at(0.42, 0.5), at(0.52, -0.45), at(0.6, 0.25), at(0.68, 0), at(1, 0));
}

function cuffMonitor(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-300, 0, 600, 110);
    pen.stroke('M40 -60C140 60 190 -10 210 -120', mix(palette.ink, palette.body, 0.3), 16);
    pen.cylinder(270, -250, 120, 240, palette.accent, { lid: mix(palette.accent, palette.ink, 0.5) });
    pen.block(160, -170, 220, 60, 8, mix(palette.accent, palette.pale, 0.35), { shade: 0.6 });
    pen.block(-330, -340, 390, 340, 46, palette.body, { shade: 0.7 });
    pen.path(rect(-296, -306, 322, 190, 18), palette.ink);
    pen.stroke(pulse(-276, -206, 282, random.between(90, 130)), palette.glow, 10);
    pen.path(ellipse(-10, -274, 11), palette.pop);
    pen.block(-190, -92, 110, 62, 30, palette.pop, { shade: 0.6 });
  });
}

function bedsideMonitor(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.cast(-60, 0, 120, 110);
  pen.block(-18, -200, 36, 190, 8, mix(palette.pale, palette.ink, 0.3));
  pen.block(-150, -26, 300, 26, 13, mix(palette.pale, palette.ink, 0.3), { angle: 90 });
  pen.block(-290, -520, 580, 350, 34, palette.body, { shade: 0.7 });
  pen.path(rect(-258, -488, 410, 286, 14), palette.ink);
  for (const [i, color] of [palette.glow, palette.pop, palette.accent].entries())
    pen.stroke(pulse(-240, -420 + i * 86, 374, random.between(40, 90)), color, 8);
  for (const [i, color] of [palette.glow, palette.pop, palette.accent].entries())
    pen.block(184, -476 + i * 92, 72, 62, 18, color, { shade: 0.5 });
}

export const homeMonitors: Motif = {
  palettes: ['sky', 'mint', 'rose', 'fog', 'nebula', 'apricot'],
  backdrops: ['disc', 'window', 'arch', 'lines'],
  drawings: [
    { seen: 'a blood pressure monitor with its cuff', draw: cuffMonitor },
    { seen: 'a bedside monitor with three lines', draw: bedsideMonitor },
  ],
};
