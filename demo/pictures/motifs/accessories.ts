import { mix } from '../color.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { screenArt } from '../screen-art.ts';
import { ellipse, polygon, rect, round } from '../shapes.ts';

function cable(pen: Pen, path: string, color: string): void {
  pen.stroke(path, mix(color, pen.palette.ink, 0.55), 26);
  pen.stroke(path, color, 18);
  pen.stroke(path, mix(color, '#FFFFFF', 0.6), 4, `transform="translate(${-pen.light * 3} -4)" opacity=".8"`);
}

/** A phone leaning on a stand that charges it. */
function chargingStand(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.facing(() => {
    cable(pen, 'M90 -20C300 -20 260 60 420 30S620 60 900 40', palette.accent);
    pen.cast(-170, 0, 340, 120);
    pen.cylinder(0, -40, 170, 40, palette.body);
    pen.solid(
      polygon([40, -420], [80, -420], [110, -44], [50, -44]),
      [40, -420, 70, 376],
      mix(palette.body, palette.ink, 0.2),
    );
    pen.group('translate(-10 -330) rotate(-9)', () => {
      pen.block(-118, -240, 248, 480, 40, mix(palette.pop, palette.ink, 0.5));
      pen.path(rect(-132, -244, 248, 480, 40), mix(palette.ink, palette.body, 0.08));
      pen.inside(rect(-118, -230, 220, 452, 30), () => screenArt(pen, random, -118, -230, 220, 452, 'waves'));
      const bolt = polygon([12, -90], [-52, 14], [-10, 14], [-26, 92], [44, -22], [2, -22]);
      pen.path(bolt, palette.pale);
    });
  });
}

/** A power bank with its lights on and a cable in a loop. */
function powerBank(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.pool(-20, 8, 340, 44, 0.65);
    cable(pen, 'M112 -424C340 -560 470 -380 330 -250S260 -40 420 0', palette.pop);
    pen.group('translate(-60 -270) rotate(-12)', () => {
      pen.block(-150, -250, 320, 500, 50, mix(palette.accent, palette.ink, 0.5));
      pen.block(-164, -258, 320, 500, 50, palette.accent, { shade: 0.9 });
      for (let lamp = 0; lamp < 4; lamp++) {
        pen.path(
          ellipse(-64 + lamp * 40, 190, 11),
          lamp < 3 ? palette.glow : mix(palette.accent, palette.ink, 0.45),
        );
      }
      const bolt = polygon([18, -140], [-62, 10], [-10, 10], [-30, 120], [58, -40], [4, -40]);
      pen.path(bolt, mix(palette.accent, palette.pale, 0.75));
      pen.block(150, -150, 48, 70, 10, mix(palette.pale, palette.ink, 0.3));
    });
    pen.group('translate(430 -10) rotate(28)', () => {
      pen.block(-34, -28, 110, 56, 14, mix(palette.ink, palette.body, 0.3));
      pen.block(76, -18, 44, 36, 6, mix(palette.pale, palette.ink, 0.25));
    });
  });
}

/** Phone cases in a row, like shells. */
function phoneCases(pen: Pen): void {
  const { palette } = pen;
  const mixed = mix(palette.accent, palette.glow, 0.5);
  for (const [i, color] of [palette.body, palette.accent, palette.pop, mixed].entries()) {
    const x = (i - 1.5) * 210;
    pen.cast(x - 96, 0, 192, 100);
    pen.group(`translate(${x} ${-230 - (i % 2) * 20}) rotate(${round((i - 1.5) * 3)})`, () => {
      pen.block(-100, -220, 200, 440, 40, color, { shade: 0.9 });
      pen.stroke(rect(-92, -212, 184, 424, 34), mix(color, palette.pale, 0.45), 5);
      pen.block(-78, -198, 100, 100, 26, mix(color, palette.ink, 0.5), { shade: 0.3 });
      for (const y of [-170, -126]) pen.path(ellipse(-50, y, 18), palette.ink);
      if (i % 2) pen.stroke(ellipse(0, 40, 58), mix(color, palette.pale, 0.6), 9);
      else
        for (let row = 0; row < 4; row++)
          pen.path(rect(-56, -10 + row * 40, 112, 12, 6), mix(color, palette.pale, 0.5));
    });
  }
}

export const accessories: Motif = {
  palettes: ['lilac', 'sulfur', 'tide', 'rose', 'nebula'],
  backdrops: ['disc', 'lines', 'arch'],
  drawings: [
    { seen: 'a phone charging on a stand', draw: chargingStand },
    { seen: 'a power bank with a looped cable', draw: powerBank },
    { seen: 'four phone cases in a row', draw: phoneCases },
  ],
};
