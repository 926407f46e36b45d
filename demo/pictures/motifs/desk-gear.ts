import { mix } from '../color.ts';
import { cycle } from '../cycle.ts';
import { type Motif, scaled } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { ellipse, line, polygon, rect, rectWithCorners } from '../shapes.ts';

/** A keyboard and a mouse seen from above, tilted toward the reader. */
function keyboardAndMouse(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  pen.pool(light * 20, 0, 480, 60, 0.55);
  pen.group(`translate(${-light * 70} -270) rotate(${light * -9})`, () => {
    pen.block(-390 + light * 10, -170, 780, 360, 34, mix(palette.body, palette.ink, 0.6));
    pen.block(-390, -190, 780, 360, 34, palette.body, { shade: 0.7 });
    const caps = [palette.pale, palette.pale, palette.pale, palette.accent, palette.glow, palette.pop];
    for (let row = 0; row < 4; row++) {
      for (let column = 0; column < 11; column++) {
        if (row === 3 && column > 2 && column < 8) continue;
        const [x, y] = [column * 67 - 366, row * 78 - 166];
        const cap = random.pick(caps);
        pen.path(rect(x, y + 8, 58, 62, 12), mix(cap, palette.ink, 0.5));
        pen.path(rect(x, y, 58, 60, 12), cap);
      }
    }
    pen.path(rect(-165, 76, 326, 62, 12), mix(palette.accent, palette.ink, 0.5));
    pen.path(rect(-165, 68, 326, 60, 12), palette.accent);
  });
  pen.group(`translate(${light * 400} -190) rotate(${light * 8})`, () => {
    pen.pool(light * 20, 130, 110, 26, 0.6);
    pen.block(-84, -140, 168, 270, 84, palette.pop, { shade: 0.9 });
    pen.stroke(line([0, -134], [0, -40]), mix(palette.pop, palette.ink, 0.5), 5);
    pen.block(-13, -112, 26, 62, 13, palette.pale);
  });
}

/** A camera on a small tripod, made for calls. */
function webcam(pen: Pen): void {
  const { light, palette } = pen;
  pen.cast(-150, 0, 300, 130);
  for (const x of [-170, 0, 170])
    pen.stroke(line([0, -170], [x, -8]), mix(palette.ink, palette.body, 0.3), 24);
  pen.block(-24, -260, 48, 110, 10, mix(palette.ink, palette.pale, 0.35));
  pen.block(-280, -520, 560, 280, 130, palette.accent, { shade: 0.9 });
  pen.path(ellipse(0, -380, 112), palette.ink);
  pen.stroke(ellipse(0, -380, 96), mix(palette.pale, palette.ink, 0.3), 14);
  pen.ball(0, -380, 66, mix(palette.pop, palette.ink, 0.35));
  pen.path(ellipse(-light * 24, -406, 18), palette.pale);
  pen.path(ellipse(190, -380, 15), palette.glow);
  for (let hole = 0; hole < 9; hole++) {
    const [column, row] = [hole % 3, Math.floor(hole / 3)];
    pen.path(ellipse(-214 + column * 26, -406 + row * 26, 7), mix(palette.accent, palette.ink, 0.55));
  }
}

/** A shredder turning a page into confetti. */
function shredder(pen: Pen, random: Random): void {
  const { palette } = pen;
  const colors = [palette.pale, palette.glow, palette.accent, palette.pop];
  pen.cast(-220, 0, 440, 130);
  const page = polygon([-130, -620], [130, -620], [130, -380], [-130, -380]);
  pen.path(page, palette.pale);
  for (let row = 0; row < 4; row++) {
    pen.path(
      rect(-96, -584 + row * 44, 190 - (row % 3) * 46, 14, 7),
      cycle([palette.accent, palette.pop], row),
    );
  }
  pen.block(-230, -400, 460, 110, 26, mix(palette.ink, palette.body, 0.25), { shade: 0.4, shine: 0.3 });
  pen.path(rect(-160, -392, 320, 14, 7), palette.ink);
  pen.path(ellipse(180, -340, 12), palette.glow);
  const bin = rectWithCorners(-210, -290, 420, 290, [0, 0, 30, 30]);
  pen.solid(bin, [-210, -290, 420, 290], palette.body, { shade: 0.8 });
  const slot = rect(-150, -250, 300, 200, 20);
  pen.path(slot, palette.ink);
  pen.inside(slot, () => {
    for (let strip = 0; strip < 46; strip++) {
      const x = random.between(-150, 140);
      const top = random.between(-240, -120);
      pen.stroke(line([x, top], [x + random.between(-30, 30), -46]), random.pick(colors), 9);
    }
  });
}

export const deskGear: Motif = {
  palettes: ['lilac', 'fog', 'ember', 'mint', 'argon'],
  backdrops: ['window', 'lines', 'disc'],
  drawings: [
    { seen: 'a keyboard with colored keys and a mouse', draw: keyboardAndMouse },
    { seen: 'a camera for calls on a small tripod', draw: webcam },
    { seen: 'a shredder turning a page into strips', draw: scaled(shredder, 0.9) },
  ],
};
