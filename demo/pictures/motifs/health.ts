import { mix } from '../color.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import { ellipse, line, rect } from '../shapes.ts';

function heartbeat(pen: Pen): void {
  const { palette } = pen;
  const heart =
    'M0 -40C-300 -250 -250 -480 -110 -480C-50 -480 -14 -440 0 -404C14 -440 50 -480 110 -480C250 -480 300 -250 0 -40z';
  const beat = 'M-900 -290H-190L-150 -410L-90 -160L-30 -460L20 -210L60 -290H900';
  pen.pool(0, 16, 260, 36, 0.6);
  pen.solid(heart, [-270, -480, 540, 440], palette.accent, { shade: 0.9 });
  pen.stroke(beat, palette.pale, 15);
  for (const x of [-250, 60]) pen.path(ellipse(x, -290, 16), palette.glow);
}

function capsule(pen: Pen, length: number, radius: number, color: string): void {
  const { palette } = pen;
  const outline = [-length / 2, -radius, length, 2 * radius] as const;
  pen.block(...outline, radius, palette.pale, { angle: 90, shadeColor: mix(palette.pale, palette.ink, 0.5) });
  pen.inside(rect(0, -radius, length / 2 + 4, 2 * radius), () =>
    pen.block(...outline, radius, color, { angle: 90, shade: 0.9 }),
  );
  pen.path(rect(-length * 0.36, -radius * 0.62, length * 0.72, radius * 0.16, 4), '#FFFFFF', 'opacity=".6"');
}

/** Capsules and tablets dropped on a table. */
function capsules(pen: Pen): void {
  const { light, palette } = pen;
  const drop = (x: number, y: number, angle: number, draw: () => void): void => {
    pen.pool(x + light * 24, y + 84, 190, 26, 0.55);
    pen.group(`translate(${x} ${y}) rotate(${angle})`, draw);
  };
  drop(light * 20, -330, light * -32, () => capsule(pen, 470, 100, palette.accent));
  drop(-light * 270, -110, light * 18, () => capsule(pen, 320, 70, palette.pop));
  for (const [x, y, color] of [
    [light * 190, -96, palette.glow],
    [light * 340, -70, palette.body],
  ] as const) {
    pen.cast(x - 80, y + 60, 160, 60);
    pen.cylinder(x, y, 84, 46, color, { depth: 40 });
    pen.stroke(line([x - 52, y + 12], [x + 52, y - 12]), mix(color, palette.ink, 0.4), 7);
  }
}

export const health: Motif = {
  palettes: ['rose', 'mint', 'sky', 'fog', 'apricot'],
  backdrops: ['disc', 'lines', 'arch'],
  drawings: [
    { seen: 'a heart crossed by a pulse line', draw: heartbeat },
    { seen: 'capsules and tablets on a table', draw: capsules },
  ],
};
