import { mix } from '../color.ts';
import { cycle } from '../cycle.ts';
import type { Motif } from '../motif.ts';
import type { Pen } from '../pen.ts';
import type { Random } from '../random.ts';
import { arc, ellipse, line, polygon, rect, wave } from '../shapes.ts';
import { envelope } from './inbox.ts';
import { writing } from './paperwork.ts';

/** What any visit has, whatever is made there: lunch, a letter on the wall, a whiteboard, a door. */

function lunch(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  pen.block(-460, -60, 920, 60, 10, palette.accent, { angle: 90 });
  for (const x of [-230, 60]) {
    pen.pool(x, -58, 130, 16, 0.6);
    pen.solid(
      `M${x - 120} -150H${x + 120}C${x + 110} -80 ${x + 60} -60 ${x} -60S${x - 110} -80 ${x - 120} -150z`,
      [x - 120, -150, 240, 90],
      palette.body,
    );
    pen.path(ellipse(x, -150, 120, 22), palette.glow);
    for (const side of [-34, 34])
      pen.stroke(
        `M${x + side} -190c-26 -36 26 -56 0 -${random.whole(90, 130)}`,
        palette.pale,
        8,
        'opacity=".6"',
      );
  }
  pen.block(light > 0 ? 220 : -430, -140, 190, 80, 40, mix(palette.glow, palette.accent, 0.5), {
    shade: 0.8,
  });
  for (let i = 0; i < 3; i++)
    pen.stroke(
      line([(light > 0 ? 262 : -388) + i * 44, -126], [(light > 0 ? 280 : -370) + i * 44, -92]),
      palette.ink,
      6,
      'opacity=".5"',
    );
}

function whiteboard(pen: Pen, random: Random): void {
  const { palette } = pen;
  const ink = [palette.accent, palette.pop, mix(palette.ink, palette.pop, 0.3)];
  for (const x of [-250, 250])
    pen.stroke(line([x, -90], [x * 1.16, 0]), mix(palette.ink, palette.body, 0.3), 14);
  pen.block(-390, -540, 780, 450, 16, palette.pale, { shade: 0.25 });
  pen.stroke(rect(-390, -540, 780, 450, 16), mix(palette.ink, palette.body, 0.35), 12);
  for (let i = 0; i < 4; i++) {
    const y = -470 + i * 94;
    pen.path(rect(-340, y, random.between(130, 210), 26, 13), mix(cycle(ink, i), palette.pale, 0.25));
    const to = -470 + ((i + random.whole(0, 2)) % 4) * 94;
    pen.stroke(`M-110 ${y + 13}C-20 ${y + 13} -10 ${to + 13} 70 ${to + 13}`, cycle(ink, i + 1), 7);
    pen.stroke(line([50, to - 3], [72, to + 13], [50, to + 29]), cycle(ink, i + 1), 7);
    pen.path(rect(110, y, random.between(120, 220), 26, 13), mix(cycle(ink, i + 2), palette.pale, 0.35));
  }
  pen.block(-120, -96, 240, 20, 8, mix(palette.ink, palette.body, 0.35));
}

function pinnedLetter(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  pen.group(`rotate(${light * 4} 0 -300)`, () => {
    pen.block(-180, -580, 360, 470, 6, palette.pale, { shade: 0.35 });
    writing(pen, random, [-140, -520, 280, 330], 11);
    pen.ball(0, -560, 22, palette.pop);
  });
  pen.group(`translate(${-light * 230} -130) rotate(${-light * 12})`, () =>
    envelope(pen, 280, 190, palette.accent),
  );
}

function coveredThing(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  const fold = random.between(-20, 20);
  pen.cast(-280, 0, 560, 130);
  pen.block(-330, -60, 660, 60, 0, mix(palette.floor, palette.pale, 0.25), { shade: 0.6 });
  const cloth = `M-290 -60C-270 -250 -250 -400 -150 -${440 + fold}C-60 -${480 - fold} 60 -${470 + fold} 150 -${430 - fold}C250 -390 270 -240 290 -60C220 -84 180 -44 110 -66S-20 -40 -90 -64S-220 -40 -290 -60z`;
  pen.solid(cloth, [-290, -480, 580, 430], palette.accent, { shade: 0.9 });
  for (const x of [-170, -60, 70, 180])
    pen.stroke(
      `M${x} -70C${x * 0.9} -200 ${x * 0.7} -300 ${x * 0.45} -400`,
      mix(palette.accent, palette.ink, 0.35),
      7,
      'opacity=".7"',
    );
  pen.ball(light * 400, -50, 50, palette.glow);
}

function wayOut(pen: Pen): void {
  const { light, palette } = pen;
  pen.spray(
    polygon([-130, 0], [130, 0], [130 + light * 260, 90], [-130 + light * 160, 90]),
    pen.linear(0, 0, 0, 90, [0, palette.glow, 0.9], [1, palette.glow, 0.1]),
  );
  pen.block(-170, -560, 340, 560, 0, mix(palette.ink, palette.wallTop, 0.3), { shade: 0.4 });
  pen.path(rect(-140, -530, 280, 530), palette.glow);
  pen.path(ellipse(light * 40, -300, 74), palette.pale);
  pen.solid(
    polygon([-140, -530], [-140, 0], [-300, 40], [-300, -580]),
    [-300, -580, 160, 620],
    palette.accent,
    { shade: 0.7 },
  );
  pen.path(ellipse(-280, -260, 11), palette.pale);
  pen.block(210, -450, 150, 96, 10, palette.pale, { shade: 0.3 });
  for (let i = 0; i < 2; i++)
    pen.path(rect(232, -424 + i * 26, 104 - i * 30, 10, 5), mix(palette.pale, palette.ink, 0.5));
}

function chairsInARow(pen: Pen): void {
  const { palette } = pen;
  const fills = [palette.accent, palette.pop, palette.body, palette.glow];
  pen.cast(-420, 0, 840, 100);
  for (const [i, fill] of fills.entries()) {
    const x = -340 + i * 226;
    for (const leg of [-58, 52])
      pen.stroke(line([x + leg, -150], [x + leg, -4]), mix(palette.ink, palette.body, 0.3), 11);
    pen.block(x - 72, -380, 138, 190, 34, fill, { shade: 0.8 });
    pen.block(x - 82, -190, 160, 46, 20, mix(fill, palette.ink, 0.15), { angle: 90 });
    // a coat, a bag or a cup: somebody has just stood up
    if (i === 1) pen.block(x - 30, -246, 60, 56, 10, palette.ink, { shade: 0.4 });
    if (i === 2) pen.ball(x, -214, 26, palette.accent);
  }
}

function morningStreet(pen: Pen, random: Random): void {
  const { palette } = pen;
  const fills = [
    palette.accent,
    palette.body,
    palette.pop,
    mix(palette.accent, palette.pale, 0.4),
    mix(palette.body, palette.ink, 0.2),
  ];
  pen.ball(random.between(-160, 160), -430, 96, palette.glow, { shade: 0.2 });
  pen.cast(-460, 0, 920, 110);
  for (const [i, fill] of fills.entries()) {
    const x = -460 + i * 186;
    const height = random.between(240, 400);
    pen.block(x, -height, 178, height, 0, fill, { shade: 0.7 });
    pen.path(
      polygon([x - 6, -height], [x + 89, -height - 74], [x + 184, -height]),
      mix(fill, palette.ink, 0.35),
    );
    for (let row = 0; row < Math.floor((height - 120) / 80); row++)
      for (const column of [0, 1])
        pen.path(
          rect(x + 30 + column * 72, -height + 34 + row * 80, 44, 48, 4),
          random.chance(0.55) ? palette.glow : mix(palette.ink, fill, 0.3),
        );
    pen.path(rect(x + 62, -84, 54, 84, 6), mix(palette.ink, fill, 0.25));
  }
}

/** One square is colored in every week; some weeks are missing. */
function wallChart(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.block(-380, -560, 760, 470, 10, palette.pale, { shade: 0.25 });
  for (let column = 0; column < 14; column++) {
    const height = Math.min(
      8,
      Math.round(1 + column * 0.45 + random.between(0, 1.6) - (column > 6 && column < 10 ? 1.4 : 0)),
    );
    for (let row = 0; row < 8; row++)
      pen.path(
        rect(-346 + column * 50, -150 - row * 50, 42, 42, 5),
        row < height
          ? cycle([palette.accent, palette.pop, palette.glow], column)
          : mix(palette.pale, palette.ink, 0.1),
      );
  }
  pen.stroke(arc(300, -40, 60, 180, 330), palette.pop, 16);
  pen.block(-60, -40, 200, 30, 15, palette.accent, { angle: 90 });
}

function labeledBoxes(pen: Pen, random: Random): void {
  const { palette } = pen;
  const card = mix(palette.accent, palette.pale, 0.3);
  pen.cast(-360, 0, 720, 120);
  for (const [i, [x, y, width, height]] of (
    [
      [-360, -240, 300, 240],
      [-40, -300, 380, 300],
      [-300, -440, 260, 196],
      [60, -470, 220, 166],
    ] as const
  ).entries()) {
    const fill = mix(card, palette.ink, (i % 3) * 0.09);
    pen.block(x, y, width, height, 6, fill, { shade: 0.75 });
    pen.path(rect(x + width / 2 - 18, y, 36, height), mix(fill, palette.pale, 0.35));
    pen.path(rect(x + 24, y + height - 84, 110, 60, 6), palette.pale);
    pen.stroke(wave(x + 36, x + 36 + random.between(50, 84), y + height - 54, 8, 30), palette.pop, 6);
  }
}

/** One shelf for each year, one binder out of its place. */
function archive(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  const wood = mix(palette.accent, palette.ink, 0.3);
  const fills = [palette.body, palette.pop, palette.glow, palette.accent, palette.pale];
  pen.cast(-330, 0, 660, 110);
  pen.block(-350, -570, 700, 570, 8, wood, { shade: 0.7 });
  for (let row = 0; row < 3; row++) {
    const foot = -24 - row * 182;
    pen.path(rect(-326, foot - 158, 652, 158), mix(wood, palette.ink, 0.5));
    let x = -318;
    while (x < 270) {
      const width = random.between(30, 52);
      const height = random.between(112, 146);
      const fill = random.pick(fills);
      if (!random.chance(0.08)) {
        pen.block(x, foot - height, width, height, 4, fill, { shade: 0.6 });
        pen.path(
          rect(x + width * 0.3, foot - height * 0.72, width * 0.4, 34, 4),
          mix(fill, palette.pale, 0.6),
        );
      }
      x += width + 5;
    }
  }
  pen.group(`translate(${light * 400} -70) rotate(${light * 14})`, () =>
    pen.block(-30, -76, 60, 146, 4, palette.pop, { shade: 0.7 }),
  );
}

/** Somebody has taken off her glasses to think. */
function secondOpinion(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  pen.cast(-330, 0, 660, 110);
  pen.block(-330, -70, 660, 70, 10, mix(palette.accent, palette.ink, 0.15), { angle: 90 });
  pen.block(-310, -110, 620, 46, 8, palette.pale, { angle: 90, shade: 0.4 });
  const frame = mix(palette.ink, palette.pop, 0.25);
  pen.facing(() => {
    pen.stroke('M250 -250C330 -250 370 -200 390 -124', frame, 18);
    for (const x of [-150, 140]) {
      pen.path(ellipse(x, -230, 122, 108), mix(palette.glow, palette.pale, 0.4), 'opacity=".75"');
      pen.stroke(ellipse(x, -230, 122, 108), frame, 22);
      pen.stroke(arc(x, -230, 80, 200, 250), palette.pale, 10);
    }
    pen.stroke('M-30 -250C-10 -280 0 -280 20 -250', frame, 20);
  });
  pen.group(`translate(${-light * 180} -470) rotate(${-light * 8})`, () => {
    pen.solid(
      'M-130 -70H130A40 40 0 0 1 170 -30V30A40 40 0 0 1 130 70H20L-30 124V70H-130A40 40 0 0 1 -170 30V-30A40 40 0 0 1 -130 -70z',
      [-170, -70, 340, 194],
      palette.body,
      { shade: 0.6 },
    );
    for (const x of [-70, 0, 70])
      pen.path(ellipse(x, random.between(-4, 4), 18), mix(palette.body, palette.pale, 0.7));
  });
}

export const visits: Motif = {
  palettes: ['apricot', 'sky', 'mint', 'rose', 'fog', 'sulfur', 'lilac'],
  backdrops: ['plain', 'window', 'disc', 'lines'],
  drawings: [
    { seen: 'two bowls of soup and a loaf of bread on a table', draw: lunch },
    { seen: 'a whiteboard with two columns joined by arrows', draw: whiteboard },
    { seen: 'a letter pinned to a wall above its envelope', draw: pinnedLetter },
    { seen: 'something large under a cloth', draw: coveredThing },
    { seen: 'an open door with daylight behind it', draw: wayOut },
    { seen: 'four chairs in a row, two with things left on them', draw: chairsInARow },
    { seen: 'the sun rising over a street of narrow houses', draw: morningStreet },
    { seen: 'a wall chart with colored squares', draw: wallChart },
    { seen: 'boxes with a card on each', draw: labeledBoxes },
    { seen: 'three shelves of binders, one of them taken out', draw: archive },
    { seen: 'a pair of glasses on a notebook under a speech bubble', draw: secondOpinion },
  ],
};
