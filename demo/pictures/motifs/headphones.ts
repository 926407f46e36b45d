import { mix } from '../color.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { arc, ellipse, rect, rectWithCorners, wave } from '../shapes.ts';

function headphonesOnStand(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  const color = random.pick([palette.body, palette.accent]);
  const pad = mix(palette.ink, color, 0.12);
  const rise = 330 * random.between(0.95, 1.1);
  // The stand is a ball the size of a head.
  pen.cast(-150, 0, 300, 130);
  pen.cylinder(0, -92, 150, 92, mix(palette.floor, palette.pale, 0.28));
  pen.ball(0, -262, 172, random.pick([palette.pop, palette.glow, mix(palette.floor, palette.pale, 0.2)]), {
    shine: 0.45,
  });
  const radius = 214;
  // The band is drawn twice: a dark edge first, the color inside it.
  pen.stroke(
    `M${-radius} -250C${-radius} ${-250 - rise} ${radius} ${-250 - rise} ${radius} -250`,
    mix(color, palette.ink, 0.5),
    44,
  );
  pen.stroke(`M${-radius} -250C${-radius} ${-250 - rise} ${radius} ${-250 - rise} ${radius} -250`, color, 34);
  pen.stroke(
    `M${-radius * 0.72} -420C${-radius * 0.45} ${-250 - rise * 0.79} ${radius * 0.45} ${-250 - rise * 0.79} ${radius * 0.72} -420`,
    mix(color, palette.pale, 0.6),
    6,
    'opacity=".8"',
  );
  for (const side of [-1, 1]) {
    pen.path(rect(side * 172 - 30, -330, 60, 190, 30), pad);
    pen.block(side * 222 - 44, -346, 88, 222, 44, color, { shade: side === light ? 0.95 : 0.4 });
    pen.stroke(rect(side * 226 - 22, -300, 44, 130, 22), mix(color, palette.ink, 0.35), 5);
    pen.path(rect(side * 214 - 10, -398, 20, 62, 6), mix(palette.ink, palette.pale, 0.35));
  }
}

function earbudsLeavingCase(pen: Pen): void {
  const { light, palette } = pen;
  const color = palette.body;
  pen.cast(-190, 0, 380, 120);
  pen.block(-190, -430, 380, 190, 60, mix(color, palette.ink, 0.12), { shade: 0.8 });
  pen.path(rect(-160, -404, 320, 150, 44), mix(palette.ink, color, 0.15));
  pen.solid(rectWithCorners(-190, -250, 380, 250, [22, 22, 92, 92]), [-190, -250, 380, 250], color, {
    shade: 0.9,
  });
  pen.path(rect(-190, -250, 380, 12, 0), mix(color, palette.ink, 0.55));
  pen.path(ellipse(0, -110, 9), palette.glow);
  pen.stroke(wave(-40, 40, -170, 16, 80), mix(color, palette.ink, 0.35), 7);
  for (const side of [-1, 1])
    pen.group(`translate(${side * 92} ${-430 - (side === light ? 64 : 6)}) rotate(${side * 14})`, () => {
      pen.block(-22, -10, 44, 150, 22, palette.accent, { shade: 0.9 });
      pen.ball(side * 8, -28, 54, palette.accent);
      pen.path(ellipse(side * 34, -36, 24, 30), mix(palette.ink, palette.accent, 0.2));
      pen.path(ellipse(-side * 8, -52, 9), palette.pale);
    });
  for (let i = 1; i <= 3; i++)
    pen.stroke(
      arc(0, -560, 160 + i * 62, 200 + i * 4, 340 - i * 4),
      palette.glow,
      6,
      `opacity="${0.8 - i * 0.18}"`,
    );
}

export const headphones: Motif = {
  palettes: ['apricot', 'nebula', 'lilac', 'ember', 'fog'],
  backdrops: ['disc', 'lines', 'arch'],
  drawings: [
    { seen: 'over-ear headphones on a round stand', draw: headphonesOnStand },
    { seen: 'wireless earbuds rising from their case', draw: earbudsLeavingCase },
  ],
};
