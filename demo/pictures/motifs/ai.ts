import { mix } from '../color.ts';
import { cycle } from '../cycle.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { ellipse, line, type Point, polygon, rect, round, wave } from '../shapes.ts';

function chipWithTraces(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  const cy = -290;
  const pins = 9;
  for (const side of [0, 90, 180, 270])
    pen.group(`translate(0 ${cy}) rotate(${side})`, () => {
      for (let i = 0; i < pins; i++) {
        const x = (i - (pins - 1) / 2) * 30;
        const far = random.between(120, 330);
        const jog = (i - (pins - 1) / 2) * random.between(8, 26);
        const bend = -210 - Math.abs(jog);
        const trace = `M${round(x)} -150V-210L${round(x + jog)} ${round(bend)}V${round(bend - far)}`;
        const color = random.pick([
          palette.glow,
          palette.pop,
          palette.accent,
          mix(palette.glow, palette.pale, 0.5),
        ]);
        pen.stroke(trace, color, 6, 'opacity=".9"');
        pen.path(ellipse(x + jog, bend - far, 9), color);
        pen.path(rect(x - 8, -172, 16, 30, 3), mix(palette.body, palette.ink, 0.2));
      }
    });
  pen.spray(
    rect(-150 + light * 30, cy - 120, 300, 300, 26),
    pen.linear(0, cy, light * 200, cy + 200, [0, palette.ink, 0.9], [1, palette.ink, 0.3]),
  );
  pen.block(-150, cy - 150, 300, 300, 26, palette.body, { shade: 0.8 });
  pen.block(-100, cy - 100, 200, 200, 12, palette.ink, {
    shineColor: mix(palette.ink, palette.pop, 0.6),
    shine: 0.7,
    shade: 0,
  });
  pen.inside(rect(-80, cy - 80, 160, 160), () => {
    const thoughts = [palette.glow, palette.pop, palette.accent, palette.pale];
    for (let i = 0; i < 5; i++) {
      const thought = wave(-72, 72, cy - 48 + i * 24, 12, 36 + i * 9, random.next());
      pen.stroke(thought, cycle(thoughts, i), 6);
    }
  });
}

/** A sphere in halftone: the dots grow where its surface faces the light. */
function halftoneMind(pen: Pen): void {
  const { light, palette } = pen;
  const radius = 262;
  const cy = -300;
  const step = 26;
  const colorFor = (brightness: number): string => {
    if (brightness > 0.82) return palette.pale;
    if (brightness > 0.5) return palette.glow;
    return brightness > 0.22 ? palette.accent : palette.pop;
  };
  // The far half of the orbit goes behind the sphere, the near half in front.
  pen.stroke(`M-440 ${cy + 60}A440 96 0 0 1 440 ${cy - 60}`, mix(palette.accent, palette.ink, 0.2), 10);
  pen.path(ellipse(0, cy, radius + 6), mix(palette.wallTop, palette.ink, 0.35));
  for (let row = 0; row * step <= 2 * radius; row++) {
    const y = row * step - radius;
    for (let x = ((row % 2) * step) / 2 - radius; x <= radius; x += step) {
      const distance = (x * x + y * y) / (radius * radius);
      if (distance > 0.97) continue;
      const depth = Math.sqrt(1 - distance);
      const facing = (x / radius) * -light * 0.5 + (y / radius) * -0.55 + depth * 0.67;
      const brightness = Math.max(0, facing);
      pen.path(ellipse(x, cy + y, 2 + 12.5 * brightness ** 0.85), colorFor(brightness));
    }
  }
  pen.stroke(`M-440 ${cy + 60}A440 96 0 0 0 440 ${cy - 60}`, palette.accent, 14);
  pen.ball(-light * 380, cy + light * 50 + 62, 34, palette.pop);
  pen.pool(0, 26, 300, 40, 0.6);
}

/** Four sheets of a network; nodes on one sheet reach for nodes on the next. */
function layersOfNodes(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  const heightOf = (layer: number): number => -80 - layer * 118;
  const colors = [palette.accent, palette.body, palette.pop, palette.glow];
  const nodesPerLayer = colors.map((_, layer) =>
    Array.from({ length: 5 }, (): Point => {
      const along = random.between(-0.62, 0.62);
      const across = random.between(-0.62, 0.62);
      return [(along - across) * 181.5, heightOf(layer) + (along + across) * 66];
    }),
  );
  pen.pool(light * 60, 10, 420, 60, 0.6);
  for (const [layer, nodes] of nodesPerLayer.entries()) {
    const y = heightOf(layer);
    const scale = 1 - layer * 0.06;
    const sheet = polygon([-330 * scale, y], [0, y - 120 * scale], [330 * scale, y], [0, y + 120 * scale]);
    pen.solid(sheet, [-330, y - 120, 660, 240], cycle(colors, layer), { shade: 0.75, shine: 0.6 });
    const above = nodesPerLayer[layer + 1];
    for (const node of nodes) {
      pen.path(ellipse(node[0], node[1], 15, 8), layer === 1 ? palette.ink : palette.pale);
      if (!above) continue;
      for (let link = 0; link < 2; link++) {
        pen.stroke(line(node, random.pick(above)), palette.pale, 2.5, 'opacity=".75"');
      }
    }
  }
}

export const ai: Motif = {
  palettes: ['ultra', 'sodium', 'graphite', 'lilac', 'tide', 'ember'],
  backdrops: ['lines', 'plain'],
  drawings: [
    { seen: 'a processor with bright traces running from every side', draw: chipWithTraces },
    { seen: 'a sphere of dots with a moon in orbit', draw: halftoneMind },
    { seen: 'four floating sheets of connected nodes', draw: layersOfNodes },
  ],
};
