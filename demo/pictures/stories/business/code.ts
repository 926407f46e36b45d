import { mix } from '../../color.ts';
import { scaled } from '../../motif.ts';
import { envelope } from '../../motifs/inbox.ts';
import { mug } from '../../motifs/props.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { screenArt } from '../../screen-art.ts';
import { arc, ellipse, line, polygon, rect } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { key, lit, metal, spread } from './props.ts';

function brokenGate(pen: Pen): void {
  const { palette } = pen;
  const butt = 'stroke-linecap="butt"';
  const brace = (side: number): string =>
    `M${side * 150} -560C${side * 320} -560 ${side * 180} -320 ${side * 360} -280C${side * 180} -240 ${side * 320} 0 ${side * 150} 0`;
  const standing = (outline: string, color: string): void => {
    pen.stroke(outline, mix(color, palette.ink, 0.6), 92, `${butt} transform="translate(20 12)"`);
    pen.stroke(outline, color, 84, butt);
    pen.stroke(
      outline,
      mix(color, palette.pale, 0.6),
      8,
      `transform="translate(-22 -6)" opacity=".8" ${butt}`,
    );
  };
  pen.solid(
    polygon([-60, -70], [60, -70], [230, 200], [-230, 200]),
    [-230, -70, 460, 270],
    mix(palette.floor, palette.pale, 0.4),
    { angle: 90 },
  );
  pen.cast(-340, 0, 200, 110);
  pen.cast(150, 0, 200, 110);
  standing(brace(1), palette.pop);
  const broken = polygon(
    [-700, -226],
    [-360, -236],
    [-310, -180],
    [-270, -250],
    [-226, -190],
    [-180, -240],
    [-100, -200],
    [-100, 60],
    [-700, 60],
  );
  pen.inside(broken, () => standing(brace(-1), palette.accent));
  // its upper half lies where it fell
  pen.pool(-500, 56, 170, 16, 0.6);
  pen.group('translate(-20 0)', () =>
    standing('M-640 -6C-600 60 -520 -30 -440 8S-380 40 -350 14', mix(palette.accent, palette.ink, 0.1)),
  );
  pen.group('translate(-50 6) rotate(10)', () => {
    pen.pool(50, 22, 120, 14, 0.6);
    key(pen, 110, palette.glow);
  });
}

function alarmClock(pen: Pen, fill: string): void {
  const { palette } = pen;
  for (const side of [-1, 1]) {
    pen.stroke(line([side * 70, -50], [side * 104, -4]), metal(pen), 22);
    pen.group(`translate(${side * 92} -290) rotate(${side * 34})`, () =>
      pen.solid('M-62 0C-60 -64 60 -64 62 0z', [-62, -50, 124, 50], palette.glow),
    );
  }
  pen.stroke(line([0, -300], [-20, -356]), metal(pen), 10);
  pen.ball(-22, -364, 20, palette.ink);
  pen.ball(0, -170, 140, fill);
  pen.path(ellipse(0, -170, 112), palette.pale);
  for (let hour = 0; hour < 12; hour++)
    pen.group(`rotate(${hour * 30} 0 -170)`, () => pen.path(rect(-4, -272, 8, 18), palette.ink));
  pen.stroke(line([0, -170], [44, -206]), palette.ink, 12);
  pen.stroke(line([0, -170], [0, -254]), palette.ink, 9);
}

function clockUnderGlass(pen: Pen): void {
  const { palette } = pen;
  pen.group('translate(-170 0)', () => {
    pen.cast(-260, 0, 520, 100);
    pen.cylinder(0, -44, 270, 44, mix(palette.accent, palette.ink, 0.35));
    pen.group('translate(0 -50)', () => alarmClock(pen, palette.body));
    const jar = 'M-226 -48V-350C-226 -520 -120 -580 0 -580S226 -520 226 -350V-48z';
    pen.path(jar, palette.pale, 'opacity=".22"');
    pen.stroke(jar, palette.pale, 8, 'opacity=".85"');
    pen.stroke('M-184 -110V-350C-184 -440 -140 -500 -90 -520', palette.pale, 16, 'opacity=".7"');
    pen.ball(0, -596, 26, palette.pale);
  });
  pen.group('translate(330 14)', () => {
    pen.pool(0, 4, 130, 18, 0.7);
    pen.group('rotate(7 0 0) scale(.66)', () => alarmClock(pen, palette.accent));
    for (const [from, to] of [
      [200, 245],
      [295, 340],
    ] as const)
      for (const radius of [190, 226]) pen.stroke(arc(0, -150, radius, from, to), palette.glow, 11);
  });
}

/** The other one at the desk: an arm with a letter in its grip. */
function armWithALetter(pen: Pen): void {
  const { palette } = pen;
  pen.cylinder(0, -34, 80, 34, palette.ink);
  pen.stroke(line([0, -40], [70, -210]), mix(palette.body, palette.ink, 0.1), 40);
  pen.stroke(line([70, -210], [-90, -320]), palette.body, 34);
  pen.ball(70, -210, 34, palette.accent);
  pen.ball(0, -44, 34, palette.accent);
  pen.ball(-90, -320, 26, palette.accent);
  for (const y of [-18, 18])
    pen.stroke(line([-100, -320], [-140, -316 + y], [-164, -310 + y * 0.4]), metal(pen), 13);
  pen.group('translate(-228 -296) rotate(-8)', () => envelope(pen, 150, 100, palette.pale));
}

function deskForOneAndAMachine(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.path(rect(-250, -640, 420, 330), pen.linear(0, -640, 0, -310, [0, palette.pop], [1, palette.glow]));
  pen.inside(rect(-250, -640, 420, 330), () => {
    pen.path(rect(-250, -380, 420, 80), mix(palette.pop, palette.ink, 0.35));
    pen.path(polygon([-60, -590], [-60, -400], [60, -400]), palette.pale);
    pen.path(polygon([-74, -560], [-74, -400], [-150, -400]), palette.accent);
    pen.path('M-160 -388h240l-40 44h-150z', palette.ink);
  });
  pen.stroke(rect(-250, -640, 420, 330), palette.pale, 18);
  const wood = mix(palette.accent, palette.ink, 0.3);
  pen.cast(-500, 0, 1000, 80);
  for (const x of [-460, 410]) pen.block(x, -190, 44, 190, 4, mix(wood, palette.ink, 0.3));
  pen.block(-520, -216, 1040, 40, 8, wood, { angle: 90 });
  pen.group('translate(-200 -216)', () => {
    pen.block(-190, -250, 380, 240, 14, palette.ink, { shade: 0 });
    pen.inside(rect(-176, -236, 352, 204, 4), () => screenArt(pen, random, -176, -236, 352, 204, 'bands'));
    pen.solid(polygon([-190, -16], [190, -16], [226, 2], [-226, 2]), [-226, -16, 452, 18], palette.body);
  });
  pen.group('translate(370 -216)', () => armWithALetter(pen));
  pen.group('translate(-462 -216)', () => mug(pen, 0, 0.5));
  pen.group('translate(-200 0)', () => {
    pen.pool(0, 6, 120, 16, 0.6);
    for (const x of [-70, 70]) pen.stroke(line([0, -120], [x, -4]), palette.ink, 14);
    pen.block(-100, -136, 200, 34, 17, palette.pop, { angle: 90 });
  });
}

/** Stars, a moon and a street lamp. */
function nightStreet(pen: Pen): void {
  const { palette } = pen;
  for (const [x, y] of [
    [-560, -560],
    [-460, -420],
    [480, -580],
    [560, -400],
    [430, -330],
    [-590, -300],
  ] as const)
    pen.path(ellipse(x, y, 5), palette.pale);
  pen.path(ellipse(-500, -500, 52), palette.pale);
  pen.path(ellipse(-478, -510, 46), palette.wallTop);
  pen.block(440, -380, 16, 380, 4, palette.ink);
  pen.halo(ellipse(448, -384, 60), palette.glow, 0.6);
  pen.ball(448, -390, 28, palette.glow);
}

function scrollFromALitWindow(pen: Pen): void {
  const { palette } = pen;
  const wall = mix(palette.ink, palette.wallLow, 0.35);
  pen.cast(-330, 0, 660, 90);
  pen.block(-340, -800, 680, 800, 0, wall, { shade: 0.5, shine: 0.3 });
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 5; column++) {
      const [x, y] = [-298 + column * 124, -600 + row * 122];
      if (row === 4 && column === 2) continue;
      if (row === 0 && column === 3) continue;
      pen.path(rect(x, y, 84, 84, 4), mix(palette.ink, wall, 0.35));
      pen.path(rect(x - 6, y + 84, 96, 10), mix(wall, palette.pale, 0.25));
    }
  pen.block(-50, -104, 84, 104, 6, mix(palette.accent, palette.ink, 0.4));
  pen.halo(rect(54, -620, 124, 124), palette.glow, 0.8);
  pen.path(rect(74, -600, 84, 84, 4), palette.glow);
  pen.block(74, -540, 84, 556, 0, palette.pale, { shade: 0.3 });
  for (const [i, y] of spread(-500, -40, 17).entries())
    pen.path(
      rect(88, y, i % 4 === 3 ? 30 : 56, 9, 4),
      i % 5 === 0 ? palette.accent : mix(palette.pale, palette.ink, 0.4),
    );
  pen.block(56, 10, 160, 40, 20, mix(palette.pale, palette.ink, 0.14), { angle: 90 });
  pen.pool(150, 54, 130, 12, 0.6);
  nightStreet(pen);
}

export const code: StoryDrawings = {
  'brightwork-license-changed-for-31-hours': {
    palette: 'graphite',
    backdrop: 'disc',
    draw: scaled(lit(brokenGate), 0.92),
  },
  'make-a-silent-job-complain': {
    palette: 'lilac',
    backdrop: 'lines',
    draw: scaled(lit(clockUnderGlass), 0.93),
  },
  'one-person-app-studio-is-back': {
    palette: 'rose',
    backdrop: 'plain',
    draw: scaled(lit(deskForOneAndAMachine), 0.93),
  },
  'write-the-changelog-for-two-in-the-morning': {
    palette: 'sodium',
    backdrop: 'plain',
    draw: lit(scrollFromALitWindow),
  },
};
