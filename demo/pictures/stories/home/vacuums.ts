import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { ellipse, line, polygon, rect, rectWithCorners } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';

/** A slim stick vacuum, 540 tall; zero is the middle of its head on the floor. */
function stickVacuum(pen: Pen, color: string): void {
  const { palette } = pen;
  const tube = mix(palette.pale, palette.ink, 0.3);
  pen.path(rect(-10, -300, 20, 280), tube);
  pen.block(-104, -44, 208, 44, 20, mix(palette.ink, color, 0.25), { angle: 90 });
  pen.path(rect(-84, -14, 168, 8, 4), palette.glow);
  pen.block(-34, -420, 68, 190, 30, color, { shade: 0.8 });
  pen.block(-28, -300, 56, 86, 20, mix(palette.pale, palette.pop, 0.3), { shade: 0.5 });
  pen.stroke('M0 -420C-8 -500 66 -540 74 -470C80 -430 50 -410 26 -400', mix(color, palette.ink, 0.3), 22);
  pen.ball(0, -370, 15, palette.glow);
}

/** A short handheld, 380 tall: the upper half of a stick with a nozzle; zero is the tip of the nozzle. */
function handheld(pen: Pen, color: string): void {
  const { palette } = pen;
  const cup = rectWithCorners(-42, -170, 84, 110, [8, 8, 34, 34]);
  pen.solid(
    polygon([-24, -70], [24, -70], [34, 0], [-12, 0]),
    [-24, -70, 58, 70],
    mix(palette.ink, color, 0.3),
  );
  pen.path(cup, mix(palette.pale, palette.pop, 0.2));
  pen.solid(polygon([-20, -166], [20, -166], [4, -84], [-4, -84]), [-20, -166, 40, 82], palette.accent);
  pen.stroke(cup, mix(color, palette.ink, 0.35), 6);
  pen.block(-48, -290, 96, 130, 34, color, { shade: 0.8 });
  for (let i = 0; i < 4; i++) pen.path(rect(-30, -196 + i * 8, 60, 4, 2), mix(color, palette.ink, 0.4));
  pen.stroke('M-4 -284C-14 -370 84 -396 90 -310C94 -262 66 -244 36 -236', mix(color, palette.ink, 0.3), 24);
  pen.ball(0, -246, 16, palette.glow);
}

/** An upright floor washer with a clear tank and a roller; 540 tall. */
function floorWasher(pen: Pen, color: string): void {
  const { palette } = pen;
  const tank = rect(-58, -290, 116, 150, 26);
  pen.stroke(line([0, -300], [0, -520]), mix(palette.pale, palette.ink, 0.3), 18);
  pen.stroke('M0 -520C-10 -570 60 -580 66 -540', mix(color, palette.ink, 0.3), 22);
  pen.block(-76, -330, 152, 270, 40, color, { shade: 0.8 });
  pen.path(tank, mix(palette.pale, color, 0.15));
  pen.inside(tank, () => pen.path(rect(-58, -220, 116, 90), palette.pop, 'opacity=".8"'));
  pen.stroke(tank, mix(color, palette.ink, 0.35), 6);
  pen.block(-130, -84, 260, 70, 26, mix(color, palette.ink, 0.2), { angle: 90 });
  pen.block(-122, -40, 244, 40, 20, palette.glow, {
    angle: 90,
    shadeColor: mix(palette.glow, palette.ink, 0.5),
  });
  for (let x = -110; x < 116; x += 18) pen.path(rect(x, -36, 4, 32), mix(palette.glow, palette.ink, 0.3));
}

/** A round canister on wheels, its hose in a curl; 460 wide. */
function canister(pen: Pen, copper: string): void {
  const { palette } = pen;
  const hose =
    'M60 -190C60 -420 330 -440 330 -250C330 -130 180 -150 200 -270C220 -400 430 -380 420 -150C416 -90 420 -60 430 -30';
  pen.stroke(hose, palette.ink, 30);
  pen.stroke(hose, mix(palette.ink, palette.pale, 0.3), 18, 'stroke-dasharray="5 12" stroke-linecap="butt"');
  pen.ball(0, -150, 150, copper);
  pen.path(rect(-150, -160, 300, 18), mix(copper, palette.ink, 0.4));
  pen.stroke('M-70 -288C-60 -350 60 -350 70 -288', mix(palette.ink, copper, 0.3), 20);
  for (const x of [-96, 96]) {
    pen.ball(x, -46, 48, palette.ink, { shine: 0.3 });
    pen.path(ellipse(x, -46, 18), mix(palette.pale, palette.ink, 0.3));
  }
  pen.block(350, -34, 170, 34, 14, mix(palette.ink, copper, 0.3), { angle: 90 });
}

function boot(pen: Pen, x: number, color: string): void {
  const shape = 'M-40 0V-150H30V-60C60 -56 84 -40 84 0z';
  pen.group(`translate(${x} 44) scale(.86)`, () => {
    pen.solid(shape, [-40, -150, 124, 150], color, { shade: 0.8 });
    pen.path(rect(-44, -10, 132, 14, 5), pen.palette.ink);
    pen.path(rect(-44, -154, 78, 20, 6), mix(color, pen.palette.pale, 0.4));
  });
}

function mudroom(pen: Pen): void {
  const { palette } = pen;
  const wood = mix(palette.accent, palette.ink, 0.3);
  pen.facing(() => {
    pen.block(-550, -576, 1100, 40, 6, wood, { angle: 90 });
    pen.group('translate(-440 -140) scale(.74)', () => stickVacuum(pen, palette.body));
    pen.group('translate(-250 -266) scale(.72)', () => handheld(pen, palette.accent));
    pen.group('translate(-40 -140) scale(.7)', () => floorWasher(pen, palette.body));
    pen.group('translate(200 -230) scale(.62)', () => canister(pen, mix(palette.accent, palette.glow, 0.3)));
    for (const [x, drop] of [
      [-400, -528],
      [-210, -528],
      [-14, -528],
      [200, -440],
    ] as const) {
      pen.stroke(line([x, -556], [x, drop]), palette.ink, 12);
      pen.ball(x, -556, 18, mix(palette.ink, palette.pale, 0.35));
    }
    for (const [i, x] of [-450, -340, -140, -30, 230, 340].entries())
      boot(pen, x, [palette.pop, palette.accent, palette.body][Math.floor(i / 2)] ?? palette.pop);
  });
}

function onAStair(pen: Pen): void {
  const { palette } = pen;
  const wood = palette.accent;
  pen.facing(() => {
    for (const [i, x] of [-640, -190, 210].entries()) {
      const y = 30 - i * 150;
      pen.block(x, y, 1400, 700, 0, mix(wood, palette.ink, 0.12 + 0.1 * i), { shade: 0.3 });
      pen.block(x - 26, y - 26, 1400, 34, 8, mix(wood, palette.pale, 0.35), { angle: 90 });
    }
    pen.pool(30, -146, 120, 12, 0.7);
    pen.group('translate(30 -146) scale(.82)', () => stickVacuum(pen, palette.body));
  });
}

function copperCanister(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.pool(0, 4, 330, 34, 0.7);
    pen.group('translate(-190 0) scale(1.22)', () => canister(pen, palette.accent));
  });
}

function onANail(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.path(rect(-100, -460, 130, 330, 60), palette.ink, 'opacity=".16"');
    pen.group('translate(-60 -104) scale(1.22)', () => handheld(pen, palette.body));
    pen.ball(-6, -536, 17, mix(palette.ink, palette.pale, 0.35));
    pen.stroke(line([200, -520], [200, -480]), palette.ink, 10);
    pen.ball(200, -524, 15, mix(palette.ink, palette.pale, 0.35));
    pen.solid(
      polygon([168, -480], [232, -480], [222, -300], [206, -130], [176, -130], [184, -300]),
      [168, -480, 64, 350],
      palette.accent,
      { shade: 0.8 },
    );
  });
}

function atThePuddle(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.path('M40 20C60 -30 230 -40 330 -22C430 -10 480 24 400 46C300 70 60 70 40 20z', palette.pale);
    pen.path('M120 14C150 -8 260 -14 330 -4C300 4 160 24 120 14z', mix(palette.pale, palette.pop, 0.2));
    pen.group('translate(330 -60) rotate(96)', () => {
      pen.solid(polygon([-44, 0], [44, 0], [34, -130], [-34, -130]), [-44, -130, 88, 130], palette.glow, {
        shade: 0.5,
      });
      pen.path(ellipse(0, -130, 34, 10), mix(palette.glow, palette.ink, 0.4));
    });
    pen.cast(-240, 0, 240, 90);
    pen.group('translate(-120 6)', () => floorWasher(pen, palette.body));
  });
}

/** The washer has crossed half of the boards: dull before it, shining behind. */
function halfwayOverBoards(pen: Pen): void {
  const { palette } = pen;
  const dull = mix(palette.floor, palette.ink, 0.45);
  pen.facing(() => {
    pen.path(rect(-1100, -76, 2200, 400), dull);
    pen.path(rect(-1100, -76, 1050, 400), mix(palette.glow, palette.floor, 0.25));
    for (let i = -6; i <= 6; i++)
      pen.stroke(line([i * 110, -76], [i * 260, 200]), mix(dull, palette.ink, 0.4), 5);
    for (const [x, y] of [
      [-420, -30],
      [-300, 34],
      [-520, 60],
    ] as const)
      pen.path(
        polygon(
          [x, y - 26],
          [x + 9, y - 7],
          [x + 34, y],
          [x + 9, y + 7],
          [x, y + 26],
          [x - 9, y + 7],
          [x - 34, y],
          [x - 9, y - 7],
        ),
        palette.pale,
      );
    for (let i = 0; i < 24; i++)
      pen.path(ellipse(90 + ((i * 173) % 520), -50 + ((i * 61) % 120), 7, 5), mix(dull, palette.ink, 0.6));
    pen.pool(0, 22, 190, 20, 0.7);
    pen.group('translate(0 16) scale(1.04)', () => floorWasher(pen, palette.body));
  });
}

/** A round robot from the front, low; zero is the middle of its foot. */
function robot(pen: Pen, radius: number, color: string, turret = true): void {
  const { palette } = pen;
  pen.pool(0, 6, radius * 1.2, radius * 0.16, 0.7);
  pen.cylinder(0, -radius * 0.36, radius, radius * 0.32, color, { depth: radius * 0.26 });
  pen.path(rect(-radius * 0.5, -radius * 0.1, radius, radius * 0.1, 8), mix(color, palette.ink, 0.5));
  if (turret)
    pen.cylinder(0, -radius * 0.5, radius * 0.24, radius * 0.14, mix(color, palette.ink, 0.3), {
      depth: radius * 0.07,
    });
  pen.path(ellipse(radius * 0.5, -radius * 0.38, radius * 0.09, radius * 0.035), palette.glow);
}

export function sock(pen: Pen, color: string): void {
  const shape = 'M-46 -190H46V-80C50 -50 130 -60 140 -20C144 10 110 20 40 16C-30 14 -50 -10 -46 -60z';
  pen.solid(shape, [-50, -190, 190, 210], color, { shade: 0.8 });
  pen.path(rect(-50, -194, 100, 34, 10), mix(color, pen.palette.pale, 0.5));
  pen.path('M92 -50C140 -56 146 10 96 18z', mix(color, pen.palette.pale, 0.5));
}

function robotAndSock(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.path('M-560 70L-420 -96H420L560 70z', mix(palette.pop, palette.floor, 0.2));
    pen.path('M-490 54L-376 -80H376L490 54z', mix(palette.glow, palette.pop, 0.2));
    for (let i = 0; i < 26; i++) {
      const [x, y] = [random.between(110, 440), random.between(-64, 44)];
      pen.stroke(`M${Math.round(x)} ${Math.round(y)}q14 -14 30 0`, palette.ink, 4);
    }
    pen.group('translate(-150 0)', () => robot(pen, 250, palette.body));
    pen.pool(330, 20, 110, 16, 0.5);
    pen.group('translate(310 12) rotate(24) scale(1.05)', () => sock(pen, palette.accent));
  });
}

/** Each of the four picks has its own body: with a dock, with a mop, tall, and small. */
function robotAtDock(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-330, 0, 270, 110);
    pen.solid(rectWithCorners(-340, -450, 270, 450, [60, 60, 14, 14]), [-340, -450, 270, 450], palette.body);
    pen.path(rect(-300, -300, 190, 10, 5), palette.glow);
    pen.group('translate(110 10)', () => robot(pen, 240, palette.accent, false));
    pen.block(40, -66, 140, 40, 20, palette.ink, { shade: 0, shine: 0.4 });
    pen.ball(110, -46, 14, palette.glow);
  });
}

function screwdriver(pen: Pen): void {
  const { palette } = pen;
  pen.block(-10, -9, 190, 18, 5, mix(palette.pale, palette.ink, 0.25), { angle: 90 });
  pen.block(-170, -28, 172, 56, 24, palette.pop, { angle: 90 });
}

/** The one that can be mended: a laser on top, a screwdriver and a spare brush beside it. */
function robotAndScrewdriver(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.group('translate(-110 -20) scale(1.05)', () => robot(pen, 270, palette.body));
    pen.pool(370, 40, 170, 18, 0.5);
    pen.group('translate(360 24) rotate(-14)', () => screwdriver(pen));
    pen.group('translate(400 -60) rotate(8)', () => {
      pen.block(-120, -26, 240, 52, 26, palette.accent, { angle: 90 });
      for (let x = -100; x < 110; x += 26) pen.stroke(line([x, -34], [x + 22, 34]), palette.ink, 7);
    });
  });
}

function robotWithMop(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.path(
      'M-640 30C-640 -20 -250 -40 -120 -20L-120 70C-260 90 -640 80 -640 30z',
      mix(palette.glow, palette.floor, 0.35),
    );
    pen.group('translate(40 -40) scale(1.05)', () => robot(pen, 270, palette.accent, false));
    for (const x of [-80, 150]) pen.cylinder(x, 14, 104, 26, palette.pop, { depth: 26 });
  });
}

function smallRobot(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    for (const x of [-330, 330]) pen.block(x - 26, -420, 52, 430, 10, palette.accent, { shade: 0.7 });
    pen.block(-420, -460, 840, 60, 12, mix(palette.accent, palette.pale, 0.2), { angle: 90 });
    for (let i = 0; i < 14; i++) pen.ball(90 + ((i * 67) % 190), -4 + ((i * 23) % 40), 7, palette.ink);
    pen.group('translate(-60 20)', () => robot(pen, 170, palette.body, false));
  });
}

export const vacuums: StoryDrawings = {
  'best-vacuums-you-push': { palette: 'sky', backdrop: 'plain', draw: mudroom },
  'best-vacuums-you-push-1': { palette: 'lilac', backdrop: 'plain', draw: onAStair },
  'best-vacuums-you-push-2': { palette: 'nebula', backdrop: 'disc', draw: copperCanister },
  'best-vacuums-you-push-3': { palette: 'fog', backdrop: 'window', draw: onANail },
  'best-vacuums-you-push-4': { palette: 'ember', backdrop: 'arch', draw: atThePuddle },
  'tidewater-float': { palette: 'apricot', backdrop: 'window', draw: halfwayOverBoards },
  'best-robot-vacuums': { palette: 'rose', backdrop: 'arch', draw: robotAndSock },
  'best-robot-vacuums-1': { palette: 'mint', backdrop: 'plain', draw: robotAtDock },
  'best-robot-vacuums-2': { palette: 'sulfur', backdrop: 'disc', draw: robotAndScrewdriver },
  'best-robot-vacuums-3': { palette: 'lilac', backdrop: 'lines', draw: robotWithMop },
  'best-robot-vacuums-4': { palette: 'apricot', backdrop: 'window', draw: smallRobot },
};
