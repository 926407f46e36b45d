import { compose } from '../compose/compose.ts';
import { numeral, tag } from '../compose/titles.ts';
import { text } from '../lettering/text.ts';
import { clamp, mix, rise, round, steps } from '../motion.ts';
import { ball, block, box, disc, faded, placed, solid, stage, stroke } from '../paint.ts';
import { bell, every, hiss, knock } from '../tones.ts';

/** Three floors, cut open; the brick wall stands along the middle. */
const house = { x: 180, y: 76, width: 494, floor: 112 } as const;
const wallX = 427;
const router = { x: 270, y: 260 } as const;

const colors = ['#b3123f', '#ff5a2b', '#ffc23d', '#8fe06a', '#2fc98f'];

function speedAt(x: number, y: number, withMesh: number): number {
  const near = clamp(1.05 - Math.hypot(x - router.x, y - router.y) / 460);
  const behind = x > wallX ? near * 0.16 : near;
  const mesh = withMesh * clamp(1 - Math.hypot(x - 590, y - 150) / 380);
  return Math.max(behind, mesh);
}

function shell(): string {
  const { x, y, width, floor } = house;
  return `${solid(`M${x - 26} ${y}L427 14L${x + width + 26} ${y}z`, '#c2446a')}${stroke(`M${x} ${y}V${y + 3 * floor}H${x + width}V${y}zM${x} ${y + floor}H${x + width}M${x} ${y + 2 * floor}H${x + width}`, '#1a1238', 8)}${block(wallX - 15, y, 30, floor * 3, '#d9541e')}${steps(
    21,
  )
    .map(
      (row) =>
        `${box(wallX - 15, y + row * 16, 30, 2, '#8a2f10')}${box(wallX - 1 + (row % 2 ? 7 : -7), y + row * 16, 2, 16, '#8a2f10')}`,
    )
    .join('')}`;
}

/** The map of speeds, colored in as the walker passes: 36 points. */
function map(second: number, seconds: number, withMesh = 0): string {
  const tiles = steps(36).map((index) => {
    const [column, row] = [Math.floor(index / 3), index % 3];
    const shown = rise(second, (index / 36) * seconds, (index / 36) * seconds + 0.3);
    if (shown < 0.5) return '';
    const x = house.x + column * (house.width / 12);
    const y = house.y + row * house.floor;
    const speed = speedAt(x + 20, y + 56, withMesh);
    return box(
      x,
      y,
      house.width / 12 + 0.5,
      house.floor,
      colors[Math.min(4, Math.floor(speed * 6))] ?? '#b3123f',
    );
  });
  const at = clamp(second / seconds) * 35;
  const [x, y] = [house.x + 20 + Math.floor(at / 3) * 41, house.y + 70 + (Math.floor(at) % 3) * house.floor];
  const node = (cx: number, cy: number) =>
    `${block(cx - 24, cy, 48, 20, '#ffffff', 6)}${stroke(`M${cx - 14} ${cy}v-20M${cx + 14} ${cy}v-20`, '#ffffff', 5)}`;
  return `${stage('#ffc414', '#ffdf66', '#ef9a00', 412)}${block(house.x, house.y, house.width, house.floor * 3, '#2a3044')}${tiles.join('')}${shell()}${node(router.x, router.y + 20)}${withMesh > 0 ? node(590, 166) : ''}${ball(x, y, 15, '#ffffff')}${stroke(`M${x} ${y + 14}v26`, '#ffffff', 9)}`;
}

/** Rings of radio against brick. */
function brick(second: number): string {
  const rings = steps(5)
    .map((index) => {
      const part = (second * 0.5 + index / 5) % 1;
      const radius = 30 + part * 420;
      return `<circle cx="150" cy="250" r="${round(radius)}" fill="none" stroke="#ffffff" stroke-width="7" opacity="${round(1 - part)}"/>`;
    })
    .join('');
  const thin = steps(3)
    .map((index) => {
      const part = (second * 0.5 + index / 3) % 1;
      return `<path d="M${round(560 + part * 200)} ${round(250 - 40 - 60 * part)}q${round(20 + 20 * part)} ${round(40 + 60 * part)} 0 ${round(80 + 120 * part)}" fill="none" stroke="#ffffff" stroke-width="2" opacity="${round(0.5 - 0.5 * part)}"/>`;
    })
    .join('');
  const courses = steps(12)
    .map((row) =>
      steps(3)
        .map((column) =>
          block(
            402 + column * 52 - (row % 2) * 26,
            row * 40,
            50,
            38,
            ['#d9541e', '#c2446a', '#b3421c'][(row + column) % 3] ?? '#d9541e',
            3,
          ),
        )
        .join(''),
    )
    .join('');
  return `${stage('#3a1fb8', '#7e5bff', '#2a1690', 430, '#8df3e4')}<clipPath id="left"><rect width="402" height="480"/></clipPath><g clip-path="url(#left)">${rings}</g>${thin}<clipPath id="wall"><rect x="402" width="150" height="480"/></clipPath><g clip-path="url(#wall)">${courses}</g>${block(110, 236, 80, 34, '#ffffff', 8)}${stroke('M126 236v-34M174 236v-34', '#ffffff', 7)}`;
}

const chairs: readonly (readonly [string, number, string])[] = [
  ['The next room', 1180, '1,180'],
  ['Top back bedroom, behind the brick', 38, '38'],
  ['The bench in the yard', 61, '61'],
];

function three(second: number): string {
  return `${box(0, 0, 854, 480, '#141824')}${chairs
    .map(([name, value, label], index) => {
      const grown = rise(second, 0.5 + index * 1.1, 1.6 + index * 1.1);
      const y = 160 + index * 98;
      return `${text(name, 60, y, { size: 22, lettering: 'label' })}${steps(
        Math.max(grown > 0 ? 3 : 0, Math.round((value / 1180) * 120 * grown)),
      )
        .map((tick) => box(60 + tick * 5, y + 14, 2.5, 32, value < 100 ? '#ff5a2b' : '#2fc98f'))
        .join('')}${faded(grown, text(label, 76 + (value / 1180) * 600 * grown, y + 42, { size: 32 }))}`;
    })
    .join('')}`;
}

function tank(second: number): string {
  const up = rise(second, 2.4, 3.6);
  const fish = placed(
    solid('M-30 0l-20-14v28zM-32 0a32 18 0 0 1 64 0a32 18 0 0 1-64 0z', '#ff6a55'),
    300 + 60 * Math.sin(second),
    280,
  );
  return `${stage('#ffc49b', '#ffe3cb', '#f59a6e', 420, '#e23a2e')}${block(150, 200, 420, 220, '#8a5a2c', 6)}${block(186, 220, 250, 130, '#57b8e8', 4)}${fish}${placed(`${block(-60, -18, 120, 32, '#39415a', 6)}${stroke('M-40 -18v-30M40 -18v-30', '#39415a', 6)}${disc(36, -2, 5, '#3bd696')}`, 504, mix(330, 180, up))}${
    second > 3.8
      ? steps(3)
          .map((index) => {
            const part = (second * 0.8 + index / 3) % 1;
            return `<circle cx="504" cy="160" r="${round(30 + 120 * part)}" fill="none" stroke="#e23a2e" stroke-width="6" opacity="${round(1 - part)}"/>`;
          })
          .join('')
      : ''
  }`;
}

const stairs = (second: number, gap: number) => knock(second, every(second, gap), 110, 0.1);

export const rooms = compose({
  name: 'rooms',
  title: 'A router in every room of a row house',
  kicker: 'Networking',
  hue: '#3bd696',
  opening: '[Steps on old stairs] Queens, New York.',
  shots: [
    {
      seconds: 6,
      scene: 'best-wi-fi-routers',
      push: [
        [427, 240, 1],
        [427, 260, 1.25],
      ],
      title: ['Mr. Pinho’s house', 'Three stories, 17 feet wide'],
      sound: (second) => stairs(second, 0.55),
      lines: ['[Steps] This was once two houses. Between them stand 13 inches of brick.'],
      chapter: 'The house',
    },
    {
      seconds: 10,
      draw: (second) => map(second, 9),
      over: (second) =>
        tag(`Point ${Math.min(36, Math.floor((second / 9) * 36) + 1)} of 36`, 700, 84, '#080a12', '#ffffff'),
      sound: (second) =>
        stairs(second, 0.5) * 0.6 + bell(second, every(second, 0.5), second < 5 ? 660 : 300, 0.04),
      lines: [
        '[A tone at each point] A walk through all the rooms with a laptop. Green is fast.',
        '[Lower] And here is the wall.',
      ],
      chapter: 'Thirty-six points',
    },
    {
      seconds: 6,
      draw: brick,
      title: ['The wall that eats everything', '13 inches of brick'],
      sound: (second) => bell(second, every(second, 0.4), 520, 0.04) + hiss(second, 0.006, 30),
      lines: ['Radio goes through a door nearly unharmed. Through this, hardly anything.'],
      chapter: 'The wall',
    },
    {
      seconds: 7,
      draw: three,
      title: ['Three chairs, megabits a second', 'One strong router, the Lattice Home 9'],
      sound: (second) =>
        steps(3).reduce((sum, index) => sum + bell(second, 0.5 + index * 1.1, index ? 260 : 780, 0.06), 0),
      lines: ['One strong router: 1,180 in the next room, 38 behind the brick.'],
    },
    {
      seconds: 8,
      draw: (second) => map(second, 5, 1),
      over: (second) =>
        faded(rise(second, 5, 5.4), numeral('36', 'of 36 are good', 36, 150, { size: 84, color: '#1a1238' })),
      sound: (second) => stairs(second, 0.5) * 0.5 + bell(second, every(second, 0.4), 660, 0.04),
      lines: ['[Higher] With the three units of the Northbeam Trio, one on the far side: 36 of 36.'],
      chapter: 'The other side',
    },
    {
      seconds: 7,
      draw: tank,
      over: (second) =>
        faded(
          rise(second, 3.8, 4.2),
          numeral(
            second > 5 ? '96' : String(Math.round(mix(11, 96, rise(second, 3.8, 5)))),
            'megabits, was 11',
            626,
            180,
            { size: 84, color: '#1a1238' },
          ),
        ),
      title: ['The fix that costs nothing', 'Out from behind the fish tank'],
      sound: (second) => hiss(second, 0.015, 40) + bell(second, 3.8, 880, 0.07),
      lines: ['[Bubbles] Mr. Pinho’s own router lived behind a fish tank. We put it on top of the cabinet.'],
      chapter: 'The fish tank',
    },
  ],
});
