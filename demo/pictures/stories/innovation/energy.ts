import { mix } from '../../color.ts';
import { cycle } from '../../cycle.ts';
import { type Draw, raised } from '../../motif.ts';
import { ellipse, line, polygon, rect, round } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { cable, falling, fence, house, outdoors, pole, sheet, steelBox, steelOf } from './props.ts';

/** Patches where iron has bloomed into rust. */
const rustyCell: Draw = (pen, random) => {
  const { palette } = pen;
  const night = mix(palette.wallTop, palette.ink, 0.3);
  const snow = mix(palette.pale, palette.wallLow, 0.3);
  outdoors(pen, [night, palette.wallLow], snow, -90);
  const iron = mix(palette.accent, palette.ink, 0.34);
  pen.block(-70, -540, 140, 60, 12, steelOf(pen));
  const cell = rect(-250, -500, 500, 445, 40);
  pen.solid(cell, [-250, -500, 500, 445], iron, { shade: 0.85 });
  pen.inside(cell, () => {
    for (let i = 0; i < 70; i++) {
      const [x, y] = [random.between(-250, 250), random.between(-500, -55)];
      const color = random.pick([
        palette.accent,
        mix(palette.accent, palette.glow, 0.4),
        mix(iron, palette.ink, 0.3),
      ]);
      pen.path(ellipse(x, y, random.between(6, 40), random.between(6, 26)), color, 'opacity=".5"');
    }
  });
  pen.stroke(line([-54, -300], [54, -300]), palette.pale, 26);
  pen.stroke(line([0, -354], [0, -246]), palette.pale, 26);
  for (const side of [-1, 1])
    cable(
      pen,
      `M${side * 40} -536C${side * 260} -570 ${side * 350} -420 ${side * 368} -118`,
      10,
      palette.pop,
    );
  for (const [i, x] of [-510, -372, -226, -80, 70, 216, 362, 504].entries())
    house(pen, x, 10 + (i % 2) * 26, cycle([0.98, 0.84, 0.92], i), true);
  falling(pen, random, 60, 6);
};

const plugOutOfReach: Draw = (pen) => {
  const { palette } = pen;
  pen.facing(() => {
    pole(pen, -430, 10, 1.28);
    pole(pen, -590, -50, 0.8);
    for (const x of [-100, -50, 50, 100])
      pen.stroke(`M${-1000} ${-620 + x * 0.1}Q-640 -470 ${-430 + x * 1.28} -552`, palette.glow, 4);
    cable(
      pen,
      'M-302 -552C-160 -480 60 -640 110 -500C124 -460 120 -440 120 -416',
      14,
      darkCord(palette.ink, palette.body),
    );
    pen.block(76, -420, 88, 92, 22, palette.accent);
    for (const x of [96, 130]) pen.block(x, -332, 14, 54, 3, steelOf(pen));
    pen.cast(-120, 0, 480, 110);
    const chip = polygon([-120, -60], [120, -180], [380, -60], [140, 60]);
    pen.solid(
      polygon([-120, -60], [140, 60], [140, 92], [-120, -28]),
      [-120, -60, 260, 152],
      mix(palette.body, palette.ink, 0.55),
    );
    pen.solid(
      polygon([380, -60], [140, 60], [140, 92], [380, -28]),
      [140, -60, 240, 152],
      mix(palette.body, palette.ink, 0.35),
    );
    pen.solid(chip, [-120, -180, 500, 240], palette.body);
    pen.solid(polygon([0, -60], [122, -120], [254, -60], [136, 0]), [0, -120, 254, 120], palette.pop);
    for (const [x, y] of [
      [104, -66],
      [146, -66],
    ] as const)
      pen.path(ellipse(x, y, 13, 8), palette.ink);
    for (let i = 0; i < 7; i++) {
      pen.stroke(line([-96 + i * 34, -20 + i * 16], [-96 + i * 34, 12 + i * 16]), palette.glow, 9);
      pen.stroke(line([356 - i * 34, -20 + i * 16], [356 - i * 34, 12 + i * 16]), palette.glow, 9);
    }
  });
};

const darkCord = (ink: string, body: string): string => mix(ink, body, 0.3);

const hallAndHomes: Draw = (pen) => {
  const { palette } = pen;
  pen.cast(-480, -40, 960, 90);
  pen.block(-480, -420, 960, 380, 6, palette.body, { shade: 0.8 });
  for (let i = 0; i < 12; i++)
    pen.path(rect(-462 + i * 78, -400, 10, 340), mix(palette.body, palette.ink, 0.2));
  for (let i = 0; i < 5; i++)
    pen.block(-420 + i * 180, -480, 110, 62, 6, mix(palette.body, palette.ink, 0.3));
  pen.path(rect(-460, -140, 920, 18), palette.glow);
  for (let row = 0; row < 2; row++)
    for (let i = -5; i <= 5; i++)
      house(pen, i * 108 + row * 40 - 20, -14 + row * 70, 0.46 + row * 0.1, (i + row) % 3 !== 0);
};

const countyVote: Draw = (pen, random) => {
  const { palette } = pen;
  pen.block(-330, -560, 660, 190, 4, mix(palette.wallLow, palette.pale, 0.4), { shade: 0.7 });
  for (let i = 0; i < 6; i++)
    pen.path(rect(-300 + i * 104, -530, 74, 20), mix(palette.wallLow, palette.ink, 0.4));
  pen.path(rect(-330, -420, 660, 10), palette.glow, 'opacity=".8"');
  for (const x of [-420, 420]) {
    pen.stroke(`M${x} -70C${x} -220 ${x * 0.94} -260 ${x * 0.76} -290`, steelOf(pen), 10);
    pen.ball(x * 0.76, -296, 30, palette.ink);
    pen.block(x - 50, -86, 100, 22, 8, palette.ink);
  }
  pen.block(-600, -66, 1200, 66, 8, mix(palette.accent, palette.ink, 0.45), { angle: 90 });
  pen.cast(-210, -66, 420, 50);
  sheet(pen, random, [10, -370, 190, 170], -8);
  pen.block(-210, -330, 420, 264, 10, palette.body, { shade: 0.75 });
  pen.block(-226, -350, 452, 44, 10, mix(palette.body, palette.pale, 0.25));
  pen.path(rect(-110, -336, 220, 14, 7), palette.ink);
  pen.stroke(line([-70, -196], [-20, -140], [80, -252]), palette.pop, 30);
};

const boxesInSnow: Draw = (pen, random) => {
  const { palette } = pen;
  const snow = mix(palette.pale, palette.wallLow, 0.22);
  outdoors(pen, [mix(palette.wallTop, palette.ink, 0.4), palette.wallLow], snow, -250);
  const rust = mix(palette.accent, palette.ink, 0.3);
  pen.block(196, -580, 18, 440, 4, steelOf(pen));
  pen.block(150, -600, 110, 34, 8, steelOf(pen));
  pen.spray(
    polygon([160, -568], [250, -568], [560, 20], [-360, 20]),
    pen.linear(0, -568, 0, 20, [0, palette.glow, 0.75], [1, palette.glow, 0.05]),
  );
  for (const [row, size] of [0.5, 0.72, 1].entries())
    for (let i = -3; i <= 3; i++) {
      const [width, height] = [210 * size, 170 * size];
      const [x, y] = [i * 250 * size - width / 2 + (row % 2) * 40, [-210, -100, 50][row] ?? 0];
      steelBox(pen, x, y, width, height, mix(rust, palette.wallLow, 0.36 - row * 0.18));
      pen.path(rect(x - 4, y - height - 10 * size, width + 8, 18 * size, 8), palette.pale);
    }
  fence(pen, 86, 200);
  falling(pen, random, 110, 7);
};

/** A bill folded like an accordion, with what each line pays for standing on it. */
const foldedBill: Draw = (pen, random) => {
  const { palette } = pen;
  const step = 140;
  pen.cast(-520, 10, 1040, 90);
  for (let i = 0; i < 8; i++) {
    const x = -560 + i * step;
    const [left, right] = i % 2 ? [-110, 0] : [0, -110];
    const fold = polygon([x, left - 60], [x + step, right - 60], [x + step, right + 40], [x, left + 40]);
    pen.solid(fold, [x, -170, step, 210], mix(palette.pale, palette.ink, i % 2 ? 0.16 : 0), {
      shade: 0.3,
      shine: 0,
    });
    for (let row = 0; row < 3; row++) {
      const [from, to] = [x + 22, x + 22 + random.between(50, 96)];
      const at = (px: number) => left + ((px - x) / step) * (right - left) - 34 + row * 26;
      pen.stroke(line([from, at(from)], [to, at(to)]), mix(palette.pale, palette.ink, 0.45), 7);
    }
  }
  house(pen, -420, -160, 1.05, true);
  pole(pen, -140, -160, 0.72);
  const mast =
    line([86, -160], [140, -560], [194, -160]) +
    line([98, -250], [172, -330], [112, -400]) +
    line([182, -250], [108, -330], [168, -400]);
  pen.stroke(
    `${mast}${line([60, -450], [220, -450])}${line([80, -510], [200, -510])}`,
    mix(palette.ink, palette.body, 0.5),
    9,
  );
  for (const x of [350, 470]) {
    pen.solid(
      `M${x - 50} -160C${x - 30} -260 ${x - 34} -330 ${x - 40} -400H${x + 40}C${x + 34} -330 ${x + 30} -260 ${x + 50} -160z`,
      [x - 50, -400, 100, 240],
      palette.accent,
    );
    for (const [i, size] of [30, 38, 46].entries())
      pen.path(ellipse(x + i * 26, -430 - i * 44, size), palette.pale, 'opacity=".7"');
  }
  for (const [from, to, y] of [
    [-400, -210, -470],
    [-66, 66, -450],
    [214, 330, -400],
  ] as const)
    pen.stroke(
      `M${from} ${round(from < -300 ? -350 : -462)}Q${(from + to) / 2} -380 ${to} ${y}`,
      palette.glow,
      5,
    );
};

export const energy: StoryDrawings = {
  'battery-made-of-rust-backs-up-a-town': { palette: 'sodium', backdrop: 'plain', draw: rustyCell },
  'chip-shortage-over-power-shortage-starting': {
    palette: 'ultra',
    backdrop: 'disc',
    draw: raised(plugOutOfReach, 34),
  },
  'chip-shortage-over-power-shortage-starting-1': {
    palette: 'apricot',
    backdrop: 'lines',
    draw: hallAndHomes,
  },
  'data-center-vote-live': { palette: 'pine', backdrop: 'lines', draw: countyVote },
  'inside-the-rust-battery': { palette: 'tide', backdrop: 'plain', draw: boxesInSnow },
  'read-your-electric-bill-line-by-line': { palette: 'mint', backdrop: 'disc', draw: foldedBill },
};
