import { mix } from '../color.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import { ellipse, rect } from '../shapes.ts';

const KEY =
  'M-210 -130A130 130 0 1 0 -210 130A130 130 0 0 0 -96 64H250L310 10L250 -44L220 -20L180 -50L140 -20L100 -50L60 -24H-96A130 130 0 0 0 -210 -130zM-250 -46A46 46 0 1 1 -250 46A46 46 0 1 1 -250 -46z';

function key(pen: Pen): void {
  const { light, palette } = pen;
  const cover = rect(-360, -150, 700, 300);
  const hole = 'fill-rule="evenodd"';
  pen.pool(0, 4, 420, 44, 0.6);
  pen.group(`translate(0 -290) rotate(${light * -24})`, () => {
    const edge = `${hole} transform="translate(${light * 14} 20)"`;
    pen.path(KEY, mix(palette.glow, palette.ink, 0.55), edge);
    pen.path(KEY, palette.glow, hole);
    pen.inside(
      KEY,
      () => {
        pen.spray(cover, pen.linear(0, -130, 0, 130, [0.35, palette.accent, 0], [1, palette.accent, 1]));
        pen.spray(cover, pen.linear(0, -130, 0, 40, [0, palette.pale, 0.9], [1, palette.pale, 0]));
      },
      'evenodd',
    );
  });
}

/** A safe with a dial: the manager that keeps all the other keys. */
function safe(pen: Pen): void {
  const { light, palette } = pen;
  const cy = -290;
  pen.cast(-280, 0, 560, 130);
  for (const x of [-220, 150]) pen.path(rect(x, -34, 70, 34), mix(palette.body, palette.ink, 0.7));
  pen.block(-290, -560, 580, 530, 44, palette.body, { shade: 0.85 });
  pen.block(-240, -510, 480, 430, 26, mix(palette.body, palette.ink, 0.16), { shade: 0.5 });
  for (const y of [-470, -190])
    pen.block(-light * 262 - 20, y, 40, 80, 10, mix(palette.ink, palette.pale, 0.3));
  pen.ball(0, cy, 150, palette.accent);
  pen.path(ellipse(0, cy, 112), palette.ink);
  for (let tick = 0; tick < 24; tick++) {
    const shape = rect(-3, -102, 6, tick % 6 === 0 ? 28 : 16, 3);
    pen.group(`translate(0 ${cy}) rotate(${tick * 15})`, () =>
      pen.path(shape, tick % 6 === 0 ? palette.glow : mix(palette.ink, palette.pale, 0.55)),
    );
  }
  for (let spoke = 0; spoke < 3; spoke++) {
    pen.group(`translate(0 ${cy}) rotate(${spoke * 120 + 20})`, () => {
      pen.block(-11, -78, 22, 78, 11, palette.pale, { shade: 0.5 });
      pen.ball(0, -76, 17, palette.pop);
    });
  }
  pen.ball(0, cy, 34, palette.pale);
}

export const passwords: Motif = {
  palettes: ['tide', 'graphite', 'ultra', 'halpha', 'nebula'],
  backdrops: ['lines', 'disc', 'arch'],
  drawings: [
    { seen: 'a large key', draw: key },
    { seen: 'a safe with a dial', draw: safe },
  ],
};
