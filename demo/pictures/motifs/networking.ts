import { mix } from '../color.ts';
import { cycle } from '../cycle.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { arc, ellipse, polygon, rect, round, wave } from '../shapes.ts';

function router(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  const count = random.whole(3, 4);
  for (let i = 1; i <= 5; i++)
    pen.stroke(
      arc(0, -330, 70 + i * 78, 205, 335),
      palette.glow,
      11 - i,
      `opacity="${round(0.95 - i * 0.15)}"`,
    );
  pen.cast(-300, 0, 600, 120);
  for (let i = 0; i < count; i++) {
    const x = (i - (count - 1) / 2) * (480 / (count - 1));
    pen.group(`translate(${round(x)} -90) rotate(${round((i - (count - 1) / 2) * 8)})`, () => {
      pen.block(-11, -270, 22, 280, 11, mix(palette.body, palette.ink, 0.28), { angle: light > 0 ? 0 : 180 });
      pen.block(-15, -70, 30, 70, 6, mix(palette.body, palette.ink, 0.45));
    });
  }
  pen.block(-312, -112, 624, 112, 26, palette.body, { shade: 0.8 });
  pen.path(rect(-312, -40, 624, 8), mix(palette.body, palette.ink, 0.3));
  for (let i = 0; i < 7; i++)
    pen.path(
      ellipse(-260 + i * 34, -76, 7),
      i < random.whole(2, 6) ? palette.accent : mix(palette.body, palette.ink, 0.4),
    );
  pen.stroke(wave(170, 270, -76, 16, 50), palette.accent, 7);
}

function meshNodes(pen: Pen): void {
  const { palette } = pen;
  // x, y, scale: the largest stands in front.
  const nodes = [
    [-300, 0, 0.82],
    [300, -20, 0.7],
    [0, 50, 1.1],
  ] as const;
  const links = nodes.map(([x, y, scale]) => [x, y - 190 * scale] as const);
  pen.stroke(polygon(...links), palette.glow, 5, 'stroke-dasharray="2 16"');
  for (const [x, y, scale] of nodes) {
    pen.group(`translate(${x} ${y}) scale(${scale})`, () => {
      for (let i = 1; i <= 3; i++)
        pen.stroke(
          ellipse(0, -188, 110 + i * 48, (110 + i * 48) * 0.3),
          palette.glow,
          6,
          `opacity="${round(0.9 - i * 0.24)}"`,
        );
      pen.cast(-100, 8, 200, 90);
      pen.cylinder(0, -180, 104, 186, palette.body, { lid: mix(palette.body, palette.accent, 0.2) });
      pen.path(rect(-104, -60, 208, 8), mix(palette.body, palette.ink, 0.25));
      pen.path(ellipse(0, -180, 34, 9), palette.accent);
    });
  }
}

function patchPanel(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  const colors = [
    palette.accent,
    palette.glow,
    palette.pop,
    palette.pale,
    mix(palette.accent, palette.glow, 0.5),
    mix(palette.pop, palette.pale, 0.4),
  ];
  pen.cast(-430, 0, 860, 110, { slant: 0.8 });
  pen.block(-430, -470, 860, 190, 16, mix(palette.ink, palette.body, 0.16), {
    shade: 0.6,
    shineColor: mix(palette.ink, palette.pale, 0.4),
  });
  for (let i = 0; i < 12; i++)
    pen.path(rect(-394 + i * 67, -420, 52, 46, 5), mix(palette.ink, palette.body, 0.04));
  for (let i = 0; i < 12; i++)
    pen.path(ellipse(-368 + i * 67, -440, 4), random.chance(0.7) ? palette.glow : palette.accent);
  for (let i = 0; i < colors.length; i++) {
    const socket = -368 + random.whole(0, 11) * 67;
    const floor = -400 + i * 160 + random.between(-30, 30);
    const color = cycle(colors, i);
    const outline = `M${round(socket)} -392C${round(socket)} ${round(-120 + random.between(-80, 120))} ${round(floor)} -260 ${round(floor)} 40`;
    pen.stroke(outline, mix(color, palette.ink, 0.55), 30);
    pen.stroke(outline, color, 22);
    pen.stroke(outline, mix(color, '#FFFFFF', 0.6), 4, `transform="translate(${-light * 5} 0)" opacity=".8"`);
    pen.block(socket - 22, -412, 44, 64, 6, mix(color, palette.ink, 0.15));
  }
}

export const networking: Motif = {
  palettes: ['tide', 'nebula', 'fog', 'ultra', 'ember'],
  backdrops: ['lines', 'plain', 'window'],
  drawings: [
    { seen: 'a router with tall antennas sending out signals', draw: router },
    { seen: 'three mesh nodes joined by dotted links', draw: meshNodes },
    { seen: 'colored cables running into a patch panel', draw: patchPanel },
  ],
};
