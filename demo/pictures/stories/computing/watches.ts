import { mix } from '../../color.ts';
import { cycle } from '../../cycle.ts';
import type { Pen } from '../../pen.ts';
import { ellipse, line, polygon, rect, round } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { activity, hands, prongs, watch } from './props.ts';

/** Six watches along a road that begins at the plug. */
function roadOfWatches(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    const road =
      'M-640 20C-420 -40 -380 60 -190 0S-260 -190 40 -180S330 -110 330 -250S140 -320 300 -410S520 -440 700 -470';
    // The road climbs a hill; without it, it would hang on the wall.
    const hill = 'M-800 130V-70C-560 -130 -420 -130 -240 -200S120 -330 260 -430S520 -560 800 -590V130z';
    pen.solid(hill, [-800, -590, 1600, 720], mix(palette.floor, palette.body, 0.25), {
      angle: 90,
      shade: 0.5,
    });
    pen.stroke(road, mix(palette.floor, palette.ink, 0.5), 116);
    pen.stroke(road, mix(palette.floor, palette.pale, 0.25), 98);
    pen.stroke(road, palette.pale, 6, 'stroke-dasharray="26 24"');
    const spots = [
      [-360, 0, 0.4],
      [-190, -22, 0.38],
      [-30, -190, 0.34],
      [240, -140, 0.31],
      [310, -320, 0.27],
      [500, -412, 0.23],
    ] as const;
    const straps = [palette.accent, palette.pop, palette.body, palette.glow, palette.accent, palette.pop];
    for (const [i, [x, y, scale]] of spots.entries())
      pen.group(`translate(${x} ${y - 60}) rotate(${i % 2 ? 9 : -9}) scale(${scale})`, () => {
        pen.pool(20, 60, 190, 330, 0.5);
        watch(pen, {
          body: i % 2 ? palette.body : mix(palette.body, palette.ink, 0.4),
          strap: cycle(straps, i),
          isRound: i % 3 !== 1,
          show: () =>
            i % 2 ? hands(pen, i * 50, i * 80) : activity(pen, [0.4 + i * 0.1, 0.7, 0.3 + i * 0.1]),
        });
      });
    pen.stroke('M-640 70C-600 60 -590 -10 -540 -6', palette.ink, 14);
    prongs(pen, -520, -40, 22, 46);
    pen.block(-566, -44, 92, 74, 18, palette.pop, { shade: 0.8 });
  });
}

/** A broad case, five buttons and a screen that never lights up: dots for fourteen days around it. */
export function longWatch(pen: Pen): void {
  const { light, palette } = pen;
  pen.pool(light * 40, -20, 330, 60, 0.55);
  pen.group(`translate(0 -290) rotate(${light * 42}) scale(.88)`, () => {
    for (const side of [-1, 1])
      for (const y of [-60, 10])
        pen.block(side > 0 ? 124 : -152, y, 28, 46, 8, mix(palette.body, palette.ink, 0.5));
    watch(pen, {
      body: palette.body,
      strap: palette.accent,
      isRound: true,
      show: () => {
        pen.path(rect(-140, -140, 280, 280), mix(palette.pale, palette.ink, 0.18));
        for (let day = 0; day < 14; day++)
          pen.group(`rotate(${round(day * (360 / 14))})`, () =>
            pen.path(
              rect(-9, -108, 18, 26, 6),
              day < 11 ? palette.ink : mix(palette.ink, palette.pale, 0.65),
            ),
          );
        pen.group('rotate(-50)', () => pen.path(rect(-8, -56, 16, 64, 8), palette.ink));
        pen.group('rotate(62)', () => pen.path(rect(-6, -76, 12, 84, 6), palette.ink));
        pen.path(ellipse(0, 0, 11), palette.accent);
      },
    });
  });
}

/** The screen in sunlight, where it is easiest to read. */
export function watchInSun(pen: Pen): void {
  const { light, palette } = pen;
  const sun = -light * 430;
  pen.ball(sun, -470, 92, palette.glow, { shade: 0 });
  for (let ray = 0; ray < 12; ray++)
    pen.group(`translate(${sun} -470) rotate(${ray * 30})`, () =>
      pen.path(rect(-7, -172, 14, 54, 7), palette.glow),
    );
  pen.pool(light * 60, -30, 460, 70, 0.6);
  pen.group(`translate(${light * 60} -150) rotate(${light * 80}) scale(1.02)`, () =>
    watch(pen, {
      body: palette.body,
      strap: palette.accent,
      isRound: true,
      show: () => {
        pen.path(rect(-140, -140, 280, 280), mix(palette.pale, palette.ink, 0.12));
        pen.group(`rotate(${-light * 80})`, () => {
          for (const [i, width] of [120, 150, 90].entries())
            pen.path(rect(-width / 2, -54 + i * 42, width, 22, 8), palette.ink);
        });
      },
    }),
  );
}

/** A watch in a drawer that is being pushed shut. */
function watchInDrawer(pen: Pen): void {
  const { palette } = pen;
  const wood = mix(palette.accent, palette.ink, 0.25);
  pen.block(-560, -600, 1120, 240, 8, wood, { angle: 90 });
  pen.path(rect(-440, -380, 880, 40), palette.ink);
  pen.path(polygon([-420, -356], [420, -356], [500, -110], [-500, -110]), mix(palette.ink, wood, 0.3));
  pen.inside(polygon([-420, -356], [420, -356], [500, -110], [-500, -110]), () => {
    pen.group('translate(0 -220) scale(1 .78) rotate(84) scale(.8)', () =>
      watch(pen, {
        body: palette.body,
        strap: palette.pop,
        isRound: false,
        show: () => activity(pen, [0.7, 0.5, 0.8]),
      }),
    );
    // The cabinet above swallows the back of the drawer.
    pen.spray(
      rect(-520, -360, 1040, 150),
      pen.linear(0, -356, 0, -210, [0, palette.ink, 1], [1, palette.ink, 0]),
    );
    pen.spray(
      polygon([120, -110], [190, -110], [150, -360], [110, -360]),
      pen.linear(0, -110, 0, -360, [0, palette.glow, 0.9], [1, palette.glow, 0.2]),
    );
  });
  pen.block(-520, -116, 1040, 150, 10, mix(wood, palette.pale, 0.12), { angle: 90, shade: 0.6 });
  pen.stroke(rect(-480, -88, 960, 94, 6), mix(wood, palette.ink, 0.35), 6);
  pen.ball(0, -40, 34, palette.glow);
}

/** A watch on its face, a coin in the slot of its back, and seven days around it. */
function coinInWatch(pen: Pen): void {
  const { light, palette } = pen;
  pen.pool(0, 0, 560, 60, 0.6);
  const mat = polygon([-430, -330], [430, -330], [560, 6], [-560, 6]);
  pen.solid(mat, [-560, -330, 1120, 336], mix(palette.floor, palette.pop, 0.35), { angle: 90, shade: 0.6 });
  for (let day = 0; day < 7; day++) {
    const angle = ((207 + day * 21) * Math.PI) / 180;
    pen.ball(
      Math.cos(angle) * 400,
      -216 + Math.sin(angle) * 320,
      24,
      day < 6 ? palette.glow : palette.accent,
    );
  }
  pen.group('translate(0 -210) rotate(90)', () => {
    for (const side of [-1, 1]) {
      const outline = `M-84 ${side * 110}C-84 ${side * 250} -70 ${side * 330} -66 ${side * 420}L66 ${side * 420}C70 ${side * 330} 84 ${side * 250} 84 ${side * 110}z`;
      pen.solid(outline, [-84, side > 0 ? 110 : -420, 168, 310], palette.accent, {
        angle: light > 0 ? -60 : 120,
      });
    }
  });
  pen.solid(ellipse(0, -210, 178), [-178, -388, 356, 356], palette.body);
  pen.stroke(ellipse(0, -210, 146), mix(palette.body, palette.ink, 0.35), 7);
  for (let notch = 0; notch < 6; notch++) {
    const angle = (notch * 60 + 30) * (Math.PI / 180);
    pen.path(
      ellipse(Math.cos(angle) * 126, -210 + Math.sin(angle) * 126, 8),
      mix(palette.body, palette.ink, 0.55),
    );
  }
  pen.block(-112, -222, 224, 28, 12, palette.ink, { shine: 0, shade: 0 });
  pen.inside(rect(-200, -480, 400, 272), () => {
    pen.path(ellipse(light * 12, -256, 104), mix(palette.glow, palette.ink, 0.55));
    pen.solid(ellipse(0, -258, 104), [-104, -362, 208, 208], palette.glow, { shade: 0.6 });
    pen.stroke(ellipse(0, -258, 82), mix(palette.glow, palette.ink, 0.4), 7);
    pen.path(polygon([0, -330], [22, -286], [-22, -286]), mix(palette.glow, palette.ink, 0.4));
  });
  pen.stroke(line([-104, -204], [104, -204]), mix(palette.body, palette.ink, 0.5), 6);
}

export const watches: StoryDrawings = {
  'best-smart-watches': { palette: 'mint', backdrop: 'plain', draw: roadOfWatches },
  'kestrel-4': { palette: 'ember', backdrop: 'disc', draw: longWatch },
  'kestrel-4-1': { palette: 'sky', backdrop: 'plain', draw: watchInSun },
  'orrin-watch-6-deal': { palette: 'nebula', backdrop: 'plain', draw: watchInDrawer },
  'tocker-week': { palette: 'sodium', backdrop: 'plain', draw: coinInWatch },
};
