import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { arc, ellipse, line, polygon, rect, round } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { coin } from './props.ts';

/** A payment card around 0 0, 320 by 200. */
export function card(pen: Pen, color: string): void {
  const { palette } = pen;
  pen.block(-160, -100, 320, 200, 20, color, { shade: 0.7 });
  pen.block(-126, -40, 60, 46, 8, palette.glow, { shade: 0.5 });
  pen.stroke(line([-126, -17], [-66, -17]), mix(palette.glow, palette.ink, 0.5), 3);
  for (let i = 0; i < 4; i++) pen.path(rect(-126 + i * 66, 40, 52, 12, 6), mix(color, palette.pale, 0.6));
}

function cardInIce(pen: Pen): void {
  const { palette } = pen;
  const ice = mix(palette.pale, palette.pop, 0.16);
  const front = polygon([-280, -380], [170, -380], [200, 0], [-300, 0]);
  pen.facing(() => {
    pen.cast(-290, 0, 560, 120);
    pen.path('M140 -4C240 -30 420 -14 430 16C440 44 250 52 170 34z', mix(palette.wallLow, palette.pale, 0.4));
    pen.path('M200 8C260 -2 340 4 350 14', 'none', `stroke="${palette.pale}" stroke-width="7"`);
    pen.solid(
      polygon([170, -380], [280, -450], [310, -50], [200, 0]),
      [170, -450, 140, 450],
      mix(ice, palette.body, 0.4),
      { shade: 0.6 },
    );
    pen.solid(
      polygon([-280, -380], [-170, -450], [280, -450], [170, -380]),
      [-280, -450, 560, 70],
      palette.pale,
      { shade: 0.15 },
    );
    pen.path(front, mix(ice, palette.body, 0.14));
    pen.group('translate(-55 -190) rotate(-12) scale(1.12)', () => card(pen, palette.accent));
    pen.path(front, ice, 'opacity=".26"');
    pen.inside(front, () => {
      pen.spray(
        rect(-310, -390, 520, 400),
        pen.linear(-300, -380, 180, 0, [0, palette.pale, 0.8], [0.5, palette.pale, 0]),
      );
      pen.stroke('M-300 -70L-190 -120L-150 -60L-60 -90', palette.pale, 5, 'opacity=".9"');
      pen.stroke('M200 -330L110 -300L90 -340', palette.pale, 5, 'opacity=".9"');
      for (const [x, y, r] of [
        [-230, -300, 13],
        [-210, -250, 8],
        [120, -80, 14],
        [96, -44, 8],
        [150, -210, 9],
      ] as const)
        pen.stroke(ellipse(x, y, r), palette.pale, 4);
    });
    pen.stroke(line([-280, -380], [170, -380], [200, 0]), palette.pale, 7);
  });
}

/** One coin, and the thin slice that card and phone both want to keep. */
function coinWithASlice(pen: Pen): void {
  const { palette } = pen;
  const gold = palette.glow;
  pen.facing(() => {
    pen.cast(-150, 0, 300, 120);
    const whole = `${arc(0, -230, 226, -72, 270)}L0 -230z`;
    pen.group('translate(16 6)', () => pen.path(whole, mix(gold, palette.ink, 0.5)));
    pen.solid(whole, [-226, -456, 452, 452], gold, { shade: 0.7 });
    pen.stroke(arc(0, -230, 168, -66, 264), mix(gold, palette.ink, 0.35), 12);
    const slice = `${arc(0, 0, 226, -90, -72)}L0 0z`;
    pen.group('translate(34 -298)', () =>
      pen.solid(slice, [0, -226, 80, 226], palette.accent, { shade: 0.5 }),
    );
    pen.pool(-390, 10, 150, 18, 0.5);
    pen.group('translate(-390 -136) rotate(-62)', () => card(pen, palette.pop));
    pen.cast(300, 0, 190, 90);
    pen.block(290, -370, 200, 370, 30, palette.body, { shade: 0.7 });
    pen.path(rect(304, -354, 172, 338, 20), mix(palette.body, palette.ink, 0.75));
    pen.path(ellipse(390, -220, 54), palette.glow);
    pen.stroke(line([366, -220], [384, -200], [416, -242]), palette.ink, 13);
    pen.path(rect(334, -110, 112, 34, 17), palette.accent);
  });
}

function tipJar(pen: Pen, random: Random): void {
  const { palette } = pen;
  const glass =
    'M-140 -420H140V-380C170 -360 176 -330 176 -300V-90C176 -60 160 -50 140 -50H-140C-160 -50 -176 -60 -176 -90V-300C-176 -330 -170 -360 -140 -380z';
  pen.facing(() => {
    pen.cast(-330, 0, 560, 110);
    pen.solid(
      polygon([-300, -110], [200, -110], [290, 10], [-390, 10]),
      [-390, -110, 680, 120],
      palette.accent,
      { angle: 90, shade: 0.3 },
    );
    pen.path(rect(-390, 10, 680, 16, 4), mix(palette.accent, palette.ink, 0.4));
    pen.stroke(line([-390, 10], [-50, -56], [290, 10]), mix(palette.accent, palette.ink, 0.35), 6);
    pen.pool(-50, -46, 200, 22, 0.6);
    pen.group('translate(-50 10)', () => {
      pen.path(glass, mix(palette.pale, palette.pop, 0.2), 'opacity=".6"');
      pen.inside(glass, () => {
        for (let row = 0; row < 9; row++)
          for (let i = 0; i < 6; i++)
            coin(
              pen,
              -150 + i * 60 + (row % 2) * 28 + random.between(-9, 9),
              -80 - row * 40,
              38,
              (i + row) % 4 === 0 ? mix(palette.glow, palette.accent, 0.4) : palette.glow,
            );
      });
      for (const [x, y] of [
        [-70, -432],
        [10, -452],
        [84, -430],
      ] as const)
        coin(pen, x, y, 40);
      pen.stroke(glass, palette.pale, 9, 'opacity=".85"');
      pen.stroke('M-146 -330V-110', palette.pale, 14, 'opacity=".7"');
      pen.block(-158, -432, 316, 26, 13, mix(palette.pale, palette.pop, 0.2), { shade: 0.3 });
    });
    pen.cast(230, 0, 250, 70);
    pen.solid(
      polygon([140, -452], [470, -560], [470, 0], [430, 0], [430, -524], [140, -430]),
      [140, -560, 330, 560],
      palette.body,
      { shade: 0.8 },
    );
    pen.group('rotate(-18 300 -520)', () => coin(pen, 300, -552, 44));
  });
}

/** The cord of the telephone is all that keeps the coin on the counter. */
function cordAroundACoin(pen: Pen): void {
  const { palette } = pen;
  const coil = (x: number, y: number, toX: number, toY: number): string => {
    const turns = 13;
    const [dx, dy] = [(toX - x) / turns, (toY - y) / turns];
    return `M${x} ${y}${Array.from({ length: turns }, () => `c${round(dx * 0.2)} -44 ${round(dx * 1.1)} -44 ${round(dx * 0.8)} 0s${round(dx * 0.1)} 30 ${round(dx * 0.2)} ${round(dy)}`).join('')}`;
  };
  pen.facing(() => {
    pen.block(-560, -150, 840, 150, 0, mix(palette.body, palette.ink, 0.25), { angle: 90, shade: 0.6 });
    pen.block(-580, -186, 880, 44, 8, palette.body, { angle: 90 });
    pen.cast(280, 0, 20, 90);
    pen.solid(
      'M-480 -186C-470 -300 -420 -350 -380 -350H-200C-160 -350 -110 -300 -100 -186z',
      [-480, -350, 380, 164],
      palette.accent,
      { shade: 0.8 },
    );
    for (const x of [-390, -220]) pen.block(x, -386, 30, 50, 8, mix(palette.accent, palette.ink, 0.3));
    pen.ball(-290, -256, 66, mix(palette.accent, palette.pale, 0.65));
    for (let i = 0; i < 8; i++)
      pen.group(`translate(-290 -256) rotate(${i * 40 - 20})`, () =>
        pen.path(ellipse(0, -44, 11), palette.ink),
      );
    pen.stroke(coil(-120, -236, 178, -330), mix(palette.ink, palette.pop, 0.2), 11);
    pen.group('rotate(10 240 -186)', () => coin(pen, 262, -304, 120));
    pen.stroke('M178 -330C220 -290 330 -270 388 -300', mix(palette.ink, palette.pop, 0.2), 13);
    pen.stroke('M388 -300C330 -250 180 -230 110 -214', mix(palette.ink, palette.pop, 0.2), 11);
    pen.block(-40, -240, 250, 34, 17, palette.pop, { angle: 90 });
    for (const x of [-56, 150]) pen.block(x, -232, 76, 48, 20, palette.pop, { angle: 90 });
  });
}

function planksWithReceipt(pen: Pen): void {
  const { palette } = pen;
  const wood = mix(palette.accent, palette.glow, 0.45);
  pen.facing(() => {
    pen.cast(-470, 0, 700, 120);
    for (let row = 0; row < 6; row++) {
      const [left, width] = [-470 + ((row * 37) % 50), 640 + ((row * 53) % 60)];
      const fill = mix(wood, palette.ink, (row % 3) * 0.1);
      pen.block(left, -66 - row * 62, width, 56, 4, fill, { angle: 90, shade: 0.6 });
      pen.stroke(
        line([left + 60, -40 - row * 62], [left + width * 0.6, -44 - row * 62]),
        mix(fill, palette.ink, 0.25),
        4,
      );
      pen.block(left + width - 60, -66 - row * 62, 60, 56, 4, mix(fill, palette.pale, 0.35), { shade: 0.2 });
      for (const r of [9, 18])
        pen.stroke(ellipse(left + width - 30, -38 - row * 62, r), mix(fill, palette.ink, 0.25), 3);
    }
    const paper = palette.pale;
    pen.solid(
      polygon([-250, -396], [-60, -396], [-60, -376], [-250, -376]),
      [-250, -396, 190, 20],
      mix(paper, palette.ink, 0.1),
    );
    pen.pool(330, 40, 180, 20, 0.5);
    const receipt =
      'M-250 -396H70C170 -396 206 -350 200 -290L172 -60C170 -40 190 -34 220 -34H420C470 -34 486 10 440 20C420 24 400 10 420 -4V40H200C100 40 70 -10 76 -80L98 -300C100 -330 80 -340 40 -340H-250z';
    pen.path(receipt, mix(paper, palette.ink, 0.4), 'transform="translate(7 7)"');
    pen.path(receipt, paper);
    pen.inside(receipt, () => {
      pen.spray(
        rect(40, -400, 180, 90),
        pen.linear(
          60,
          -400,
          200,
          -320,
          [0, mix(paper, palette.ink, 0.6), 0],
          [1, mix(paper, palette.ink, 0.6), 0.6],
        ),
      );
      pen.spray(
        rect(70, -110, 150, 160),
        pen.linear(
          0,
          -110,
          0,
          40,
          [0, mix(paper, palette.ink, 0.6), 0],
          [0.6, mix(paper, palette.ink, 0.6), 0.7],
          [1, mix(paper, palette.ink, 0.6), 0],
        ),
      );
      pen.spray(
        rect(60, -340, 150, 340),
        pen.linear(
          80,
          0,
          210,
          0,
          [0, mix(paper, palette.ink, 0.5), 0],
          [1, mix(paper, palette.ink, 0.5), 0.8],
        ),
      );
    });
    pen.group('translate(-130 -414) rotate(-3)', () => {
      pen.block(-130, -16, 220, 30, 4, palette.pop, { angle: 90 });
      pen.path(polygon([90, -16], [90, 14], [140, 0]), mix(palette.pale, wood, 0.4));
      pen.path(polygon([122, -6], [122, 5], [140, 0]), palette.ink);
    });
  });
}

export const money: StoryDrawings = {
  'freeze-your-credit-in-twenty-minutes': { palette: 'sky', backdrop: 'disc', draw: cardInIce },
  'pay-by-bank-reaches-the-checkout': { palette: 'fog', backdrop: 'lines', draw: coinWithASlice },
  'payday-app-drops-its-tip-screen': { palette: 'lilac', backdrop: 'plain', draw: tipJar },
  'the-woman-who-calls-before-the-money-leaves': {
    palette: 'sodium',
    backdrop: 'window',
    draw: cordAroundACoin,
  },
  'lumberyards-recovery-bill-line-by-line': { palette: 'sky', backdrop: 'disc', draw: planksWithReceipt },
};
