import { compose } from '../compose/compose.ts';
import { numeral, tag } from '../compose/titles.ts';
import { text } from '../lettering/text.ts';
import { mix, rise, round, steps } from '../motion.ts';
import { ball, block, box, disc, faded, placed, shadow, shape, solid, stage, stroke } from '../paint.ts';
import { bell, hiss, hum, sine } from '../tones.ts';

const shoulder = { x: 427, y: 386 };
const [upper, lower] = [178, 178];
type Point = { x: number; y: number };

/** The elbow of an arm of two parts that reaches for a point. */
function elbowFor({ x, y }: Point): Point {
  const [dx, dy] = [x - shoulder.x, y - shoulder.y];
  const far = Math.min(Math.hypot(dx, dy), upper + lower - 1);
  const along = Math.atan2(dy, dx);
  const bend = Math.acos((upper * upper + far * far - lower * lower) / (2 * upper * far));
  const angle = dx < 0 ? along + bend : along - bend;
  return { x: shoulder.x + upper * Math.cos(angle), y: shoulder.y + upper * Math.sin(angle) };
}

function limb(from: Point, to: Point, thick: number, color: string): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return placed(block(-thick / 2, -thick / 2, length + thick, thick, color, thick / 2), from.x, from.y, turn);
}

/** The arm with its gripper at a point, open (0) or closed (1). */
function arm(hand: Point, closed: number): string {
  const elbow = elbowFor(hand);
  const finger = mix(26, 12, closed);
  return `${limb(shoulder, elbow, 46, '#1c2a6b')}${limb(elbow, hand, 36, '#2b57f0')}${ball(elbow.x, elbow.y, 28, '#0c2160')}${disc(elbow.x, elbow.y, 10, '#ffc23d')}
${placed(`${block(-30, -20, 60, 18, '#0c2160', 5)}${block(-finger - 6, -4, 11, 32, '#0c2160', 4)}${block(finger - 5, -4, 11, 32, '#0c2160', 4)}`, hand.x, hand.y)}
${solid('M340 440c0-66 36-94 87-94s87 28 87 94z', '#0c2160')}${disc(427, 386, 20, '#ffc23d')}`;
}

const lab = () =>
  `${stage('#ff9db4', '#ffd6df', '#f2708f', 396, '#ff5a2e')}${box(0, 396, 854, 84, '#e0607f')}`;
const heap = (x: number, lift = 0) =>
  placed(
    solid(
      `M-92 0c-6-${30 + lift} 30-${52 + lift} 50-40 14-26 54-${30 + lift} 66-6 40-6 70 22 66 46z`,
      '#ff6a45',
    ),
    x,
    402,
  );

/** A towel that hangs from the gripper and turns under the cameras. */
function hanging({ x, y }: Point, second: number, spread: number): string {
  const wide = mix(26, 74, spread) * (0.75 + 0.25 * Math.cos(second * 1.4));
  const sway = 10 * Math.sin(second * 1.8);
  return solid(
    `M${round(x - 10)} ${round(y + 18)}C${round(x - wide)} ${round(y + 60)} ${round(x - wide + sway)} ${round(y + 110)} ${round(x - wide * 0.8 + sway)} ${round(y + 150)}Q${round(x + sway)} ${round(y + 170)} ${round(x + wide * 0.8 + sway)} ${round(y + 148)}C${round(x + wide)} ${round(y + 100)} ${round(x + wide)} ${round(y + 60)} ${round(x + 10)} ${round(y + 18)}z`,
    '#ff6a45',
  );
}

function reach(second: number): string {
  const down = rise(second, 0.6, 2.4);
  const up = rise(second, 3.2, 5.6);
  const hand = { x: mix(300, 190, down), y: mix(mix(190, 356, down), 150, up) };
  return `${lab()}${shadow(190, 404, 200)}${up > 0 ? hanging({ x: hand.x, y: hand.y }, second, 0.2) : heap(190)}${up > 0 && up < 0.4 ? heap(190, -20) : ''}${arm(hand, rise(second, 2.5, 3.1))}`;
}

/** Seven tries to find two corners of one edge. */
function looking(second: number): string {
  const tries = Math.min(7, 1 + Math.floor(second / 1.15));
  const hand = { x: 262 + 26 * Math.sin(second * 1.1), y: 168 + 10 * Math.sin(second * 2.2) };
  const beam = (x: number, on: boolean) =>
    on ? shape(`M${x} 46L${x - 120} 330H${x + 60}z`, '#fff3b833') : '';
  const eye = (x: number) => `${block(x - 26, 18, 52, 30, '#0c2160', 6)}${disc(x, 44, 10, '#9be8ff')}`;
  const marks = steps(7)
    .map((index) =>
      disc(560 + index * 34, 210, 12, index < tries ? (index === 6 ? '#0e8c8c' : '#3a0d3a') : '#ffffff88'),
    )
    .join('');
  return `${lab()}${beam(330, second % 1.15 < 0.7)}${eye(330)}${eye(150)}${hanging(hand, second * 1.6, 0.3 + tries / 10)}${arm(hand, 1)}${marks}${text(`Try ${tries} of 7`, 548, 180, { size: 34, color: '#3a0d3a' })}`;
}

function fold(second: number): string {
  const over = rise(second, 1, 3);
  const again = rise(second, 3.6, 5.2);
  const x = 620;
  const width = mix(180, 96, again);
  const hand = {
    x: mix(x - 70, x + 60, over - again * 0.7),
    y: 330 - 70 * Math.sin(Math.PI * over) - 40 * Math.sin(Math.PI * again),
  };
  const flap = `M${x - 90} 392q${round(90 * over)} ${round(-150 * Math.sin(Math.PI * Math.min(over, 0.98)))} ${round(180 * over)} -6l0 16h${round(-180 * over)}z`;
  return `${lab()}${shadow(x, 404, 240)}${block(x - 90, 384, width, 18, '#ff6a45', 6)}${over > 0 && again === 0 ? solid(flap, '#ff8f6e') : ''}${again > 0 ? block(x - 90, 362, width, 22, '#ff8f6e', 8) : ''}${arm(hand, over < 1 ? 1 : 0)}`;
}

/** Milwaukee: a person does the same in 18 seconds; only hands are seen. */
function hands(second: number): string {
  const done = Math.floor(second / 1.1);
  const snap = Math.sin(((second % 1.1) / 1.1) * Math.PI);
  const stack = steps(Math.min(done, 6))
    .map((index) =>
      block(600, 350 - index * 26, 170, 24, ['#ffffff', '#ff6a45', '#141a3c'][index % 3] ?? '#fff', 10),
    )
    .join('');
  const towel = solid(
    `M250 ${round(230 - 60 * snap)}q90 ${round(-40 * snap)} 180 0v${round(mix(26, 150, snap))}q-90 20-180 0z`,
    '#ffffff',
  );
  const hand = (x: number) =>
    `${stroke(`M${x < 340 ? 120 : 560} 480L${x} ${round(246 - 60 * snap)}`, '#8a5a44', 40)}${ball(x, 240 - 60 * snap, 28, '#a06a50')}`;
  return `${stage('#8fe0c4', '#c9f3e2', '#5dbfa0', 376, '#4b2ad6')}${block(560, 372, 250, 20, '#0e4b4a', 4)}${stack}${towel}${hand(250)}${hand(430)}`;
}

const bars: readonly [string, number, string][] = [
  ['Hyacinth Laurent', 18, '18 s'],
  ['Break even', 103, '103 s'],
  ['The newer version', 310, '5 min 10 s'],
  ['The arm today', 660, '11 min'],
];

function napkin(second: number): string {
  return `${box(0, 0, 854, 480, '#fff6ee')}${bars
    .map(([name, value, label], index) => {
      const grown = rise(second, 0.6 + index * 0.7, 1.6 + index * 0.7);
      const y = 150 + index * 72;
      return grown === 0
        ? ''
        : `${text(name, 60, y, { size: 22, lettering: 'label', color: '#26062a' })}${steps(
            Math.max(2, Math.round((value / 660) * 100 * grown)),
          )
            .map((tick) => box(60 + tick * 6, y + 10, 3, 24, index === 1 ? '#0e8c8c' : '#e0246a'))
            .join(
              '',
            )}${text(label, 72 + (value / 660) * 600 * grown + 8, y + 32, { size: 26, color: '#26062a' })}`;
    })
    .join('')}`;
}

const servo = (second: number, pace = 1) =>
  0.03 * (0.4 + 0.6 * Math.abs(sine(second, 0.3 * pace))) * sine(second, 140 + 40 * sine(second, 0.2)) +
  hiss(second, 0.004, 6);

export const towel = compose({
  name: 'towel',
  title: 'This arm folds towels. Slowly',
  kicker: 'Robotics',
  hue: '#ac95ff',
  opening: '[A servo whirs] A lab in Ann Arbor, Michigan.',
  shots: [
    {
      seconds: 5,
      scene: 'how-fast-must-a-robot-fold-a-towel',
      push: [
        [427, 240, 1],
        [380, 220, 1.28],
      ],
      title: ['Ann Arbor, Michigan', 'Sunniva Bakke’s lab'],
      sound: servo,
      lines: ['The arm is a Grasp Arm Six. It folds one towel in 11 minutes.'],
      chapter: 'The arm',
    },
    {
      seconds: 7,
      draw: reach,
      push: [
        [427, 240, 1],
        [330, 260, 1.14],
      ],
      sound: (second) => servo(second, 2),
      lines: [
        'A towel in a heap has no front.',
        'It lifts the towel by whatever it can find and lets it hang.',
      ],
    },
    {
      seconds: 9,
      draw: looking,
      title: ['Looking', 'Nine of the 11 minutes'],
      sound: (second) => servo(second, 0.5) + bell(second, Math.floor(second / 1.15) * 1.15, 700, 0.03),
      lines: [
        '[A tone for each try] It turns the towel under the cameras and guesses where a corner might be.',
        'On average it needs seven tries. “You’re watching it think with its hand,” says Bakke.',
      ],
      chapter: 'Seven tries',
    },
    {
      seconds: 7,
      draw: fold,
      push: [
        [427, 260, 1],
        [540, 300, 1.2],
      ],
      title: ['Folding', '40 seconds, and rather stylish'],
      sound: (second) => servo(second, 2),
      lines: ['Once it has two corners of the same edge, the fold takes 40 seconds.'],
      chapter: 'The fold',
    },
    {
      seconds: 7,
      draw: hands,
      over: (second) => faded(rise(second, 1, 1.4), tag('200 an hour', 600, 440)),
      title: ['Milwaukee', 'Hyacinth Laurent, 18 seconds a towel'],
      sound: (second) =>
        hiss(second, 0.07 * Math.exp(-((((second % 1.1) - 0.4) / 0.08) ** 2)), 2) + hum(second, 100, 0.008),
      lines: [
        '[Cloth snaps] At a laundry in Milwaukee, Hyacinth Laurent folds one in 18 seconds. It starts with a snap.',
      ],
      chapter: 'Eighteen seconds',
    },
    {
      seconds: 8,
      draw: napkin,
      over: (second) =>
        faded(
          rise(second, 4.5, 5),
          numeral('103', 'seconds: then it earns its lease', 500, 206, { size: 80, color: '#0e8c8c' }),
        ),
      title: ['Seconds a towel'],
      sound: (second) =>
        steps(4).reduce((sum, index) => sum + bell(second, 0.6 + index * 0.7, 440 + index * 90), 0),
      lines: [
        '[Four bells] At 103 seconds the arm would cost no more than a person.',
        'A newer version takes five minutes and ten seconds. It is getting there. Slowly.',
      ],
      chapter: 'The number that matters',
    },
  ],
});
