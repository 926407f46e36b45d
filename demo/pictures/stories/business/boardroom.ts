import { mix } from '../../color.ts';
import { cycle } from '../../cycle.ts';
import { scaled } from '../../motif.ts';
import { chairs } from '../../motifs/chairs.ts';
import { envelope } from '../../motifs/inbox.ts';
import { workLife } from '../../motifs/work-life.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { arc, ellipse, line, polygon, rect } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { lit, metal, pencil, sheet, spread, tabletop } from './props.ts';

/** A coiled cord along a flight of steps. */
function coiledStairs(pen: Pen): void {
  const { palette } = pen;
  const points: (readonly [number, number])[] = [];
  for (let step = 0; step < 5; step++) {
    const [x, y] = [-130 + step * 126, -30 - step * 98];
    for (const dx of spread(0, 108, 6)) points.push([x + dx, y]);
    if (step < 4) for (const dy of spread(-20, -84, 4)) points.push([x + 122, y + dy]);
  }
  for (const [x, y] of points) {
    pen.stroke(ellipse(x + 5, y + 5, 15, 19), mix(palette.accent, palette.ink, 0.55), 8);
    pen.stroke(ellipse(x, y, 15, 19), palette.accent, 8);
  }
}

function handsetOffItsHook(pen: Pen): void {
  const { palette } = pen;
  tabletop(pen, mix(palette.body, palette.ink, 0.2), -110);
  pen.group('translate(50 0) scale(.94)', () => handsetAndCord(pen));
}

function handsetAndCord(pen: Pen): void {
  const { palette } = pen;
  pen.pool(-330, 10, 260, 24, 0.7);
  const grip = 'M-520 -60C-500 -150 -190 -150 -160 -60';
  pen.stroke(grip, mix(palette.pop, palette.ink, 0.4), 62, 'transform="translate(6 10)"');
  pen.stroke(grip, palette.pop, 56);
  for (const x of [-520, -164]) pen.block(x - 62, -76, 124, 76, 26, palette.pop, { shade: 0.8 });
  pen.stroke('M-104 -30h-20', palette.accent, 12);
  coiledStairs(pen);
}

function suitcaseStanding(pen: Pen, fill: string): void {
  const { palette } = pen;
  pen.stroke('M-40 -150V-186H40V-150', mix(palette.ink, palette.pale, 0.3), 14);
  pen.block(-140, -156, 280, 156, 20, fill, { shade: 0.8 });
  for (const x of [-84, 84]) pen.path(rect(x - 12, -156, 24, 156), mix(fill, palette.ink, 0.4));
}

function chairThatIsPacked(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.group('translate(-210 0)', () => {
    chairs.drawings[0].draw(pen, random);
    // a coat over the back, its sleeve down the side
    const coat = 'M-150 -520C-60 -560 60 -560 150 -520L166 -280C120 -262 60 -270 0 -268S-130 -262 -166 -280z';
    pen.solid(coat, [-166, -550, 332, 290], mix(palette.ink, palette.pop, 0.35), { shade: 0.6 });
    pen.stroke('M0 -540L-26 -300', mix(palette.ink, palette.pale, 0.35), 7);
    pen.solid(
      'M150 -520C190 -420 190 -300 176 -170L124 -174L120 -420z',
      [120, -520, 70, 350],
      mix(palette.ink, palette.pop, 0.25),
    );
    pen.group('translate(0 -220) scale(.98)', () => suitcaseStanding(pen, palette.glow));
  });
  pen.cast(120, 0, 700, 90);
  for (const x of [190, 520]) pen.block(x, -250, 34, 250, 4, mix(palette.body, palette.ink, 0.35));
  pen.block(110, -284, 900, 40, 8, palette.body, { angle: 90 });
  for (const [x, width] of [
    [200, 110],
    [400, 110],
  ] as const) {
    pen.block(x, -296, width, 12, 3, palette.pale, { shade: 0.2 });
    pen.block(x + 8, -304, width - 16, 8, 3, mix(palette.pale, palette.ink, 0.2));
  }
  pen.block(560, -346, 44, 62, 8, palette.pop);
}

function lateApology(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-230, 0, 460, 110);
  pen.group('rotate(-3 0 -290)', () => {
    pen.block(-235, -600, 470, 600, 8, palette.pale, { shade: 0.3 });
    for (let row = 0; row < 13; row++)
      pen.path(
        rect(-180, -548 + row * 38, cycle([360, 344, 352, 210], row), 16, 8),
        mix(palette.pale, palette.ink, 0.3),
      );
    pen.block(-180, -56, 170, 26, 13, palette.accent, { shade: 0.3 });
  });
  pen.group('translate(370 -92) rotate(6)', () => {
    pen.pool(0, 92, 170, 16, 0.6);
    envelope(pen, 300, 184, palette.body);
  });
}

function meteredChair(pen: Pen, fill: string): void {
  const { palette } = pen;
  pen.pool(0, 8, 190, 20, 0.7);
  for (const x of [-130, -60, 70, 130]) {
    pen.stroke(line([0, -56], [x, -18]), metal(pen), 16);
    pen.ball(x, -13, 14, palette.ink);
  }
  pen.path(rect(-12, -160, 24, 110), metal(pen));
  pen.block(-130, -480, 260, 240, 50, fill, { shade: 0.8 });
  pen.block(-150, -256, 300, 110, 20, mix(palette.ink, palette.body, 0.12), { shade: 0.4 });
  pen.path(rect(-122, -236, 176, 70, 8), palette.ink);
  for (let digit = 0; digit < 4; digit++) pen.path(rect(-112 + digit * 42, -226, 30, 50, 5), palette.glow);
  // the flag a driver pulls down when the ride begins
  pen.stroke(line([96, -256], [96, -306]), metal(pen), 10);
  pen.block(84, -344, 76, 44, 6, palette.accent, { shade: 0.5 });
}

function rowOfMeters(pen: Pen): void {
  const { palette } = pen;
  const fills = [palette.pop, palette.body, palette.accent, palette.pop];
  for (const [i, [x, y, scale]] of (
    [
      [-520, -110, 0.42],
      [-350, -86, 0.58],
      [-110, -50, 0.8],
      [250, 10, 1.16],
    ] as const
  ).entries())
    pen.group(`translate(${x} ${y}) scale(${scale})`, () => meteredChair(pen, cycle(fills, i)));
}

function clockFullOfPaper(pen: Pen): void {
  const { palette } = pen;
  const wood = mix(palette.accent, palette.ink, 0.25);
  pen.cast(-170, 0, 340, 120);
  pen.block(-160, -70, 320, 70, 6, wood, { shade: 0.8 });
  pen.block(-125, -410, 250, 345, 0, wood, { shade: 0.8 });
  pen.path(rect(-98, -390, 196, 310), mix(palette.ink, wood, 0.25));
  pen.stroke(line([0, -390], [0, -300]), palette.pale, 5);
  for (const angle of [9, -7, 2])
    pen.group(`rotate(${angle} 0 -300)`, () => sheet(pen, -68, -300, 136, 186, 7));
  pen.path(ellipse(0, -296, 9), palette.pop);
  pen.solid(polygon([-125, -402], [-125, -72], [-260, -34], [-260, -440]), [-260, -440, 135, 406], wood);
  pen.path(polygon([-146, -376], [-146, -96], [-238, -70], [-238, -398]), palette.glow, 'opacity=".45"');
  pen.block(-160, -606, 320, 200, 20, wood, { shade: 0.8 });
  pen.solid(
    'M-170 -600C-90 -610 -60 -640 0 -640S90 -610 170 -600z',
    [-170, -640, 340, 44],
    mix(wood, palette.pale, 0.15),
  );
  pen.ball(0, -506, 82, palette.pale, { shade: 0.35 });
  for (let hour = 0; hour < 12; hour++)
    pen.group(`rotate(${hour * 30} 0 -506)`, () => pen.path(rect(-3, -580, 6, 16), palette.ink));
  pen.stroke(line([0, -506], [0, -562]), palette.ink, 8);
  pen.stroke(line([0, -506], [36, -486]), palette.ink, 9);
}

function holidayInTheCalendar(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.cast(-330, 0, 660, 110);
  pen.block(-380, -590, 760, 590, 18, palette.pale, { shade: 0.3 });
  pen.block(-380, -590, 760, 84, 18, palette.accent, { shade: 0.6 });
  for (const x of [-230, 230]) pen.block(x - 13, -622, 26, 74, 13, metal(pen));
  for (let day = 0; day < 12; day++) {
    const [x, y] = [-352 + (day % 4) * 180, -486 + Math.floor(day / 4) * 160];
    if (day === 6) continue;
    pen.path(rect(x, y, 164, 144, 8), mix(palette.pale, palette.pop, 0.16));
    pen.path(rect(x + 16, y + 16, 44, 12, 6), mix(palette.pale, palette.ink, 0.4));
  }
  const hole = rect(8, -326, 164, 144);
  pen.path(hole, pen.linear(0, -326, 0, -182, [0, mix(palette.pop, palette.ink, 0.1)], [1, palette.glow]));
  pen.inside(hole, () => {
    pen.path(rect(8, -208, 164, 40), mix(palette.glow, palette.accent, 0.3));
    pen.group('translate(90 -196) scale(.26)', () => workLife.drawings[2]?.draw(pen, random));
  });
  pen.path('M8 -326h164v-12h-176v168h12z', mix(palette.pale, palette.ink, 0.45));
}

function paperInFrontOfAScreen(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-170, 0, 340, 110);
  pen.block(-170, -26, 340, 26, 10, metal(pen));
  pen.block(-38, -130, 76, 110, 4, mix(palette.ink, palette.pale, 0.35));
  pen.block(-420, -570, 840, 450, 22, mix(palette.body, palette.ink, 0.1), { shade: 0.5 });
  pen.block(-394, -544, 788, 398, 6, mix(palette.ink, palette.wallTop, 0.12), { shade: 0, shine: 0.25 });
  pen.stroke(line([-170, -570], [-60, -470], [50, -570]), palette.pale, 7);
  pen.group('rotate(2 -60 -470)', () => {
    pen.block(-210, -470, 300, 400, 14, mix(palette.accent, palette.ink, 0.2), { shade: 0.7 });
    sheet(pen, -188, -436, 256, 346, 2);
    pen.path(rect(-170, -420, 220, 310), palette.pale);
    for (let row = 0; row < 7; row++) {
      pen.stroke(rect(-162, -410 + row * 43, 22, 22, 3), mix(palette.pale, palette.ink, 0.5), 4);
      pen.path(rect(-126, -404 + row * 43, 170, 5), mix(palette.pale, palette.ink, 0.4));
    }
    pen.block(-120, -492, 120, 54, 14, metal(pen));
  });
  pen.stroke('M80 -460C150 -460 180 -420 190 -360', palette.pale, 5);
  pen.group('translate(198 -246) rotate(88)', () => pencil(pen, 220));
}

/** A drift with a shelf of gray boxes on either side. */
function tunnelOfBoxes(pen: Pen): void {
  const { palette } = pen;
  const stone = mix(palette.body, palette.wallLow, 0.45);
  pen.path('M-900 -900h1800v1200h-1800z', stone);
  const mouth = (k: number) =>
    `M${-560 * k} ${-240 + 330 * k}V${-240 - 190 * k}C${-560 * k} ${-240 - 520 * k} ${560 * k} ${-240 - 520 * k} ${560 * k} ${-240 - 190 * k}V${-240 + 330 * k}z`;
  for (const [i, k] of [1.12, 0.9, 0.7, 0.52, 0.36, 0.22].entries())
    pen.solid(mouth(k), [-560 * k, -700, 1120 * k, 800], mix(stone, palette.ink, 0.25 + i * 0.12), {
      shade: 0.5,
    });
  pen.halo(mouth(0.16), palette.glow, 0.9);
  const sizes = [1.06, 0.84, 0.66, 0.5, 0.37];
  for (const side of [-1, 1])
    for (let i = sizes.length - 2; i >= 0; i--) {
      const [near, far] = [sizes[i] ?? 1, (sizes[i + 1] ?? 1) * 1.05];
      for (let row = 0; row < 3; row++) {
        const [top, foot] = [-130 + row * 125, -30 + row * 125];
        const y = (part: number, k: number) => -240 + part * k;
        const x = (k: number) => side * 500 * k;
        pen.path(
          polygon(
            [x(near), y(top, near)],
            [x(far), y(top, far)],
            [x(far), y(foot, far)],
            [x(near), y(foot, near)],
          ),
          mix(mix(palette.pale, palette.ink, 0.42), palette.ink, i * 0.13 + row * 0.04),
        );
      }
    }
}

function ferryInABox(pen: Pen): void {
  const { palette } = pen;
  tunnelOfBoxes(pen);
  pen.group('translate(0 40)', () => {
    pen.pool(0, 0, 330, 30, 0.8);
    const gray = mix(palette.pale, palette.ink, 0.3);
    pen.solid(
      polygon([-210, -190], [210, -190], [270, -110], [-270, -110]),
      [-270, -190, 540, 80],
      mix(palette.ink, palette.pop, 0.2),
    );
    pen.stroke('M-180 -150q30 -14 60 0t60 0t60 0t60 0t60 0', palette.glow, 5, 'opacity=".7"');
    pen.solid(
      polygon([-170, -206], [170, -206], [130, -140], [-130, -140]),
      [-170, -206, 340, 66],
      palette.accent,
    );
    pen.block(-112, -262, 220, 56, 8, palette.pale, { shade: 0.4 });
    for (let i = 0; i < 5; i++) pen.path(rect(-98 + i * 42, -246, 24, 20, 4), palette.ink);
    pen.block(-60, -306, 100, 46, 6, palette.pale, { shade: 0.4 });
    pen.block(56, -330, 36, 70, 4, palette.accent);
    pen.block(-270, -112, 540, 116, 4, gray, { shade: 0.7 });
    pen.path(rect(-60, -76, 120, 44, 6), palette.pale);
    for (const side of [-1, 1])
      pen.path(
        polygon([side * 210, -190], [side * 270, -110], [side * 380, -130], [side * 320, -210]),
        mix(gray, palette.pale, 0.3),
      );
  });
}

function notebooksInABreadBag(pen: Pen): void {
  const { palette } = pen;
  tabletop(pen, mix(palette.accent, palette.ink, 0.3), -150);
  pen.cast(-420, 0, 480, 50);
  pen.group('translate(-190 0) rotate(-2)', () => {
    for (const [x, height, color] of [
      [-84, 336, palette.accent],
      [-142, 312, palette.body],
      [-200, 288, palette.pop],
    ] as const) {
      pen.block(x, -10 - height, 236, height, 10, color, { shade: 0.8 });
      pen.path(rect(x, -10 - height, 38, height), mix(color, palette.ink, 0.4));
      pen.path(rect(x + 70, 36 - height, 130, 66, 6), palette.pale);
    }
    const bag =
      'M-220 4C-236 -120 -220 -280 -196 -350C-150 -390 -60 -400 -30 -440C0 -400 100 -390 156 -350C180 -280 190 -120 176 4z';
    pen.path(bag, palette.pale, 'opacity=".34"');
    pen.stroke(bag, palette.pale, 5, 'opacity=".8"');
    pen.stroke('M-180 -300C-190 -220 -196 -140 -190 -60', palette.pale, 12, 'opacity=".7"');
    pen.path(polygon([-30, -440], [-110, -520], [-20, -500], [56, -526]), palette.pale, 'opacity=".55"');
    pen.stroke(line([-54, -440], [-6, -440]), palette.accent, 12);
  });
  const brass = mix(palette.glow, palette.accent, 0.35);
  pen.cast(140, 0, 320, 50);
  pen.block(150, -40, 330, 40, 8, brass, { angle: 90 });
  pen.solid(`${arc(315, -40, 150, 180, 360)}z`, [165, -190, 300, 150], brass);
  pen.path(`${arc(315, -44, 118, 180, 360)}z`, palette.pale);
  for (const angle of spread(190, 350, 9))
    pen.stroke(arc(315, -44, 104, angle - 0.8, angle + 0.8), palette.ink, 18, 'stroke-linecap="butt"');
  pen.stroke(line([315, -50], [352, -134]), palette.accent, 8);
  pen.ball(315, -50, 15, palette.ink);
}

export const boardroom: StoryDrawings = {
  'box-and-bolt-bonus-tied-to-hold-time': { palette: 'ultra', backdrop: 'lines', draw: handsetOffItsHook },
  'interim-chiefs-do-the-work': { palette: 'nebula', backdrop: 'window', draw: lit(chairThatIsPacked) },
  'put-the-apology-in-the-first-line': { palette: 'lilac', backdrop: 'disc', draw: lit(lateApology) },
  'the-seat-is-going-away': { palette: 'ember', backdrop: 'lines', draw: lit(rowOfMeters) },
  'clausewell-museum-contracts': {
    palette: 'sky',
    backdrop: 'arch',
    draw: scaled(lit(clockFullOfPaper), 0.9),
  },
  'holiday-that-does-not-exist-held-up-paychecks': {
    palette: 'sulfur',
    backdrop: 'waves',
    draw: scaled(lit(holidayInTheCalendar), 0.92),
  },
  'keystone-orders-gets-a-paper-mode': {
    palette: 'pine',
    backdrop: 'window',
    draw: lit(paperInFrontOfAScreen),
  },
  'open-in-case-of-bankruptcy': { palette: 'sodium', backdrop: 'plain', draw: lit(ferryInABox) },
  'open-in-case-of-bankruptcy-1': { palette: 'fog', backdrop: 'window', draw: lit(notebooksInABreadBag) },
};
