import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import { ellipse, line, polygon, rect, rectWithCorners } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { flatSheet } from './props.ts';

function spoon(pen: Pen, x: number, top: number, foot: number, angle: number, color: string): void {
  pen.group(`rotate(${angle} ${x} ${foot})`, () => {
    pen.block(x - 12, top + 60, 24, foot - top - 60, 10, color, { angle: 0 });
    pen.solid(ellipse(x, top + 50, 42, 62), [x - 42, top - 12, 84, 124], color, { shade: 0.7 });
    pen.path(ellipse(x, top + 46, 26, 40), mix(color, pen.palette.ink, 0.3));
  });
}

/** A kitchen drawer from above: the notebook lies where everybody reaches. */
function notebookInADrawer(pen: Pen): void {
  const { palette } = pen;
  const front = palette.body;
  const wood = mix(palette.accent, palette.glow, 0.4);
  pen.facing(() => {
    pen.block(-800, -600, 1600, 80, 0, mix(front, palette.pale, 0.35), { angle: 90 });
    pen.path(polygon([-400, -520], [400, -520], [450, -100], [-450, -100]), mix(wood, palette.ink, 0.55));
    pen.path(polygon([-370, -500], [370, -500], [412, -110], [-412, -110]), mix(wood, palette.ink, 0.3));
    spoon(pen, -300, -480, -110, -5, wood);
    spoon(pen, -200, -450, -110, 4, mix(wood, palette.pale, 0.3));
    spoon(pen, 270, -490, -110, 5, mix(wood, palette.pale, 0.3));
    spoon(pen, 350, -440, -110, -3, wood);
    pen.group('translate(30 -300) rotate(7)', () => {
      pen.path(rect(-126, -160, 270, 350, 14), palette.ink, 'opacity=".4"');
      pen.block(-140, -176, 270, 350, 14, palette.pop, { shade: 0.6 });
      pen.path(rect(-70, -120, 150, 70, 8), palette.pale);
      for (let i = 0; i < 10; i++)
        pen.stroke(line([-156, -150 + i * 33], [-118, -150 + i * 33]), palette.pale, 9);
      pen.block(-150, -140, 24, 220, 4, palette.glow, { angle: 0 });
      pen.path(polygon([-150, 80], [-126, 80], [-138, 116]), palette.pale);
      pen.path(polygon([-143, 100], [-133, 100], [-138, 116]), palette.ink);
    });
    pen.block(-490, -116, 980, 176, 14, front, { angle: 90, shade: 0.6 });
    pen.block(-90, -50, 180, 34, 17, palette.glow, { angle: 90 });
  });
}

function catalogDrawer(pen: Pen): void {
  const { palette } = pen;
  const wood = mix(palette.accent, palette.ink, 0.12);
  pen.facing(() => {
    pen.spray(
      polygon([-260, -450], [-170, -420], [240, -70], [-420, -70]),
      pen.linear(0, -450, 0, -70, [0, palette.glow, 0.9], [1, palette.glow, 0.1]),
    );
    pen.cast(-480, 0, 960, 80);
    pen.block(-520, -70, 1040, 70, 8, mix(palette.body, palette.ink, 0.2), { angle: 90 });
    pen.block(-440, -92, 180, 24, 10, palette.ink);
    pen.stroke(
      'M-360 -90C-420 -260 -440 -520 -330 -540C-270 -550 -240 -520 -228 -480',
      mix(palette.ink, palette.body, 0.35),
      17,
    );
    pen.group('translate(-220 -450) rotate(-24)', () =>
      pen.solid('M-84 40C-76 -40 -40 -64 0 -64S76 -40 84 40z', [-84, -64, 168, 104], palette.pop, {
        shade: 0.6,
      }),
    );
    // Cards stand in the drawer, a few of them with colored guides.
    pen.pool(160, -66, 350, 14, 0.6);
    for (let i = 0; i < 17; i++) {
      const x = -96 + i * 28;
      const tall = i % 5 === 2;
      pen.group(`rotate(6 ${x} -150)`, () =>
        pen.block(x, tall ? -300 : -268, 22, 200, 4, tall ? palette.pop : palette.pale, { shade: 0.4 }),
      );
    }
    pen.solid(polygon([-120, -210], [420, -210], [420, -70], [-120, -70]), [-120, -210, 540, 140], wood, {
      angle: 90,
      shade: 0.5,
    });
    pen.stroke(line([-90, -140], [390, -140]), mix(wood, palette.ink, 0.3), 5);
    pen.block(-170, -250, 64, 180, 8, mix(wood, palette.pale, 0.2), { shade: 0.6 });
    pen.path(rect(-158, -216, 38, 44, 4), palette.pale);
    pen.ball(-138, -116, 19, palette.glow);
  });
}

function cup(pen: Pen, x: number, y: number, color: string): void {
  const { palette } = pen;
  pen.pool(x, y + 4, 110, 12, 0.5);
  pen.path(ellipse(x, y - 4, 92, 17), mix(color, palette.pale, 0.5));
  pen.stroke(ellipse(x + 66, y - 70, 26, 30), color, 12);
  pen.solid(rectWithCorners(x - 62, y - 116, 124, 112, [4, 4, 40, 40]), [x - 62, y - 116, 124, 112], color, {
    shade: 0.7,
  });
  pen.path(ellipse(x, y - 116, 62, 14), mix(color, palette.ink, 0.6));
}

/** What is left on the table when the visit is done. */
function kitchenTable(pen: Pen): void {
  const { palette } = pen;
  const wood = mix(palette.accent, palette.ink, 0.3);
  pen.facing(() => {
    pen.cast(-400, 0, 800, 60);
    for (const x of [-470, 420]) pen.block(x, -100, 50, 130, 4, mix(wood, palette.ink, 0.4));
    pen.solid(polygon([-440, -300], [440, -300], [580, -110], [-580, -110]), [-580, -300, 1160, 190], wood, {
      angle: 90,
      shade: 0.3,
    });
    pen.block(-580, -110, 1160, 40, 6, mix(wood, palette.ink, 0.25), { angle: 90 });
    flatSheet(pen, 0, -176, 260, 96, palette.pale);
    for (let i = 0; i < 3; i++)
      pen.path(rect(56 - i * 10, -252 + i * 24, 120 + i * 8, 8, 4), mix(palette.pale, palette.ink, 0.4));
    pen.group('translate(206 -196)', () => {
      pen.pool(0, 6, 90, 12, 0.5);
      pen.solid('M-82 -96C-92 -20 -60 0 0 0S92 -20 82 -96z', [-86, -96, 172, 96], palette.pop, {
        shade: 0.7,
      });
      pen.solid(
        'M-84 -100C-60 -150 60 -150 84 -100z',
        [-84, -150, 168, 50],
        mix(palette.pop, palette.pale, 0.3),
        { shade: 0.4 },
      );
      pen.ball(0, -150, 17, palette.accent);
    });
    cup(pen, -330, -180, palette.body);
    cup(pen, 420, -150, palette.glow);
    pen.pool(-110, -134, 150, 14, 0.5);
    pen.solid(
      polygon([-190, -196], [-40, -196], [-50, -136], [-226, -136]),
      [-226, -196, 186, 60],
      mix(palette.ink, palette.body, 0.5),
      { shade: 0.4 },
    );
    pen.path(polygon([-226, -136], [-50, -136], [-50, -124], [-226, -124]), palette.ink);
    for (const x of [-178, -152]) pen.path(ellipse(x, -182, 9, 6), palette.glow);
  });
}

/** Before a cable is pulled, it has a name. */
function labelMaker(pen: Pen): void {
  const { palette } = pen;
  const cables = [palette.accent, palette.pop, palette.glow, palette.body];
  pen.facing(() => {
    pen.cast(-470, 0, 260, 110);
    for (const [i, color] of cables.entries()) {
      const x = 190 + i * 44;
      pen.stroke(
        `M${x} 60C${x + 10} -100 ${x - 26} -300 ${x + 8 + i * 12} -700`,
        mix(color, palette.ink, 0.45),
        46,
      );
      pen.stroke(`M${x} 60C${x + 10} -100 ${x - 26} -300 ${x + 8 + i * 12} -700`, color, 36);
    }
    const tape = palette.pale;
    const edge = mix(tape, palette.ink, 0.4);
    for (const [i, y] of [-90, -230, -370].entries()) {
      const turn = `M150 ${y + 20}C200 ${y - 10} 330 ${y - 30} 376 ${y - 70 - i * 4}`;
      pen.stroke(turn, edge, 42, 'stroke-linecap="butt" transform="translate(0 5)"');
      pen.stroke(turn, tape, 36, 'stroke-linecap="butt"');
    }
    pen.stroke(
      'M-250 -330C-130 -480 60 -420 20 -250C-10 -130 60 -60 160 -72',
      edge,
      42,
      'stroke-linecap="butt" transform="translate(0 5)"',
    );
    pen.stroke(
      'M-250 -330C-130 -480 60 -420 20 -250C-10 -130 60 -60 160 -72',
      tape,
      36,
      'stroke-linecap="butt"',
    );
    pen.group('translate(-350 0)', () => {
      pen.block(-120, -430, 240, 430, 50, palette.body, { shade: 0.8 });
      pen.path(rect(-84, -390, 168, 92, 14), palette.ink);
      pen.path(rect(-64, -358, 100, 28, 8), palette.glow);
      pen.path(rect(92, -346, 40, 40, 6), mix(palette.body, palette.ink, 0.6));
      for (let row = 0; row < 4; row++)
        for (let i = 0; i < 4; i++)
          pen.path(
            ellipse(-66 + i * 44, -256 + row * 46, 15),
            row === 3 && i === 3 ? palette.accent : mix(palette.body, palette.ink, 0.55),
          );
      pen.block(-60, -76, 120, 34, 17, palette.pop, { angle: 90 });
    });
  });
}

export const desks: StoryDrawings = {
  'let-people-write-their-passwords-down': { palette: 'mint', backdrop: 'plain', draw: notebookInADrawer },
  'letter-to-whoever-gets-my-desk': { palette: 'sodium', backdrop: 'plain', draw: catalogDrawer },
  'set-up-a-password-manager-for-a-parent': { palette: 'apricot', backdrop: 'window', draw: kitchenTable },
  'she-has-restored-63-companies': { palette: 'argon', backdrop: 'disc', draw: labelMaker },
};
