import { mix } from '../color.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import { ellipse, rect, round } from '../shapes.ts';

/** A ring standing on its edge. Its hole is real: the room shows through it. */
function ring(pen: Pen, x: number, y: number, size: number, color: string): void {
  const { light, palette } = pen;
  const band = ellipse(0, 0, 182) + ellipse(0, 0, 128);
  const cover = rect(-190, -190, 380, 380);
  const dusk = mix(color, palette.ink, 0.7);
  const gleam = mix(color, '#FFFFFF', 0.65);
  pen.group(`translate(${x} ${y}) rotate(${light * -14}) scale(${size})`, () => {
    pen.pool(light * 20, 196, 190, 26, 0.6);
    pen.stroke(ellipse(light * 34, 0, 154), mix(color, palette.ink, 0.55), 54);
    for (const angle of [-34, 0, 34]) {
      pen.group(`translate(${light * 26} 0) rotate(${angle})`, () =>
        pen.path(rect(-15, 112, 30, 26, 9), palette.glow),
      );
    }
    pen.path(band, color, 'fill-rule="evenodd"');
    pen.inside(
      band,
      () => {
        const across = [-light * 182, -120, light * 182, 120] as const;
        pen.spray(cover, pen.linear(...across, [0.4, dusk, 0], [1, dusk, 0.9]));
        pen.spray(cover, pen.linear(...across, [0, gleam, 0.85], [0.4, gleam, 0]));
      },
      'evenodd',
    );
  });
}

function smartRings(pen: Pen): void {
  const { light, palette } = pen;
  ring(pen, -light * 190, -190, 0.86, palette.pop);
  ring(pen, light * 140, -270, 1.3, palette.accent);
}

/** A fitness band closed into a loop, its display along the top. */
function fitnessBand(pen: Pen): void {
  const { light, palette } = pen;
  const strap = palette.accent;
  pen.pool(light * 20, 6, 320, 44, 0.65);
  pen.group(`translate(0 -270) rotate(${light * -8})`, () => {
    pen.stroke(ellipse(0, 20, 230, 220), mix(strap, palette.ink, 0.6), 92);
    pen.stroke(ellipse(0, 10, 230, 220), strap, 78);
    pen.stroke(ellipse(0, -2, 240, 226), mix(strap, '#FFFFFF', 0.5), 8, 'opacity=".7"');
    for (let hole = 0; hole < 5; hole++) {
      const angle = (60 + hole * 15) * (Math.PI / 180);
      pen.path(ellipse(Math.cos(angle) * 230, 10 + Math.sin(angle) * 220, 11), mix(strap, palette.ink, 0.7));
    }
    pen.block(-120, -300, 240, 150, 60, palette.body, { shade: 0.8 });
    pen.path(rect(-98, -280, 196, 110, 46), palette.ink);
    const beat = 'M-76 -224H-40L-24 -256L0 -192L22 -244L36 -224H76';
    pen.stroke(beat, palette.glow, 9);
  });
}

/** Glasses with a light of their own. */
function smartGlasses(pen: Pen): void {
  const { light, palette } = pen;
  const frame = palette.body;
  pen.pool(0, 6, 420, 40, 0.6);
  pen.group(`translate(0 -260) rotate(${light * -4})`, () => {
    for (const side of [-1, 1]) {
      // The temples fold back behind the lenses.
      const temple = `M${side * 356} -50C${side * 420} -80 ${side * 410} -150 ${side * 250} -150`;
      pen.stroke(temple, mix(frame, palette.ink, 0.45), 26);
    }
    for (const side of [-1, 1]) {
      const [x, y, width, height] = [side * 200 - 160, -100, 320, 230] as const;
      const glass = rect(x, y, width, height, 90);
      pen.path(glass, mix(palette.pop, palette.ink, 0.2), 'opacity=".85"');
      pen.inside(glass, () => {
        const across = [x, y, x + width, y + height] as const;
        pen.spray(glass, pen.linear(...across, [0, palette.glow, 0.95], [0.6, palette.glow, 0]));
        for (let bar = 0; bar < 4; bar++) {
          pen.path(
            rect(x + 90, y + 70 + bar * 28, round(140 - bar * 26), 10, 5),
            palette.pale,
            'opacity=".8"',
          );
        }
      });
      pen.stroke(glass, mix(frame, palette.ink, 0.5), 34);
      pen.stroke(glass, frame, 24);
    }
    pen.stroke('M-46 -20Q0 -56 46 -20', frame, 26);
    pen.path(ellipse(light * 350, -92, 12), palette.glow);
  });
}

export const wearables: Motif = {
  palettes: ['sulfur', 'sky', 'halpha', 'nebula', 'lilac'],
  backdrops: ['disc', 'lines', 'arch'],
  drawings: [
    { seen: 'two smart rings with sensors inside', draw: smartRings },
    { seen: 'a fitness band showing a heartbeat', draw: fitnessBand },
    { seen: 'a pair of smart glasses', draw: smartGlasses },
  ],
};
