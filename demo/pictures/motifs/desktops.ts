import { mix } from '../color.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { screenArt } from '../screen-art.ts';
import { ellipse, line, polygon, rect, round } from '../shapes.ts';

function keyboardStrip(pen: Pen, x: number, width: number): void {
  const { palette } = pen;
  const deck = polygon([x + 16, -20], [x + width - 16, -20], [x + width, 24], [x, 24]);
  pen.solid(deck, [x, -20, width, 44], palette.pale, {
    angle: 90,
    shadeColor: mix(palette.pale, palette.ink, 0.5),
  });
  for (const y of [-8, 6]) {
    const keys = 'stroke-dasharray="16 6" stroke-linecap="butt"';
    pen.stroke(line([x + 24, y], [x + width - 24, y]), mix(palette.pale, palette.ink, 0.5), 8, keys);
  }
}

/** A tower with a window on its fans, beside its monitor. */
function towerAndMonitor(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-420, 0, 500, 110, { slant: 0.9 });
    pen.path(rect(-230, -150, 60, 140), mix(palette.body, palette.ink, 0.4));
    pen.block(-300, -16, 200, 16, 6, mix(palette.body, palette.ink, 0.3));
    pen.block(-430, -480, 460, 330, 18, palette.body, { shade: 0.5 });
    pen.inside(rect(-412, -462, 424, 270, 6), () => screenArt(pen, random, -412, -462, 424, 270));
    pen.cast(130, 0, 250, 120);
    pen.block(130, -540, 250, 540, 22, mix(palette.ink, palette.body, 0.18), { shade: 0.4, shine: 0.3 });
    pen.path(rect(152, -512, 206, 440, 14), mix(palette.ink, palette.pop, 0.12));
    for (const [i, color] of [palette.glow, palette.accent, palette.pop].entries()) {
      const cy = -440 + i * 146;
      pen.stroke(ellipse(255, cy, 62), color, 12);
      for (let blade = 0; blade < 7; blade++) {
        pen.group(`translate(255 ${cy}) rotate(${round(blade * 51.4 + i * 17)})`, () =>
          pen.path('M0 0C-16 -18 -12 -40 4 -50C14 -34 12 -14 0 0z', mix(color, palette.ink, 0.35)),
        );
      }
      pen.path(ellipse(255, cy, 13), palette.pale);
    }
    pen.path(ellipse(166, -36, 9), palette.glow);
    keyboardStrip(pen, -400, 380);
  });
}

/** A whole computer behind one thin screen. */
function allInOne(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  const stand = polygon([-70, -150], [70, -150], [110, -14], [-110, -14]);
  pen.cast(-170, 0, 340, 120);
  pen.solid(stand, [-110, -150, 220, 136], mix(palette.pale, palette.ink, 0.25), { shade: 0.6 });
  pen.block(-180, -20, 360, 20, 10, mix(palette.pale, palette.ink, 0.15));
  pen.block(-370, -560, 740, 430, 26, palette.accent, { shade: 0.7 });
  pen.path(rect(-352, -542, 704, 350, 10), palette.ink);
  pen.inside(rect(-344, -534, 688, 334, 6), () => screenArt(pen, random, -344, -534, 688, 334));
  keyboardStrip(pen, -230, 380);
  pen.solid(ellipse(light > 0 ? 250 : 230, 8, 44, 20), [190, -12, 100, 40], palette.pale, {
    shadeColor: mix(palette.pale, palette.ink, 0.5),
  });
}

export const desktops: Motif = {
  palettes: ['graphite', 'sky', 'ultra', 'mint', 'sodium'],
  backdrops: ['lines', 'window', 'disc'],
  drawings: [
    { seen: 'a desktop tower with glowing fans beside a monitor', draw: towerAndMonitor },
    { seen: 'an all-in-one computer with a keyboard and mouse', draw: allInOne },
  ],
};
