import { mix } from '../../color.ts';
import { cycle } from '../../cycle.ts';
import { mug } from '../../motifs/props.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { screenArt } from '../../screen-art.ts';
import { ellipse, line, polygon, rect, rectWithCorners, wave } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { screwHead, tableTop } from './props.ts';

/** Five rows of eight compartments; twenty-three hold a battery, the rest are empty. */
function batteryShelves(pen: Pen): void {
  const { palette } = pen;
  const missing = new Set([2, 5, 6, 9, 12, 13, 17, 19, 20, 23, 26, 28, 30, 33, 34, 37, 39]);
  const wood = mix(palette.accent, palette.ink, 0.15);
  pen.cast(-440, 0, 880, 90);
  pen.block(-440, -570, 880, 570, 8, wood, { shade: 0.6 });
  for (let at = 0; at < 40; at++) {
    const x = -424 + (at % 8) * 107;
    const y = -556 + Math.floor(at / 8) * 109;
    pen.path(rect(x, y, 99, 100, 3), mix(palette.ink, palette.accent, 0.12));
    if (missing.has(at)) continue;
    const color = cycle([palette.body, palette.pop, palette.glow, palette.body, palette.pale], at * 3);
    pen.block(x + 8, y + 30, 83, 70, 8, color, { shade: 0.8 });
    pen.path(rect(x + 30, y + 18, 38, 14, 3), mix(color, palette.ink, 0.5));
    pen.path(rect(x + 22, y + 58, 36, 9, 4), mix(color, palette.ink, 0.45));
  }
}

/** A row of lids, each in its own color and size: nothing else belongs to a list of laptops. */
function rowOfLids(pen: Pen): void {
  const { palette } = pen;
  const colors = [palette.pop, palette.accent, palette.body, palette.glow];
  pen.facing(() => {
    pen.cast(-500, 0, 1000, 110, { slant: 0.8 });
    for (const [i, color] of colors.entries()) {
      const x = (i - 1.5) * 196;
      const height = 430 - i * 46;
      const half = 190 - i * 8;
      pen.solid(
        rectWithCorners(x - half, -height, 2 * half, height, [22, 22, 4, 4]),
        [x - half, -height, 2 * half, height],
        color,
      );
      const mark = mix(color, palette.pale, 0.6);
      const [mx, my] = [x - half + 62, 74 - height];
      if (i % 3 === 0) pen.path(ellipse(mx + 14, my, 18), mark);
      else if (i % 3 === 1) pen.stroke(wave(mx - 10, mx + 40, my, 14, 50), mark, 8);
      else pen.path(rect(mx, my - 16, 32, 32, 5), mark);
      pen.block(x - half - 12, -12, 2 * half + 24, 20, 8, mix(color, palette.ink, 0.4));
    }
  });
}

/** A stack of the same laptop on a pallet, one pulled out and opened a little. */
function laptopsOnPallet(pen: Pen): void {
  const { palette } = pen;
  const dark = mix(palette.ink, palette.body, 0.24);
  const wood = mix(palette.accent, palette.glow, 0.3);
  pen.facing(() => {
    pen.cast(-380, 0, 760, 100);
    for (const x of [-370, -50, 270]) pen.block(x, -60, 100, 60, 0, mix(wood, palette.ink, 0.35));
    pen.block(-400, -84, 800, 30, 4, wood, { angle: 90 });
    pen.block(-400, -16, 800, 18, 4, wood, { angle: 90 });
    for (let i = 0; i < 7; i++) {
      const isOut = i === 5;
      const x = isOut ? 20 : -290 + (i % 2) * 6;
      const y = -84 - i * 46;
      if (isOut) {
        pen.group(`translate(${x + 8} ${y - 36}) rotate(-13)`, () => {
          pen.block(0, -20, 430, 20, 8, mix(dark, palette.pale, 0.12), { angle: 90 });
          pen.path(rect(16, -2, 400, 5), palette.glow);
        });
        pen.spray(
          polygon([x + 20, y - 40], [x + 420, y - 130], [x + 420, y - 40]),
          pen.linear(x, 0, x + 430, 0, [0, palette.glow, 0.2], [1, palette.glow, 0.9]),
        );
      }
      pen.block(x, y - 44, 440, 42, 10, dark, { angle: 90, shade: 0.5 });
      if (!isOut) pen.path(rect(x, y - 25, 440, 4), mix(dark, palette.ink, 0.6));
      pen.path(rect(x + 30, y - 18, 46, 8, 3) + rect(x + 92, y - 18, 20, 8, 3), mix(dark, palette.pale, 0.4));
      if (isOut) pen.path(rect(x + 330, y - 38, 70, 28, 3), palette.pale);
    }
  });
}

/** Thin, open, silent: nothing on its sides but two ports. */
export function quietLaptop(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.cast(-400, 4, 800, 120, { slant: 0.9 });
  pen.block(-300, -462, 600, 420, 26, palette.body, { shade: 0.4 });
  pen.inside(rect(-286, -448, 572, 378, 14), () => screenArt(pen, random, -286, -448, 572, 378, 'waves'));
  const deck = polygon([-300, -44], [300, -44], [404, 6], [-404, 6]);
  pen.solid(deck, [-404, -44, 808, 50], palette.body, { angle: 90, shade: 0.35 });
  for (let row = 0; row < 3; row++)
    pen.stroke(
      line([-252 - row * 22, -36 + row * 10], [252 + row * 22, -36 + row * 10]),
      mix(palette.body, palette.ink, 0.65),
      7,
      'stroke-dasharray="22 6" stroke-linecap="butt"',
    );
  pen.path(polygon([-90, -4], [90, -4], [96, 4], [-96, 4]), mix(palette.body, palette.ink, 0.25));
  pen.solid(
    rectWithCorners(-404, 5, 808, 15, [0, 0, 12, 12]),
    [-404, 5, 808, 15],
    mix(palette.body, palette.ink, 0.2),
  );
  for (const x of [-372, -332]) pen.path(rect(x, 9, 26, 6, 3), palette.ink);
}

/** Two screens like an open book on a table too small for the keyboard. */
function foldOnTrainTable(pen: Pen, random: Random): void {
  const { palette } = pen;
  const shell = mix(palette.ink, palette.body, 0.12);
  pen.facing(() => {
    pen.group('translate(0 -60)', () => {
      pen.block(-26, 30, 52, 120, 0, mix(palette.body, palette.ink, 0.4));
      tableTop(pen, 380, palette.accent, 0);
      for (const side of [-1, 1]) {
        const outer = side * 300;
        const frame = polygon([0, -6], [0, -470], [outer, -436], [outer, -34]);
        pen.solid(frame, [Math.min(0, outer), -470, 300, 470], shell, { shade: 0.3 });
        const screen = polygon([side * 16, -28], [side * 16, -448], [side * 284, -418], [side * 284, -50]);
        pen.inside(screen, () =>
          screenArt(pen, random, side > 0 ? 0 : -300, -450, 300, 430, side > 0 ? 'hills' : 'bands'),
        );
      }
      pen.block(-13, -474, 26, 472, 10, palette.body, { angle: 0 });
      pen.group('translate(330 -12) rotate(24)', () => {
        pen.block(-160, -16, 330, 30, 8, palette.pale, {
          angle: 90,
          shadeColor: mix(palette.pale, palette.ink, 0.5),
        });
        pen.stroke(
          line([-142, -16], [156, -16]),
          mix(palette.ink, palette.pale, 0.35),
          12,
          'stroke-dasharray="22 7" stroke-linecap="butt"',
        );
      });
    });
  });
}

/** A laptop on its face: the bottom plate lifted, the battery coming out, the screws in their order. */
function batteryComesOut(pen: Pen): void {
  const { palette } = pen;
  const shell = palette.body;
  pen.facing(() => {
    pen.pool(0, 6, 520, 50, 0.6);
    pen.group('translate(-60 0)', () => {
      const base = polygon([-300, -170], [340, -170], [420, 10], [-400, 10]);
      pen.solid(base, [-400, -170, 820, 180], shell, { angle: 90, shade: 0.5 });
      pen.path(
        polygon([-280, -156], [320, -156], [386, -8], [-364, -8]),
        mix(palette.ink, palette.body, 0.15),
      );
      pen.path(polygon([-180, -120], [220, -120], [262, -30], [-222, -30]), palette.ink);
      pen.path(
        polygon([-250, -146], [80, -146], [82, -128], [-262, -128]),
        mix(palette.pop, palette.ink, 0.35),
      );
      pen.solid(
        rectWithCorners(-400, 8, 820, 22, [0, 0, 12, 12]),
        [-400, 8, 820, 22],
        mix(shell, palette.ink, 0.35),
      );
      pen.group('translate(20 -260) rotate(-5)', () => {
        pen.block(-220 + 10, -44, 440, 110, 14, mix(palette.accent, palette.ink, 0.55));
        pen.block(-220, -56, 440, 110, 14, palette.accent, { shade: 0.7 });
        for (const x of [-74, 72]) pen.path(rect(x, -56, 5, 110), mix(palette.accent, palette.ink, 0.45));
        pen.path(rect(-190, -34, 76, 14, 7), palette.pale);
      });
      pen.group('translate(10 -440) rotate(-9)', () => {
        pen.solid(polygon([-300, -46], [310, -46], [350, 46], [-350, 46]), [-350, -46, 700, 92], shell, {
          angle: 90,
        });
        pen.path(rect(-350, 46, 700, 12, 6), mix(shell, palette.ink, 0.4));
      });
    });
    for (const [x, y] of [
      [402, -150],
      [446, -104],
      [486, -50],
      [520, 16],
      [-500, 16],
      [-466, -50],
      [-428, -104],
    ] as const)
      screwHead(pen, x, y, 17);
  });
}

/** The thin side of the laptop beside a cup: no vents, no holes but the ports. */
function laptopBesideCup(pen: Pen): void {
  const { light, palette } = pen;
  pen.cast(-330, 0, 660, 120, { slant: 0.9 });
  pen.facing(() => {
    pen.spray(
      polygon([330, -470], [-700, -380], [-700, -26], [250, -26]),
      pen.linear(300, 0, -600, 0, [0, palette.glow, 0.75], [1, palette.glow, 0]),
    );
    pen.group('translate(290 -14) rotate(15)', () =>
      pen.block(-10, -470, 20, 470, 10, palette.accent, { angle: 0 }),
    );
    pen.block(-320, -26, 630, 26, 13, palette.body, { angle: 90, shade: 0.5 });
    for (const x of [120, 180]) pen.path(rect(x, -17, 36, 9, 4), palette.ink);
  });
  mug(pen, -light * 450, 0.9);
}

export const laptops: StoryDrawings = {
  'batteries-for-forty-old-laptops': { palette: 'graphite', backdrop: 'plain', draw: batteryShelves },
  'best-laptops': { palette: 'fog', backdrop: 'disc', draw: rowOfLids },
  'buy-a-used-business-laptop': { palette: 'apricot', backdrop: 'window', draw: laptopsOnPallet },
  'halden-book-14': { palette: 'argon', backdrop: 'disc', draw: quietLaptop },
  'halden-book-14-1': { palette: 'sodium', backdrop: 'lines', draw: laptopBesideCup },
  'orrin-fold-desk': { palette: 'ember', backdrop: 'window', draw: foldOnTrainTable },
  'replace-a-laptop-battery': { palette: 'mint', backdrop: 'plain', draw: batteryComesOut },
};
