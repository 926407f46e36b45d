import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import { arc, ellipse, line, polygon, rect, round } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';

function bricks(pen: Pen, x: number, top: number, width: number, foot: number, color: string): void {
  const { palette } = pen;
  pen.path(rect(x, top, width, foot - top), mix(color, palette.ink, 0.5));
  for (let row = 0; top + row * 26 < foot; row++)
    for (const [from, to] of row % 2
      ? [
          [0, 0.62],
          [0.68, 1],
        ]
      : [
          [0, 0.3],
          [0.36, 1],
        ])
      pen.path(
        rect(
          x + width * (from ?? 0),
          top + row * 26,
          width * ((to ?? 1) - (from ?? 0)),
          Math.min(21, foot - top - row * 26),
          2,
        ),
        color,
      );
}

/** A row house cut open: the signal does well until it meets the brick. */
function houseInSection(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    const wall = mix(palette.body, palette.ink, 0.25);
    pen.cast(-330, 0, 660, 90);
    pen.solid(polygon([-360, -470], [0, -590], [360, -470]), [-360, -590, 720, 120], palette.accent);
    pen.block(-330, -476, 660, 476, 0, wall, { shade: 0.5 });
    const floors = [-460, -308, -156];
    for (const [i, top] of floors.entries()) {
      pen.path(rect(-306, top, 280, 138), mix(palette.glow, palette.pale, 0.35 + i * 0.1));
      pen.path(rect(66, top, 240, 138), mix(palette.ink, palette.wallLow, 0.35));
    }
    const rooms = `${rect(-306, -460, 280, 138)}${rect(-306, -308, 280, 138)}${rect(-306, -156, 280, 138)}`;
    const dim = `${rect(66, -460, 240, 138)}${rect(66, -308, 240, 138)}${rect(66, -156, 240, 138)}`;
    for (let i = 1; i <= 7; i++) {
      const ringAt = ellipse(-190, -200, 44 + i * 62);
      pen.inside(rooms, () => pen.stroke(ringAt, palette.accent, 15 - i, `opacity="${round(1 - i * 0.08)}"`));
      pen.inside(dim, () => pen.stroke(ringAt, palette.glow, 5, 'opacity=".35"'));
    }
    bricks(pen, -26, -476, 92, 0, palette.accent);
    pen.block(-240, -206, 100, 36, 10, palette.pop);
    for (const x of [-222, -164])
      pen.stroke(line([x, -204], [x + (x < -200 ? -8 : 8), -262]), palette.pop, 9);
    pen.block(176, -82, 90, 64, 0, mix(palette.ink, palette.body, 0.3));
    pen.path(rect(182, -76, 78, 46), mix(palette.pop, palette.ink, 0.6));
  });
}

/** Two stones off a river bed, each a router; the first of them has a port. */
export function cobbles(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    for (const [x, top, scale] of [
      [-190, -250, 1],
      [260, -170, 0.7],
    ] as const)
      for (let i = 1; i <= 3; i++)
        pen.stroke(
          arc(x, top + 40, (70 + i * 62) * scale, 215, 325),
          palette.glow,
          (20 - i * 3) * scale,
          `opacity="${round(1.1 - i * 0.25)}"`,
        );
    pen.pool(-170, 0, 300, 44, 0.7);
    pen.solid(
      'M-420 -120C-420 -240 -310 -276 -190 -272C-60 -266 40 -226 44 -116C48 -20 -60 4 -190 4C-320 4 -420 -20 -420 -120z',
      [-420, -276, 464, 280],
      palette.body,
    );
    pen.pool(270, 12, 220, 36, 0.7);
    pen.solid(
      'M96 -86C96 -166 170 -190 262 -188C360 -184 430 -150 430 -78C430 -8 360 16 262 16C170 16 96 -10 96 -86z',
      [96, -190, 334, 206],
      mix(palette.body, palette.accent, 0.45),
    );
    pen.path(rect(-260, -96, 96, 78, 6), palette.ink);
    pen.path(
      polygon(
        [-246, -30],
        [-246, -66],
        [-230, -66],
        [-230, -82],
        [-194, -82],
        [-194, -66],
        [-178, -66],
        [-178, -30],
      ),
      mix(palette.ink, palette.glow, 0.45),
    );
    pen.path(ellipse(-100, -200, 11), palette.accent);
    pen.path(ellipse(330, -140, 9), palette.pop);
  });
}

/** A floor plan in pencil: measured dots along a walk, faint after one thick wall. */
function measuredPlan(pen: Pen): void {
  const { palette } = pen;
  const ink = palette.ink;
  pen.stroke(rect(-340, -560, 680, 520), ink, 12);
  pen.stroke('M-340 -300H-130M-40 -300H60M60 -560V-470M60 -380V-40', ink, 12);
  pen.stroke(line([60, -380], [60, -40]), ink, 40, 'stroke-linecap="butt"');
  pen.stroke(arc(-130, -300, 90, 0, 90), mix(ink, palette.pale, 0.5), 5);
  const walk = [
    [-280, -120],
    [-220, -150],
    [-160, -130],
    [-100, -170],
    [-40, -140],
    [10, -170],
    [120, -150],
    [180, -190],
    [236, -160],
    [280, -220],
    [250, -290],
    [280, -360],
  ] as const;
  pen.stroke(line(...walk), mix(ink, palette.pale, 0.55), 4, 'stroke-dasharray="4 14"');
  for (const [i, [x, y]] of walk.entries())
    pen.path(
      ellipse(x, y, i < 6 ? 22 : 17),
      i < 6 ? palette.glow : mix(palette.glow, palette.pale, 0.35 + (i - 6) * 0.09),
      `stroke="${ink}" stroke-width="3" opacity="${round(i < 6 ? 1 : 0.85 - (i - 6) * 0.1)}"`,
    );
  pen.path(rect(-312, -96, 70, 34, 6), palette.pop);
  pen.stroke(rect(-300, -520, 130, 90, 8), mix(ink, palette.pale, 0.5), 5);
}

export function trio(pen: Pen, x: number, y: number, scale: number): void {
  const { palette } = pen;
  pen.group(`translate(${x} ${y}) scale(${scale})`, () => {
    pen.cast(-110, 4, 220, 90);
    pen.solid(
      'M-120 0C-120 -190 -84 -330 0 -330S120 -190 120 0Q0 44 -120 0z',
      [-120, -330, 240, 350],
      palette.body,
    );
    pen.path('M-112 -62Q0 -24 112 -62L114 -46Q0 -8 -114 -46z', palette.accent);
    pen.path(ellipse(0, -250, 15), palette.glow);
  });
}

/** Three cones that talk to each other; the third is far away and says so. */
function meshTrio(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    const links = [
      [-260, -320],
      [60, -250],
      [420, -150],
    ] as const;
    pen.stroke(line(links[0], links[1]), palette.glow, 9, 'stroke-dasharray="2 20"');
    pen.stroke(line(links[1], links[2]), palette.accent, 6, 'stroke-dasharray="2 34"');
    for (const [x, y, scale] of [
      [-260, -350, 1.3],
      [60, -290, 0.95],
    ] as const)
      for (let i = 1; i <= 3; i++)
        pen.stroke(
          arc(x, y + 60, (60 + i * 46) * scale, 222, 318),
          palette.glow,
          13 - i * 2,
          `opacity="${round(1.1 - i * 0.25)}"`,
        );
    pen.stroke(arc(420, -170, 74, 222, 318), palette.accent, 7, 'opacity=".9"');
    trio(pen, 420, -50, 0.52);
    trio(pen, 60, -14, 0.86);
    trio(pen, -260, 30, 1.2);
  });
}

/** The back of one unit: two wired ports and a light that is off. */
function unitFromBehind(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-190, 4, 380, 110);
    pen.stroke('M70 -110C90 60 300 20 420 30S600 0 720 30', mix(palette.accent, palette.ink, 0.4), 30);
    pen.solid(
      'M-220 0C-220 -320 -154 -560 0 -560S220 -320 220 0Q0 70 -220 0z',
      [-220, -560, 440, 590],
      palette.body,
    );
    pen.stroke(ellipse(0, -440, 26), mix(palette.body, palette.ink, 0.35), 9);
    for (const x of [-110, 20]) {
      pen.path(rect(x, -176, 96, 84, 8), palette.ink);
      pen.path(rect(x + 22, -96, 52, 16, 3), palette.ink);
      for (let pin = 0; pin < 5; pin++) pen.path(rect(x + 18 + pin * 13, -168, 7, 24), palette.glow);
    }
    pen.block(30, -150, 76, 70, 8, palette.accent);
    pen.stroke('M70 -90C90 60 300 20 420 30S600 0 720 30', palette.accent, 22);
  });
}

export const networking: StoryDrawings = {
  'best-wi-fi-routers': { palette: 'sulfur', backdrop: 'plain', draw: houseInSection },
  'cobble-mesh-3-ships-january': { palette: 'nebula', backdrop: 'waves', draw: cobbles },
  'find-the-wall-that-eats-your-wi-fi': {
    palette: 'ember',
    backdrop: 'plain',
    framing: 'paper',
    draw: measuredPlan,
  },
  'northbeam-trio': { palette: 'tide', backdrop: 'plain', draw: meshTrio },
  'northbeam-trio-1': { palette: 'ultra', backdrop: 'disc', draw: unitFromBehind },
};
