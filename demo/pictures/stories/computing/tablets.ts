import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { arc, ellipse, line, polygon, rect, rectWithCorners } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { screenFront, tableTop } from './props.ts';

/** A pen for a tablet, lying along y, its tip at the foot. */
export function stylus(pen: Pen, x: number, y: number, length: number): void {
  const { palette } = pen;
  pen.block(x - 11, y, 22, length, 11, palette.pale, {
    angle: 0,
    shadeColor: mix(palette.pale, palette.ink, 0.6),
  });
  pen.path(
    polygon([x - 11, y + length - 12], [x + 11, y + length - 12], [x, y + length + 26]),
    mix(palette.ink, palette.pale, 0.3),
  );
  pen.path(rect(x - 11, y + 30, 22, 26), palette.accent);
}

/** A page of an e-reader: lines of text that say nothing, or blocks of soft color. */
export function page(pen: Pen, width: number, height: number, isColor: boolean): void {
  const { palette } = pen;
  const paper = mix(palette.pale, palette.ink, 0.12);
  pen.path(rect(-width / 2, -height / 2, width, height), paper);
  const soft = (color: string) => mix(color, paper, 0.35);
  if (isColor) {
    const colors = [palette.accent, palette.glow, palette.pop, mix(palette.pop, palette.glow, 0.5)];
    for (const [i, color] of colors.entries())
      pen.path(
        rect(
          -width * 0.38 + (i % 2) * width * 0.4,
          -height * 0.38 + Math.floor(i / 2) * height * 0.27,
          width * 0.36,
          height * 0.24,
          6,
        ),
        soft(color),
      );
  }
  for (let row = isColor ? 8 : 0; row < 11; row++)
    pen.path(
      rect(
        -width * 0.38,
        -height * 0.38 + row * height * 0.075,
        width * (row % 4 === 3 ? 0.48 : 0.76),
        height * 0.026,
        4,
      ),
      mix(palette.ink, paper, 0.45),
    );
}

function tabletsOnPegboard(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.block(-520, -590, 1040, 560, 10, mix(palette.wallTop, palette.ink, 0.3), { shade: 0.4 });
  for (let row = 0; row < 9; row++)
    for (let column = 0; column < 17; column++)
      pen.path(ellipse(-480 + column * 60, -556 + row * 62, 6), mix(palette.wallTop, palette.ink, 0.6));
  const hung = (x: number, y: number, width: number, height: number, color: string, show?: () => void) => {
    pen.path(rect(x - width / 2 + pen.light * 16, y + 14, width, height, 20), palette.ink, 'opacity=".3"');
    pen.group(`translate(${x} ${y + height / 2})`, () =>
      screenFront(pen, random, { width, height, color }, show),
    );
    for (const side of [-1, 1])
      pen.stroke(
        `M${x + side * width * 0.26} ${y - 22}v26q0 14 14 14`,
        mix(palette.ink, palette.pale, 0.35),
        11,
      );
  };
  hung(-385, -510, 210, 290, palette.accent);
  stylus(pen, -248, -515, 215);
  hung(-138, -520, 150, 220, palette.body, () => page(pen, 150, 220, false));
  hung(150, -520, 310, 240, palette.pop);
  hung(-150, -230, 190, 140, palette.glow, () => {
    pen.path(rect(-100, -80, 200, 160), mix(palette.pop, palette.pale, 0.3));
    pen.path(rect(-100, -12, 200, 34), palette.accent);
  });
  hung(410, -360, 170, 240, palette.accent);
  pen.block(315, -130, 190, 22, 6, mix(palette.ink, palette.pale, 0.3), { angle: 90 });
}

/** Two readers back to back with a ribbon between them. */
function twoReaders(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.cast(-330, 0, 660, 120);
  pen.solid(
    'M-20 -540C-34 -400 26 -300 -6 -120L-20 26L12 0L44 26C56 -160 30 -320 44 -540z',
    [-34, -540, 90, 566],
    palette.accent,
  );
  for (const side of [-1, 1])
    pen.group(`translate(${side * 178} -256) rotate(${side * -7})`, () =>
      screenFront(
        pen,
        random,
        { width: 330, height: 470, color: side > 0 ? palette.pop : palette.body },
        () => page(pen, 330, 470, side > 0),
      ),
    );
}

/** A children’s tablet on its face, after three bounces. */
function droppedTablet(pen: Pen): void {
  const { palette } = pen;
  const tile = mix(palette.floor, palette.pale, 0.35);
  // The floor begins higher than elsewhere: what lies on it needs the depth.
  const rows = [-250, -196, -126, -36, 110] as const;
  pen.path(rect(-1000, rows[0], 2000, 600), palette.floor);
  for (const [row, top] of rows.slice(0, -1).entries())
    for (let column = -7; column < 7; column++) {
      if ((row + column) % 2) continue;
      const foot = rows[row + 1] ?? top;
      const at = (x: number, y: number) => [x * (130 + (y - rows[0]) * 0.3), y] as const;
      pen.path(
        polygon(at(column, top), at(column + 1, top), at(column + 1, foot), at(column, foot)),
        tile,
        'opacity=".55"',
      );
    }
  pen.facing(() => {
    const hops = [
      [-560, -370, -100],
      [-410, -270, -76],
      [-290, -190, -54],
    ] as const;
    for (const [x, top, foot] of hops)
      pen.stroke(
        `M${x - 70} ${foot}Q${x} ${top * 2 - foot} ${x + 70} ${foot}`,
        palette.pale,
        9,
        'stroke-dasharray="2 22"',
      );
    pen.pool(130, -26, 430, 110, 0.75);
    // Seen from above and pressed flat, so that it lies; the layers below its back are the thickness of the bumper.
    const rubber = palette.glow;
    const edge = mix(rubber, palette.ink, 0.5);
    for (const [up, fill] of [...[0, 12, 24, 36, 48].map((y) => [y, edge] as const), [60, rubber] as const])
      pen.group(`translate(130 ${-66 - up}) scale(.88 .42) rotate(-14)`, () => {
        pen.stroke('M-140 -230C-140 -400 140 -400 140 -230', fill, 62);
        pen.solid(rect(-350, -250, 700, 500, 96), [-350, -250, 700, 500], fill, {
          shade: fill === edge ? 0 : 0.6,
          shine: fill === edge ? 0 : 0.5,
        });
      });
    pen.group('translate(130 -126) scale(.88 .42) rotate(-14)', () => {
      for (const [x, y] of [
        [-282, -182],
        [282, -182],
        [-282, 182],
        [282, 182],
      ] as const)
        pen.path(ellipse(x, y, 50), mix(rubber, palette.ink, 0.28));
      pen.block(-266, -176, 532, 352, 34, palette.body, { shade: 0.6 });
      pen.path(ellipse(-196, -112, 30), palette.ink);
      pen.path(ellipse(-204, -120, 10), mix(palette.ink, palette.pale, 0.5));
      pen.path(ellipse(0, 0, 62), mix(palette.body, rubber, 0.7));
    });
  });
}

/** A tablet against a fruit bowl: four large squares, glasses and tea. */
function tabletForParent(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.group('translate(0 -30)', () => {
      tableTop(pen, 640, mix(palette.accent, palette.ink, 0.35), 60);
      for (const [x, y, color] of [
        [40, -214, palette.accent],
        [150, -238, palette.glow],
        [256, -210, palette.pop],
      ] as const)
        pen.ball(x, y, 66, color);
      pen.solid(
        'M-60 -210H370C362 -90 290 -4 200 -4H110C20 -4 -52 -90 -60 -210z',
        [-60, -210, 430, 206],
        palette.pale,
        {
          shadeColor: mix(palette.pale, palette.ink, 0.5),
        },
      );
      pen.cast(-320, 0, 380, 60);
      pen.group('translate(-130 -204) rotate(8)', () =>
        screenFront(pen, random, { width: 480, height: 380, color: palette.body }, () => {
          pen.path(rect(-240, -190, 480, 380), mix(palette.ink, palette.body, 0.2));
          for (const [i, color] of [palette.accent, palette.glow, palette.pop, palette.pale].entries())
            pen.path(rect(-164 + (i % 2) * 172, -148 + Math.floor(i / 2) * 152, 152, 138, 16), color);
        }),
      );
      pen.group('translate(450 0)', () => {
        pen.path(ellipse(0, -2, 96, 16), mix(palette.pale, palette.ink, 0.2));
        pen.stroke(arc(54, -58, 30, -90, 90), palette.pop, 13);
        pen.solid(rectWithCorners(-60, -104, 120, 102, [4, 4, 46, 46]), [-60, -104, 120, 102], palette.pop);
      });
      for (const x of [-490, -390]) {
        pen.path(ellipse(x, -16, 40, 20), palette.pale, 'opacity=".45"');
        pen.stroke(ellipse(x, -16, 40, 20), palette.ink, 9);
      }
      pen.stroke('M-452 -20Q-440 -34 -428 -20M-528 -24L-470 -66M-352 -24L-330 -62', palette.ink, 8);
    });
  });
}

/** A board on two brackets; `y` is its upper side. */
function shelf(pen: Pen, width: number, y: number): void {
  const color = mix(pen.palette.pop, pen.palette.ink, 0.25);
  for (const x of [-width / 2 + 50, width / 2 - 72])
    pen.block(x, y + 10, 22, 54, 4, mix(color, pen.palette.ink, 0.4));
  pen.block(-width / 2, y, width, 26, 6, color);
}

/** An old tablet on the kitchen wall, out of the steam. */
function kitchenScreen(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.group('translate(-120 -380)', () => {
      pen.path(rect(-222, -148, 480, 330, 30), palette.ink, 'opacity=".3"');
      screenFront(pen, random, { width: 480, height: 330, color: palette.body }, () => {
        pen.path(rect(-240, -165, 480, 330), mix(palette.pale, palette.glow, 0.4));
        pen.path(ellipse(-120, -30, 74), palette.accent);
        pen.stroke(line([-120, -30], [-120, -78]), palette.pale, 10);
        pen.stroke(line([-120, -30], [-84, -14]), palette.pale, 10);
        for (let row = 0; row < 5; row++) {
          pen.path(rect(10, -112 + row * 46, 22, 22, 5), palette.pop);
          pen.path(
            rect(48, -106 + row * 46, 140 - (row % 3) * 30, 11, 5),
            mix(palette.ink, palette.pale, 0.4),
          );
        }
      });
      pen.stroke('M-240 120C-330 150 -300 300 -300 390', palette.pale, 9);
      shelf(pen, 600, 166);
    });
    tableTop(pen, 660, mix(palette.pop, palette.pale, 0.5), 60);
    pen.cast(230, 0, 230, 60);
    for (const [i, x] of [290, 350, 410].entries())
      pen.stroke(
        `M${x} -${250 + i * 8}c-34 -44 34 -70 0 -120s30 -70 6 -110`,
        palette.pale,
        12,
        'opacity=".6"',
      );
    pen.solid(rectWithCorners(230, -190, 240, 186, [6, 6, 34, 34]), [230, -190, 240, 186], palette.accent);
    pen.block(216, -208, 268, 30, 12, mix(palette.accent, palette.ink, 0.4));
    pen.ball(350, -222, 20, palette.ink);
    for (const x of [204, 478]) pen.block(x - 18, -146, 46, 26, 10, palette.ink);
  });
}

/** How high: the counter, an eye’s height above it, and the heat kept away. */
function eyeLevel(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.facing(() => {
    tableTop(pen, 640, mix(palette.pop, palette.pale, 0.4), 60);
    pen.group('translate(-270 -330)', () =>
      screenFront(pen, random, { width: 330, height: 230, color: palette.body }, () => {
        pen.path(rect(-165, -115, 330, 230), mix(palette.pale, palette.glow, 0.4));
        for (let row = 0; row < 4; row++)
          pen.path(
            rect(-120, -70 + row * 40, 220 - (row % 2) * 60, 14, 7),
            mix(palette.ink, palette.pale, 0.4),
          );
      }),
    );
    pen.group('translate(-270 -330)', () => shelf(pen, 420, 116));
    pen.stroke(line([-86, -330], [214, -330]), palette.ink, 8, 'stroke-dasharray="4 20"');
    for (const [i, x] of [250, 320, 390].entries())
      pen.stroke(
        `M${x} -${200 + i * 8}c-34 -44 34 -70 0 -120s30 -60 6 -90`,
        palette.accent,
        13,
        'opacity=".8"',
      );
    pen.solid(rectWithCorners(200, -150, 240, 146, [6, 6, 34, 34]), [200, -150, 240, 146], palette.accent);
    pen.block(186, -166, 268, 26, 12, mix(palette.accent, palette.ink, 0.4));
    pen.solid(rectWithCorners(-470, -116, 108, 112, [4, 4, 30, 30]), [-470, -116, 108, 112], palette.pop);
    pen.stroke(arc(-470, -62, 28, 90, 270), palette.pop, 12);
  });
}

export const tablets: StoryDrawings = {
  'best-tablets': { palette: 'lilac', backdrop: 'plain', draw: tabletsOnPegboard },
  'folio-reader-or-folio-reader-color': { palette: 'apricot', backdrop: 'arch', draw: twoReaders },
  'kitewell-bright-8': { palette: 'pine', backdrop: 'plain', draw: droppedTablet },
  'old-tablet-kitchen-screen': { palette: 'mint', backdrop: 'window', draw: kitchenScreen },
  'old-tablet-kitchen-screen-1': { palette: 'rose', backdrop: 'plain', draw: eyeLevel },
  'set-up-a-tablet-for-a-parent': { palette: 'sky', backdrop: 'window', draw: tabletForParent },
};
