import { mix } from '../../color.ts';
import { cycle } from '../../cycle.ts';
import type { Draw } from '../../motif.ts';
import type { Pen } from '../../pen.ts';
import { ellipse, line, type Point, polygon, rect, round } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { carton, steelOf, tumbler } from './props.ts';

const politeRobot: Draw = (pen) => {
  const { palette } = pen;
  const steel = steelOf(pen);
  pen.facing(() => {
    pen.block(-20, -600, 500, 600, 0, mix(palette.wallLow, palette.ink, 0.3), { shade: 0.4 });
    pen.path(
      rect(30, -540, 400, 540),
      pen.linear(0, -540, 0, 0, [0, palette.glow], [1, mix(palette.glow, palette.wallLow, 0.5)]),
    );
    pen.stroke(
      line([80, -470], [380, -470]) + line([80, -200], [380, -200]),
      mix(palette.glow, palette.ink, 0.3),
      8,
    );
    pen.block(10, -540, 60, 540, 0, steel, { shade: 0.7 });
    pen.block(390, -540, 60, 540, 0, steel, { shade: 0.7 });
    pen.spray(
      polygon([72, 0], [388, 0], [520, 100], [20, 100]),
      pen.linear(0, 0, 0, 100, [0, palette.glow, 0.8], [1, palette.glow, 0]),
    );
    pen.path(rect(180, -588, 100, 32, 8), palette.ink);
    pen.path(polygon([230, -582], [214, -562], [246, -562]), palette.accent);
    pen.block(500, -330, 40, 80, 8, steel);
    for (const y of [-308, -272]) pen.path(ellipse(520, y, 9), palette.accent);
    pen.pool(-320, 26, 240, 26, 0.7);
    pen.block(-500, -330, 350, 310, 26, palette.body, { shade: 0.8 });
    for (const y of [-290, -200, -110]) {
      pen.block(-470, y, 290, 74, 10, mix(palette.body, palette.ink, 0.14), { shade: 0.4 });
      pen.path(rect(-355, y + 14, 60, 12, 6), palette.ink);
    }
    pen.path(rect(-500, -40, 350, 16), palette.accent);
    pen.block(-210, -400, 24, 76, 6, steel);
    pen.block(-240, -430, 84, 40, 12, palette.ink);
    pen.path(rect(-226, -418, 56, 12, 6), palette.glow);
    for (const x of [-450, -370, -280, -200]) pen.ball(x, -2, 28, palette.ink);
  });
};

/** Joined segments from base to hand, each a little thinner. */
function arm(pen: Pen, points: readonly Point[], width: number, color: string): void {
  const { palette } = pen;
  for (const [i, to] of points.entries()) {
    const from = points[i - 1];
    if (!from) continue;
    const size = width * (1 - i * 0.16);
    pen.stroke(line(from, to), mix(color, palette.ink, 0.55), size + 8);
    pen.stroke(line(from, to), color, size);
  }
  for (const [i, [x, y]] of points.entries()) {
    pen.ball(x, y, width * (0.74 - i * 0.12), mix(palette.ink, color, 0.25));
    pen.path(ellipse(x, y, width * 0.2), palette.glow);
  }
}

const puzzledTowel: Draw = (pen) => {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-470, 0, 230, 100);
    pen.cylinder(-350, -70, 120, 70, mix(palette.ink, palette.body, 0.25));
    arm(
      pen,
      [
        [-350, -110],
        [-410, -370],
        [-150, -530],
        [-10, -500],
      ],
      76,
      palette.accent,
    );
    for (const side of [-1, 1])
      pen.stroke(line([-10, -500], [side * 24 + 6, -462], [side * 14 + 6, -430]), palette.ink, 16);
    const towel =
      'M-6 -440C30 -440 40 -400 60 -350C90 -290 150 -250 128 -170C118 -120 150 -90 130 -40C90 -64 60 -30 24 -56C-10 -80 -50 -30 -92 -60C-70 -120 -110 -160 -74 -230C-50 -290 -40 -350 -26 -400C-22 -420 -20 -440 -6 -440z';
    pen.solid(towel, [-92, -440, 250, 410], palette.pop, { shade: 0.9 });
    pen.stroke(
      'M0 -420C10 -330 70 -280 40 -190C24 -140 50 -100 40 -60',
      mix(palette.pop, palette.ink, 0.4),
      8,
    );
    pen.stroke('M-20 -380C-30 -290 -40 -200 -20 -120', mix(palette.pop, palette.ink, 0.4), 7);
    pen.inside(towel, () => pen.stroke('M-110 -110C-40 -90 60 -140 160 -96', palette.pale, 18));
    pen.pool(20, 6, 130, 16, 0.5);
    pen.cast(230, 0, 280, 90);
    for (let i = 0; i < 6; i++)
      pen.block(
        230 + (i % 2) * 6,
        -58 - i * 56,
        276,
        54,
        26,
        cycle([palette.body, palette.pale, palette.pop], i),
        { shade: 0.8 },
      );
  });
};

const doorFourteen: Draw = (pen) => {
  const { palette } = pen;
  pen.path(rect(-1000, -1000, 2000, 1000), mix(palette.wallTop, palette.ink, 0.45));
  pen.facing(() => {
    pen.block(-60, -620, 560, 620, 0, mix(palette.ink, palette.accent, 0.4), { shade: 0.4 });
    for (let i = 0; i < 5; i++) pen.block(-34, -640 + i * 26, 508, 23, 3, steelOf(pen), { angle: 90 });
    pen.path(rect(-34, -510, 508, 510), mix(palette.ink, palette.glow, 0.28));
    pen.halo(ellipse(220, -470, 150, 50), palette.glow, 0.7);
    const widths = [120, 90, 140, 110];
    for (let row = 0; row < 4; row++) {
      let x = 30 + (row % 2) * 14;
      for (let i = 0; i < 4 - (row === 3 ? 2 : 0); i++) {
        const width = cycle(widths, i + row) * 0.9;
        carton(
          pen,
          x,
          -row * 102 - 4,
          width,
          98,
          mix(palette.accent, palette.pale, 0.28 + ((i + row) % 3) * 0.12),
        );
        x += width + 4;
      }
    }
    pen.path(rect(-48, -30, 536, 36), mix(palette.ink, palette.pop, 0.7));
    for (let x = -48; x < 488; x += 60)
      pen.path(polygon([x, -30], [x + 30, -30], [x, 6], [x - 30, 6]), palette.ink);
    pen.pool(-240, 44, 260, 24, 0.8);
    pen.block(-460, -120, 400, 130, 34, palette.body, { shade: 0.8 });
    for (const x of [-390, -130]) pen.ball(x, 6, 44, palette.ink);
    arm(
      pen,
      [
        [-330, -140],
        [-250, -330],
        [-30, -246],
      ],
      66,
      palette.pop,
    );
    pen.block(-70, -226, 240, 26, 6, steelOf(pen));
    carton(pen, 40, -226, 120, 90, palette.pale);
    pen.path(ellipse(-110, -74, 16), palette.glow);
    pen.block(-620, -330, 220, 18, 4, steelOf(pen), { angle: 90 });
    for (const x of [-600, -424]) pen.stroke(line([x, -312], [x + 10, -250]), steelOf(pen), 8);
    carton(pen, -560, -330, 110, 86, mix(palette.glow, palette.pale, 0.2));
  });
};

const cartonsThatWon: Draw = (pen) => {
  const { palette } = pen;
  const steel = steelOf(pen);
  const wet = mix(palette.ink, palette.accent, 0.25);
  pen.block(-560, -120, 1120, 34, 4, steel, { angle: 90 });
  for (const x of [-520, 490]) pen.block(x, -86, 30, 170, 2, mix(steel, palette.ink, 0.3));
  pen.group('translate(-400 -120) rotate(11)', () => carton(pen, -100, 0, 160, 330));
  carton(pen, -300, -120, 220, 190);
  pen.path(polygon([-300, -190], [-230, -120], [-300, -120]), wet, 'opacity=".55"');
  pen.path(
    'M-300 -230C-250 -226 -262 -176 -216 -168C-176 -160 -196 -130 -150 -120H-300z',
    wet,
    'opacity=".35"',
  );
  for (const [x, turn] of [
    [-30, -8],
    [20, 6],
  ] as const)
    pen.group(`translate(${x} -122) rotate(${turn}) scale(.84)`, () => {
      const glove =
        'M-44 0V-90C-90 -110 -92 -150 -70 -150C-56 -150 -50 -130 -40 -124V-190C-40 -214 -14 -214 -14 -190V-200C-14 -226 14 -226 14 -200V-190C14 -214 42 -214 42 -188V0z';
      pen.solid(glove, [-92, -226, 134, 226], mix(palette.glow, palette.accent, 0.5));
      pen.block(-50, -34, 98, 34, 8, palette.pop);
    });
  pen.solid(
    polygon([90, -120], [90, -290], [190, -290], [216, -246], [270, -236], [270, -120]),
    [90, -290, 180, 170],
    palette.body,
  );
  pen.stroke(line([190, -290], [206, -222], [270, -236]), mix(palette.body, palette.ink, 0.4), 5);
  pen.stroke('M150 -290V-120C150 -70 178 -64 170 -10', palette.glow, 14);
  carton(pen, 300, -120, 230, 220);
  pen.path(ellipse(415, -240, 52), mix(palette.ink, palette.accent, 0.25));
  pen.stroke(ellipse(415, -240, 52), mix(palette.accent, palette.ink, 0.4), 6);
};

/** A pair of glasses, lenses to the reader; `lamp` is the recording light. */
function glasses(
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  fill: string,
  lamp: boolean,
  turn: number,
): void {
  const { palette } = pen;
  pen.group(`translate(${x} ${y}) rotate(${turn}) scale(${scale})`, () => {
    pen.path(ellipse(0, 84, 230, 16), palette.ink, 'opacity=".35"');
    for (const side of [-1, 1])
      pen.stroke(
        `M${side * 214} -34C${side * 250} -60 ${side * 240} -110 ${side * 170} -116`,
        mix(fill, palette.ink, 0.45),
        18,
      );
    for (const side of [-1, 1]) {
      const lens = lamp ? rect(side * 114 - 96, -60, 192, 140, 46) : ellipse(side * 114, 10, 92, 78);
      pen.path(lens, mix(palette.glow, palette.pale, 0.4), 'opacity=".7"');
      pen.inside(lens, () =>
        pen.spray(
          lens,
          pen.linear(side * 114 - 90, -60, side * 114 + 60, 60, [0, '#FFFFFF', 0.9], [0.6, '#FFFFFF', 0]),
        ),
      );
      pen.stroke(lens, mix(fill, palette.ink, 0.4), 24);
      pen.stroke(lens, fill, 17);
    }
    pen.stroke('M-24 -6Q0 -30 24 -6', fill, 17);
    if (lamp) {
      pen.halo(ellipse(200, -46, 60), palette.pale, 0.9);
      pen.path(ellipse(200, -46, 18), '#FFFFFF');
      pen.stroke(ellipse(200, -46, 22), palette.ink, 8);
    }
  });
}

const dinner: Draw = (pen) => {
  const { palette } = pen;
  const cloth = mix(palette.pale, palette.wallLow, 0.25);
  pen.solid(polygon([-470, -210], [470, -210], [660, 110], [-660, 110]), [-660, -210, 1320, 320], cloth, {
    angle: 90,
    shade: 0.5,
  });
  pen.path(ellipse(0, -54, 210, 74), mix(palette.pale, palette.ink, 0.12));
  pen.path(ellipse(0, -60, 204, 70), palette.pale);
  pen.stroke(ellipse(0, -60, 140, 46), mix(palette.pale, palette.ink, 0.15), 5);
  glasses(pen, -330, -120, 0.8, palette.accent, true, 6);
  glasses(pen, 320, -70, 0.86, palette.body, false, -5);
  tumbler(pen, 90, -150, 0.8, 0.7);
  pen.group('translate(-60 -40) rotate(70)', () => {
    pen.block(-8, -20, 16, 190, 8, steelOf(pen));
    for (const x of [-24, -8, 8, 24]) pen.block(x - 4, -120, 8, 80, 4, steelOf(pen));
    pen.solid('M-28 -50H28C28 -20 14 -6 0 -4C-14 -6 -28 -20 -28 -50z', [-28, -50, 56, 46], steelOf(pen));
  });
};

function visorParts(pen: Pen): void {
  const { palette } = pen;
  pen.stroke('M-330 -250C-260 -500 140 -520 290 -330', mix(palette.accent, palette.ink, 0.4), 34);
  pen.stroke('M-330 -254C-260 -504 140 -524 290 -334', palette.accent, 24);
  pen.stroke('M-370 -210C-200 -150 100 -190 300 -240', mix(palette.accent, palette.ink, 0.5), 50);
  pen.stroke('M-370 -214C-200 -154 100 -194 300 -244', palette.accent, 38);
  pen.solid(
    'M-470 -230C-476 -320 -420 -350 -370 -344C-330 -340 -316 -300 -320 -220C-324 -130 -350 -96 -400 -100C-450 -104 -466 -150 -470 -230z',
    [-476, -350, 160, 254],
    palette.body,
  );
  pen.path(rect(-440, -240, 14, 60, 7), palette.glow);
  pen.solid(
    'M270 -360C360 -350 420 -330 440 -300C462 -240 452 -150 420 -110C380 -70 320 -84 300 -130C284 -180 262 -290 270 -360z',
    [262, -360, 200, 290],
    palette.body,
  );
  pen.solid(
    'M360 -342C410 -328 432 -312 440 -292C458 -236 450 -152 420 -114C402 -98 384 -94 366 -96C400 -160 396 -260 360 -342z',
    [360, -342, 98, 246],
    palette.ink,
    { shineColor: palette.glow, shine: 0.95, angle: 60 },
  );
  pen.path(
    'M270 -352C240 -300 240 -180 300 -124L310 -150C276 -190 270 -280 292 -346z',
    mix(palette.ink, palette.body, 0.2),
  );
  pen.halo(ellipse(470, -220, 60, 110), palette.glow, 0.6);
}

const slimVisor: Draw = (pen) => {
  pen.pool(0, 8, 480, 30, 0.8);
  pen.facing(() => {
    pen.group('translate(0 84)', () => visorParts(pen));
  });
};

const maskAndHeadset: Draw = (pen, random) => {
  const { palette } = pen;
  const wood = mix(palette.accent, palette.ink, 0.55);
  pen.block(-420, -590, 840, 40, 6, wood, { angle: 90 });
  for (const x of [-210, 210]) pen.stroke(`M${x} -560V-530Q${x} -512 ${x + 18} -520`, steelOf(pen), 12);
  pen.stroke('M-290 -400C-290 -560 -130 -560 -130 -400', mix(palette.ink, palette.accent, 0.3), 20);
  pen.solid(
    'M-330 -440C-320 -500 -100 -500 -90 -440L-96 -280C-110 -200 -160 -160 -210 -160S-310 -200 -324 -280z',
    [-330, -490, 240, 330],
    mix(palette.body, palette.ink, 0.15),
  );
  pen.block(-286, -400, 152, 78, 10, palette.ink, { shineColor: palette.accent, shine: 0.9, shade: 0 });
  pen.stroke('M110 -330C90 -560 330 -560 310 -330', palette.accent, 26);
  pen.block(80, -380, 260, 150, 56, palette.pop, { shade: 0.8 });
  pen.block(106, -352, 208, 94, 40, palette.ink, { shineColor: palette.glow, shine: 0.9, shade: 0 });
  pen.cast(-420, 0, 840, 60);
  pen.block(-420, -70, 840, 70, 4, steelOf(pen), { angle: 90, shade: 0.9 });
  for (let i = 0; i < 15; i++) {
    const x = -190 + i * 22;
    pen.path(ellipse(x, -72, 18, 12), mix(palette.accent, palette.glow, i / 15));
  }
  pen.halo(ellipse(130, -80, 100, 60), palette.glow, 1);
  pen.path(ellipse(124, -76, 20, 15), palette.pale);
  for (let i = 0; i < 14; i++) {
    const angle = random.between(-2.8, -0.3);
    const far = random.between(50, 130);
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    pen.stroke(
      line([round(124 + dx * 34), round(-80 + dy * 34)], [round(124 + dx * far), round(-80 + dy * far)]),
      palette.glow,
      4,
    );
  }
};

export const robots: StoryDrawings = {
  'hospital-takes-back-its-robots-right-of-way': { palette: 'mint', backdrop: 'plain', draw: politeRobot },
  'how-fast-must-a-robot-fold-a-towel': { palette: 'rose', backdrop: 'disc', draw: puzzledTowel },
  'night-shift-with-the-robot-at-door-14': { palette: 'sodium', backdrop: 'plain', draw: doorFourteen },
  'night-shift-with-the-robot-at-door-14-1': { palette: 'sky', backdrop: 'window', draw: cartonsThatWon },
  'lucent-frames-or-kestrel-glass': { palette: 'argon', backdrop: 'window', draw: dinner },
  'overlook-visor': { palette: 'ultra', backdrop: 'disc', draw: slimVisor },
  'welding-students-who-began-in-a-headset': { palette: 'graphite', backdrop: 'lines', draw: maskAndHeadset },
};
