import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { screenArt } from '../../screen-art.ts';
import { ellipse, line, polygon, rect, wave } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { window } from './props.ts';
import { bench, panel, stick } from './screen-props.ts';

/** The same wall at noon on one side and at midnight on the other. */
function noonAndMidnight(pen: Pen): void {
  const { palette } = pen;
  const [day, night] = [mix(palette.glow, palette.pale, 0.5), mix(palette.ink, palette.pop, 0.18)];
  pen.facing(() => {
    pen.path(rect(-1100, -1000, 1100, 928), day);
    pen.path(rect(0, -1000, 1100, 928), night);
    pen.path(rect(-1100, -74, 1100, 400), mix(palette.floor, palette.pale, 0.45));
    pen.path(rect(0, -74, 1100, 400), mix(palette.ink, palette.floor, 0.35));
    window(pen, -470, -400, 190, 260, mix(palette.pop, palette.pale, 0.5));
    pen.ball(-440, -440, 42, palette.glow, { shade: 0.1 });
    pen.spray(
      polygon([-560, -270], [-370, -270], [-60, 90], [-420, 90]),
      pen.linear(0, -270, 0, 90, [0, palette.glow, 0.9], [1, palette.glow, 0.25]),
    );
    pen.halo(ellipse(410, -310, 170, 150), palette.wallTop, 0.75);
    bench(pen, -90, 480, palette.accent);
    pen.path(rect(396, -250, 12, 164), palette.body);
    pen.path(rect(360, -102, 84, 12, 6), palette.body);
    pen.solid(
      polygon([360, -350], [444, -350], [476, -240], [328, -240]),
      [328, -350, 148, 110],
      palette.glow,
    );
    pen.path(rect(-60, -120, 120, 32), mix(palette.ink, palette.pale, 0.2));
    panel(pen, -300, -470, 600, 350, () => {
      pen.path(rect(-300, -470, 300, 350), mix(palette.pop, palette.pale, 0.3));
      pen.path(rect(0, -470, 300, 350), mix(palette.ink, palette.pop, 0.4));
      pen.path(ellipse(0, -310, 84), palette.accent);
      pen.path(wave(-320, 320, -230, 26, 300, 0.2, -100), mix(palette.pop, palette.ink, 0.35));
      pen.path(rect(0, -470, 300, 350), palette.ink, 'opacity=".35"');
    });
  });
}

function brightField(pen: Pen): void {
  const { palette } = pen;
  const green = palette.glow;
  pen.halo(rect(-420, -540, 840, 480, 40), palette.glow, 0.6);
  pen.cast(-330, 0, 660, 90);
  for (const x of [-270, 270]) pen.stroke(line([x - 40, -4], [x, -70], [x + 40, -4]), palette.ink, 14);
  panel(pen, -410, -540, 820, 470, () => {
    pen.path(rect(-410, -540, 820, 470), mix(palette.pale, palette.wallLow, 0.4));
    pen.path(wave(-420, 420, -270, 30, 700, 0.1, -60), mix(green, palette.ink, 0.2));
    pen.path(wave(-420, 420, -190, 24, 520, 0.6, -60), green);
    for (let i = 0; i < 34; i++) {
      const [x, y] = [-400 + ((i * 211) % 800), -530 + ((i * 97) % 300)];
      pen.stroke(line([x, y], [x - 16, y + 54]), palette.pale, 6, 'opacity=".9"');
    }
  });
}

function oneLantern(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-150, 0, 300, 90);
  pen.block(-150, -20, 300, 20, 8, mix(palette.ink, palette.pale, 0.3), { angle: 90 });
  pen.path(rect(-30, -60, 60, 44), mix(palette.ink, palette.pale, 0.2));
  panel(pen, -470, -570, 940, 520, () => {
    pen.path(rect(-470, -570, 940, 520), palette.ink);
    pen.halo(ellipse(120, -240, 90, 90), palette.glow, 0.9);
    pen.stroke('M96 -276C96 -316 144 -316 144 -276', palette.glow, 6);
    pen.path(rect(92, -280, 56, 78, 10), palette.glow);
    pen.path(ellipse(120, -236, 16, 24), palette.pale);
    pen.path(rect(84, -206, 72, 14, 4), mix(palette.glow, palette.ink, 0.4));
  });
}

function plainWithStick(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-330, 0, 660, 90);
    for (const x of [-240, 200]) pen.block(x, -80, 40, 80, 4, mix(palette.ink, palette.body, 0.3));
    pen.block(-400, -530, 780, 460, 0, mix(palette.body, palette.ink, 0.12), { shade: 0.4 });
    pen.path(rect(-380, -510, 740, 410), mix(palette.body, palette.pale, 0.12));
    pen.spray(
      rect(-380, -510, 740, 410),
      pen.linear(-380, -510, 360, -100, [0, palette.pale, 0.5], [0.5, palette.pale, 0]),
    );
    pen.stroke('M370 -160C470 -160 520 -130 500 -70C490 -40 480 -30 470 -26', palette.accent, 12);
    pen.group('translate(440 6) rotate(172) scale(.8)', () => stick(pen, 150, 60, palette.accent));
  });
}

function onADresser(pen: Pen, random: Random): void {
  const { palette } = pen;
  const wood = palette.accent;
  pen.cast(-290, 40, 580, 60);
  for (const x of [-270, 238]) pen.path(rect(x, 0, 32, 50), mix(wood, palette.ink, 0.5));
  pen.block(-300, -240, 600, 254, 10, wood, { shade: 0.8 });
  for (const y of [-216, -104])
    for (const x of [-276, 10]) {
      pen.block(x, y, 266, 96, 6, mix(wood, palette.pale, 0.14), { shade: 0.5 });
      pen.ball(x + 133, y + 48, 13, palette.glow);
    }
  pen.path(rect(-70, -262, 140, 22, 6), mix(palette.ink, palette.pale, 0.25));
  panel(pen, -230, -530, 460, 270, () => screenArt(pen, random, -230, -530, 460, 270, 'hills'));
}

/** A box as wide as a television on a hand truck; zero is the middle of its foot. */
function boxedSet(pen: Pen, color: string): void {
  const { palette } = pen;
  const metal = mix(palette.ink, palette.body, 0.25);
  pen.pool(0, 8, 160, 18, 0.7);
  pen.stroke(line([-136, -30], [-150, -420], [-190, -440]), metal, 14);
  pen.path(rect(-150, -34, 270, 14, 4), metal);
  pen.block(-126, -380, 236, 346, 6, color, { shade: 0.7 });
  pen.path(rect(-126, -226, 236, 30), mix(color, palette.pale, 0.5));
  pen.stroke(rect(-70, -340, 124, 78, 6), mix(color, palette.ink, 0.45), 9);
  pen.path(rect(-22, -262, 28, 14), mix(color, palette.ink, 0.45));
  pen.ball(-130, -26, 28, palette.ink, { shine: 0.3 });
}

function lineOfReturns(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    const colors = [
      palette.accent,
      mix(palette.accent, palette.glow, 0.5),
      palette.accent,
      mix(palette.accent, palette.ink, 0.2),
    ];
    for (const [i, color] of colors.entries())
      pen.group(`translate(${-480 + i * 208} ${-34 + i * 14}) scale(${0.62 + i * 0.09})`, () =>
        boxedSet(pen, color),
      );
    pen.cast(330, 30, 230, 60);
    pen.block(330, -200, 230, 236, 6, palette.pop, { shade: 0.7 });
    pen.block(310, -226, 270, 30, 8, mix(palette.pop, palette.pale, 0.4), { angle: 90 });
    pen.path('M390 -236C390 -300 490 -300 490 -236z', palette.glow);
    pen.path(rect(380, -238, 120, 12, 6), mix(palette.glow, palette.ink, 0.4));
    pen.path(rect(434, -302, 12, 22, 6), palette.ink);
    for (const angle of [-50, 0, 50])
      pen.group(`translate(440 -270) rotate(${angle})`, () =>
        pen.path(rect(-4, -94, 8, 34, 4), palette.glow),
      );
  });
}

function pear(pen: Pen, x: number, y: number, size: number, color: string): void {
  const { palette } = pen;
  pen.group(`translate(${x} ${y}) scale(${size})`, () => {
    const shape =
      'M0 -150C28 -150 34 -112 46 -88C72 -40 52 0 0 0C-52 0 -72 -40 -46 -88C-34 -112 -28 -150 0 -150z';
    pen.path('M-70 4C-20 -10 80 -10 110 6C60 22 -40 20 -70 4z', mix(palette.ink, color, 0.3), 'opacity=".5"');
    pen.solid(shape, [-62, -150, 124, 150], color, { shade: 0.9 });
    pen.stroke('M0 -148C0 -170 8 -182 20 -188', palette.ink, 8);
  });
}

function framedPears(pen: Pen): void {
  const { palette } = pen;
  const wood = mix(palette.accent, palette.pale, 0.1);
  const canvas = mix(palette.pale, palette.pop, 0.18);
  pen.path(rect(-360 + pen.light * 16, -564, 720, 420, 4), palette.ink, 'opacity=".3"');
  pen.block(-360, -580, 720, 420, 4, wood, { shade: 0.6 });
  pen.block(-338, -558, 676, 376, 0, canvas, { shade: 0.3 });
  pen.inside(rect(-338, -558, 676, 376), () => {
    pen.path(rect(-338, -290, 676, 120), mix(palette.pop, palette.ink, 0.25));
    pear(pen, -80, -250, 1.35, palette.glow);
    pear(pen, 100, -234, 1.15, mix(palette.glow, palette.accent, 0.5));
  });
  bench(pen, -74, 380, mix(wood, palette.ink, 0.3));
}

export const televisions: StoryDrawings = {
  'best-tvs': { palette: 'sulfur', backdrop: 'plain', draw: noonAndMidnight },
  'best-tvs-1': { palette: 'pine', backdrop: 'plain', draw: brightField },
  'best-tvs-2': { palette: 'halpha', backdrop: 'plain', draw: oneLantern },
  'best-tvs-3': { palette: 'fog', backdrop: 'lines', draw: plainWithStick },
  'best-tvs-4': { palette: 'rose', backdrop: 'window', draw: onADresser },
  'corrant-withdraws-ads-before-the-picture': { palette: 'mint', backdrop: 'lines', draw: lineOfReturns },
  'hollis-frame-50': { palette: 'lilac', backdrop: 'plain', draw: framedPears },
};
