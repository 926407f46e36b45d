import { mix } from '../../color.ts';
import { lens } from '../../motifs/phones.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { ellipse, line, polygon, rect } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { cord, phoneBack, screenFront, tableTop } from './props.ts';

const SIZE = { width: 270, height: 560 };

/** The camera island of the Orrin 9: two lenses and the large one with the square pupil. */
export function island(pen: Pen, color: string): void {
  const { light, palette } = pen;
  pen.block(-118 + light * 8, -244, 236, 220, 90, mix(color, palette.ink, 0.6));
  pen.block(-118, -252, 236, 220, 90, color, { shade: 0.8 });
  lens(pen, -14, -118, 74);
  pen.path(rect(-44, -148, 60, 60, 8), palette.ink);
  pen.path(polygon([-44, -148], [-8, -148], [-44, -112]), mix(palette.ink, palette.pale, 0.4));
  lens(pen, -62, -212, 25);
  lens(pen, 60, -206, 30);
  pen.path(ellipse(84, -96, 12), palette.glow);
}

function front(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.cast(-140, 0, 280, 120);
  pen.group('translate(0 -284)', () => {
    pen.halo(rect(-160, -300, 320, 600), palette.glow, 0.6);
    screenFront(pen, random, { ...SIZE, color: palette.body }, () =>
      pen.path(rect(-150, -290, 300, 580), mix(palette.glow, palette.pale, 0.35)),
    );
  });
}

function back(pen: Pen): void {
  const { light, palette } = pen;
  pen.cast(-140, 0, 280, 120);
  pen.group(`translate(0 -284) rotate(${light * -4})`, () => {
    phoneBack(pen, { ...SIZE, color: palette.body });
    island(pen, palette.accent);
  });
}

/** The phone on its face, from the side, its island up, beside a ruler. */
function besideRuler(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-420, 0, 700, 100);
    pen.block(180, -172, 190, 80, 24, palette.accent, { angle: 90 });
    pen.block(210, -196, 110, 34, 10, palette.ink, { shine: 0.5 });
    pen.block(-400, -110, 800, 110, 46, palette.body, { angle: 90, shade: 0.8 });
    for (const [x, width] of [
      [-100, 60],
      [-10, 60],
      [100, 110],
    ] as const)
      pen.block(x, -64, width, 18, 8, mix(palette.body, palette.ink, 0.4));
    pen.block(450, -330, 76, 330, 6, palette.glow, { shade: 0.5 });
    for (let mark = 0; mark < 13; mark++)
      pen.path(rect(450, -22 - mark * 24, mark % 4 === 0 ? 44 : 24, 6), palette.ink);
    pen.stroke(line([330, -196], [440, -196]), palette.pale, 5, 'stroke-dasharray="12 10"');
  });
}

/** A telescope folded once: the ray, the prism, four small lenses, the sensor. */
function foldedLight(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-480, 0, 960, 90);
    pen.block(-490, -250, 980, 250, 90, palette.body, { shade: 0.6 });
    pen.path(rect(-460, -220, 920, 190, 66), mix(palette.ink, palette.body, 0.1));
    pen.block(-370, -330, 220, 100, 26, palette.accent);
    pen.path(ellipse(-260, -330, 84, 22), mix(palette.pop, palette.pale, 0.5));
    const ray = mix(palette.glow, palette.pale, 0.2);
    pen.path(polygon([-310, -600], [-210, -600], [-230, -120], [-290, -120]), ray, 'opacity=".85"');
    pen.path(polygon([-290, -160], [-260, -90], [380, -108], [380, -146]), ray, 'opacity=".85"');
    pen.solid(
      polygon([-330, -190], [-190, -60], [-330, -60]),
      [-330, -190, 140, 130],
      mix(palette.pop, palette.pale, 0.45),
    );
    for (let i = 0; i < 4; i++)
      pen.path(
        ellipse(-110 + i * 112, -126, 20 + (i % 2) * 8, 62 - i * 4),
        palette.pop,
        `opacity=".8" stroke="${palette.pale}" stroke-width="5"`,
      );
    pen.block(376, -180, 34, 110, 6, palette.accent);
  });
}

/** The battery and the outline of the one it replaced. */
function smallerBattery(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-180, 0, 360, 120);
  pen.group('translate(0 -290)', () => {
    phoneBack(pen, { width: 350, height: 570, color: palette.body });
    pen.path(rect(-152, -262, 304, 524, 30), mix(palette.ink, palette.body, 0.12));
    pen.path(rect(-136, -244, 126, 180, 14), palette.ink);
    pen.stroke(rect(-136, -244, 126, 180, 14), mix(palette.body, palette.ink, 0.4), 5);
    lens(pen, 72, -160, 76);
    pen.stroke(rect(-132, -36, 264, 284, 12), palette.glow, 7, 'stroke-dasharray="4 15"');
    pen.block(-118, -22, 168, 212, 12, palette.accent, { shade: 0.6 });
    pen.path(rect(-118, 10, 168, 16), mix(palette.accent, palette.ink, 0.4));
  });
}

/** The back of the phone as a map of warmth. */
function heatMap(pen: Pen): void {
  const { palette } = pen;
  pen.cast(-150, 0, 300, 120);
  pen.group('translate(0 -290)', () => {
    phoneBack(pen, { width: 300, height: 570, color: palette.pale });
    pen.inside(rect(-150, -285, 300, 570, 45), () => {
      const heat = [
        mix(palette.pale, palette.glow, 0.5),
        palette.glow,
        mix(palette.glow, palette.accent, 0.5),
        palette.accent,
        mix(palette.accent, palette.ink, 0.25),
      ];
      for (const [i, color] of heat.entries()) pen.path(ellipse(96, -96, 330 - i * 68, 380 - i * 82), color);
    });
    pen.group('translate(-26 0)', () => island(pen, mix(palette.ink, palette.body, 0.25)));
  });
}

/** Lying on its camera, one corner in the air. */
function rockingPhone(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.group('translate(0 -110)', () => {
      tableTop(pen, 600, mix(palette.accent, palette.ink, 0.3), 160);
      pen.pool(-40, -2, 420, 18, 0.6);
      pen.group('translate(-400 -8) rotate(-9)', () => {
        pen.block(500, -20, 200, 84, 24, palette.pop, { angle: 90 });
        pen.block(0, -84, 800, 84, 36, palette.body, { angle: 90, shade: 0.8 });
        pen.path(rect(20, -92, 760, 14, 7), mix(palette.ink, palette.body, 0.2));
        pen.path(rect(36, -90, 728, 5, 2), palette.glow);
      });
      for (const i of [0, 1]) pen.stroke(`M${440 + i * 44} ${-190 - i * 16}q26 40 6 86`, palette.pale, 9);
    });
  });
}

/** The dark pentagon of a soccer ball and the seams that leave it. */
function ballSeams(pen: Pen, cx: number, cy: number, radius: number): void {
  const { ink } = pen.palette;
  const corner = (i: number, reach: number) =>
    [
      cx + Math.cos(i * 1.2566 - 1.5708) * radius * reach,
      cy + Math.sin(i * 1.2566 - 1.5708) * radius * reach,
    ] as const;
  pen.path(polygon(...[0, 1, 2, 3, 4].map((i) => corner(i, 0.4))), ink);
  pen.inside(ellipse(cx, cy, radius), () => {
    for (let i = 0; i < 5; i++) {
      pen.stroke(line(corner(i, 0.4), corner(i, 0.8)), ink, radius * 0.06);
      pen.path(polygon(corner(i - 0.3, 0.98), corner(i, 0.72), corner(i + 0.3, 0.98), corner(i, 1.2)), ink);
    }
  });
}

/** What the long lens sees from the far touchline. */
function farBall(pen: Pen): void {
  const { palette } = pen;
  const field = palette.pop;
  pen.solid(rect(-900, -330, 1800, 560), [-900, -330, 1800, 560], field, { angle: 90, shade: 0.5 });
  for (let stripe = 0; stripe < 6; stripe++)
    if (stripe % 2) {
      const top = -330 + stripe * stripe * 14;
      pen.path(rect(-900, top, 1800, 16 + stripe * 18), mix(field, palette.pale, 0.14));
    }
  pen.stroke(line([-900, -300], [900, -300]), palette.pale, 5);
  pen.stroke(rect(-120, -376, 240, 76), palette.pale, 6);
  pen.stroke(ellipse(0, -220, 150), palette.glow, 9);
  for (const turn of [0, 90, 180, 270])
    pen.group(`translate(0 -220) rotate(${turn})`, () => pen.path(rect(-4, -186, 8, 56, 4), palette.glow));
  pen.pool(pen.light * 8, -194, 40, 9, 0.6);
  pen.ball(0, -216, 26, palette.pale, { shadeColor: mix(palette.pale, palette.ink, 0.5) });
  ballSeams(pen, 0, -216, 26);
}

/** Standing still on its charging plinth, beside the case that makes it flat. */
function onPlinth(pen: Pen): void {
  const { light, palette } = pen;
  pen.cast(-230, 0, 460, 120);
  pen.block(-240, -70, 480, 70, 0, mix(palette.floor, palette.pale, 0.3), { shade: 0.6 });
  pen.block(-160, -120, 320, 54, 0, mix(palette.floor, palette.accent, 0.7), { shade: 0.6 });
  pen.group('translate(0 -346) scale(.82)', () => {
    phoneBack(pen, { ...SIZE, color: palette.body });
    island(pen, palette.pop);
  });
  pen.ball(light * 320, -54, 52, palette.glow);
}

/** Front and back side by side. */
function frontAndBack(pen: Pen, random: Random): void {
  const { light, palette } = pen;
  pen.cast(-300, 0, 600, 110);
  pen.group(`translate(${light * 170} -286) rotate(${light * 5})`, () => {
    phoneBack(pen, { ...SIZE, color: palette.accent });
    island(pen, palette.pop);
  });
  pen.group(`translate(${-light * 170} -282) rotate(${-light * 5})`, () =>
    screenFront(pen, random, { ...SIZE, color: palette.body }),
  );
}

/** The lens from the side, proud of the back, and the pocket it has to go into. */
function proudLens(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-90, 0, 180, 120);
    pen.block(56, -520, 80, 230, 26, mix(palette.accent, palette.ink, 0.15));
    for (const [y, height] of [
      [-496, 50],
      [-430, 110],
    ] as const)
      pen.block(128, y, 30, height, 8, palette.ink, { shine: 0.5 });
    pen.block(-60, -570, 120, 570, 44, palette.body, { angle: 0 });
    pen.path(rect(-60, -530, 16, 490, 8), mix(palette.ink, palette.body, 0.2));
    pen.stroke('M60 -240V-200M158 -240V-200M64 -220H154', palette.glow, 8);
    pen.block(-12, -360, 24, 100, 10, mix(palette.body, palette.ink, 0.4), { angle: 0 });
  });
}

/** A power bank with its cable in a loop, for the day of the match. */
function matchDayBank(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.cast(-190, 0, 380, 110);
    cord(pen, 'M120 -430C330 -560 480 -400 360 -250S300 -30 560 -10', palette.pop, 18);
    pen.block(-190, -470, 330, 470, 54, palette.accent, { shade: 0.8 });
    for (let lamp = 0; lamp < 4; lamp++)
      pen.path(
        ellipse(-100 + lamp * 48, -60, 13),
        lamp < 3 ? palette.glow : mix(palette.accent, palette.ink, 0.5),
      );
    pen.path(
      polygon([-10, -390], [-90, -230], [-36, -230], [-60, -110], [44, -276], [-14, -276]),
      mix(palette.accent, palette.pale, 0.75),
    );
    pen.pool(-370, 4, 110, 20, 0.6);
    pen.ball(-370, -88, 92, palette.pale, { shadeColor: mix(palette.pale, palette.ink, 0.5) });
    ballSeams(pen, -370, -88, 92);
  });
}

const NAME = 'orrin-9-from-three-sides';

export const orrinNine: StoryDrawings = {
  'orrin-9-1': { palette: 'sulfur', backdrop: 'plain', draw: proudLens },
  'orrin-9-2': { palette: 'lilac', backdrop: 'lines', draw: frontAndBack },
  'orrin-9-3': { palette: 'tide', backdrop: 'disc', draw: onPlinth },
  'orrin-9-4': { palette: 'pine', backdrop: 'plain', draw: matchDayBank },
  [`${NAME}-1`]: { palette: 'graphite', backdrop: 'plain', draw: front },
  [`${NAME}-2`]: { palette: 'ember', backdrop: 'disc', draw: back },
  [`${NAME}-3`]: { palette: 'mint', backdrop: 'plain', draw: besideRuler },
  [`${NAME}-4`]: { palette: 'sodium', backdrop: 'plain', draw: foldedLight },
  [`${NAME}-5`]: { palette: 'ultra', backdrop: 'plain', draw: smallerBattery },
  [`${NAME}-6`]: { palette: 'fog', backdrop: 'plain', draw: heatMap },
  [`${NAME}-7`]: { palette: 'sky', backdrop: 'window', draw: rockingPhone },
  [`${NAME}-8`]: { palette: 'apricot', backdrop: 'plain', draw: farBall },
};
