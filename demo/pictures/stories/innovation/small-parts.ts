import { mix } from '../../color.ts';
import { type Draw, raised } from '../../motif.ts';
import { ellipse, line, polygon, rect, round, wave } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { cable, steelOf } from './props.ts';

/** Each part is drawn large, alone on a table: they are the size of a thumbnail and matter more than that. */

/** Things that lie on the table are seen from above: there is no wall, only the table. */
const fromAbove =
  (draw: Draw): Draw =>
  (pen, random) => {
    const { floor, pale } = pen.palette;
    pen.path(
      rect(-1000, -1000, 2000, 1400),
      pen.linear(-pen.light * 600, -600, pen.light * 600, 100, [0, mix(floor, pale, 0.35)], [1, floor]),
    );
    pen.group('translate(0 -80) scale(1.14 1.2)', () => draw(pen, random));
  };

const thimble: Draw = (pen) => {
  const { palette } = pen;
  pen.cast(-170, 0, 340, 130);
  pen.solid(
    'M-180 0L-150 -360C-140 -490 140 -490 150 -360L180 0A180 34 0 0 1 -180 0z',
    [-180, -470, 360, 500],
    palette.accent,
    { shade: 0.9 },
  );
  pen.block(-200, -34, 400, 52, 26, mix(palette.accent, palette.pale, 0.2));
  for (let row = 0; row < 5; row++)
    for (let i = -3; i <= 3; i++)
      pen.path(
        ellipse(i * (38 + row * 3) + (row % 2) * 18, -370 + row * 62, 9, 8),
        mix(palette.accent, palette.ink, 0.35),
      );
};

const belt: Draw = (pen) => {
  const { palette } = pen;
  const rubber = mix(palette.ink, palette.body, 0.12);
  const eight = 'M0 -190C-120 -330 -400 -330 -420 -190S-140 -40 0 -190S400 -340 420 -190S120 -50 0 -190z';
  pen.group('translate(16 26)', () => pen.stroke(eight, palette.ink, 30, 'opacity=".22"'));
  pen.stroke(eight, mix(rubber, palette.ink, 0.5), 34);
  pen.stroke(eight, rubber, 24);
  pen.stroke(eight, mix(rubber, palette.pale, 0.45), 5, 'opacity=".8"');
};

const fuse: Draw = (pen) => {
  const { palette } = pen;
  const steel = steelOf(pen);
  pen.path(ellipse(0, -80, 380, 20), palette.ink, 'opacity=".22"');
  pen.stroke('M-560 -110C-430 -60 -330 -200 -190 -180', mix(steel, palette.ink, 0.3), 16);
  pen.stroke('M190 -180C330 -160 430 -290 560 -220', mix(steel, palette.ink, 0.3), 16);
  pen.block(-200, -270, 400, 180, 60, mix(steel, '#FFFFFF', 0.3), { angle: 90, shade: 0.95 });
  for (const x of [-130, 100]) pen.block(x, -270, 30, 180, 4, mix(steel, palette.ink, 0.2), { angle: 90 });
  pen.solid(ellipse(198, -180, 26, 60), [172, -240, 52, 120], mix(palette.accent, palette.pale, 0.3));
};

const port: Draw = (pen, random) => {
  const { palette } = pen;
  const board = mix(palette.pop, palette.ink, 0.3);
  pen.cast(-360, 0, 560, 100);
  pen.solid(
    polygon(
      [-400, -140],
      [-330, -200],
      [-180, -180],
      [60, -214],
      [240, -170],
      [220, 0],
      [60, -16],
      [-120, 10],
      [-380, -10],
    ),
    [-400, -214, 640, 224],
    board,
  );
  for (let i = 0; i < 4; i++)
    pen.stroke(
      line([-360, -110 + i * 26], [-260 + i * 12, -110 + i * 26], [-230 + i * 12, -140 + i * 22]),
      palette.glow,
      6,
    );
  pen.block(-210, -400, 400, 230, 50, steelOf(pen), { shade: 0.9 });
  pen.block(-160, -344, 300, 120, 60, palette.ink);
  pen.block(-110, -296, 200, 26, 8, mix(palette.glow, palette.accent, 0.3));
  for (let i = 0; i < 34; i++) {
    const [x, y] = [370 + random.between(-80, 80), -60 + random.between(-56, 46)];
    pen.stroke(
      `M${round(x)} ${round(y)}q${random.whole(-40, 40)} ${random.whole(-40, 10)} ${random.whole(-60, 60)} ${random.whole(-20, 30)}`,
      mix(palette.pale, palette.ink, random.between(0.2, 0.5)),
      5,
    );
  }
};

const knob: Draw = (pen) => {
  const { palette } = pen;
  pen.pool(0, 10, 330, 36, 0.6);
  pen.group('translate(0 -290)', () => {
    pen.ball(14, 20, 286, mix(palette.accent, palette.ink, 0.4));
    pen.ball(0, 0, 280, palette.accent);
    for (let r = 270; r > 100; r -= 17)
      pen.stroke(ellipse(0, 0, r), mix(palette.accent, palette.ink, 0.25), 4);
    for (let i = 0; i < 24; i++)
      pen.group(`rotate(${i * 15})`, () =>
        pen.path(rect(-9, -296, 18, 30, 8), mix(palette.accent, palette.ink, 0.2)),
      );
    pen.ball(0, 0, 110, mix(palette.accent, palette.pale, 0.25));
    pen.path('M-62 34A70 70 0 1 1 62 34z', palette.ink);
    pen.block(-9, -262, 18, 90, 8, palette.pale);
  });
};

const gasket: Draw = (pen) => {
  const { palette } = pen;
  const ring =
    'M-430 -170C-430 -330 -160 -380 40 -340C240 -310 430 -290 430 -170S220 20 20 -10S-430 -10 -430 -170z';
  pen.group('translate(14 34)', () => pen.stroke(ring, palette.ink, 60, 'opacity=".22"'));
  pen.stroke(ring, mix(palette.pale, palette.ink, 0.4), 74);
  pen.stroke(ring, mix(palette.pale, palette.accent, 0.1), 62);
  pen.stroke(ring, mix(palette.pale, palette.ink, 0.18), 18);
};

const coinCell: Draw = (pen) => {
  const { light, palette } = pen;
  const steel = mix(steelOf(pen), '#FFFFFF', 0.2);
  pen.cast(-190, 0, 380, 200, { slant: 2.4, strength: 0.8 });
  pen.ball(light * 44, -240, 240, mix(steel, palette.ink, 0.4));
  pen.ball(light * 22, -240, 240, mix(steel, palette.ink, 0.2));
  pen.ball(0, -240, 240, steel);
  pen.stroke(ellipse(0, -240, 196), mix(steel, palette.ink, 0.3), 7);
  pen.stroke(line([-60, -260], [60, -260]) + line([0, -320], [0, -200]), mix(steel, palette.ink, 0.55), 26);
  for (const wide of [120, 80])
    pen.path(rect(-wide / 2, wide === 120 ? -150 : -122, wide, 12, 6), mix(steel, palette.ink, 0.35));
};

const strainRelief: Draw = (pen) => {
  const { palette } = pen;
  const cord = mix(palette.pale, palette.ink, 0.12);
  pen.pool(0, -110, 420, 24, 0.5);
  cable(pen, 'M-760 -110C-560 -100 -420 -210 -260 -220H260C420 -220 480 -60 760 -80', 62, cord);
  for (const [x, y, turn] of [
    [-360, -196, -20],
    [-330, -210, 14],
    [-390, -180, -40],
  ] as const)
    pen.group(`translate(${x} ${y}) rotate(${turn})`, () => {
      pen.stroke(line([0, -20], [24, -64]), mix(palette.accent, palette.glow, 0.3), 6);
      pen.stroke(line([4, 10], [-18, 58]), mix(palette.accent, palette.glow, 0.3), 6);
    });
  pen.path(
    'M-410 -206L-380 -168L-350 -216L-318 -180L-300 -226L-330 -240z',
    mix(palette.accent, palette.glow, 0.3),
  );
  pen.solid(
    polygon([-230, -268], [190, -296], [190, -144], [-230, -172]),
    [-230, -296, 420, 152],
    palette.pop,
    { angle: 90 },
  );
  for (let i = 0; i < 7; i++) {
    const tall = 112 + i * 9;
    pen.block(-210 + i * 58, -220 - tall / 2, 28, tall, 10, mix(palette.pop, palette.ink, 0.3), {
      angle: 90,
    });
  }
  pen.block(190, -310, 90, 180, 16, palette.pop, { angle: 90 });
};

const spring: Draw = (pen) => {
  const { palette } = pen;
  const steel = steelOf(pen);
  pen.cast(-260, 0, 520, 90);
  pen.path(ellipse(0, -120, 320, 50), mix(palette.body, palette.ink, 0.5));
  pen.solid(
    'M-320 -120C-310 -30 -160 0 0 0S310 -30 320 -120A320 50 0 0 1 -320 -120z',
    [-320, -120, 640, 120],
    palette.body,
  );
  pen.stroke(ellipse(0, -120, 320, 50), mix(palette.body, palette.pale, 0.4), 8);
  pen.group(`translate(${pen.light * 60} -390) rotate(${pen.light * 24})`, () => {
    for (let i = 0; i < 7; i++) {
      const y = -96 + i * 32;
      pen.stroke(`M-60 ${y + 12}C-60 ${y - 14} 60 ${y - 30} 60 ${y - 4}`, mix(steel, palette.ink, 0.4), 13);
      pen.stroke(`M60 ${y - 4}C60 ${y + 22} -60 ${y + 20} -60 ${y + 44}`, steel, 13);
    }
  });
  for (const [i, x] of [-70, 0, 70].entries())
    pen.stroke(
      line([x - 20, -190 - (i % 2) * 26], [x - 4 + pen.light * 20, -250 - (i % 2) * 26]),
      palette.glow,
      7,
    );
};

const floss: Draw = (pen, random) => {
  const { palette } = pen;
  pen.cast(-480, 0, 960, 80);
  pen.block(-480, -100, 960, 100, 14, steelOf(pen), { angle: 90 });
  pen.path(wave(-330, 330, -112, 10, 70, random.next(), -92), mix(palette.glow, palette.accent, 0.4));
  pen.group('translate(-330 -120) rotate(-5)', () => {
    pen.block(0, -190, 660, 176, 20, mix(palette.ink, palette.body, 0.2), { shade: 0.7 });
    pen.path(rect(40, -150, 280, 90, 8), mix(palette.ink, palette.pale, 0.3));
    pen.path(polygon([470, -166], [420, -96], [458, -96], [440, -40], [504, -118], [464, -118]), palette.pop);
    pen.block(-36, -136, 40, 70, 4, palette.glow);
  });
  pen.stroke(
    'M-700 -30C-420 -60 -200 -112 60 -118S460 -150 700 -340',
    mix(palette.pale, palette.ink, 0.25),
    13,
  );
  pen.stroke('M-700 -30C-420 -60 -200 -112 60 -118S460 -150 700 -340', palette.pale, 8);
};

const ten = 'ten-small-parts-that-saved-something-large';

export const smallParts: StoryDrawings = {
  [`${ten}-1`]: { palette: 'sky', backdrop: 'disc', draw: thimble },
  [`${ten}-2`]: { palette: 'sulfur', backdrop: 'lines', draw: fromAbove(belt) },
  [`${ten}-3`]: { palette: 'ultra', backdrop: 'plain', draw: raised(fuse, -64) },
  [`${ten}-4`]: { palette: 'nebula', backdrop: 'arch', draw: port },
  [`${ten}-5`]: { palette: 'mint', backdrop: 'blocks', draw: knob },
  [`${ten}-6`]: { palette: 'halpha', backdrop: 'plain', draw: fromAbove(gasket) },
  [`${ten}-7`]: { palette: 'apricot', backdrop: 'window', draw: coinCell },
  [`${ten}-8`]: { palette: 'lilac', backdrop: 'lines', draw: raised(strainRelief, -96) },
  [`${ten}-9`]: { palette: 'pine', backdrop: 'disc', draw: spring },
  [`${ten}-10`]: { palette: 'argon', backdrop: 'plain', draw: floss },
};
