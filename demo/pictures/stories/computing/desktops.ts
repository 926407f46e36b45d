import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import { ellipse, line, polygon, rect } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { box, coins, cord, crescent, lyingBook, tableTop, usbAPort } from './props.ts';

/** A tower from the front: a light, two slots and a grille. */
export function tower(pen: Pen, x: number, y: number, width: number, height: number, color: string): void {
  const { palette } = pen;
  box(pen, { x: x - width / 2, y, width, height, depth: width * 0.3, color });
  pen.path(rect(x - width * 0.36, y - height + 26, width * 0.72, 14, 6), mix(color, palette.ink, 0.5));
  pen.path(ellipse(x, y - height + 78, 13), palette.glow);
  for (let slot = 0; slot < 7; slot++)
    pen.path(
      rect(x - width * 0.32, y - height * 0.6 + slot * height * 0.075, width * 0.64, height * 0.03, 4),
      mix(color, palette.ink, 0.5),
    );
}

/** Five computers of five shapes, each behind the money it takes. */
function computersWithCoins(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-540, 0, 1080, 90);
  tower(pen, -450, -20, 150, 480, palette.body);
  box(pen, { x: -330, y: -20, width: 160, height: 160, depth: 50, color: palette.accent });
  pen.stroke(ellipse(-250, -100, 40), mix(palette.accent, palette.pale, 0.5), 8);
  box(pen, { x: -104, y: -20, width: 150, height: 300, depth: 46, color: palette.pop });
  pen.path(ellipse(-30, -270, 12), palette.glow);
  for (let fin = 0; fin < 7; fin++)
    pen.block(112, -58 - fin * 42, 180, 26, 5, mix(palette.body, palette.ink, 0.45), { angle: 90 });
  pen.block(136, -320, 132, 300, 6, mix(palette.ink, palette.body, 0.2), { shade: 0.5 });
  for (let fin = 0; fin < 7; fin++)
    pen.block(112, -58 - fin * 42, 180, 20, 5, mix(palette.body, palette.ink, 0.35), { angle: 90 });
  box(pen, { x: 356, y: -20, width: 190, height: 66, depth: 50, color: palette.accent });
  pen.path(ellipse(386, -54, 8), palette.glow);
  for (const [i, count] of [6, 3, 4, 5, 1].entries())
    coins(pen, [-430, -240, -30, 205, 450][i] ?? 0, 50, count, 38);
}

/** The back of the Nook, its ports in one row: six USB, two HDMI, wired network. */
export function nookPorts(pen: Pen): void {
  const { palette } = pen;
  for (let i = 0; i < 6; i++) usbAPort(pen, -178 + i * 43, -252, 40);
  const metal = mix(palette.pale, palette.ink, 0.5);
  for (const x of [84, 128])
    pen.solid(
      polygon([x - 19, -260], [x + 19, -260], [x + 19, -251], [x + 13, -243], [x - 13, -243], [x - 19, -251]),
      [x - 19, -260, 38, 17],
      palette.ink,
      { shade: 0, shine: 0 },
    );
  pen.path(rect(152, -270, 38, 34, 3), metal);
  pen.path(
    polygon(
      [156, -240],
      [156, -258],
      [163, -258],
      [163, -265],
      [179, -265],
      [179, -258],
      [186, -258],
      [186, -240],
    ),
    palette.ink,
  );
}

/** A small square computer on library books, seen from the back. */
function computerOnBooks(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.group('translate(0 -40)', () => {
      tableTop(pen, 560, mix(palette.accent, palette.ink, 0.4), 90);
      pen.cast(-280, 0, 560, 40);
      lyingBook(pen, -290, 0, 560, 70, palette.pop);
      lyingBook(pen, -250, -70, 520, 58, palette.glow);
      lyingBook(pen, -280, -128, 530, 64, palette.accent);
      cord(
        pen,
        'M190 -240C330 -250 400 -150 420 -60S520 60 530 170',
        mix(palette.ink, palette.body, 0.3),
        14,
      );
      const lidShape = polygon([-150, -366], [190, -366], [220, -312], [-210, -312]);
      pen.solid(lidShape, [-210, -366, 430, 54], mix(palette.body, palette.pale, 0.3), {
        angle: 90,
        shade: 0.3,
      });
      pen.block(-216, -316, 440, 124, 30, palette.body, { shade: 0.8 });
      nookPorts(pen);
      pen.stroke(ellipse(10, -340, 70, 12), mix(palette.body, palette.ink, 0.25), 5);
    });
  });
}

/** A tower that never sleeps, and the plug that seems to. */
function towerAtNight(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.block(-560, -590, 330, 250, 6, mix(palette.pop, palette.ink, 0.65), { shade: 0.2 });
    crescent(pen, -400, -470, 62, palette.pale);
    pen.stroke('M-395 -590V-340M-560 -465H-230', mix(palette.body, palette.ink, 0.5), 10);
    pen.stroke(rect(-560, -590, 330, 250, 4), mix(palette.body, palette.ink, 0.3), 14);
    const wood = mix(palette.accent, palette.ink, 0.4);
    pen.block(-160, -430, 720, 34, 6, wood, { angle: 90 });
    for (const x of [-140, 510]) pen.block(x, -400, 34, 400, 0, mix(wood, palette.ink, 0.35));
    pen.cast(90, 0, 200, 90);
    pen.halo(ellipse(190, -250, 110), palette.glow, 0.5);
    tower(pen, 190, 0, 190, 350, mix(palette.ink, palette.body, 0.35));
    pen.halo(ellipse(190, -272, 30), palette.glow, 0.9);
    pen.path(ellipse(190, -272, 16), palette.glow);
    cord(pen, 'M110 -30C20 30 -160 40 -240 -40S-330 -130 -380 -134', palette.pop, 13);
    pen.block(-490, -220, 210, 160, 24, palette.pale, {
      shade: 0.4,
      shadeColor: mix(palette.pale, palette.ink, 0.5),
    });
    pen.stroke('M-450 -150Q-385 -92 -320 -150', palette.ink, 11);
    for (const [x, y, tx, ty] of [
      [-432, -136, -448, -112],
      [-385, -120, -385, -92],
      [-338, -136, -322, -112],
    ] as const)
      pen.stroke(line([x, y], [tx, ty]), palette.ink, 9);
  });
}

export const desktops: StoryDrawings = {
  'best-desktop-computers': { palette: 'sky', backdrop: 'window', draw: computersWithCoins },
  'pinebank-nook': { palette: 'pine', backdrop: 'arch', draw: computerOnBooks },
  'what-your-desktop-costs-while-you-sleep': { palette: 'sodium', backdrop: 'plain', draw: towerAtNight },
};
