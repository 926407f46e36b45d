import { compose } from '../compose/compose.ts';
import { tag } from '../compose/titles.ts';
import { text } from '../lettering/text.ts';
import { mix, rise, round, scatter, steps } from '../motion.ts';
import { ball, block, box, disc, faded, placed, solid, stage, stroke } from '../paint.ts';
import { bell, hiss, hum } from '../tones.ts';

const middle = { x: 427, y: 250 };
const rooms = steps(9).map((index) => {
  const angle = (index / 9) * 2 * Math.PI - 1.2;
  return { x: middle.x + 330 * Math.cos(angle), y: middle.y + 160 * Math.sin(angle), name: `${201 + index}` };
});
/** The one that talks most: a fish tank with a sensor. */
const tank = 2;
const colors = ['#55b4ff', '#ff9a3c', '#35d8d3', '#ac95ff'];

const fish = (second: number, scale = 1) =>
  placed(
    `${solid('M-34 0l-22-16v32z', '#ff6a55')}${solid('M-36 0a36 22 0 0 1 72 0a36 22 0 0 1-72 0z', '#ff6a55')}${disc(18, -5, 4, '#080a12')}`,
    40 * Math.sin(second * 1.2),
    4 * Math.sin(second * 2.4),
    0,
    scale * (Math.cos(second * 1.2) < 0 ? 1 : 1),
  );

function network(second: number, shown: number, lock: number): string {
  const cables = rooms
    .map(({ x, y }, room) =>
      stroke(
        `M${round(x)} ${round(y)}L${middle.x} ${middle.y}`,
        room === tank && shown > 0.5 ? '#ffc23d' : '#2c6fd6',
        room === tank ? 2 + 3 * shown : 2,
      ),
    )
    .join('');
  const packets = rooms
    .flatMap(({ x, y }, room) =>
      steps(room === tank ? 7 : 2).map((packet) => {
        const part = (second * (room === tank ? 0.8 : 0.38) + scatter(room * 7 + packet)) % 1;
        const size = room === tank ? 12 : 9;
        const color =
          lock > 0.5 ? '#8fa0c4' : room === tank ? '#ffc23d' : (colors[(room + packet) % 4] ?? '#fff');
        return box(
          mix(x, middle.x, part) - size / 2,
          mix(y, middle.y, part) - size / 2,
          size,
          size,
          color,
          2,
        );
      }),
    )
    .join('');
  const doors = rooms
    .map(({ x, y, name }, room) =>
      room === tank
        ? placed(
            `${block(-40, -28, 80, 56, '#0c6aa8', 4)}${box(-40, -28, 80, 8, '#9be8ff')}${fish(second, 0.5)}<rect x="-40" y="-28" width="80" height="56" fill="none" stroke="#ffc23d" stroke-width="4"/>`,
            x,
            y,
            0,
            1 + 0.3 * shown,
          )
        : placed(
            `${block(-22, -34, 44, 68, '#1d4a9c', 3)}${disc(13, 4, 3.5, '#ffc23d')}${text(name, 0, -12, { size: 17, lettering: 'label', anchor: 'middle' })}`,
            x,
            y,
          ),
    )
    .join('');
  return `<defs><radialGradient id="night"><stop stop-color="#0d3f9c"/><stop offset="1" stop-color="#06133d"/></radialGradient></defs><rect width="854" height="480" fill="url(#night)"/>${cables}${packets}${doors}${placed(`${ball(0, 0, 62, '#eaf2ff')}${stroke('M-26-4a38 38 0 0 1 52 0M-14 10a20 20 0 0 1 28 0', '#1d4a9c', 8)}${disc(0, 24, 6, '#1d4a9c')}`, middle.x, middle.y)}${faded(lock, placed(`${stroke('M-16-8v-14a16 16 0 0 1 32 0v14', '#080a12', 8)}${block(-30, -10, 60, 46, '#ffc23d', 5)}${disc(0, 12, 6, '#080a12')}`, middle.x, middle.y + 12 - 12 * lock))}`;
}

/** What a packet says on its outside: a line of the log for each. */
const log: readonly (readonly [string, string, string])[] = [
  ['Room 204', 'mail.example', '8:02'],
  ['Fish tank', 'pump.example', '8:02'],
  ['Room 201', 'news.example', '8:03'],
  ['Fish tank', 'pump.example', '8:03'],
  ['Room 207', 'bank.example', '8:03'],
  ['Fish tank', 'pump.example', '8:04'],
  ['Fish tank', 'pump.example', '8:04'],
  ['Room 209', 'clinic.example', '8:05'],
];

function logbook(second: number, sealed: boolean): string {
  const rows = log
    .map(([who, where, when], index) => {
      if (second < 0.5 + index * 0.55) return '';
      const y = 146 + index * 36;
      const isTank = who === 'Fish tank';
      return `${box(60, y - 25, 734, 32, isTank && !sealed ? '#3a2c08' : '#101a3c')}${text(when, 78, y, { size: 21, lettering: 'label', color: '#9db2e0' })}${text(sealed ? 'A guest' : who, 170, y, { size: 21, lettering: 'label', color: isTank && !sealed ? '#ffc23d' : '#ffffff' })}${
        sealed
          ? steps(22)
              .map((tick) => box(400 + tick * 11, y - 15, 4 + 4 * scatter(tick + index), 15, '#5d74ac'))
              .join('')
          : text(where, 400, y, { size: 21, lettering: 'label' })
      }`;
    })
    .join('');
  return `${box(0, 0, 854, 480, '#080f2a')}${rows}`;
}

const share: readonly (readonly [string, number, string])[] = [
  ['Fish tank', 61, '#ffc23d'],
  ['Televisions', 17, '#55b4ff'],
  ['Guests’ phones', 14, '#35d8d3'],
  ['Front desk', 8, '#ac95ff'],
];

function shares(second: number): string {
  return `${stage('#06133d', '#0d3f9c', '#04102e', 420, '#55b4ff')}${share
    .map(([name, value, color], index) => {
      const grown = rise(second, 0.4 + index * 0.6, 1.6 + index * 0.6);
      const tall = value * 4.2 * grown;
      return grown === 0
        ? ''
        : `${block(130 + index * 160, 410 - tall, 100, tall, color, 4)}${text(`${Math.round(value * grown)} %`, 180 + index * 160, 398 - tall, { size: 32, anchor: 'middle' })}${text(name, 180 + index * 160, 446, { size: 19, lettering: 'label', anchor: 'middle' })}`;
    })
    .join('')}`;
}

function aquarium(second: number): string {
  const bubbles = steps(16)
    .map((index) =>
      disc(
        180 + 500 * scatter(index),
        400 - ((second * 70 + index * 40) % 300),
        3 + 5 * scatter(index + 4),
        '#bdf2ff',
      ),
    )
    .join('');
  const plants = [220, 330, 560, 640]
    .map((x, index) =>
      stroke(`M${x} 410q${round(20 * Math.sin(second + index))} -50 0 -${90 + index * 14}`, '#12a06a', 12),
    )
    .join('');
  return `${stage('#06343f', '#0f7a7d', '#05303a', 430, '#6ff0d2')}${block(130, 120, 594, 310, '#0c6aa8', 8)}${box(130, 120, 594, 26, '#9be8ff88')}${plants}${bubbles}${placed(fish(second, 1.7), 427, 270)}${placed(fish(second + 2.4, 0.8), 330, 350)}${block(640, 70, 62, 90, '#f4f7ff', 8)}${disc(671, 100, 9, second % 0.6 < 0.3 ? '#3bd696' : '#0f7a7d')}${steps(
    3,
  )
    .map((index) => {
      const part = (second * 1.4 + index / 3) % 1;
      return `<g opacity="${round(1 - part)}" fill="none" stroke="#ffc23d" stroke-width="5"><path d="M${round(671 - 20 - 50 * part)} ${round(60 - 30 * part)}q${round(20 + 50 * part)} ${round(-20 - 40 * part)} ${round(40 + 100 * part)} 0"/></g>`;
    })
    .join('')}`;
}

const lobby = (second: number) => hiss(second, 0.012, 20) + hum(second, 98, 0.008);
const blips = (second: number, gap: number) =>
  bell(second, Math.floor(second / gap) * gap, second % 2 < 0.5 ? 660 : 440, 0.03);

export const packetTraffic = compose({
  name: 'packets',
  title: 'What a hotel network sees',
  kicker: 'VPN',
  hue: '#ff6f9e',
  opening: '[A lobby, a bell on the desk] We checked in for a week.',
  shots: [
    {
      seconds: 5,
      scene: 'hotel-guests-asked-to-pay-twice',
      push: [
        [427, 240, 1],
        [430, 300, 1.3],
      ],
      title: ['A lobby, one week', 'With the manager’s permission'],
      sound: (second) => lobby(second) + bell(second, 0.6, 1760, 0.08) + bell(second, 1.1, 1760, 0.05),
      lines: ['[The desk bell rings] We captured the lobby’s traffic for a week.'],
      chapter: 'Checking in',
    },
    {
      seconds: 7,
      draw: (second) => network(second, 0, 0),
      title: ['Nine doors, one network', 'Every square is a packet'],
      sound: (second) => lobby(second) + blips(second, 0.5),
      lines: ['[Soft blips] Phones, televisions, the front desk: everything talks through the same box.'],
      chapter: 'Nine rooms',
    },
    {
      seconds: 7,
      draw: (second) => logbook(second, false),
      title: ['The log', 'Who, where, when'],
      sound: (second) => lobby(second) + blips(second, 0.55),
      lines: [
        'It does not read what you write. It reads the outside: who, where, when.',
        'A bank, a clinic, a newspaper, by room number. One hotel we tested kept that list for two years.',
      ],
      chapter: 'What is written down',
    },
    {
      seconds: 7,
      draw: aquarium,
      push: [
        [427, 260, 1],
        [560, 200, 1.25],
      ],
      title: ['The most talkative guest', 'A fish tank with a sensor'],
      sound: (second) => hiss(second, 0.03, 30) + blips(second, 0.3),
      lines: [
        '[Bubbles] Then we looked at who talks most. It is the fish tank.',
        'Its pump reports the temperature several times a second, to everyone.',
      ],
      chapter: 'The fish tank',
    },
    {
      seconds: 6,
      draw: shares,
      title: ['A week of packets'],
      sound: (second) =>
        lobby(second) +
        steps(4).reduce((sum, index) => sum + bell(second, 0.4 + index * 0.6, 520 + index * 60, 0.05), 0),
      lines: ['[Four tones] Sixty-one of every 100 packets were about the water.'],
    },
    {
      seconds: 8,
      draw: (second) => (second < 4 ? network(second, 1, rise(second, 0.6, 1.4)) : logbook(second - 3, true)),
      over: (second) => (second > 4 ? tag('With a VPN: the same log', 60, 452, '#080a12', '#ffc23d') : ''),
      title: ['With a VPN on'],
      sound: (second) => lobby(second) + blips(second, 0.5) + bell(second, 0.8, 220, 0.08),
      lines: [
        '[A latch closes] With a VPN the packets still flow. Their outsides say nothing.',
        'It is not armor. It is an envelope.',
      ],
      chapter: 'The envelope',
    },
  ],
});
