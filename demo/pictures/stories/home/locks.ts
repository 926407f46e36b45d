import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { ellipse, line, rect } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';

/** A keypad of twelve keys; zero is its middle, 200 wide and 330 tall. */
function keypad(pen: Pen, lit: number): void {
  const { palette } = pen;
  pen.block(-100, -165, 200, 330, 36, palette.ink, { shade: 0.2, shine: 0.5 });
  for (let i = 0; i < 12; i++)
    pen.path(
      ellipse(-52 + (i % 3) * 52, -112 + Math.floor(i / 3) * 54, 18),
      i === lit ? palette.glow : mix(palette.ink, palette.pale, 0.45),
    );
}

function drop(pen: Pen, x: number, y: number, size: number): void {
  const shape = `M0 ${-size * 1.6}C${size} ${-size * 0.4} ${size} ${size * 0.8} 0 ${size * 0.8}C${-size} ${size * 0.8} ${-size} ${-size * 0.4} 0 ${-size * 1.6}z`;
  pen.group(`translate(${x} ${y})`, () => pen.path(shape, mix(pen.palette.glow, pen.palette.pale, 0.4)));
}

function keypadInRain(pen: Pen, random: Random): void {
  const { palette } = pen;
  const door = mix(palette.accent, palette.ink, 0.3);
  pen.facing(() => {
    pen.block(-640, -700, 860, 900, 0, door, { shade: 0.6 });
    for (const x of [-480, -300, -120, 60]) pen.path(rect(x, -700, 6, 900), mix(door, palette.ink, 0.35));
    pen.block(220, -700, 60, 900, 0, mix(palette.pale, palette.wallLow, 0.4), { shade: 0.4 });
    pen.path(rect(-216, -500, 250, 420, 40), palette.ink, 'opacity=".3"');
    pen.group('translate(-100 -310) scale(1.14)', () => keypad(pen, 4));
    for (const side of [-1, 1]) {
      pen.ball(-100 + side * 44, -158, 20, mix(palette.pale, palette.ink, 0.2));
      pen.path(ellipse(-100 + side * 44, -158, 7), mix(palette.ink, palette.pale, 0.3));
    }
    pen.group('translate(420 -300) rotate(12)', () => {
      pen.stroke(rect(-88, -150, 190, 320, 50), palette.ink, 26, 'opacity=".3"');
      pen.stroke(rect(-100, -160, 200, 320, 50), mix(palette.pale, palette.ink, 0.6), 30);
      pen.stroke(rect(-100, -160, 200, 320, 50), mix(palette.pale, palette.ink, 0.35), 18);
    });
    for (let i = 0; i < 46; i++) {
      const [x, y] = [random.between(-640, 640), random.between(-620, 40)];
      pen.stroke(line([x, y], [x - 16, y + 54]), palette.pale, 5, 'opacity=".55"');
    }
    for (const [x, y, size] of [
      [-250, -200, 15],
      [40, -420, 18],
      [-20, -90, 14],
      [-330, -420, 13],
    ] as const)
      drop(pen, x, y, size);
  });
}

function key(pen: Pen, turn: number, color: string): void {
  pen.group(`rotate(${turn})`, () => {
    pen.stroke(ellipse(0, 56, 34), color, 20);
    pen.path(rect(-10, 84, 20, 130, 6), color);
    for (const y of [150, 184]) pen.path(rect(0, y, 36, 18, 4), color);
  });
}

function capOverThumbTurn(pen: Pen): void {
  const { palette } = pen;
  const door = mix(palette.accent, palette.pale, 0.15);
  pen.facing(() => {
    pen.block(-330, -700, 520, 900, 0, door, { shade: 0.5 });
    pen.block(190, -700, 66, 900, 0, mix(palette.pale, palette.wallLow, 0.25), { shade: 0.5 });
    pen.block(-280, -640, 260, 270, 6, mix(door, palette.ink, 0.14), { shade: 0.4 });
    pen.block(-280, -320, 260, 380, 6, mix(door, palette.ink, 0.14), { shade: 0.4 });
    pen.block(10, -430, 150, 210, 14, mix(palette.pale, palette.ink, 0.35), { shade: 0.7 });
    pen.path(ellipse(85 + 14, -304, 128), palette.ink, 'opacity=".3"');
    pen.ball(85, -320, 126, palette.body);
    pen.stroke(ellipse(85, -320, 96), mix(palette.body, palette.ink, 0.3), 6);
    pen.block(67, -404, 36, 168, 18, mix(palette.body, palette.pale, 0.35));
    pen.stroke('M85 -424A104 104 0 0 1 189 -320', palette.glow, 13);
    pen.ball(85, -90, 50, mix(palette.pale, palette.ink, 0.25));
    pen.path(rect(372, -472, 140, 40, 10), mix(palette.accent, palette.ink, 0.4));
    pen.stroke('M440 -440V-400C440 -380 420 -378 416 -394', palette.ink, 11);
    pen.stroke(ellipse(436, -352, 42), mix(palette.pale, palette.ink, 0.3), 9);
    pen.group('translate(430 -330)', () => {
      key(pen, 16, palette.pop);
      key(pen, -16, palette.glow);
    });
  });
}

function threeDeadbolts(pen: Pen): void {
  const { palette } = pen;
  const door = mix(palette.accent, palette.ink, 0.2);
  pen.block(-500, -700, 1000, 730, 0, door, { shade: 0.6 });
  for (const x of [-340, -170, 0, 170, 340]) pen.path(rect(x - 3, -700, 6, 730), mix(door, palette.ink, 0.3));
  // the first: a keypad with a bolt below it
  pen.path(rect(-406, -476, 190, 330, 40), palette.ink, 'opacity=".3"');
  pen.group('translate(-320 -330) scale(.9)', () => keypad(pen, 7));
  // the second has a keyhole
  pen.path(ellipse(14, -316, 112), palette.ink, 'opacity=".3"');
  pen.ball(0, -330, 112, mix(palette.glow, palette.accent, 0.2));
  pen.stroke(ellipse(0, -330, 86), mix(palette.glow, palette.ink, 0.4), 7);
  pen.path(ellipse(0, -348, 22), palette.ink);
  pen.path('M-10 -346L-20 -276H20L10 -346z', palette.ink);
  // the third: a tall slab of glass
  pen.path(rect(252, -500, 150, 370, 70), palette.ink, 'opacity=".3"');
  pen.block(238, -516, 150, 370, 70, palette.body, { shade: 0.7 });
  pen.stroke(ellipse(313, -430, 44), palette.pop, 11);
  pen.path(rect(290, -210, 46, 12, 6), palette.pop);
  const cable = 'M-620 60C-420 90 -300 20 -180 40C-60 60 -90 90 -10 80C90 66 60 30 150 34';
  pen.stroke(cable, palette.ink, 22);
  pen.stroke(cable, palette.pop, 12);
  pen.block(146, 14, 74, 42, 8, mix(palette.pale, palette.ink, 0.15));
  for (const y of [22, 34, 46]) pen.path(rect(206, y, 22, 4), palette.ink);
}

export const locks: StoryDrawings = {
  'latchkey-nine-volt-recall': { palette: 'tide', backdrop: 'plain', draw: keypadInRain },
  'porchlight-turn': { palette: 'rose', backdrop: 'plain', draw: capOverThumbTurn },
  'three-smart-locks-no-internet': { palette: 'mint', backdrop: 'plain', draw: threeDeadbolts },
};
