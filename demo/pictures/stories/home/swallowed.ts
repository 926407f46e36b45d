import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { arc, ellipse, line, polygon, rect, rectWithCorners, round } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { blades, ground } from './props.ts';
import { coin, hairTie, ladybug, moth, tooth, twig } from './small-things.ts';
import { sock } from './vacuums.ts';

/** Lost things on a sheet, seen from above. Their middle is at 0, -300. */

function robotFromAbove(pen: Pen, x: number, y: number, radius: number): void {
  const { palette } = pen;
  pen.path(ellipse(x + pen.light * 22, y + 26, radius), palette.ink, 'opacity=".3"');
  pen.ball(x, y, radius, palette.body, { shade: 0.7 });
  pen.stroke(ellipse(x, y, radius * 0.9), mix(palette.body, palette.ink, 0.4), 6);
  pen.ball(x, y - radius * 0.2, radius * 0.32, mix(palette.body, palette.ink, 0.3));
  pen.path(rect(x - radius * 0.2, y + radius * 0.42, radius * 0.4, radius * 0.1, 8), palette.glow);
  pen.stroke(arc(x, y, radius * 0.96, -150, -30), palette.accent, 14);
}

/** Small losses around the one that found them. */
function ringOfLosses(pen: Pen): void {
  const { palette } = pen;
  ground(pen, palette.wallLow);
  robotFromAbove(pen, 0, -286, 150);
  const things: readonly (() => void)[] = [
    () => coin(pen, 0, 0, 34, palette.glow),
    () => hairTie(pen, 0, 0, 34, 20, palette.accent),
    () => pen.group('scale(.42)', () => sock(pen, palette.pop)),
    () => ladybug(pen, 0, 0, 0.8),
    () => pen.group('scale(.5)', () => tooth(pen)),
    () => coin(pen, 0, 0, 26, palette.accent),
    () => pen.block(-18, -44, 36, 88, 8, palette.accent),
    () => hairTie(pen, 0, 0, 30, -50, palette.body),
    () => pen.group('scale(.27)', () => moth(pen)),
    () => pen.ball(0, 0, 26, palette.pop),
    () => twig(pen, 0.34),
  ];
  for (const [i, draw] of things.entries()) {
    const angle = (i / things.length) * Math.PI * 2 - Math.PI / 2;
    const [x, y] = [Math.cos(angle) * 420, Math.sin(angle) * 238 - 286];
    pen.group(`translate(${round(x)} ${round(y)}) scale(1.4)`, draw);
  }
}

function firNeedles(pen: Pen, random: Random): void {
  const { palette } = pen;
  ground(pen, palette.wallLow);
  pen.pool(0, -190, 330, 120, 0.35);
  for (let i = 0; i < 330; i++) {
    const spread = random.next() ** 0.7;
    const turn = random.between(0, Math.PI * 2);
    const [x, y] = [Math.cos(turn) * 330 * spread, Math.sin(turn) * 150 * spread - 230];
    const [dx, dy] = [random.between(-44, 44), random.between(-26, 26)];
    pen.stroke(
      line([x - dx, y - dy], [x + dx, y + dy]),
      mix(palette.pop, palette.ink, random.between(0, 0.5)),
      8,
    );
  }
  pen.group('translate(40 -330) rotate(-14)', () => twig(pen, 1.15));
}

function fabricTag(pen: Pen): void {
  const { palette } = pen;
  ground(pen, palette.wallLow);
  const shape =
    'M-330 -380L180 -430C260 -440 320 -400 300 -340C286 -300 240 -300 236 -330L250 -210C230 -190 220 -190 190 -186L-310 -140z';
  pen.path(shape, palette.ink, 'opacity=".25" transform="translate(16 20)"');
  pen.solid(shape, [-330, -440, 640, 300], palette.pale, { shade: 0.4 });
  pen.solid(
    'M180 -430C260 -440 320 -400 300 -340C286 -300 236 -300 236 -336C236 -380 210 -400 160 -420z',
    [160, -440, 150, 140],
    mix(palette.pale, palette.ink, 0.3),
  );
  for (let i = 0; i < 3; i++)
    pen.stroke(line([-250, -320 + i * 54], [40 - i * 60, -348 + i * 56]), palette.accent, 12);
  for (let i = 0; i < 6; i++)
    pen.stroke(line([-320 + i * 4, -360 + i * 38], [-286 + i * 4, -364 + i * 38]), palette.pop, 7);
  pen.stroke('M-316 -260C-420 -280 -400 -160 -480 -190C-530 -210 -500 -280 -540 -300', palette.pop, 8);
}

function spilledOats(pen: Pen, random: Random): void {
  const { palette } = pen;
  ground(pen, palette.wallLow);
  const oat = mix(palette.pale, palette.accent, 0.32);
  for (let i = 0; i < 170; i++) {
    const far = random.next();
    const [x, y] = [-40 - far * 470, -230 + random.between(-1, 1) * (40 + far * 150)];
    pen.group(`translate(${round(x)} ${round(y)}) rotate(${random.whole(0, 180)})`, () => {
      pen.path(ellipse(3, 4, 17, 11), palette.ink, 'opacity=".25"');
      pen.path(ellipse(0, 0, 17, 11), mix(oat, palette.pale, random.between(0, 0.6)));
      pen.stroke(line([-11, 0], [11, 0]), mix(oat, palette.ink, 0.35), 2);
    });
  }
  pen.group('translate(190 -240) rotate(-82)', () => {
    pen.path(rect(-140, -190, 290, 400, 30), palette.ink, 'opacity=".25"');
    pen.stroke('M140 -130C250 -130 250 90 140 90', palette.accent, 30);
    pen.solid(rectWithCorners(-150, -200, 300, 400, [8, 8, 40, 40]), [-150, -200, 300, 400], palette.accent);
    pen.path(ellipse(0, -200, 150, 46), mix(palette.accent, palette.ink, 0.5));
    for (let i = 0; i < 4; i++) pen.path(rect(-120, -110 + i * 70, i % 2 ? 50 : 86, 11, 5), palette.pale);
  });
}

function fourCoins(pen: Pen): void {
  const { palette } = pen;
  ground(pen, palette.wallLow);
  const silver = mix(palette.pale, palette.ink, 0.24);
  // A quarter, a dime, a nickel and a penny, in their true proportions.
  coin(pen, -380, -270, 146, silver);
  coin(pen, -104, -270, 108, silver);
  coin(pen, 150, -270, 127, mix(silver, palette.ink, 0.14));
  coin(pen, 412, -270, 114, mix(palette.accent, palette.glow, 0.25));
}

function oneMoth(pen: Pen): void {
  ground(pen, mix(pen.palette.wallTop, pen.palette.ink, 0.2));
  pen.pool(70, -230, 260, 160, 0.4);
  pen.group('translate(-90 -280) rotate(14) scale(1.2)', () => moth(pen));
}

function fourteenTies(pen: Pen, random: Random): void {
  const { palette } = pen;
  ground(pen, palette.wallLow);
  // The last, on top, is the green one.
  const colors = [palette.accent, palette.pop, palette.body];
  pen.pool(0, -240, 330, 170, 0.3);
  for (let i = 0; i < 14; i++) {
    const turn = i * 2.4;
    const reach = 30 + i * 15;
    hairTie(
      pen,
      Math.cos(turn) * reach,
      -280 + Math.sin(turn) * reach * 0.6,
      random.between(74, 112),
      random.between(0, 180),
      (i < 13 ? colors[i % 3] : undefined) ?? palette.glow,
    );
  }
}

function dryGrass(pen: Pen): void {
  const { palette } = pen;
  const straw = mix(palette.pop, palette.accent, 0.25);
  pen.pool(0, 6, 260, 30, 0.6);
  for (let i = -9; i <= 9; i++) {
    const lean = i * 26 + ((i * 7) % 5) * 9;
    const tall = 430 - Math.abs(i) * 14 - ((i * i) % 7) * 18;
    const blade = `M${i * 9 - 9} 0C${i * 11} ${-tall * 0.5} ${round(lean * 0.6)} ${-tall * 0.8} ${lean} ${-tall}C${round(lean * 0.6) + 16} ${-tall * 0.76} ${i * 11 + 16} ${-tall * 0.5} ${i * 9 + 9} 0z`;
    pen.path(blade, mix(straw, palette.ink, i % 2 ? 0.12 : 0.34));
  }
  blades(pen, -110, 110, 4, 60, straw);
  pen.group('rotate(16 90 -300)', () => ladybug(pen, 112, -290, 1.1));
}

function toothOnNapkin(pen: Pen): void {
  const { palette } = pen;
  ground(pen, palette.wallLow);
  const cloth = palette.accent;
  pen.group('translate(0 -270) rotate(-7)', () => {
    pen.path(rect(-300, -196, 620, 420, 14), palette.ink, 'opacity=".25"');
    pen.block(-310, -210, 620, 420, 14, mix(cloth, palette.ink, 0.15), { shade: 0.5 });
    pen.block(-310, -210, 596, 400, 14, cloth, { shade: 0.5 });
    pen.stroke(line([-310, -6], [286, -6]), mix(cloth, palette.ink, 0.3), 6);
    pen.stroke(rect(-284, -184, 544, 348, 6), mix(cloth, palette.pale, 0.6), 7);
  });
  pen.group('translate(0 -286) rotate(18) scale(.85)', () => tooth(pen));
}

function cellAndRice(pen: Pen): void {
  const { palette } = pen;
  ground(pen, palette.wallLow);
  pen.path(ellipse(-120 + pen.light * 16, -256, 170), palette.ink, 'opacity=".3"');
  pen.ball(-120, -280, 170, mix(palette.pale, palette.ink, 0.3), { shade: 0.7 });
  pen.stroke(ellipse(-120, -280, 138), mix(palette.pale, palette.ink, 0.5), 7);
  pen.path(rect(-132, -330, 24, 100, 8), mix(palette.pale, palette.ink, 0.55));
  pen.path(rect(-170, -292, 100, 24, 8), mix(palette.pale, palette.ink, 0.55));
  const grain =
    'M-160 0C-160 -46 -70 -56 20 -54C110 -50 160 -28 160 0C160 28 110 50 20 54C-70 56 -160 46 -160 0z';
  pen.group('translate(290 -240) rotate(-52)', () => {
    pen.path(grain, palette.ink, 'opacity=".25" transform="translate(14 14)"');
    pen.solid(grain, [-160, -56, 330, 112], palette.pale, {
      shade: 0.5,
      shadeColor: mix(palette.pale, palette.ink, 0.4),
    });
  });
}

function jarOnScale(pen: Pen, random: Random): void {
  const { palette } = pen;
  const felt = mix(palette.pale, palette.ink, 0.5);
  pen.cast(-220, 0, 440, 110);
  pen.solid(polygon([-190, -110], [190, -110], [230, 0], [-230, 0]), [-230, -110, 460, 110], palette.accent);
  pen.path(ellipse(0, -52, 60, 40), palette.pale);
  pen.stroke(line([0, -52], [34, -74]), palette.ink, 7);
  pen.block(-240, -136, 480, 28, 12, mix(palette.pale, palette.ink, 0.25), { angle: 90 });
  const jar = rectWithCorners(-150, -500, 300, 362, [40, 40, 30, 30]);
  pen.path(jar, felt);
  pen.inside(jar, () => {
    for (let i = 0; i < 90; i++) {
      const [x, y] = [random.between(-150, 150), random.between(-480, -150)];
      const tuft = `M${round(x)} ${round(y)}q26 -16 52 2`;
      pen.stroke(tuft, mix(felt, i % 3 ? palette.ink : palette.pale, 0.2), 5);
    }
    pen.spray(
      rect(-150, -500, 300, 362),
      pen.linear(
        -pen.light * 150,
        0,
        pen.light * 150,
        0,
        [0, '#FFFFFF', 0.7],
        [0.3, '#FFFFFF', 0],
        [0.7, palette.ink, 0],
        [1, palette.ink, 0.5],
      ),
    );
  });
  pen.block(-140, -540, 280, 52, 14, palette.pop, { shade: 0.7 });
}

const story = 'what-a-robot-vacuum-swallowed-in-a-year';

export const swallowed: StoryDrawings = {
  [story]: { palette: 'mint', backdrop: 'plain', draw: ringOfLosses },
  [`${story}-1`]: { palette: 'apricot', backdrop: 'plain', draw: firNeedles },
  [`${story}-2`]: { palette: 'rose', backdrop: 'plain', draw: fabricTag },
  [`${story}-3`]: { palette: 'ultra', backdrop: 'plain', draw: spilledOats },
  [`${story}-4`]: { palette: 'tide', backdrop: 'plain', draw: fourCoins },
  [`${story}-5`]: { palette: 'sodium', backdrop: 'plain', draw: oneMoth },
  [`${story}-6`]: { palette: 'pine', backdrop: 'plain', draw: fourteenTies },
  [`${story}-7`]: { palette: 'nebula', backdrop: 'disc', draw: dryGrass },
  [`${story}-8`]: { palette: 'lilac', backdrop: 'plain', draw: toothOnNapkin },
  [`${story}-9`]: { palette: 'sky', backdrop: 'plain', draw: cellAndRice },
  [`${story}-10`]: { palette: 'sulfur', backdrop: 'window', draw: jarOnScale },
};
