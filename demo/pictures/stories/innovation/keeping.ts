import { mix } from '../../color.ts';
import { cycle } from '../../cycle.ts';
import { type Draw, scaled } from '../../motif.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { ellipse, line, polygon, rect, round, wave } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { outdoors, steelOf } from './props.ts';

/** A gear as a ring of teeth around a wheel. */
export function gear(pen: Pen, x: number, y: number, radius: number, fill: string): void {
  pen.group(`translate(${round(x)} ${round(y)})`, () => {
    for (let i = 0; i < 8; i++)
      pen.group(`rotate(${i * 45})`, () =>
        pen.path(rect(-radius * 0.18, -radius * 1.24, radius * 0.36, radius * 0.5, 2), fill),
      );
  });
  pen.ball(x, y, radius, fill);
  pen.path(ellipse(x, y, radius * 0.36), pen.palette.ink);
}

function smallPart(pen: Pen, random: Random, x: number, y: number, size: number, kind: number): void {
  const { palette } = pen;
  const fill = random.pick([palette.glow, palette.pop, palette.pale, palette.body]);
  if (kind === 0) gear(pen, x, y, size * 0.62, fill);
  else if (kind === 1) {
    pen.ball(x, y, size * 0.7, fill);
    pen.stroke(line([x, y], [x, y - size * 0.6]), palette.ink, size * 0.14);
  } else if (kind === 2)
    pen.stroke(ellipse(x, y, size * 0.66, size * 0.5), mix(fill, palette.ink, 0.1), size * 0.22);
  else if (kind === 3)
    pen.stroke(wave(x - size * 0.8, x + size * 0.5, y, size * 0.4, size * 0.6), fill, size * 0.24);
  else pen.block(x - size * 0.6, y - size * 0.5, size * 1.2, size, 3, fill);
}

const partsFactory: Draw = (pen, random) => {
  const { palette } = pen;
  const brick = mix(palette.accent, palette.ink, 0.3);
  pen.cast(-500, 0, 1000, 110);
  pen.block(-500, -560, 1000, 560, 4, brick, { shade: 0.7 });
  pen.block(-520, -584, 1040, 34, 4, mix(brick, palette.ink, 0.3));
  for (let floor = 0; floor < 3; floor++) {
    const y = -530 + floor * 178;
    for (let i = 0; i < 3; i++) {
      const x = -466 + i * 128;
      pen.path(
        `M${x} ${y + 140}V${y + 50}A48 48 0 0 1 ${x + 96} ${y + 50}V${y + 140}z`,
        random.chance(0.7) ? palette.glow : mix(palette.ink, brick, 0.3),
      );
      pen.stroke(
        line([x + 48, y + 6], [x + 48, y + 140]) + line([x, y + 72], [x + 96, y + 72]),
        mix(brick, palette.ink, 0.3),
        6,
      );
    }
  }
  pen.path(rect(-70, -540, 550, 530), mix(palette.ink, palette.glow, 0.24));
  for (let floor = 0; floor < 3; floor++) {
    const foot = -366 + floor * 178;
    for (const shelf of [0, 1]) {
      const y = foot - shelf * 84;
      for (let i = 0; i < 8; i++) smallPart(pen, random, -34 + i * 66, y - 36, 32, random.whole(0, 4));
      pen.block(-64, y, 538, shelf ? 8 : 16, 0, shelf ? mix(palette.accent, palette.pale, 0.4) : brick, {
        angle: 90,
      });
    }
  }
  pen.stroke(
    line([-70, -552], [-86, -480], [-62, -400], [-84, -300], [-60, -200], [-80, -90], [-66, 0]),
    mix(brick, palette.pale, 0.3),
    14,
  );
};

const smallEnvelope: Draw = (pen, random) => {
  const { palette } = pen;
  pen.pool(0, 10, 420, 36, 0.6);
  pen.group('translate(0 -230) rotate(-5)', () => {
    pen.path(rect(-330 + 14, -190 + 18, 660, 400, 8), palette.ink, 'opacity=".3"');
    pen.block(-330, -190, 660, 400, 8, mix(palette.pale, palette.accent, 0.25), { shade: 0.5 });
    pen.path(polygon([-330, -190], [330, -190], [0, 60]), mix(palette.pale, palette.accent, 0.42));
    pen.block(200, 100, 80, 90, 2, palette.pop, { shade: 0.4 });
    pen.stroke(rect(200, 100, 80, 90, 2), palette.pale, 7, 'stroke-dasharray="6 8"');
    for (const [i, wide] of [200, 150, 110].entries())
      pen.path(rect(-280, 100 + i * 32, wide, 12, 6), mix(palette.ink, palette.accent, 0.4));
  });
  gear(pen, -60, -420, 74, palette.pop);
  gear(pen, 80, -450, 50, mix(palette.glow, palette.accent, 0.3));
  for (let i = 0; i < 3; i++) smallPart(pen, random, -190 + i * 190, -330 - i * 10, 34, i + 1);
};

const fewTools: Draw = (pen) => {
  const { palette } = pen;
  const cloth = mix(palette.body, palette.pop, 0.2);
  pen.cast(-460, 0, 920, 90);
  pen.block(-460, -220, 920, 220, 16, cloth, { shade: 0.7 });
  pen.stroke(rect(-444, -206, 888, 192, 10), palette.pale, 4, 'stroke-dasharray="14 12"');
  const fills = [palette.accent, palette.pop, palette.glow, palette.accent, palette.pale];
  for (const [i, fill] of fills.entries()) {
    const x = -360 + i * 180;
    const top = -470 + (i % 2) * 50;
    pen.block(x - 9, top, 18, 250, 3, steelOf(pen));
    if (i === 1)
      for (const side of [-1, 1])
        pen.stroke(
          `M${x} ${top + 20}C${x + side * 50} ${top} ${x + side * 44} ${top - 70} ${x + side * 10} ${top - 90}`,
          steelOf(pen),
          18,
        );
    else if (i === 3) pen.stroke(ellipse(x, top - 20, 34), steelOf(pen), 20);
    else
      pen.solid(
        polygon([x - 16, top], [x + 16, top], [x + 6, top - 60], [x - 6, top - 60]),
        [x - 16, top - 60, 32, 60],
        steelOf(pen),
      );
    pen.block(x - 26, -250, 52, 150, 20, fill, { shade: 0.8 });
    pen.block(x - 64, -160, 128, 150, 4, mix(cloth, palette.ink, 0.2), { shade: 0.4 });
  }
};

const taggedBin: Draw = (pen) => {
  const { palette } = pen;
  const wood = mix(palette.accent, palette.glow, 0.3);
  pen.cast(-340, 0, 680, 110);
  gear(pen, -150, -330, 120, '#C7973A');
  pen.group('translate(120 -300) rotate(9)', () => {
    const board = '#2E7D5B';
    pen.block(-130, -130, 260, 200, 8, board, { shade: 0.6 });
    for (let i = 0; i < 4; i++)
      pen.stroke(
        line([-110, -100 + i * 40], [-20 + i * 20, -100 + i * 40], [10 + i * 20, -70 + i * 30]),
        palette.glow,
        5,
      );
    pen.block(30, -100, 70, 60, 4, palette.ink);
    for (const x of [-90, -50]) pen.ball(x, -60, 14, palette.accent);
  });
  pen.solid(polygon([-360, -250], [360, -250], [330, 0], [-330, 0]), [-360, -250, 720, 250], wood);
  for (const y of [-170, -86]) pen.stroke(line([-350, y], [350, y]), mix(wood, palette.ink, 0.3), 6);
  pen.path(ellipse(0, -216, 52, 15), mix(palette.ink, wood, 0.2));
  pen.stroke('M0 -212C-40 -170 20 -150 70 -150', palette.pale, 6);
  pen.group('translate(150 -110) rotate(10)', () => {
    pen.solid(
      polygon([-90, -14], [-60, -56], [120, -56], [120, 56], [-60, 56], [-90, 14]),
      [-90, -56, 210, 112],
      palette.pale,
      { shade: 0.4 },
    );
    pen.path(ellipse(-60, 0, 11), palette.ink);
    for (let i = 0; i < 3; i++)
      pen.path(rect(-30, -32 + i * 26, 120 - i * 26, 10, 5), mix(palette.pale, palette.ink, 0.5));
  });
};

/** A wind-up kitchen timer seen from above. */
function timer(pen: Pen, x: number, y: number, turn: number): void {
  const { palette } = pen;
  pen.path(ellipse(x + 6, y + 8, 46), palette.ink, 'opacity=".3"');
  pen.ball(x, y, 46, palette.pale);
  pen.path(
    `M${x} ${y}V${y - 38}A38 38 0 ${turn > 180 ? 1 : 0} 1 ${round(x + 38 * Math.sin((turn * Math.PI) / 180))} ${round(y - 38 * Math.cos((turn * Math.PI) / 180))}z`,
    palette.accent,
  );
  pen.path(ellipse(x, y, 9), palette.ink);
}

const kitchenTable: Draw = (pen) => {
  const { palette } = pen;
  const wood = mix(palette.accent, palette.pale, 0.55);
  pen.path(rect(-1000, -1000, 2000, 1400), palette.floor);
  pen.block(-640, -640, 1280, 700, 20, wood, { shade: 0.4 });
  for (const y of [-500, -360, -220, -80])
    pen.stroke(line([-640, y], [640, y]), mix(wood, palette.ink, 0.14), 4);
  const lay = (x: number, draw: () => void): void => pen.group(`translate(${x} -350)`, draw);
  lay(-480, () => {
    pen.block(-84, -110, 190, 76, 22, palette.pop);
    pen.block(-46, -40, 62, 150, 14, palette.pop);
    pen.block(-66, 90, 100, 54, 10, palette.ink);
    pen.block(100, -88, 60, 24, 4, steelOf(pen));
  });
  lay(-260, () => {
    pen.block(-18, -60, 36, 220, 18, palette.body);
    pen.block(-7, -130, 14, 74, 6, steelOf(pen));
    pen.block(-16, -190, 32, 66, 10, palette.pale);
    pen.path(ellipse(0, 10, 9), palette.glow);
  });
  for (const [x, width, height] of [
    [-80, 200, 270],
    [130, 116, 230],
  ] as const)
    lay(x, () => {
      pen.block(-width / 2, -height / 2, width, height, 20, palette.ink, { shade: 0.3 });
      pen.block(
        -width / 2 + 10,
        -height / 2 + 12,
        width - 20,
        height - 24,
        10,
        x < 0 ? palette.glow : palette.pop,
        { shade: 0.4 },
      );
    });
  lay(390, () => {
    pen.block(-160, -150, 320, 150, 12, palette.body);
    pen.path(rect(-144, -138, 288, 128, 6), palette.glow);
    pen.block(-160, 4, 320, 160, 12, steelOf(pen));
    for (let row = 0; row < 3; row++) pen.path(rect(-136, 22 + row * 24, 272, 16, 4), palette.ink);
    pen.path(rect(-50, 106, 100, 46, 6), mix(steelOf(pen), palette.ink, 0.25));
  });
  for (const [x, turn] of [
    [-480, 40],
    [-260, 130],
    [-80, 200],
    [130, 260],
    [390, 320],
  ] as const)
    timer(pen, x, -80, turn);
};

const drawerOfParts: Draw = (pen, random) => {
  const { palette } = pen;
  const wood = mix(palette.accent, palette.ink, 0.2);
  pen.path(rect(-1000, -1000, 2000, 1400), mix(palette.floor, palette.ink, 0.1));
  pen.block(-520, -600, 1040, 600, 14, wood, { shade: 0.6 });
  pen.path(rect(-484, -564, 968, 510, 4), mix(wood, palette.ink, 0.55));
  pen.block(-540, -40, 1080, 76, 14, mix(wood, palette.pale, 0.15), { angle: 90 });
  pen.block(-90, -16, 180, 30, 15, mix(palette.glow, palette.accent, 0.3));
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 5; i++) {
      const [x, y] = [-384 + i * 192, -480 + row * 168];
      if ((i + row) % 2) {
        pen.ball(x, y, 74, mix(palette.pale, palette.body, 0.3));
        pen.path(ellipse(x, y, 60), mix(palette.ink, palette.body, 0.2));
      } else {
        pen.block(x - 82, y - 64, 164, 128, 6, cycle([palette.pop, palette.glow, palette.pale], i), {
          shade: 0.5,
        });
        pen.path(rect(x - 68, y - 50, 136, 100, 3), mix(palette.ink, palette.body, 0.2));
      }
      const kind = (i + row * 2) % 5;
      for (const [dx, dy] of [
        [-28, -18],
        [26, -14],
        [0, 24],
      ] as const)
        smallPart(pen, random, x + dx, y + dy, 24, kind);
    }
  pen.group('translate(400 -150) rotate(38)', () => {
    pen.stroke(line([-12, -190], [-22, 60], [0, 130], [22, 60], [12, -190]), palette.pale, 13);
  });
};

const drinkingBuilding: Draw = (pen, random) => {
  const { palette } = pen;
  const glass = polygon([-220, -540], [220, -540], [160, 0], [-160, 0]);
  pen.cast(-160, 0, 320, 120);
  pen.stroke(line([40, -60], [130, -600], [250, -640]), palette.accent, 30);
  pen.solid(glass, [-220, -540, 440, 540], palette.body, { shade: 0.6 });
  pen.inside(glass, () => {
    for (let y = -520; y < -300; y += 48)
      pen.stroke(line([-240, y], [240, y]), mix(palette.body, palette.ink, 0.2), 4);
    for (let x = -180; x <= 180; x += 60)
      pen.stroke(line([x * 1.1, -540], [x, -270]), mix(palette.body, palette.ink, 0.2), 4);
    const water = wave(-260, 260, -280, 12, 150, random.next(), 20);
    pen.path(water, palette.pop);
    pen.inside(water, () => {
      const deep = mix(palette.pop, palette.ink, 0.5);
      pen.spray(rect(-260, -300, 520, 320), pen.linear(0, -280, 0, 0, [0, deep, 0], [1, deep, 0.9]));
      for (let i = 0; i < 16; i++)
        pen.path(
          ellipse(random.between(-170, 170), random.between(-240, -20), random.between(4, 12)),
          palette.pale,
          'opacity=".6"',
        );
    });
    pen.stroke(line([40, -60], [86, -336]), palette.accent, 30, 'opacity=".55"');
    pen.spray(glass, pen.linear(-200, 0, 200, 0, [0, '#FFFFFF', 0.7], [0.25, '#FFFFFF', 0]));
  });
  pen.stroke(glass, palette.pale, 9);
  pen.block(-56, -84, 70, 84, 2, palette.ink);
  for (const x of [-190, -90]) pen.block(x, -590, 70, 52, 4, mix(palette.body, palette.ink, 0.3));
};

const nineFlags: Draw = (pen) => {
  const { palette } = pen;
  outdoors(pen, [palette.wallTop, palette.wallLow], mix(palette.floor, palette.body, 0.12), -210);
  pen.solid(
    'M-1000 -200C-600 -330 -300 -300 0 -240S600 -320 1000 -220V-190H-1000z',
    [-1000, -330, 2000, 140],
    mix(palette.floor, palette.ink, 0.2),
  );
  pen.facing(() => {
    pen.path(
      polygon([-1000, 140], [-60, 140], [560, -205], [530, -205]),
      mix(palette.ink, palette.floor, 0.45),
    );
    const raisedFlags = new Set([0, 1, 3, 4, 6, 8, 9, 11, 13]);
    for (let i = 15; i >= 0; i--) {
      const scale = 1.16 * 0.86 ** i;
      const x = 590 - 1090 * 0.87 ** i;
      const y = -205 + 245 * 0.86 ** i;
      pen.group(`translate(${round(x)} ${round(y)}) scale(${round(scale * 100) / 100})`, () => {
        pen.block(-10, -170, 20, 172, 2, mix(palette.accent, palette.ink, 0.6));
        pen.solid(
          'M-80 -170V-250A54 54 0 0 1 -26 -304H54A54 54 0 0 1 108 -250V-170z',
          [-80, -304, 188, 134],
          cycle([palette.body, palette.pale, palette.pop], i),
        );
        pen.path(
          'M-80 -170V-250A54 54 0 0 1 28 -250V-170z',
          mix(palette.ink, palette.body, 0.35),
          'opacity=".55"',
        );
        const up = raisedFlags.has(i);
        pen.block(64, up ? -360 : -238, up ? 10 : 66, up ? 120 : 10, 2, palette.ink);
        if (up) pen.block(64, -366, 60, 42, 3, palette.accent);
      });
    }
  });
};

export const keeping: StoryDrawings = {
  'iowa-warehouse-of-parts-nobody-makes': { palette: 'sky', backdrop: 'plain', draw: partsFactory },
  'iowa-warehouse-of-parts-nobody-makes-1': { palette: 'lilac', backdrop: 'disc', draw: smallEnvelope },
  'iowa-warehouse-of-parts-nobody-makes-2': { palette: 'sulfur', backdrop: 'lines', draw: fewTools },
  'iowa-warehouse-of-parts-nobody-makes-3': { palette: 'nebula', backdrop: 'arch', draw: taggedBin },
  'minutes-to-reach-the-battery': { palette: 'mint', backdrop: 'plain', draw: kitchenTable },
  'ten-small-parts-that-saved-something-large': { palette: 'pine', backdrop: 'plain', draw: drawerOfParts },
  'what-a-data-center-drinks': { palette: 'apricot', backdrop: 'lines', draw: scaled(drinkingBuilding, 0.9) },
  'what-will-a-battery-cost-in-2031': { palette: 'rose', backdrop: 'plain', draw: nineFlags },
};
