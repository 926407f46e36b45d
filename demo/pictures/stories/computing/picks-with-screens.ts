import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { screenArt } from '../../screen-art.ts';
import { ellipse, line, polygon, rect, rectWithCorners } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { fourButtons, type Handheld, handheld, quarryDeck, stick } from './gaming.ts';
import { quietLaptop } from './laptops.ts';
import { screenFront, screwHead } from './props.ts';
import { page, stylus } from './tablets.ts';

/** Handheld consoles, laptops and tablets of the best lists and cards. */

function lyingConsole(pen: Pen, random: Random, shape: Handheld): void {
  const { light } = pen;
  pen.pool(light * 20, 4, shape.width * 0.5, 46, 0.65);
  pen.group(`translate(0 ${-shape.height / 2 - 30}) rotate(${light * -5})`, () =>
    handheld(pen, random, shape),
  );
}

const roam = (pen: Pen, random: Random) =>
  lyingConsole(pen, random, {
    width: 880,
    height: 370,
    corner: 120,
    color: pen.palette.accent,
    screen: 0.62,
  });

const roamLite = (pen: Pen, random: Random) =>
  lyingConsole(pen, random, { width: 700, height: 290, corner: 100, color: pen.palette.pop, screen: 0.56 });

/** Both controllers off, the screen on its kickstand. */
function tumbler(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.cast(-250, 0, 500, 110);
  pen.stroke(line([120, -60], [210, 0]), mix(palette.ink, palette.pale, 0.3), 18);
  pen.block(-270, -400, 540, 380, 22, mix(palette.ink, palette.body, 0.2), { shade: 0.4 });
  pen.inside(rect(-244, -376, 488, 332, 8), () => screenArt(pen, random, -244, -376, 488, 332, 'hills'));
  pen.path(rect(-270, -22, 540, 22, 6), mix(palette.ink, palette.body, 0.35));
  for (const side of [-1, 1]) {
    const color = side > 0 ? palette.pop : palette.accent;
    pen.group(`translate(${side * 400} -200) rotate(${side * 9})`, () => {
      pen.pool(0, 206, 90, 20, 0.6);
      pen.solid(
        rectWithCorners(-70, -190, 140, 380, side > 0 ? [12, 70, 70, 12] : [70, 12, 12, 70]),
        [-70, -190, 140, 380],
        color,
      );
      stick(pen, 0, side * 60, 36, color);
      fourButtons(pen, 0, -side * 84, 36);
    });
  }
}

/** A wide console with large round buttons, all in place. */
function beam(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  pen.pool(light * 20, 4, 460, 46, 0.65);
  pen.group(`translate(0 -222) rotate(${light * -3})`, () => {
    pen.block(-480, -190, 960, 390, 170, palette.accent, { shade: 0.8 });
    pen.block(-230, -160, 460, 330, 22, mix(palette.ink, palette.body, 0.14), { shade: 0.3 });
    pen.inside(rect(-212, -142, 424, 294, 8), () => screenArt(pen, random, -212, -142, 424, 294, 'sun'));
    for (const side of [-1, 1]) fourButtons(pen, side * 352, 0, 72);
  });
}

function deck(pen: Pen, random: Random): void {
  const { light } = pen;
  pen.pool(light * 20, 4, 470, 46, 0.65);
  pen.group(`translate(0 -176) rotate(${light * -4})`, () => quarryDeck(pen, random));
}

type Laptop = { half: number; height: number; body: string; rim: number; art: 'sun' | 'hills' | 'orb' };

function laptop(pen: Pen, random: Random, { half, height, body, rim, art }: Laptop): void {
  const { palette } = pen;
  const wide = half * 1.32;
  pen.cast(-wide, 4, 2 * wide, 110, { slant: 0.9 });
  pen.block(-half, -height, 2 * half, height - 40, 18, body, { shade: 0.4 });
  const screen = [rim - half, rim - height, 2 * (half - rim), height - 60 - 2 * rim] as const;
  pen.path(rect(screen[0] - 6, screen[1] - 6, screen[2] + 12, screen[3] + 12, 8), palette.ink);
  pen.inside(rect(...screen, 6), () => screenArt(pen, random, ...screen, art));
  pen.solid(polygon([-half, -42], [half, -42], [wide, 4], [-wide, 4]), [-wide, -42, 2 * wide, 46], body, {
    angle: 90,
    shade: 0.35,
  });
  for (let row = 0; row < 3; row++) {
    const reach = half * 0.86 + row * half * 0.07;
    pen.stroke(
      line([-reach, -34 + row * 11], [reach, -34 + row * 11]),
      mix(body, palette.ink, 0.65),
      7,
      'stroke-dasharray="22 6" stroke-linecap="butt"',
    );
  }
  pen.solid(
    rectWithCorners(-wide, 3, 2 * wide, 16, [0, 0, 12, 12]),
    [-wide, 3, 2 * wide, 16],
    mix(body, palette.ink, 0.25),
  );
}

const air = (pen: Pen, random: Random) =>
  laptop(pen, random, { half: 262, height: 400, body: pen.palette.accent, rim: 22, art: 'sun' });

/** The one to repair: its ports are modules, two of them out, and four screws lie ready. */
function dev(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.group('translate(0 -50)', () =>
    laptop(pen, random, { half: 286, height: 450, body: palette.body, rim: 26, art: 'hills' }),
  );
  for (const [x, color] of [
    [-470, palette.accent],
    [430, palette.pop],
  ] as const) {
    pen.block(x - 40, -10, 96, 52, 8, color);
    pen.path(rect(x - 10, 8, 40, 14, 7), palette.ink);
  }
  for (let i = 0; i < 4; i++) screwHead(pen, -105 + i * 70, 44, 17);
}

/** A large screen with speakers on both sides of the keys. */
function book16(pen: Pen, random: Random): void {
  const { palette } = pen;
  laptop(pen, random, { half: 350, height: 540, body: palette.body, rim: 18, art: 'orb' });
  for (const side of [-1, 1])
    for (let row = 0; row < 3; row++)
      pen.stroke(
        line([side * (344 + row * 22), -32 + row * 11], [side * (382 + row * 24), -32 + row * 11]),
        mix(palette.body, palette.ink, 0.4),
        5,
        'stroke-dasharray="3 8"',
      );
}

function leaning(
  pen: Pen,
  random: Random,
  width: number,
  height: number,
  color: string,
  show?: () => void,
): void {
  const { light } = pen;
  pen.cast(-width / 2, 0, width, 110);
  pen.group(`translate(0 ${-height / 2 - 14}) rotate(${light * -4})`, () =>
    screenFront(pen, random, { width, height, color }, show),
  );
}

function pane11(pen: Pen, random: Random): void {
  leaning(pen, random, 620, 440, pen.palette.accent);
  pen.group(`translate(${pen.light * 400} 8) rotate(${pen.light * 8})`, () => stylus(pen, 0, -350, 320));
}

/** Two pages of a score on a stand. */
function pane13(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.cast(-180, 0, 360, 110);
  pen.stroke('M-130 0L0 -110L130 0', mix(palette.ink, palette.pale, 0.3), 22);
  pen.block(-300, -96, 600, 26, 10, mix(palette.ink, palette.pale, 0.3), { angle: 90 });
  pen.group('translate(0 -316)', () =>
    screenFront(pen, random, { width: 680, height: 450, color: palette.body }, () => {
      pen.path(rect(-340, -225, 680, 450), palette.pale);
      pen.path(rect(-3, -225, 6, 450), mix(palette.pale, palette.ink, 0.3));
      for (const x of [-290, 30])
        for (let staff = 0; staff < 3; staff++) {
          for (let stave = 0; stave < 5; stave++)
            pen.path(rect(x, -160 + staff * 112 + stave * 13, 260, 3), palette.ink);
          for (let note = 0; note < 5; note++) {
            const y = -154 + staff * 112 + ((note * 29 + staff * 17) % 50);
            pen.path(
              `${ellipse(x + 34 + note * 50, y, 11, 8)}${rect(x + 41 + note * 50, y - 42, 4, 42)}`,
              palette.ink,
            );
          }
        }
    }),
  );
}

/** A matte screen with one drawn line and the pen that drew it. */
function draw12(pen: Pen, random: Random): void {
  const { palette } = pen;
  leaning(pen, random, 660, 450, palette.body, () => {
    pen.path(rect(-330, -225, 660, 450), mix(palette.pale, palette.ink, 0.08));
    pen.stroke('M-240 120C-200 -60 -120 -150 -40 -60S-20 120 60 60S130 -120 200 -90', palette.accent, 15);
    pen.stroke('M-240 150C-100 190 60 160 200 130', palette.pop, 9);
  });
  pen.group(`translate(${pen.light * 225} -338) rotate(${pen.light * 34})`, () => stylus(pen, 0, -250, 220));
}

const reader = (isColor: boolean) => (pen: Pen, random: Random) =>
  leaning(pen, random, 350, 500, isColor ? pen.palette.pop : pen.palette.body, () =>
    page(pen, 350, 500, isColor),
  );

export const picksWithScreens: StoryDrawings = {
  'best-handheld-consoles-1': { palette: 'nebula', backdrop: 'plain', draw: roam },
  'best-handheld-consoles-2': { palette: 'lilac', backdrop: 'plain', draw: roamLite },
  'best-handheld-consoles-3': { palette: 'sky', backdrop: 'plain', draw: tumbler },
  'best-handheld-consoles-4': { palette: 'ultra', backdrop: 'plain', draw: beam },
  'best-handheld-consoles-5': { palette: 'ember', backdrop: 'plain', draw: deck },
  'best-laptops-1': { palette: 'tide', backdrop: 'plain', draw: quietLaptop },
  'best-laptops-2': { palette: 'mint', backdrop: 'plain', draw: air },
  'best-laptops-3': { palette: 'ultra', backdrop: 'plain', draw: dev },
  'best-laptops-4': { palette: 'ember', backdrop: 'plain', draw: book16 },
  'halden-book-14-3': { palette: 'nebula', backdrop: 'plain', draw: quietLaptop },
  'best-tablets-1': { palette: 'sky', backdrop: 'plain', draw: pane11 },
  'best-tablets-2': { palette: 'mint', backdrop: 'plain', draw: reader(false) },
  'best-tablets-3': { palette: 'rose', backdrop: 'plain', draw: draw12 },
  'best-tablets-4': { palette: 'apricot', backdrop: 'plain', draw: reader(true) },
  'best-tablets-5': { palette: 'nebula', backdrop: 'plain', draw: pane13 },
  'folio-reader-or-folio-reader-color-1': { palette: 'argon', backdrop: 'plain', draw: reader(false) },
  'folio-reader-or-folio-reader-color-2': { palette: 'sulfur', backdrop: 'plain', draw: reader(true) },
};
