import { mix } from '../color.ts';
import { cycle } from '../cycle.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { arc, ellipse, polygon, rect, wave } from '../shapes.ts';

function padlock(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  const color = random.pick([palette.accent, palette.body]);
  const isOpen = random.chance(0.25);
  pen.cast(-190, 0, 380, 140);
  pen.group(isOpen ? `translate(0 -60) rotate(${light * 16} ${light * 120} -300)` : 'scale(1)', () => {
    const outline = 'M-122 -290V-390C-122 -548 122 -548 122 -390V-290';
    pen.stroke(outline, mix(palette.ink, palette.pale, 0.2), 66);
    pen.stroke(outline, mix(palette.pale, palette.ink, 0.2), 52);
    pen.stroke('M-132 -300V-390C-132 -552 132 -552 132 -390', palette.pale, 7, 'opacity=".85"');
  });
  pen.block(-200, -322, 400, 322, 40, color, { shade: 0.95 });
  for (let i = 0; i < 5; i++) pen.path(rect(-200, -264 + i * 46, 400, 4), mix(color, palette.ink, 0.22));
  pen.path(ellipse(0, -186, 44), palette.ink);
  pen.path(polygon([-20, -170], [20, -170], [34, -76], [-34, -76]), palette.ink);
  pen.path(ellipse(-light * 12, -198, 9), palette.glow);
}

/** Broken ridges around a core, with the scanner's line across them. */
function fingerprint(pen: Pen, random: Random): void {
  const { palette } = pen;
  const cy = -270;
  const colors = [palette.glow, palette.accent, palette.pop, palette.pale, palette.body];
  pen.group(`translate(0 ${cy}) scale(.93 1.08)`, () => {
    for (let ridge = 0; ridge < 10; ridge++) {
      const start = random.between(-20, 30);
      let angle = start;
      while (angle < start + 330) {
        const length = random.between(40, 150);
        pen.stroke(arc(0, 0, 24 + ridge * 25, angle, angle + length), cycle(colors, ridge), 12);
        angle += length + random.between(9, 26);
      }
    }
  });
  pen.path(rect(-520, cy - 3 + random.between(-80, 80), 1040, 6, 3), palette.pale);
  const beam = pen.linear(0, cy, 0, cy + 90, [0, palette.glow, 0.5], [1, palette.glow, 0]);
  pen.spray(rect(-520, cy, 1040, 90), beam);
}

function keyholeDoor(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  const outline = `M-116 -330A150 150 0 1 1 116 -330L186 0H-186z`;
  pen.spray(
    polygon([-186, 0], [186, 0], [420 + light * 260, 260], [-420 + light * 260, 260]),
    pen.linear(0, 0, 0, 240, [0, palette.glow, 1], [1, palette.glow, 0.05]),
  );
  pen.path(outline, palette.glow);
  pen.inside(outline, () => {
    pen.spray(
      rect(-200, -600, 400, 600),
      pen.linear(-light * 180, 0, light * 180, 0, [0, palette.accent, 0.9], [0.7, palette.accent, 0]),
    );
    pen.path(ellipse(light * 20, -300, 92), palette.pale);
    pen.path(wave(-220, 220, -120, 22, 220, random.next(), 10), palette.pop);
    pen.path(wave(-220, 220, -60, 20, 260, random.next(), 10), mix(palette.pop, palette.ink, 0.45));
  });
  // A small figure in the doorway gives the keyhole its size.
  pen.group(`translate(${-light * 60} 0)`, () => {
    pen.cast(-18, 0, 36, 120, { strength: 0.9, slant: 1.2 });
    pen.path('M-20 0V-70C-20 -96 20 -96 20 -70V0z', palette.ink);
    pen.path(ellipse(0, -112, 19), palette.ink);
  });
}

export const security: Motif = {
  palettes: ['halpha', 'graphite', 'argon', 'sodium', 'fog'],
  backdrops: ['lines', 'disc', 'arch', 'window'],
  drawings: [
    { seen: 'a large padlock', draw: padlock },
    { seen: 'a fingerprint under a scanning line', draw: fingerprint },
    { seen: 'a small figure in a bright doorway shaped like a keyhole', draw: keyholeDoor },
  ],
};
