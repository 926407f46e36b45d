import { mix } from '../color.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { screenArt } from '../screen-art.ts';
import { line, polygon, rect } from '../shapes.ts';

function tabletWithPencil(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  pen.cast(-300, 0, 560, 120, { slant: 1 });
  pen.group(`translate(0 -280) rotate(${light * -7})`, () => {
    pen.solid(
      rect(-330 + light * 16, -238 + 10, 660, 470, 36),
      [-330, -238, 660, 470],
      mix(palette.body, palette.ink, 0.5),
    );
    pen.path(rect(-330, -240, 660, 470, 36), mix(palette.ink, palette.body, 0.08));
    pen.inside(rect(-304, -214, 608, 418, 14), () => screenArt(pen, random, -304, -214, 608, 418));
  });
  pen.group(`translate(${light * 300} -10) rotate(${light * -62})`, () => {
    pen.block(-13, -470, 26, 440, 13, palette.pale, {
      angle: 0,
      shadeColor: mix(palette.pale, palette.ink, 0.6),
    });
    pen.path(polygon([-13, -34], [13, -34], [0, 6]), mix(palette.ink, palette.pale, 0.3));
    pen.path(rect(-13, -430, 26, 40), palette.accent);
  });
}

/** Standing on its keyboard, seen from the front. */
function tabletOnKeyboard(pen: Pen, random: Random): void {
  const { palette } = pen;
  const deck = polygon([-300, -60], [300, -60], [370, 0], [-370, 0]);
  pen.cast(-360, 4, 720, 120, { slant: 0.9 });
  pen.block(-290, -470, 580, 410, 32, mix(palette.body, palette.ink, 0.5), { shine: 0.3 });
  pen.path(rect(-280, -462, 560, 394, 26), mix(palette.ink, palette.body, 0.08));
  pen.inside(rect(-258, -440, 516, 350, 10), () => screenArt(pen, random, -258, -440, 516, 350));
  pen.solid(deck, [-370, -60, 740, 60], palette.accent, { angle: 90, shade: 0.4 });
  for (let row = 0; row < 3; row++) {
    const reach = 268 + row * 20;
    const keys = 'stroke-dasharray="26 7" stroke-linecap="butt"';
    pen.stroke(line([-reach, -47 + row * 16], [reach, -47 + row * 16]), palette.pale, 9, keys);
  }
  pen.path(rect(-370, 0, 740, 14, 7), mix(palette.accent, palette.ink, 0.4));
}

export const tablets: Motif = {
  palettes: ['sky', 'rose', 'graphite', 'mint', 'lilac'],
  backdrops: ['disc', 'lines', 'window'],
  drawings: [
    { seen: 'a tablet with a pencil resting on it', draw: tabletWithPencil },
    { seen: 'a tablet standing on a keyboard', draw: tabletOnKeyboard },
  ],
};
