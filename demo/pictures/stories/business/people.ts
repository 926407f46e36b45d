import { mix } from '../../color.ts';
import { scaled } from '../../motif.ts';
import type { Pen } from '../../pen.ts';
import { ellipse, line, polygon, rect } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { cardboard, coin, key, lit, metal, paperPlane } from './props.ts';

function boxOnADoorstep(pen: Pen): void {
  const { palette } = pen;
  const card = cardboard(pen);
  pen.block(-500, -800, 380, 760, 0, mix(palette.body, palette.pale, 0.1), { shade: 0.5 });
  pen.block(-460, -760, 300, 720, 4, palette.pop, { shade: 0.7 });
  for (const y of [-560, -300])
    pen.stroke(rect(-420, y, 220, 190, 6), mix(palette.pop, palette.ink, 0.35), 8);
  pen.ball(-194, -330, 16, palette.glow);
  pen.block(-620, -50, 1180, 50, 4, mix(palette.floor, palette.pale, 0.4), { angle: 90 });
  pen.block(-720, 0, 1380, 120, 4, mix(palette.floor, palette.pale, 0.25), { angle: 90 });
  pen.group('translate(130 -40)', () => {
    pen.cast(-230, 0, 460, 60);
    for (const [x, y, angle, fill] of [
      [-130, -370, -12, palette.pale],
      [-50, -390, 5, palette.glow],
    ] as const)
      pen.group(`translate(${x} ${y}) rotate(${angle})`, () => {
        pen.block(-64, -70, 128, 190, 5, palette.pale, { shade: 0.3 });
        pen.path(rect(-52, -58, 104, 92), mix(fill, palette.accent, 0.4));
        pen.path(polygon([-52, 34], [-10, -30], [52, 34]), palette.pop);
      });
    pen.group('translate(46 -360) rotate(10)', () => {
      pen.block(-60, -40, 130, 150, 4, palette.glow, { shade: 0.3 });
      for (let i = 0; i < 4; i++)
        pen.path(rect(-44, -22 + i * 20, i ? 96 : 60, 8, 4), mix(palette.glow, palette.ink, 0.5));
    });
    for (const angle of [-40, -15, 12, 38])
      pen.group(`translate(150 -340) rotate(${angle})`, () =>
        pen.solid(
          'M0 0C-30 -60 -22 -120 0 -160C22 -120 30 -60 0 0z',
          [-30, -160, 60, 160],
          mix(palette.pop, palette.ink, 0.3),
        ),
      );
    pen.block(104, -350, 92, 90, 8, palette.accent);
    for (const side of [-1, 1])
      pen.path(
        polygon([side * 220, -290], [side * 60, -290], [side * 130, -250], [side * 330, -240]),
        mix(card, palette.ink, 0.15),
      );
    pen.block(-230, -290, 460, 290, 5, card, { shade: 0.8 });
    pen.path(rect(-24, -290, 48, 290), mix(card, palette.pale, 0.4));
    pen.group('translate(-120 -298) rotate(4)', () => key(pen, 90, palette.ink));
  });
}

const crumpled = 'M-44 0L-56 -34L-30 -70L6 -78L46 -58L54 -20L34 2z';

function planeToTheLetterSlot(pen: Pen): void {
  const { palette } = pen;
  pen.cast(140, 0, 360, 100);
  pen.block(130, -700, 400, 700, 0, mix(palette.body, palette.ink, 0.25), { shade: 0.5 });
  pen.block(160, -680, 340, 680, 4, palette.accent, { shade: 0.7 });
  for (const y of [-640, -220])
    pen.stroke(rect(200, y, 260, y < -300 ? 200 : 180, 6), mix(palette.accent, palette.ink, 0.3), 8);
  pen.block(210, -384, 240, 84, 12, palette.glow, { shade: 0.5 });
  pen.path(rect(236, -362, 188, 38, 8), palette.ink);
  pen.solid(
    polygon([80, 0], [580, 0], [640, 70], [20, 70]),
    [20, 0, 620, 70],
    mix(palette.pop, palette.ink, 0.25),
    { angle: 90 },
  );
  for (const [x, y, turn, size] of [
    [150, 20, 0, 0.9],
    [290, 44, 70, 1.05],
    [440, 18, 30, 0.8],
  ] as const)
    pen.group(`translate(${x} ${y}) scale(${size})`, () => {
      pen.pool(4, 4, 70, 14, 0.6);
      pen.group(`rotate(${turn} 0 -38)`, () => {
        pen.solid(crumpled, [-56, -78, 110, 80], palette.pale, { shade: 0.6 });
        pen.stroke(
          'M-30 -70L-6 -30L46 -58M-6 -30L-44 0M-6 -30L34 2',
          mix(palette.pale, palette.ink, 0.35),
          4,
        );
      });
    });
  pen.stroke('M-640 -250C-520 -180 -420 -290 -330 -300', palette.pale, 6, 'stroke-dasharray="6 20"');
  pen.group('translate(110 -350) rotate(-3)', () => {
    paperPlane(pen, 430, palette.pale);
    pen.stroke('M-360 40C-400 70 -400 110 -390 130', palette.ink, 5);
    pen.group('translate(-392 130) rotate(8)', () => {
      pen.block(-36, 0, 72, 96, 8, palette.glow, { shade: 0.4 });
      pen.path(ellipse(0, 16, 8), palette.ink);
    });
  });
}

function vise(pen: Pen, fill: string): void {
  const { palette } = pen;
  pen.block(-90, -36, 180, 36, 8, mix(fill, palette.ink, 0.35));
  pen.block(-50, -90, 100, 60, 6, mix(fill, palette.ink, 0.2));
  pen.block(-120, -170, 240, 84, 14, fill, { shade: 0.7 });
  for (const x of [-60, 26]) pen.block(x, -210, 34, 52, 4, metal(pen));
  pen.block(120, -144, 90, 24, 6, metal(pen), { angle: 90 });
  pen.block(196, -190, 18, 116, 9, metal(pen));
}

function screwdriverUpright(pen: Pen, size: number, fill: string, worn: boolean): void {
  const { palette } = pen;
  pen.group(`scale(${size})`, () => {
    pen.block(-13, -210, 26, 230, 4, metal(pen), { angle: 0 });
    pen.block(-40, -420, 80, 216, 30, fill, { angle: 0, shade: 0.8 });
    for (const x of [-16, 12]) pen.path(rect(x - 4, -396, 8, 160, 4), mix(fill, palette.ink, 0.35));
    if (worn) for (const y of [-350, -290]) pen.path(ellipse(18, y, 15, 9), mix(fill, palette.pale, 0.5));
  });
}

function twoVises(pen: Pen): void {
  const { palette } = pen;
  const wood = mix(palette.accent, palette.ink, 0.3);
  for (const x of [-430, 370]) pen.block(x, -140, 60, 200, 0, mix(wood, palette.ink, 0.4));
  pen.block(-520, -150, 1040, 60, 8, wood, { angle: 90 });
  pen.group('translate(0 -148)', () => {
    for (const [x, size, fill, worn] of [
      [-260, 0.66, palette.accent, true],
      [210, 0.42, palette.pop, false],
    ] as const) {
      pen.group(`translate(${x} -150)`, () => screwdriverUpright(pen, size, fill, worn));
      pen.group(`translate(${x} 0) scale(.86)`, () => vise(pen, palette.body));
    }
    coin(pen, 20, -48, 46);
  });
}

function ladderAndDoor(pen: Pen): void {
  const { palette } = pen;
  const wall = mix(palette.body, palette.wallLow, 0.3);
  pen.block(-900, -800, 1800, 790, 0, wall, { shade: 0.6 });
  pen.path(rect(-900, -24, 1800, 24), mix(wall, palette.ink, 0.4));
  pen.path(rect(-330, -600, 190, 170), palette.glow);
  pen.stroke(rect(-330, -600, 190, 170), palette.pale, 14);
  pen.solid(
    polygon([-140, -600], [-40, -624], [-40, -408], [-140, -430]),
    [-140, -624, 100, 216],
    palette.accent,
  );
  pen.spray(
    polygon([150, 0], [330, 0], [470, 90], [90, 90]),
    pen.linear(0, 0, 0, 90, [0, palette.glow, 0.95], [1, palette.glow, 0.1]),
  );
  pen.path(rect(150, -360, 200, 360), palette.glow);
  pen.stroke('M150 0V-360H350V0', palette.pale, 18);
  pen.solid(polygon([350, -352], [350, 0], [236, 34], [236, -386]), [236, -386, 114, 420], palette.pop);
  pen.ball(258, -180, 11, palette.glow);
  const [foot, top] = [-440, -262];
  for (const dx of [0, 110]) pen.stroke(line([foot + dx, 30], [top + dx * 0.8, -450]), palette.ink, 20);
  for (let rung = 0; rung < 9; rung++) {
    const part = 0.07 + rung * 0.1;
    const [x, y] = [foot + (top - foot) * part, 30 - 480 * part];
    pen.stroke(line([x, y], [x + 110 - 22 * part, y]), palette.ink, 14);
  }
  pen.pool(-380, 34, 130, 14, 0.6);
}

export const people: StoryDrawings = {
  'leave-a-social-network-with-your-things': {
    palette: 'nebula',
    backdrop: 'disc',
    draw: lit(boxOnADoorstep),
  },
  'lesson-ask-a-question-that-gets-answered': {
    palette: 'ultra',
    backdrop: 'lines',
    draw: lit(planeToTheLetterSlot),
  },
  'openbench-doubles-its-apprentices': {
    palette: 'fog',
    backdrop: 'window',
    draw: scaled(lit(twoVises), 0.94),
  },
  'what-97-graduates-earned-a-year-later': { palette: 'sodium', backdrop: 'plain', draw: lit(ladderAndDoor) },
};
