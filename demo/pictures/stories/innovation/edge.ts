import { mix } from '../../color.ts';
import type { Draw } from '../../motif.ts';
import { ellipse, line, polygon, rect, wave } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { bell, cable, house, outdoors, rack, sea, steelOf } from './props.ts';

const barn: Draw = (pen) => {
  const { palette } = pen;
  const red = mix(palette.accent, palette.ink, 0.14);
  pen.cast(-420, 0, 840, 110);
  const outline = polygon(
    [-430, 0],
    [-430, -300],
    [-300, -470],
    [0, -560],
    [300, -470],
    [430, -300],
    [430, 0],
  );
  pen.solid(outline, [-430, -560, 860, 560], red, { shade: 0.8 });
  pen.stroke(line([-452, -288], [-310, -478], [0, -578], [310, -478], [452, -288]), palette.pale, 24);
  const room = polygon([-370, 0], [-370, -270], [-262, -410], [0, -486], [262, -410], [370, -270], [370, 0]);
  pen.path(room, mix(palette.ink, red, 0.18));
  pen.inside(room, () => {
    pen.spray(
      polygon([-40, -480], [40, -480], [330, 0], [-330, 0]),
      pen.linear(0, -480, 0, 0, [0, palette.glow, 0.7], [1, palette.glow, 0.1]),
    );
    for (let i = 0; i < 3; i++)
      pen.stroke(
        line([-370 + i * 10, -270 - i * 70], [370 - i * 10, -270 - i * 70]),
        mix(red, palette.ink, 0.4),
        12,
      );
  });
  const steel = mix(palette.pale, palette.ink, 0.14);
  for (const x of [-280, -60]) pen.block(x, -60, 22, 60, 4, mix(steel, palette.ink, 0.4));
  pen.block(-330, -240, 370, 190, 92, steel, { angle: 90 });
  pen.cylinder(-145, -262, 46, 26, steel, { depth: 12 });
  pen.path(rect(-310, -156, 330, 8), mix(steel, palette.ink, 0.3));
  pen.stroke('M40 -100C76 -100 80 -60 96 -60H140', mix(steel, palette.ink, 0.4), 12);
  pen.block(188, -420, 24, 420, 4, mix(palette.accent, palette.ink, 0.6));
  pen.block(140, -230, 120, 110, 12, palette.body, { shade: 0.6 });
  pen.path(ellipse(170, -198, 10), palette.glow);
  pen.halo(ellipse(170, -198, 30), palette.glow, 0.8);
  cable(pen, 'M200 -230C210 -300 250 -290 262 -330', 8, palette.pop);
  pen.block(196, -412, 90, 16, 4, mix(palette.accent, palette.ink, 0.6));
  bell(pen, 276, -400, 0.62);
};

const cableShip: Draw = (pen, random) => {
  const { palette } = pen;
  outdoors(pen, [palette.wallTop, palette.wallLow], palette.floor, -250);
  pen.facing(() => {
    pen.ball(-380, -480, 70, palette.glow, { shade: 0.2 });
    cable(pen, 'M452 -330C476 -320 470 -280 470 -250', 12, palette.ink);
    pen.solid(
      'M-430 -340H330L470 -380C450 -300 420 -250 380 -200H-380C-410 -240 -426 -290 -430 -340z',
      [-430, -380, 900, 180],
      palette.body,
    );
    pen.path('M-422 -300C-420 -280 -410 -250 -396 -226H396C410 -246 424 -270 434 -296z', palette.accent);
    pen.block(-330, -450, 330, 112, 8, palette.pale, { shade: 0.5 });
    pen.block(-290, -530, 200, 82, 8, palette.pale, { shade: 0.5 });
    for (let i = 0; i < 4; i++) pen.path(rect(-274 + i * 46, -508, 34, 30, 4), palette.ink);
    for (let i = 0; i < 6; i++) pen.path(ellipse(-300 + i * 54, -394, 11), palette.ink);
    pen.block(-60, -580, 54, 132, 6, palette.accent);
    pen.cylinder(160, -392, 96, 50, mix(palette.pop, palette.ink, 0.2), { depth: 22 });
    pen.ball(452, -352, 32, steelOf(pen));
    pen.path(ellipse(452, -352, 12), palette.ink);
    sea(pen, random, -232, mix(palette.pop, palette.wallLow, 0.3), 8);
    cable(pen, 'M470 -250C470 -100 440 0 340 34', 8, palette.glow);
    pen.path(wave(-1000, 1000, 50, 16, 620, 0.2, 300), mix(palette.ink, palette.accent, 0.3));
    cable(pen, 'M340 34C200 60 0 40 -700 52', 12, palette.glow);
  });
};

const brokenCableIsland: Draw = (pen, random) => {
  const { palette } = pen;
  outdoors(pen, [mix(palette.wallTop, palette.ink, 0.35), palette.wallLow], palette.floor, -250);
  pen.solid(
    'M-300 -250C-250 -330 -180 -350 -110 -356C-40 -440 60 -430 110 -360C200 -350 260 -310 310 -250L340 -180H-330z',
    [-330, -440, 670, 260],
    mix(palette.body, palette.ink, 0.66),
  );
  for (const [x, y, scale] of [
    [-150, -338, 0.5],
    [-60, -350, 0.56],
    [60, -346, 0.5],
    [140, -326, 0.44],
    [-230, -290, 0.4],
  ] as const)
    house(pen, x, y, scale, true);
  pen.stroke(line([10, -380], [10, -500]), steelOf(pen), 6);
  pen.path(ellipse(10, -504, 7), palette.accent);
  sea(pen, random, -244, mix(palette.wallLow, palette.floor, 0.6), 7);
  pen.path(wave(-1000, 1000, 36, 20, 700, 0.4, 300), mix(palette.ink, palette.wallLow, 0.3));
  cable(pen, 'M-190 -220C-300 -120 -420 0 -300 22C-220 34 -130 22 -66 14', 18, palette.pop);
  cable(pen, 'M76 20C200 34 420 40 760 20', 18, palette.pop);
  for (const [x, side] of [
    [-60, 1],
    [70, -1],
  ] as const)
    for (const turn of [-16, 0, 16]) pen.stroke(line([x, 16], [x + side * 26, 16 + turn]), palette.glow, 4);
  pen.halo(ellipse(5, 14, 70, 40), palette.glow, 0.6);
};

const linenCloset: Draw = (pen) => {
  const { palette } = pen;
  const wood = mix(palette.accent, palette.pale, 0.5);
  pen.cast(-330, 0, 660, 90);
  pen.block(-340, -590, 680, 590, 6, wood, { shade: 0.5 });
  pen.path(rect(-306, -560, 612, 540), mix(wood, palette.ink, 0.62));
  const towels = (x: number, y: number, count: number, shift: number): void => {
    const fills = [palette.pale, palette.body, palette.pop, palette.glow];
    for (let i = 0; i < count; i++) {
      const fill = fills[(i + shift) % 4] ?? palette.pale;
      pen.block(x, y - 34 - i * 34, 168, 32, 15, fill, { shade: 0.6 });
    }
  };
  towels(-290, -392, 4, 0);
  towels(-90, -392, 3, 1);
  towels(112, -392, 4, 2);
  towels(-290, -204, 4, 2);
  towels(118, -204, 4, 0);
  towels(-290, -22, 4, 1);
  towels(-90, -22, 3, 3);
  towels(112, -22, 4, 0);
  for (const y of [-392, -204]) pen.block(-306, y, 612, 18, 0, wood, { angle: 90, shade: 0.5 });
  pen.halo(ellipse(0, -280, 150, 90), palette.glow, 0.8);
  pen.block(-96, -344, 192, 140, 8, steelOf(pen), { shade: 0.8 });
  for (let i = 0; i < 4; i++) pen.path(rect(-74, -320 + i * 20, 96, 8, 4), palette.ink);
  pen.path(ellipse(60, -310, 13), palette.glow);
};

const recedingLine: Draw = (pen, random) => {
  const { palette } = pen;
  pen.facing(() => {
    pen.stroke(line([-420, 30], [620, -100]), palette.glow, 8, 'stroke-dasharray="4 20"');
    pen.cast(-570, 10, 300, 110);
    pen.block(-590, -580, 330, 600, 4, palette.pale, { shade: 0.4 });
    pen.block(-560, -550, 270, 570, 4, palette.accent, { shade: 0.7 });
    for (const y of [-510, -250])
      pen.stroke(rect(-524, y, 196, 210, 8), mix(palette.accent, palette.ink, 0.35), 8);
    pen.ball(-318, -270, 14, palette.glow);
    pen.block(-232, -370, 60, 120, 30, palette.ink);
    pen.halo(ellipse(-202, -286, 50), palette.glow, 0.9);
    pen.path(ellipse(-202, -286, 19), palette.glow);
    pen.path(ellipse(-202, -336, 13), mix(palette.ink, palette.pop, 0.5));
    pen.cast(-80, -22, 170, 70);
    pen.block(-80, -340, 170, 320, 4, mix(palette.body, palette.pale, 0.1), { shade: 0.7 });
    pen.path(rect(-62, -322, 134, 288), palette.ink);
    rack(pen, random, [-40, -40, 90, 150], 0.8);
    pen.path(rect(-62, -206, 134, 8), palette.pale);
    pen.block(-30, -250, 60, 42, 6, palette.pop);
    pen.cast(240, -50, 40, 50);
    const mast =
      line([222, -52], [256, -330], [290, -52]) + line([230, -120], [282, -120], [240, -200], [272, -200]);
    pen.stroke(mast, mix(palette.ink, palette.body, 0.5), 8);
    for (const side of [-1, 1]) pen.stroke(`M${256 + side * 26} -352q${side * 14} 22 0 44`, palette.pop, 7);
    pen.ball(256, -332, 12, palette.pop);
    pen.block(410, -170, 180, 84, 3, palette.body, { shade: 0.8 });
    for (let i = 0; i < 4; i++) pen.block(424 + i * 42, -192, 26, 24, 3, mix(palette.body, palette.ink, 0.3));
    pen.path(rect(418, -112, 164, 7), palette.glow);
  });
};

export const edge: StoryDrawings = {
  'dairy-co-op-moves-its-alarms-into-the-barn': { palette: 'sky', backdrop: 'disc', draw: barn },
  'how-an-undersea-cable-is-mended': { palette: 'apricot', backdrop: 'plain', draw: cableShip },
  'what-an-alaskan-island-kept-when-its-cable-broke': {
    palette: 'nebula',
    backdrop: 'plain',
    draw: brokenCableIsland,
  },
  'what-an-alaskan-island-kept-when-its-cable-broke-1': {
    palette: 'lilac',
    backdrop: 'lines',
    draw: linenCloset,
  },
  'where-your-doorbell-does-its-thinking': { palette: 'rose', backdrop: 'plain', draw: recedingLine },
};
