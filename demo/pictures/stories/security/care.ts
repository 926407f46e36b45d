import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { ellipse, line, rect } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { bell, sideChair, table } from './props.ts';

/** A cuff made for thinner arms: its two ends do not meet. */
function cuffTooShort(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-190, 0, 400, 120);
    pen.cylinder(0, -500, 205, 490, mix(palette.pop, palette.pale, 0.45), { depth: 40 });
    const band = 'M-214 -340C-200 -306 -150 -296 -96 -290V-130C-150 -136 -200 -146 -214 -180z';
    const other = 'M214 -340C200 -306 150 -296 76 -290V-130C150 -136 200 -146 214 -180z';
    pen.solid(band, [-214, -340, 120, 210], palette.accent, { shade: 0.4 });
    pen.solid(other, [76, -340, 140, 210], mix(palette.accent, palette.ink, 0.12), { shade: 0.8 });
    pen.block(-126, -284, 36, 146, 8, mix(palette.accent, palette.ink, 0.45), { shade: 0.3 });
    pen.block(70, -284, 36, 146, 8, mix(palette.accent, palette.ink, 0.55), { shade: 0.3 });
    pen.stroke('M-190 -150C-230 -60 -300 -40 -340 -70', mix(palette.ink, palette.pop, 0.3), 15);
    pen.cast(-480, 0, 130, 60);
    pen.ball(-400, -70, 66, palette.pop);
    curledTape(pen);
  });
}

function curledTape(pen: Pen): void {
  const { palette } = pen;
  const tape = 'M250 -26C330 -150 500 -110 470 -20C450 40 350 30 360 -30C366 -66 420 -66 420 -34';
  pen.pool(380, 10, 170, 20, 0.5);
  pen.stroke(
    tape,
    mix(palette.glow, palette.ink, 0.45),
    40,
    'stroke-linecap="butt" transform="translate(5 7)"',
  );
  pen.stroke(tape, palette.glow, 34, 'stroke-linecap="butt"');
  pen.stroke(
    tape,
    mix(palette.glow, palette.ink, 0.7),
    14,
    'stroke-linecap="butt" stroke-dasharray="4 17" transform="translate(0 -8)"',
  );
}

/** One patch, one thread, and everything it rang for. */
function patchAndBells(pen: Pen, random: Random): void {
  const { palette } = pen;
  const colors = [palette.glow, palette.accent, palette.body, mix(palette.glow, palette.accent, 0.5)];
  pen.facing(() => {
    pen.cast(-110, 0, 560, 120);
    const rows = [7, 6, 5, 4, 3, 2];
    for (const [row, amount] of rows.entries())
      for (let i = 0; i < amount; i++) {
        const x = 190 + (i - (amount - 1) / 2) * 92 + random.between(-10, 10);
        pen.group(
          `translate(${Math.round(x)} ${-row * 74 + (row ? 14 : 0)}) rotate(${random.whole(-38, 38)} 0 -60)`,
          () => bell(pen, 0.56, colors[(i * 2 + row) % 4] ?? palette.glow),
        );
      }
    pen.stroke('M-330 -40C-260 40 -180 20 -100 -30', palette.pale, 6);
    pen.pool(-400, 8, 110, 18, 0.5);
    pen.group('translate(-400 -44) rotate(-8)', () => {
      pen.block(-92, -36, 184, 76, 38, mix(palette.accent, palette.pale, 0.6), { shade: 0.6 });
      for (const x of [-66, -56, 56, 66]) pen.path(ellipse(x, 2, 4), mix(palette.accent, palette.ink, 0.2));
      pen.ball(0, 0, 30, mix(palette.pale, palette.ink, 0.25));
      pen.stroke(ellipse(0, 0, 20), mix(palette.pale, palette.ink, 0.5), 4);
    });
  });
}

/** Nine chairs behind the table and one at either end. */
function tableOfFolders(pen: Pen, random: Random): void {
  pen.group('scale(.9)', () => folders(pen, random));
}

function folders(pen: Pen, random: Random): void {
  const { palette } = pen;
  const fills = [palette.accent, palette.body, palette.pop, mix(palette.accent, palette.pale, 0.4)];
  pen.facing(() => {
    for (let i = 0; i < 9; i++) {
      const [x, fill] = [-384 + i * 96, fills[i % 4] ?? palette.accent];
      const top = -400 - ((i * 29) % 60);
      pen.block(x - 34, top, 68, 130, i % 3 === 0 ? 34 : 10, fill, { shade: 0.6 });
      for (const leg of [-30, 22])
        pen.path(rect(x + leg, top + 120, 9, -top - 120), mix(fill, palette.ink, 0.5));
    }
    pen.halo(ellipse(0, -60, 190, 70), palette.glow, 0.6);
    pen.spray(ellipse(0, 10, 260, 34), pen.radial(0, 10, 260, [0, palette.glow, 0.8], [1, palette.glow, 0]));
    pen.block(-86, -112, 172, 108, 14, mix(palette.ink, palette.body, 0.3), { shade: 0.5 });
    for (let i = 0; i < 4; i++)
      pen.path(rect(-66, -96 + i * 22, 132, 10, 5), i % 2 ? palette.accent : palette.glow);
    table(pen, -470, 940, 190, mix(palette.body, palette.pale, 0.25));
    for (const [x, count] of [
      [-440, 8],
      [-300, 4],
      [-150, 9],
      [30, 3],
      [170, 7],
      [322, 5],
    ] as const)
      for (let i = 0; i < count; i++) {
        const fill = i % 4 === 1 ? palette.pale : mix(palette.glow, palette.accent, (i % 3) * 0.16);
        pen.block(x + random.between(-8, 8), -206 - i * 17, 118, 16, 3, fill, { angle: 90, shade: 0.4 });
      }
    for (const [side, fill] of [
      [-1, palette.pop],
      [1, palette.accent],
    ] as const)
      pen.group(`translate(${side * 530} 0) scale(${side} 1)`, () => {
        pen.block(-44, -150, 100, 22, 8, fill, { angle: 90 });
        pen.block(40, -330, 20, 330, 8, mix(fill, palette.ink, 0.2));
        pen.block(-40, -140, 14, 140, 4, mix(fill, palette.ink, 0.35));
      });
  });
}

function hourglassOnAChair(pen: Pen): void {
  const { palette } = pen;
  const glass =
    'M-96 -270C-96 -180 -14 -160 -14 -142C-14 -124 -96 -104 -96 -14H96C96 -104 14 -124 14 -142C14 -160 96 -180 96 -270z';
  const seat = palette.accent;
  pen.facing(() => {
    pen.cast(-170, 0, 340, 120);
    for (const x of [-150, 124])
      pen.block(x, -190, 26, 190, 6, mix(palette.ink, palette.body, 0.35), { angle: 0 });
    pen.block(-176, -480, 352, 250, 40, seat, { shade: 0.6 });
    pen.block(-190, -226, 380, 66, 26, mix(seat, palette.ink, 0.18), { angle: 90 });
    for (const x of [-214, 182]) {
      pen.block(x, -310, 32, 150, 12, mix(palette.ink, palette.body, 0.35), { angle: 0 });
      pen.block(x - 12, -322, 56, 26, 12, mix(palette.ink, palette.body, 0.3));
    }
    pen.group('translate(0 -222) scale(1.08)', () => {
      pen.path(glass, mix(palette.pale, palette.pop, 0.12), 'opacity=".85"');
      pen.inside(glass, () => {
        pen.solid(rect(-100, -232, 200, 90), [-100, -232, 200, 90], palette.glow, { shade: 0.5 });
        pen.stroke(line([0, -150], [0, -20]), palette.glow, 7);
        pen.path('M-70 -10C-30 -50 30 -50 70 -10z', palette.glow);
      });
      pen.stroke(glass, palette.pale, 7);
      for (const y of [-296, -14]) pen.block(-116, y, 232, 28, 10, palette.pop, { angle: 90 });
      for (const x of [-108, 94]) pen.block(x, -272, 14, 262, 4, palette.pop, { angle: 0 });
    });
  });
}

function chairTableShoes(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.group('translate(-190 0)', () => sideChair(pen, palette.accent));
    pen.group('translate(10 0)', () => {
      for (const [x, y] of [
        [0, 34],
        [-56, 4],
      ] as const) {
        pen.pool(x + 40, y + 4, 110, 12, 0.5);
        pen.solid(
          `M${x - 50} ${y}V${y - 66}C${x - 30} ${y - 76} ${x + 4} ${y - 74} ${x + 14} ${y - 62}C${x + 40} ${y - 40} ${x + 120} ${y - 46} ${x + 124} ${y}z`,
          [x - 50, y - 76, 174, 76],
          palette.pop,
          { shade: 0.7 },
        );
        pen.path(rect(x - 52, y - 8, 178, 14, 6), palette.pale);
        pen.path(ellipse(x - 18, y - 66, 30, 10), palette.ink);
      }
    });
    table(pen, 190, 330, 300, palette.body);
    const cuff = mix(palette.accent, palette.pop, 0.5);
    pen.block(226, -410, 220, 110, 50, cuff, { angle: 90, shade: 0.8 });
    pen.path(rect(300, -410, 54, 110), mix(cuff, palette.pale, 0.45));
    pen.path(ellipse(424, -355, 40, 55), mix(cuff, palette.ink, 0.3));
    pen.path(ellipse(428, -355, 24, 38), palette.ink);
    pen.stroke('M250 -306C200 -300 160 -200 230 -190', mix(palette.ink, palette.body, 0.3), 12);
    pen.ball(244, -196, 34, palette.ink);
  });
}

export const care: StoryDrawings = {
  'blood-pressure-cuff-read-high-on-larger-arms': { palette: 'rose', backdrop: 'disc', draw: cuffTooShort },
  'clinic-gave-206-patients-heart-patches': { palette: 'nebula', backdrop: 'plain', draw: patchAndBells },
  'people-who-typed-a-clinic-back-in': { palette: 'graphite', backdrop: 'window', draw: tableOfFolders },
  'sixteen-minutes-of-a-doctors-visit': { palette: 'mint', backdrop: 'window', draw: hourglassOnAChair },
  'take-a-blood-pressure-reading-your-doctor-will-believe': {
    palette: 'sky',
    backdrop: 'arch',
    draw: chairTableShoes,
  },
};
