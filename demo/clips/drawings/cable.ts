import { compose } from '../compose/compose.ts';
import { numeral, tag } from '../compose/titles.ts';
import { line, mix, rise, round, scatter, steps } from '../motion.ts';
import { ball, block, box, disc, faded, placed, shape, solid, stage, stroke } from '../paint.ts';
import { bell, engine, hiss, knock } from '../tones.ts';

const swell = (second: number, x: number) => 212 + 5 * Math.sin(x / 60 + second * 1.1);

function ship(second: number): string {
  const house = `${block(-84, -62, 76, 62, '#fff6ee', 6)}${box(-74, -48, 20, 16, '#0c2160')}${box(-44, -48, 20, 16, '#0c2160')}${block(-60, -104, 22, 44, '#ffc23d', 4)}`;
  const drum = placed(
    `${ball(0, 0, 30, '#0c2160')}${stroke('M-26 0H26M0 -26V26', '#ffc23d', 5)}`,
    62,
    -26,
    -second * 40,
  );
  return `${house}${drum}${solid('M-124 0H134L98 48H-92z', '#e23a2e')}${box(-112, 14, 232, 6, '#ffffff88')}`;
}

const sea = (second: number, color = '#0b4fa8') =>
  shape(
    `M0 220${steps(15)
      .map((index) => `L${index * 61} ${round(swell(second, index * 61))}`)
      .join('')}V480H0z`,
    color,
  );

const fish = (second: number, y: number, pace: number) =>
  placed(
    solid('M0 0l-16 -9v18zM0 0a20 10 0 0 1 38 0a20 10 0 0 1 -38 0z', '#ff9a3c'),
    880 - ((second * pace) % 980),
    y + 8 * Math.sin(second * 2),
  );

/** The ship from the side, the line behind it sinking to the ground. */
function laying(second: number, start: number, end: number): string {
  const x = mix(start, end, second / 9);
  const bow = swell(second, x);
  const landed = mix(start - 100, x - 160, 0.9);
  const bed = steps(24).map((index) => [index * 37.2, 436 + 14 * Math.sin(index * 0.9)] as const);
  const cableLine = `M-10 320C${round(landed * 0.3)} 440 ${round(landed * 0.7)} 442 ${round(landed)} 438S${round(x + 10)} ${round(bow + 130)} ${round(x - 118)} ${round(bow - 4)}`;
  return `${box(0, 0, 854, 480, '#8fd0ff')}${disc(700, 90, 46, '#fff3b8')}${placed(ship(second), x, bow - 22, 1.6 * Math.sin(second * 1.1))}${sea(second)}${stroke(cableLine, '#ffc23d', 6)}${fish(second, 330, 40)}${shape(`${line(bed)}V480H0z`, '#041c4a')}`;
}

/** The tank below deck: coils lifted ring by ring. */
function coil(second: number): string {
  const rings = steps(9)
    .map(
      (index) =>
        `<ellipse cx="427" cy="${370 - index * 22}" rx="${230 - (index % 2) * 8}" ry="52" fill="none" stroke="${index % 2 ? '#ffb03a' : '#ffc23d'}" stroke-width="17"/>`,
    )
    .slice(0, 9 - Math.floor(second / 1.4))
    .join('');
  const top = 370 - (8 - Math.floor(second / 1.4)) * 22;
  const angle = second * 1.9;
  return `${stage('#10142b', '#2b3558', '#0a0d1c', 420, '#63e6ce')}${block(170, 120, 514, 320, '#1d2542', 20)}${rings}${stroke(`M${round(427 + 226 * Math.cos(angle))} ${round(top + 50 * Math.sin(angle))}Q427 120 427 -10`, '#ffc23d', 15)}${block(382, 0, 90, 40, '#e23a2e', 6)}`;
}

/** Down: a long way in the dark before it touches anything. */
function sinking(second: number): string {
  const depth = mix(0, 1, second / 8);
  const blue = (high: number) => `hsl(214 80% ${round(mix(high, high * 0.18, depth))}%)`;
  const flecks = steps(40)
    .map((index) =>
      disc(
        854 * scatter(index),
        520 - ((second * 120 + 560 * scatter(index + 70)) % 560),
        1.5 + 2 * scatter(index + 20),
        '#9be8ff88',
      ),
    )
    .join('');
  const end = 120 + 190 * rise(second, 0, 2);
  return `${box(0, 0, 854, 480, blue(42))}${shape('M0 0H854V480L600 480L470 0zM0 0L384 0L250 480H0z', blue(36))}${flecks}${stroke(`M427 -10Q${round(427 + 14 * Math.sin(second))} ${round(end / 2)} 427 ${round(end)}`, '#ffc23d', 16)}${ball(427, end, 17, '#ffc23d')}${
    second > 4
      ? placed(
          `${solid('M-60 0q60-60 120 0q-60 34-120 0z', '#4fe3ff')}${steps(5)
            .map((index) =>
              stroke(
                `M${-40 + index * 20} 8q${round(10 * Math.sin(second * 3 + index))} 40 0 80`,
                '#4fe3ff',
                4,
              ),
            )
            .join('')}`,
          mix(900, 560, rise(second, 4, 8)),
          230,
        )
      : ''
  }`;
}

/** On the ground it lies where it fell, over every hill. */
function bed(second: number): string {
  const x = second * 46;
  const ground = (at: number) => 330 + 46 * Math.sin(at / 130) + 16 * Math.sin(at / 47);
  const points = steps(60).map((index): [number, number] => [index * 15, ground(index * 15 + x)]);
  const laid = points.filter(([px]) => px < 620);
  const [lx, ly] = laid.at(-1) ?? [620, 330];
  const lights = steps(5).map((index) => {
    const part = (second * 0.4 + index / 5) % 1;
    const at = laid[Math.floor(part * (laid.length - 1))] ?? [0, 0];
    return disc(at[0], at[1] - 6, 6, '#ffffff');
  });
  return `${stage('#031538', '#0b4fa8', '#031538', 480)}${shape(`${line(points)}L860 480H0z`, '#06204f')}${stroke(line(laid.map(([px, py]) => [px, py - 6] as const)), '#ffc23d', 9)}${stroke(`M${lx} ${round(ly - 6)}Q700 240 720 -10`, '#ffc23d', 9)}${second > 3.5 ? lights.join('') : ''}${fish(second + 6, 190, 60)}${[120, 420, 700].map((at, index) => placed(stroke(`M0 0q${round(8 * Math.sin(second + index))} -30 0 -60M0 -20l14 -18M0 -34l-14 -16`, '#ff4f86', 6), ((at - x) % 900) + (at < x % 900 ? 900 : 0), ground(at + 0))).join('')}`;
}

const water = (second: number) => hiss(second, 0.035 + 0.02 * Math.sin(second * 1.1), 12);
const ships = (second: number) => engine(second, 58, 0.03) + water(second);

export const cable = compose({
  name: 'cable',
  title: 'How a glacier of cables reaches the sea',
  kicker: 'Cloud',
  hue: '#3bd696',
  opening: '[Water, a ship’s engine] A harbor, early.',
  shots: [
    {
      seconds: 6,
      scene: 'how-an-undersea-cable-is-mended-1',
      push: [
        [427, 240, 1],
        [300, 190, 1.35],
      ],
      title: ['The shore end', 'One hut, one line'],
      sound: water,
      lines: ['[Waves] Every route begins in a hut like this. The cable is tied to the land first.'],
      chapter: 'The shore',
    },
    {
      seconds: 7,
      draw: coil,
      push: [
        [427, 240, 1.1],
        [427, 270, 1],
      ],
      title: ['The tank', 'Coiled by hand, ring on ring'],
      sound: (second) => ships(second) * 0.6 + knock(second, Math.floor(second / 0.7) * 0.7, 90, 0.05),
      lines: [
        '[Cable scrapes on steel] Below deck lies the glacier: coil on coil, moving so slowly that you have to look twice.',
        'It leaves through a hole in the ceiling.',
      ],
      chapter: 'The glacier',
    },
    {
      seconds: 9,
      draw: (second) => laying(second, 330, 640),
      over: (second) => faded(rise(second, 2, 2.5), tag('About as fast as you walk', 36, 150)),
      title: ['Out of the harbor'],
      sound: ships,
      lines: [
        'The ship goes ahead at a walk. The drum turns, the line goes over the stern.',
        'A fish goes the other way.',
      ],
      chapter: 'Out of the harbor',
    },
    {
      seconds: 8,
      draw: sinking,
      over: (second) =>
        numeral(`${(Math.round(mix(0, 26, second / 8)) / 10).toFixed(1)}`, 'miles down', 800, 140, {
          size: 80,
          anchor: 'end',
        }),
      title: ['Down'],
      sound: (second) => hiss(second, 0.03, 60) + bell(second, Math.floor(second / 2) * 2, 130, 0.05),
      lines: [
        '[A deep tone] It sinks for hours before it touches anything.',
        'Whoever lives down here has not heard of the cloud.',
      ],
      chapter: 'Down',
    },
    {
      seconds: 8,
      draw: bed,
      title: ['On the ground', 'A dozen threads of glass, thinner than a hair'],
      sound: (second) =>
        hiss(second, 0.02, 60) +
        (second > 3.5 ? bell(second, 3.5 + Math.floor((second - 3.5) / 0.8) * 0.8, 1480, 0.025) : 0),
      lines: [
        'It lies where it fell, over every hill.',
        '[Small bells] Then somebody on shore switches on the light.',
      ],
      chapter: 'Light',
    },
  ],
});
