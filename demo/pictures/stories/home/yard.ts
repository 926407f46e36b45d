import { mix } from '../../color.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { ellipse, line, polygon, rect, rectWithCorners } from '../../shapes.ts';
import type { StoryDrawings } from '../story-drawing.ts';
import { blades, shelf, tag, window } from './props.ts';

type MowerLook = {
  readonly color: string;
  readonly rear?: number;
  /** The battery on the deck, or an empty slot for it. */
  readonly battery?: string | undefined;
  readonly handle?: 'up' | 'folded';
};

/** A push mower from the side, its front to the right; zero is the middle of its foot. 900 long with the handle. */
function mower(pen: Pen, { color, rear = 74, battery, handle = 'up' }: MowerLook): void {
  const { palette } = pen;
  const tube = mix(palette.ink, palette.pale, 0.25);
  pen.pool(20, 6, 280, 26, 0.6);
  if (handle === 'up') {
    pen.stroke(line([-120, -140], [-380, -470], [-450, -470]), tube, 20);
    pen.stroke(line([-60, -150], [-290, -450]), mix(tube, palette.ink, 0.4), 11);
    pen.stroke(line([-400, -474], [-462, -474]), palette.accent, 26);
  } else {
    pen.stroke(line([-150, -140], [-300, -320], [130, -330], [190, -300]), tube, 20);
    pen.stroke(line([130, -330], [186, -302]), palette.accent, 26);
  }
  const deck = 'M-240 -64C-230 -170 -130 -200 40 -190C170 -182 236 -136 246 -64z';
  pen.solid(deck, [-240, -200, 486, 136], color);
  if (battery) {
    pen.block(-70, -272, 180, 96, 14, battery, { shade: 0.7 });
    pen.path(rect(-40, -246, 120, 18, 9), palette.glow);
  } else {
    pen.path(rect(-80, -196, 200, 34, 8), palette.ink);
    pen.stroke(line([-80, -230], [-80, -180]), mix(color, palette.ink, 0.4), 12);
    pen.stroke(line([120, -230], [120, -180]), mix(color, palette.ink, 0.4), 12);
  }
  for (const [x, radius] of [
    [-170, rear],
    [184, 52],
  ] as const) {
    pen.ball(x, -radius, radius, palette.ink, { shine: 0.2 });
    pen.path(ellipse(x, -radius, radius * 0.46), mix(palette.pale, palette.ink, 0.25));
  }
}

/** A boxy battery with a handle and four lights; zero is the middle of its foot, 330 tall. */
function battery(pen: Pen, color: string, lit: number): void {
  const { palette } = pen;
  pen.stroke('M-90 -250C-90 -340 90 -340 90 -250', mix(color, palette.ink, 0.4), 30);
  pen.block(-160, -260, 320, 260, 34, color, { shade: 0.8 });
  pen.block(-160, -78, 320, 78, 24, mix(palette.ink, color, 0.2), { shade: 0.4 });
  for (let i = 0; i < 4; i++)
    pen.path(rect(-116 + i * 62, -196, 46, 76, 10), i < lit ? palette.glow : mix(color, palette.ink, 0.32));
}

function leaf(pen: Pen, x: number, y: number, turn: number, color: string): void {
  pen.group(`translate(${x} ${y}) rotate(${turn})`, () => {
    pen.path('M0 0C20 -24 56 -24 76 0C56 24 20 24 0 0z', color);
    pen.stroke(line([-14, 0], [66, 0]), mix(color, pen.palette.ink, 0.4), 4);
  });
}

function betweenTallAndMown(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() => {
    const green = mix(palette.glow, palette.ink, 0.22);
    pen.path(rect(-1100, -70, 2200, 400), mix(green, palette.ink, 0.35));
    pen.path(polygon([-1100, -70], [90, -70], [-60, 200], [-1100, 200]), mix(green, palette.glow, 0.35));
    blades(pen, 120, 640, -40, 150, green);
    pen.group('translate(-60 0)', () => mower(pen, { color: palette.accent, battery: palette.body }));
    blades(pen, 210, 660, 40, 150, green);
    blades(pen, -640, 100, 30, 20, green);
    for (const [x, y, turn] of [
      [-420, 30, 20],
      [-330, 60, -40],
      [300, 60, 10],
      [-500, -20, 70],
      [60, 58, -16],
    ] as const)
      leaf(pen, x, y, turn, turn > 0 ? palette.accent : palette.pop);
  });
}

function inTheSnow(pen: Pen, random: Random): void {
  const { palette } = pen;
  pen.facing(() => {
    pen.path(rect(-1100, -74, 2200, 400), palette.pale);
    pen.spray(
      rect(-1100, -74, 2200, 400),
      pen.linear(0, -74, 0, 120, [0, palette.wallTop, 0], [1, palette.wallTop, 0.35]),
    );
    pen.group('translate(60 10)', () => {
      mower(pen, { color: mix(palette.glow, palette.wallLow, 0.35), battery: palette.body, rear: 90 });
      pen.path('M-70 -272C-60 -300 100 -300 110 -272z', palette.pale);
      pen.path('M130 -176C160 -196 230 -160 236 -120C210 -150 170 -164 130 -176z', palette.pale);
    });
    tag(pen, -360, -460, 0.95, 6);
    pen.path(ellipse(60, 22, 330, 26), palette.pale);
    for (let i = 0; i < 70; i++)
      pen.path(
        ellipse(random.between(-640, 640), random.between(-620, -60), random.between(3, 8)),
        palette.pale,
        'opacity=".9"',
      );
  });
}

function foldedMower(pen: Pen): void {
  const { palette } = pen;
  pen.facing(() =>
    pen.group('scale(1.3)', () =>
      mower(pen, { color: palette.glow, battery: palette.body, rear: 96, handle: 'folded' }),
    ),
  );
}

function jar(pen: Pen, x: number, y: number, color: string): void {
  const { palette } = pen;
  const glass = rectWithCorners(x - 54, y - 150, 108, 150, [22, 22, 14, 14]);
  pen.solid(glass, [x - 54, y - 150, 108, 150], color, { shade: 0.6 });
  pen.path(rect(x - 34, y - 132, 14, 110, 7), palette.pale, 'opacity=".5"');
  pen.block(x - 46, y - 178, 92, 32, 8, mix(palette.pale, palette.ink, 0.25));
}

function cellarShelf(pen: Pen): void {
  const { palette } = pen;
  const wood = mix(palette.glow, palette.ink, 0.5);
  pen.facing(() => {
    window(pen, -60, -480, 330, 120, mix(palette.wallTop, palette.ink, 0.3));
    pen.path('M-225 -420C-150 -470 -60 -430 0 -450C50 -466 80 -440 105 -430V-420z', palette.pale);
    for (let i = 0; i < 14; i++)
      pen.path(ellipse(-210 + ((i * 83) % 300), -530 + ((i * 37) % 74), 5), palette.pale);
    shelf(pen, -520, -110, 1040, wood);
    for (const x of [-430, 400])
      pen.path(polygon([x, -86], [x + 30, -86], [x + 30, 20]), mix(wood, palette.ink, 0.4));
    pen.group('translate(-60 -110) scale(.82)', () => battery(pen, palette.body, 2));
    for (const [x, color] of [
      [-440, palette.accent],
      [-310, palette.pop],
      [200, palette.pop],
      [320, palette.accent],
      [440, palette.glow],
    ] as const)
      jar(pen, x, -110, color);
  });
}

function oneBatteryForThree(pen: Pen): void {
  const { palette } = pen;
  pen.halo(ellipse(0, -430, 200, 170), palette.glow, 0.8);
  shelf(pen, -190, -310, 380, palette.accent);
  pen.group('translate(0 -310) scale(.78)', () => battery(pen, palette.body, 4));
  for (const [x, y, flip, look] of [
    [-325, -6, 1, { color: palette.accent }],
    [325, -6, -1, { color: palette.pop, rear: 100 }],
    [0, 44, 1, { color: palette.body, rear: 60, handle: 'folded' }],
  ] as const)
    pen.group(`translate(${x} ${y}) scale(${flip * 0.52} .52)`, () => mower(pen, look));
}

export const yard: StoryDrawings = {
  'cinder-push': { palette: 'pine', backdrop: 'disc', draw: betweenTallAndMown },
  'meadowlark-mow-40-359': { palette: 'nebula', backdrop: 'plain', draw: inTheSnow },
  'meadowlark-mow-40-359-1': { palette: 'pine', backdrop: 'lines', draw: foldedMower },
  'put-a-mower-battery-to-bed': { palette: 'sodium', backdrop: 'plain', draw: cellarShelf },
  'three-mower-makers-one-battery': { palette: 'mint', backdrop: 'lines', draw: oneBatteryForThree },
};
