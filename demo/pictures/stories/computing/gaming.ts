import { mix } from '../../color.ts';
import { cycle } from '../../cycle.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { screenArt } from '../../screen-art.ts';
import { ellipse, line, polygon, rect, round } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { screwdriver, screwHead } from './props.ts';

export type Handheld = {
  width: number;
  height: number;
  corner: number;
  color: string;
  /** Where the screen ends, as a part of the half width. */
  screen: number;
};

export function stick(pen: Pen, x: number, y: number, radius: number, color: string): void {
  pen.path(ellipse(x, y, radius * 1.3), mix(color, pen.palette.ink, 0.45));
  pen.ball(x, y - radius * 0.16, radius, mix(pen.palette.ink, pen.palette.pale, 0.2));
}

export function cross(pen: Pen, x: number, y: number, size: number, color: string): void {
  const arm = size * 0.32;
  pen.path(
    rect(x - arm / 2, y - size / 2, arm, size, 6) + rect(x - size / 2, y - arm / 2, size, arm, 6),
    mix(pen.palette.ink, color, 0.15),
  );
}

export function fourButtons(pen: Pen, x: number, y: number, reach: number): void {
  const { palette } = pen;
  for (const [i, color] of [palette.glow, palette.pop, palette.pale, palette.accent].entries()) {
    const angle = (i * Math.PI) / 2 - Math.PI / 2;
    pen.ball(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, reach * 0.46, color);
  }
}

/** A handheld console around the origin: screen in the middle, a stick and a cross left, four buttons and a stick right. */
export function handheld(pen: Pen, random: Random, { width, height, corner, color, screen }: Handheld): void {
  const { palette } = pen;
  const [w, h] = [width / 2, height / 2];
  pen.block(-w, -h, width, height, corner, color, { shade: 0.9 });
  const [sw, sh] = [w * screen, h * 0.82];
  pen.block(-sw - 12, -sh - 12, 2 * sw + 24, 2 * sh + 24, 16, mix(palette.ink, palette.body, 0.14), {
    shade: 0.3,
    shine: 0.3,
  });
  pen.inside(rect(-sw, -sh, 2 * sw, 2 * sh, 6), () => screenArt(pen, random, -sw, -sh, 2 * sw, 2 * sh));
  const x = (w + sw) / 2 + 4;
  const size = (w - sw) * 0.2;
  stick(pen, -x, -h * 0.35, size, color);
  cross(pen, -x, h * 0.38, size * 2.3, color);
  fourButtons(pen, x, -h * 0.35, size * 0.95);
  stick(pen, x, h * 0.38, size, color);
}

/** Turns at a round table: five consoles and an hourglass. */
function libraryTable(pen: Pen, random: Random): void {
  const { palette } = pen;
  const wood = mix(palette.accent, palette.ink, 0.3);
  pen.pool(0, -20, 560, 90, 0.6);
  pen.cylinder(0, -230, 540, 46, wood, { depth: 226, lid: mix(wood, palette.pale, 0.18) });
  const shapes = [
    { width: 300, height: 130, corner: 40, screen: 0.6 },
    { width: 250, height: 150, corner: 20, screen: 0.56 },
    { width: 280, height: 120, corner: 60, screen: 0.5 },
    { width: 260, height: 140, corner: 30, screen: 0.62 },
    { width: 230, height: 150, corner: 70, screen: 0.5 },
  ];
  const colors = [palette.pop, palette.body, palette.glow, palette.pop, palette.body];
  for (const [i, shape] of shapes.entries()) {
    const angle = ((i * 72 + 90) * Math.PI) / 180;
    const [x, y] = [Math.cos(angle) * 350, -230 + Math.sin(angle) * 142];
    pen.group(
      `translate(${round(x)} ${round(y)}) scale(1.02 .74) rotate(${round(Math.cos(angle) * -14)})`,
      () => {
        pen.path(
          rect(-shape.width / 2 + 6, -shape.height / 2 + 20, shape.width, shape.height, shape.corner),
          palette.ink,
          'opacity=".45"',
        );
        handheld(pen, random, { ...shape, color: cycle(colors, i) });
      },
    );
  }
  pen.pool(0, -226, 80, 20, 0.6);
  for (const y of [-230, -396]) pen.block(-64, y - 20, 128, 26, 8, mix(palette.accent, palette.ink, 0.55));
  for (const x of [-56, 46]) pen.block(x, -396, 10, 160, 3, mix(palette.accent, palette.ink, 0.55));
  pen.path(
    'M-42 -392H42C42 -346 12 -336 8 -322C12 -308 42 -296 42 -250H-42C-42 -296 -12 -308 -8 -322C-12 -336 -42 -346 -42 -392z',
    palette.pale,
    'opacity=".8"',
  );
  pen.path('M-36 -250C-30 -276 -14 -288 0 -290C14 -288 30 -276 36 -250z', palette.glow);
  pen.path('M-26 -366H26C20 -350 10 -340 0 -330C-10 -340 -20 -350 -26 -366z', palette.glow);
  pen.stroke(line([0, -330], [0, -286]), palette.glow, 5);
}

/** Buttons lifted out of their sockets like checkers. */
function movableButtons(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  const shell = palette.accent;
  pen.pool(light * 20, 6, 480, 48, 0.7);
  pen.group(`translate(0 -190) rotate(${light * -4})`, () => {
    pen.block(-470, -150, 940, 330, 150, shell, { shade: 0.8 });
    pen.block(-190, -120, 380, 262, 22, mix(palette.ink, palette.body, 0.14), { shade: 0.3 });
    pen.inside(rect(-172, -102, 344, 226, 8), () => screenArt(pen, random, -172, -102, 344, 226, 'sun'));
    const sockets = [
      [-340, -60],
      [-270, 20],
      [-340, 100],
      [-410, 20],
      [340, -60],
      [410, 20],
      [340, 100],
      [270, 20],
    ] as const;
    const lifted = new Map([
      [0, 190],
      [3, 130],
      [4, 230],
      [5, 150],
      [7, 100],
    ]);
    const colors = [palette.glow, palette.pop, palette.body, palette.pale];
    for (const [i, [x, y]] of sockets.entries()) {
      const up = lifted.get(i);
      pen.path(ellipse(x, y, 36), mix(shell, palette.ink, 0.6));
      if (up === undefined) pen.ball(x, y - 6, 31, cycle(colors, i));
      else {
        pen.path(ellipse(x, y, 26), palette.ink);
        pen.stroke(line([x, y - 30], [x, y - up + 44]), palette.pale, 4, 'stroke-dasharray="2 14"');
        pen.cylinder(x, y - up - 14, 36, 24, cycle(colors, i), { depth: 14 });
      }
    }
  });
}

/** One stick, one screw, one screwdriver. */
function stickModule(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.path(
      polygon([-480, -150], [480, -150], [570, 50], [-570, 50]),
      mix(palette.floor, palette.pop, 0.55),
    );
    pen.stroke(
      polygon([-452, -134], [452, -134], [530, 34], [-530, 34]),
      mix(palette.pop, palette.pale, 0.3),
      5,
    );
    pen.cast(-330, -10, 330, 60);
    const green = mix(palette.accent, palette.ink, 0.25);
    pen.solid(
      polygon([-330, -130], [-30, -130], [0, -70], [-360, -70]),
      [-360, -130, 360, 60],
      mix(green, palette.pale, 0.2),
      { shade: 0.3 },
    );
    pen.block(-360, -72, 360, 66, 6, green);
    for (const x of [-330, -270, -210, -150, -90, -40]) pen.path(rect(x, -30, 22, 32, 3), palette.glow);
    pen.cylinder(-180, -190, 104, 90, mix(palette.ink, palette.body, 0.35), { depth: 30 });
    pen.block(-212, -330, 64, 150, 10, mix(palette.pale, palette.ink, 0.4), { angle: 0 });
    pen.solid(
      'M-330 -350C-340 -420 -270 -450 -180 -450S-20 -420 -30 -350C-40 -316 -110 -304 -180 -304S-320 -316 -330 -350z',
      [-340, -450, 320, 146],
      palette.body,
    );
    pen.path(ellipse(-180, -418, 88, 22), mix(palette.body, palette.ink, 0.35));
    pen.pool(110, -4, 60, 16, 0.5);
    screwHead(pen, 100, -36, 38);
    pen.group('translate(170 6) rotate(-24)', () => screwdriver(pen, 400, palette.accent));
  });
}

/** The Quarry Deck 7 around the origin: angular, with a grille along its top. */
export function quarryDeck(pen: Pen, random: Random): void {
  const { palette } = pen;
  const shell = mix(palette.ink, palette.body, 0.3);
  pen.solid(
    polygon(
      [-470, -90],
      [-390, -150],
      [390, -150],
      [470, -90],
      [440, 110],
      [380, 140],
      [-380, 140],
      [-440, 110],
    ),
    [-470, -150, 940, 290],
    shell,
  );
  for (let slot = 0; slot < 12; slot++) pen.path(rect(-196 + slot * 33, -142, 20, 18, 4), palette.accent);
  pen.inside(rect(-256, -106, 512, 228, 8), () => screenArt(pen, random, -256, -106, 512, 228, 'hills'));
  stick(pen, -352, -46, 40, shell);
  cross(pen, -350, 66, 84, palette.pale);
  stick(pen, 352, 66, 40, shell);
  fourButtons(pen, 352, -44, 38);
}

/** Heat rising from a wide console on a cushion. */
function hotConsole(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  for (let i = 0; i < 7; i++) {
    const x = -180 + i * 60;
    pen.stroke(
      `M${x} -400c-34 -36 34 -56 0 -90s30 -46 8 -74`,
      i % 2 ? palette.accent : palette.glow,
      15,
      'opacity=".8"',
    );
  }
  pen.cast(-420, 0, 840, 90);
  pen.solid(
    'M-500 -20C-540 -120 -440 -170 -300 -150C-120 -124 120 -124 300 -150C440 -170 540 -120 500 -20C380 16 -380 16 -500 -20z',
    [-530, -170, 1060, 190],
    palette.pop,
  );
  pen.stroke('M-470 -50C-200 -90 200 -90 470 -50', mix(palette.pop, palette.ink, 0.35), 7);
  pen.group(`translate(0 -255) rotate(${light * -2})`, () => {
    pen.halo(rect(-200, -180, 400, 60), palette.accent, 0.8);
    quarryDeck(pen, random);
  });
}

export const gaming: StoryDrawings = {
  'best-handheld-consoles': { palette: 'ultra', backdrop: 'plain', draw: libraryTable },
  'lanternlight-beam-spotlight': { palette: 'nebula', backdrop: 'disc', draw: movableButtons },
  'pixelmoor-sells-roam-sticks': { palette: 'fog', backdrop: 'plain', draw: stickModule },
  'quarry-deck-7': { palette: 'graphite', backdrop: 'plain', draw: hotConsole },
};
