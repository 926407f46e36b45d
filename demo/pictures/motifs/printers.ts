import { mix } from '../color.ts';
import { type Motif, scaled } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { screenArt } from '../screen-art.ts';
import { ellipse, line, polygon, rect, rectWithCorners } from '../shapes.ts';

/** A desktop printer with a finished picture sliding out of it. */
function printerWithPage(pen: Pen, random: Random): void {
  const { palette } = pen;
  const casing = palette.body;
  const dark = mix(casing, palette.ink, 0.55);
  pen.cast(-340, 0, 680, 130, { slant: 1 });
  // Blank paper waits in the feeder behind.
  const feeder = polygon([-170, -540], [170, -540], [200, -330], [-200, -330]);
  pen.solid(feeder, [-200, -540, 400, 210], palette.pale, {
    shadeColor: mix(palette.pale, palette.ink, 0.5),
  });
  pen.block(-230, -380, 460, 60, 14, dark);
  pen.block(-340, -340, 680, 340, 44, casing, { shade: 0.85 });
  pen.path(rect(-340, -196, 680, 8), mix(casing, palette.ink, 0.3));
  pen.path(rect(-220, -160, 440, 60, 12), palette.ink);
  const page = polygon([-180, -128], [180, -128], [214, 70], [-214, 70]);
  pen.path(page, palette.pale);
  pen.inside(polygon([-158, -104], [158, -104], [186, 50], [-186, 50]), () =>
    screenArt(pen, random, -190, -104, 380, 156),
  );
  // The slot throws its shade on the page.
  pen.inside(page, () => {
    const shade = pen.linear(0, -128, 0, -60, [0, palette.ink, 0.8], [1, palette.ink, 0]);
    pen.spray(rect(-220, -130, 440, 80), shade);
  });
  pen.path(rect(110, -300, 170, 68, 14), palette.ink);
  pen.path(rect(126, -284, 70, 36, 6), palette.glow);
  for (const x of [222, 254]) pen.path(ellipse(x, -266, 10), palette.accent);
  pen.ball(-270, -266, 24, palette.accent);
}

/** A printer that builds: an open frame, a bed and a vase half made. */
function threeDPrinter(pen: Pen): void {
  const { light, palette } = pen;
  const frame = mix(palette.ink, palette.body, 0.3);
  pen.cast(-290, 0, 580, 120);
  for (const x of [-270, 230]) pen.block(x, -560, 40, 500, 8, frame);
  pen.block(-290, -580, 580, 50, 14, palette.body, { shade: 0.7 });
  pen.block(-310, -80, 620, 80, 20, palette.body, { shade: 0.85 });
  pen.path(rect(-60, -56, 120, 32, 8), palette.ink);
  pen.path(rect(-48, -46, 60, 12, 4), palette.glow);
  pen.block(-190, -104, 380, 26, 8, frame);
  const layers = 13;
  for (let i = 0; i < layers; i++) {
    // The belly of the vase follows a slow wave.
    const half = 74 + Math.sin(i * 0.42) * 46;
    pen.block(-half, -124 - i * 19, half * 2, 20, 10, mix(palette.accent, palette.pop, i / layers), {
      shade: 0.9,
    });
  }
  const nozzle = -124 - layers * 19;
  pen.stroke(line([-250, nozzle - 70], [250, nozzle - 70]), mix(palette.pale, palette.ink, 0.35), 16);
  pen.block(light * 40 - 60, nozzle - 118, 120, 90, 14, palette.pop, { shade: 0.8 });
  pen.path(
    polygon([light * 40 - 22, nozzle - 28], [light * 40 + 22, nozzle - 28], [light * 40, nozzle + 14]),
    palette.glow,
  );
  pen.solid(rectWithCorners(-90, -660, 180, 84, [42, 42, 0, 0]), [-90, -660, 180, 84], palette.glow);
}

export const printers: Motif = {
  palettes: ['fog', 'apricot', 'mint', 'argon', 'lilac'],
  backdrops: ['window', 'arch', 'lines', 'disc'],
  drawings: [
    { seen: 'a desktop printer with a printed picture sliding out', draw: printerWithPage },
    { seen: 'a 3D printer building a vase', draw: scaled(threeDPrinter, 0.82) },
  ],
};
