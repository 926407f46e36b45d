import { mix } from '../color.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { ellipse, line, polygon, rect, wave } from '../shapes.ts';

/** Phishing: an envelope on a hook, above the water. */
function hookedEnvelope(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  const steel = mix(palette.pale, palette.ink, 0.25);
  pen.stroke(line([0, -900], [0, -560]), palette.pale, 6);
  pen.stroke(ellipse(0, -548, 20), steel, 14);
  const hook = `M0 -528V-300C0 -190 ${light * 170} -190 ${light * 170} -300`;
  pen.group(`translate(${light * 20} -290) rotate(${light * 10})`, () => {
    pen.block(-230 + light * 14, -116, 460, 290, 22, mix(palette.accent, palette.ink, 0.6));
    pen.block(-230, -130, 460, 290, 22, palette.accent, { shade: 0.7 });
    pen.path(polygon([-222, 152], [-30, 0], [30, 0], [222, 152]), mix(palette.accent, palette.ink, 0.18));
    pen.path(polygon([-226, -124], [226, -124], [0, 52]), mix(palette.accent, palette.pale, 0.3));
    pen.stroke(line([-222, -122], [0, 52], [222, -122]), mix(palette.accent, palette.ink, 0.4), 7);
    pen.ball(0, 30, 40, palette.pop);
  });
  pen.stroke(hook, mix(palette.ink, palette.pale, 0.2), 34);
  pen.stroke(hook, steel, 24);
  pen.path(polygon([light * 196, -286], [light * 144, -290], [light * 176, -372]), steel);
  for (const [y, color] of [
    [-30, mix(palette.glow, palette.floor, 0.4)],
    [30, mix(palette.pop, palette.floor, 0.5)],
  ] as const) {
    const sea = wave(-900, 900, y, 22, 260, random.next(), 400);
    pen.solid(sea, [-900, y - 20, 1800, 300], color, { angle: 90, shade: 0.7 });
  }
}

/** A beetle with circuit legs, walking over code. */
function codeBug(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  for (let row = 0; row < 9; row++) {
    let x = -620;
    while (x < 600) {
      const length = random.between(30, 160);
      const color = random.pick([palette.glow, palette.pop, palette.pale]);
      pen.path(rect(x, -590 + row * 68, length, 18, 9), mix(color, palette.wallLow, 0.55), 'opacity=".75"');
      x += length + 18;
    }
  }
  pen.group(`translate(0 -290) rotate(${light * 24})`, () => {
    pen.path(ellipse(light * 24, 34, 180, 230), mix(palette.wallLow, palette.ink, 0.7), 'opacity=".6"');
    for (const side of [-1, 1]) {
      for (const y of [-90, 10, 110]) {
        const leg = line([side * 110, y], [side * 210, y - 30], [side * 270, y + 40]);
        pen.stroke(leg, palette.ink, 20);
        pen.ball(side * 270, y + 40, 17, palette.glow);
      }
      pen.stroke(`M${side * 40} -210Q${side * 60} -290 ${side * 130} -310`, palette.ink, 14);
    }
    pen.ball(0, -180, 84, mix(palette.ink, palette.accent, 0.25));
    for (const side of [-1, 1]) pen.path(ellipse(side * 40, -214, 17), palette.glow);
    const shell = ellipse(0, 30, 160, 200);
    pen.solid(shell, [-160, -170, 320, 400], palette.accent, { shade: 0.95 });
    pen.stroke(line([0, -160], [0, 226]), palette.ink, 10);
    for (const [x, y, radius] of [
      [-80, -50, 28],
      [80, -50, 28],
      [-94, 80, 34],
      [94, 80, 34],
    ] as const) {
      pen.path(ellipse(x, y, radius), palette.ink);
    }
  });
}

export const threats: Motif = {
  palettes: ['halpha', 'graphite', 'ember', 'sodium', 'tide'],
  backdrops: ['lines', 'plain'],
  drawings: [
    { seen: 'an envelope hanging from a fishing hook', draw: hookedEnvelope },
    { seen: 'a beetle crawling over lines of code', draw: codeBug },
  ],
};
