import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import { arc, ellipse, line, type Point, polygon, rect, rectWithCorners } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';

/** How far the key goes down, in the units of these drawings. */
const TRAVEL = 110;

function coil(pen: Pen, top: number, foot: number): void {
  const { palette } = pen;
  const turns = 6;
  const step = (foot - top) / turns;
  const metal = mix(palette.pale, palette.ink, 0.25);
  for (let turn = 0; turn < turns; turn++) {
    const y = top + turn * step;
    pen.stroke(line([64, y + step * 0.5], [-64, y + step]), mix(metal, palette.ink, 0.5), 13);
  }
  for (let turn = 0; turn < turns; turn++) {
    const y = top + turn * step;
    pen.stroke(line([-64, y], [64, y + step * 0.5]), metal, 16);
  }
}

/** The part that moves: a cross on top, a body with a bump on one side, a pin inside the spring. */
function plunger(pen: Pen, down: number, color: string): void {
  pen.block(-20, -300 + down, 40, 150, 6, mix(color, pen.palette.ink, 0.3), { angle: 0 });
  pen.block(-44, -560 + down, 88, 130, 8, color);
  pen.block(-104, -440 + down, 208, 160, 12, color);
  pen.solid(`M104 ${-390 + down}Q142 ${-350 + down} 104 ${-306 + down}z`, [104, -390 + down, 38, 84], color);
}

/** A leaf of copper from the foot of the housing; `bend` pushes it away from the plunger. */
function leaf(pen: Pen, x: number, bend: number): void {
  const { palette } = pen;
  const path = `M${x} -34V-160C${x} -220 ${x + bend} -240 ${x + bend} -310`;
  pen.stroke(path, mix(palette.accent, palette.ink, 0.5), 20);
  pen.stroke(path, palette.accent, 13);
}

/** A switch cut in half, its key `part` of the way down. */
function cutaway(pen: Pen, part: number): void {
  const { palette } = pen;
  const down = part * TRAVEL;
  const shell = mix(palette.ink, palette.body, 0.3);
  pen.path(
    polygon([-230, -320], [-160, -430], [160, -430], [230, -320], [230, -10], [-230, -10]),
    mix(palette.ink, palette.body, 0.12),
  );
  // The bump holds the leaf back until it has gone by.
  const bend = part < 0.15 ? 22 : part < 0.45 ? 34 : 0;
  leaf(pen, 196, 0);
  leaf(pen, 134, part >= 0.5 ? 44 : bend);
  plunger(pen, down, palette.glow);
  coil(pen, -276 + down, -60);
  pen.block(-28, -110, 56, 70, 6, shell, { angle: 0 });
  for (const side of [-1, 1]) {
    const wall = polygon(
      [side * 260, 0],
      [side * 260, -310],
      [side * 180, -450],
      [side * 116, -450],
      [side * 116, -410],
      [side * 166, -410],
      [side * 226, -300],
      [side * 226, 0],
    );
    pen.solid(wall, [Math.min(side * 116, side * 260), -450, 144, 450], palette.body, { shade: 0.5 });
  }
  pen.block(-260, -44, 520, 44, 6, palette.body, { angle: 90 });
  for (const x of [-90, 134, 196]) pen.path(rect(x - 7, -10, 14, 26, 3), palette.accent);
}

/** The switch stands on its board, as it does in a keyboard. */
function onBoard(pen: Pen, part: number): void {
  pen.cast(-330, 0, 660, 80);
  pen.block(-340, -30, 680, 30, 5, mix(pen.palette.pop, pen.palette.ink, 0.35), { angle: 90 });
  pen.group('translate(0 -30) scale(.95)', () => cutaway(pen, part));
}

const down = (part: number) => (pen: Pen) => onBoard(pen, part);

function keycap(pen: Pen): void {
  const { light, palette } = pen;
  pen.pool(light * 30, 0, 330, 40, 0.6);
  pen.group(`translate(0 -290) rotate(${light * -8})`, () => {
    pen.block(-270, -270, 540, 540, 70, palette.accent, { shade: 0.8 });
    pen.path(rect(-222, -222, 444, 444, 44), mix(palette.accent, palette.ink, 0.45));
    pen.spray(
      rect(-222, -222, 444, 444, 44),
      pen.linear(-222, -222, 222, 222, [0, palette.ink, 0.5], [0.7, palette.ink, 0]),
    );
    pen.ball(0, 0, 104, mix(palette.accent, palette.pale, 0.15));
    pen.path(rect(-19, -66, 38, 132, 4) + rect(-66, -19, 132, 38, 4), palette.ink);
    for (const side of [-1, 1])
      pen.block(side * 170 - 12, -190, 24, 380, 4, mix(palette.accent, palette.ink, 0.25));
  });
}

function splitShells(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-250, 0, 500, 110);
  pen.path(rect(-226, -180, 452, 60, 10), palette.ink);
  pen.solid(rectWithCorners(-250, -170, 500, 170, [8, 8, 20, 20]), [-250, -170, 500, 170], palette.body);
  pen.path(ellipse(0, -158, 70, 16), mix(palette.ink, palette.body, 0.25));
  for (const x of [-190, 150]) pen.block(x, -130, 40, 60, 6, mix(palette.body, palette.ink, 0.4));
  for (const x of [-220, 220])
    pen.stroke(line([x, -200], [x, -300]), palette.glow, 6, 'stroke-dasharray="4 18"');
  const upper = polygon([-250, -320], [-170, -500], [170, -500], [250, -320]);
  pen.solid(upper, [-250, -500, 500, 180], palette.accent);
  pen.path(rect(-90, -508, 180, 26, 8), palette.ink);
  pen.path(rect(-250, -330, 500, 20, 6), mix(palette.accent, palette.ink, 0.45));
  for (const x of [-200, 160]) pen.block(x, -314, 40, 44, 6, mix(palette.accent, palette.ink, 0.3));
}

/** The bump against the leaf, seen from near. */
function bumpOnLeaf(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.solid(
      'M-520 -780H-60V-480C-60 -420 110 -400 110 -300S-60 -190 -60 -130V120H-520z',
      [-520, -780, 630, 900],
      palette.glow,
    );
    const bent = 'M220 120V-60C220 -160 132 -190 130 -300S220 -480 340 -780';
    pen.stroke(bent, mix(palette.accent, palette.ink, 0.55), 50);
    pen.stroke(bent, palette.accent, 36);
    pen.stroke(bent, mix(palette.accent, palette.pale, 0.6), 6, 'transform="translate(-8 0)"');
    for (const [i, reach] of [190, 250].entries())
      pen.stroke(arc(110, -300, reach, -28, 28), palette.pale, 10 - i * 3, 'opacity=".7"');
  });
}

function leavesTouching(pen: Pen): void {
  const { palette } = pen;
  const metal = (path: string, shade: number) => {
    pen.stroke(path, mix(palette.accent, palette.ink, 0.55), 46);
    pen.stroke(path, mix(palette.accent, palette.ink, shade), 34);
  };
  pen.cast(-300, 0, 600, 90);
  metal('M-300 -10V-200C-300 -330 -40 -300 -20 -470', 0);
  metal('M300 -10V-560', 0.15);
  pen.stroke('M-20 -470L250 -380', mix(palette.accent, palette.ink, 0.55), 46);
  pen.stroke('M-20 -470L250 -380', palette.accent, 34);
  pen.halo(ellipse(276, -372, 90), palette.glow, 0.8);
  const spark: Point[] = [];
  for (let i = 0; i < 16; i++) {
    const reach = i % 2 ? 34 : 92;
    const angle = (i * Math.PI) / 8;
    spark.push([270 + Math.cos(angle) * reach, -372 + Math.sin(angle) * reach]);
  }
  pen.path(polygon(...spark), palette.glow);
  pen.path(ellipse(270, -372, 24), palette.pale);
  for (const x of [-300, 300]) pen.block(x - 70, -60, 140, 60, 8, palette.body, { angle: 90 });
}

/** The contact shivers before it holds. */
function bouncingTrace(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-440, 0, 880, 90);
  pen.block(-460, -560, 920, 560, 30, mix(palette.ink, palette.body, 0.2), { shade: 0.5 });
  const screen = rect(-424, -526, 848, 450, 14);
  pen.path(screen, palette.ink);
  for (let i = 1; i < 8; i++)
    pen.stroke(line([-424 + i * 106, -526], [-424 + i * 106, -76]), mix(palette.ink, palette.glow, 0.25), 3);
  for (let i = 1; i < 4; i++)
    pen.stroke(line([-424, -526 + i * 112], [424, -526 + i * 112]), mix(palette.ink, palette.glow, 0.25), 3);
  const trace = 'M-400 -170H-240V-420H-196V-190H-166V-430H-120V-250H-96V-420H-66V-320H-48V-420H400';
  pen.stroke(trace, palette.glow, 26, 'opacity=".25"');
  pen.stroke(trace, palette.glow, 11);
  for (const [i, color] of [palette.accent, palette.pop, palette.pale].entries())
    pen.ball(-400 + i * 56, -38, 19, color);
}

function rising(pen: Pen): void {
  const { palette } = pen;
  pen.group('translate(-60 0)', () => onBoard(pen, 0.55));
  pen.stroke('M380 -180C470 -260 470 -380 400 -470', palette.pop, 24);
  pen.path(polygon([368, -508], [464, -470], [380, -412]), palette.pop);
}

const NAME = 'how-a-keyboard-switch-works-in-nine-cuts';

export const keyboardSwitch: StoryDrawings = {
  [NAME]: { palette: 'ultra', backdrop: 'lines', draw: down(0.28) },
  [`${NAME}-1`]: { palette: 'apricot', backdrop: 'plain', draw: keycap },
  [`${NAME}-2`]: { palette: 'tide', backdrop: 'disc', draw: splitShells },
  [`${NAME}-3`]: { palette: 'graphite', backdrop: 'plain', draw: down(0) },
  [`${NAME}-4`]: { palette: 'nebula', backdrop: 'plain', draw: down(0.25) },
  [`${NAME}-5`]: { palette: 'sky', backdrop: 'plain', draw: bumpOnLeaf },
  [`${NAME}-6`]: { palette: 'sodium', backdrop: 'plain', draw: leavesTouching },
  [`${NAME}-7`]: { palette: 'pine', backdrop: 'plain', draw: bouncingTrace },
  [`${NAME}-8`]: { palette: 'argon', backdrop: 'plain', draw: down(1) },
  [`${NAME}-9`]: { palette: 'mint', backdrop: 'plain', draw: rising },
};
