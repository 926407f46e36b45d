import { compose } from '../compose/compose.ts';
import { tag } from '../compose/titles.ts';
import { text } from '../lettering/text.ts';
import { mix, rise, round, scatter, steps } from '../motion.ts';
import { ball, block, box, disc, faded, placed, shape, solid, stroke } from '../paint.ts';
import { every, hiss, knock } from '../tones.ts';

const rain = (second: number, count = 60, color = '#9fb4e8') =>
  steps(count)
    .map((index) => {
      const fall = (second * (330 + 160 * scatter(index + 40)) + scatter(index + 80) * 540) % 560;
      return stroke(`M${round(854 * scatter(index))} ${round(fall - 40)}l-3 20`, color, 1.6);
    })
    .join('');

/** How a phone sees the corner. */
type Sight = { light: number; warmth: number; smear: number; noise: number };
const truth: Sight = { light: 1, warmth: 0.6, smear: 0, noise: 0 };

/** The corner: two houses, a lamp, a wet street. 854 by 480, from the middle. */
function corner(second: number, { light, warmth, smear, noise }: Sight): string {
  /** Lamps are cold or warm; the hues between them would be green. */
  const lit = warmth > 0.45 ? mix(32, 46, warmth) : mix(215, 196, warmth);
  const tone = (hue: number, high: number, rich = 45) =>
    `hsl(${round(hue)} ${round(rich)}% ${round(Math.min(96, high * light))}%)`;
  const lamp = tone(lit, 84, 80);
  const windows = [
    [-330, -60],
    [-270, -60],
    [-330, 10],
    [170, -110],
    [240, -110],
    [310, -40],
  ]
    .map(([x = 0, y = 0], index) => block(x, y, 38, 52, index % 3 === 1 ? tone(228, 14) : tone(lit, 66, 70)))
    .join('');
  const glow = `<radialGradient id="lamp${round(light * 10)}${round(warmth * 10)}"><stop stop-color="${lamp}" stop-opacity=".7"/><stop offset="1" stop-color="${lamp}" stop-opacity="0"/></radialGradient>`;
  const specks = steps(Math.round(noise * 120))
    .map((index) =>
      box(
        854 * scatter(index + Math.floor(second * 12)) - 427,
        480 * scatter(index + 300) - 240,
        4,
        4,
        ['#ff6f9e', '#35d8d3', '#ffffff'][index % 3] ?? '#fff',
      ),
    )
    .join('');
  return `<defs>${glow}</defs>${box(-427, -240, 854, 480, tone(232, 11))}${solid('M-427 130V-90L-310-160L-190-90V130z', tone(250, 24))}${solid('M120 130V-180H400V130z', tone(214, 20))}${windows}${shape('M-427 126H427V240H-427z', tone(226, 9))}${shape('M-60 130H80L170 240H-150z', tone(lit, 30, 50))}${box(6, -130, 9, 262, tone(230, 30))}<circle cx="10" cy="-130" r="170" fill="url(#lamp${round(light * 10)}${round(warmth * 10)})"/>${disc(10, -134, 17, lamp)}${smear > 0 ? faded(smear, `${box(-427, 60, 854, 14, tone(230, 26))}${box(-427, -20, 854, 10, tone(230, 22))}${box(-427, -90, 854, 18, tone(230, 20))}`) : ''}${specks}`;
}

const phones: readonly Sight[] = steps(9).map((index) => ({
  light: [0.62, 1.5, 0.8, 1.25, 0.7, 1.05, 1, 1.7, 0.5][index] ?? 1,
  warmth: [0.9, 0.1, 0.5, 1, 0.2, 0.8, 0.6, 0.35, 0.7][index] ?? 0.5,
  smear: [0, 0, 1, 0, 0.6, 0.4, 0, 0, 0][index] ?? 0,
  noise: [0.5, 0, 0, 0, 0.3, 0, 0, 0.2, 1][index] ?? 0,
}));

/** A phone held up, its screen showing what it makes of the place. */
function held(second: number, sight: Sight, name: string): string {
  const sway = 4 * Math.sin(second * 1.3);
  return `${placed(corner(second, truth), 427, 240)}${box(0, 0, 854, 480, '#06070d88')}${rain(second)}${placed(`${block(-216, -126, 432, 252, '#080a12', 26)}<clipPath id="screen"><rect x="-196" y="-110" width="392" height="220" rx="8"/></clipPath><g clip-path="url(#screen)">${placed(corner(second, sight), 0, 0, 0, 0.459)}</g>`, 427 + sway, 230 + sway / 2, 0.6 * Math.sin(second))}${ball(640 + sway, 400, 46, '#e0b094')}${solid(`M${round(600 + sway)} 420q60 -40 110 10l60 90h-150z`, '#24336e')}${tag(name, 230, 392, '#080a12', '#ffc23d', 22)}`;
}

function grid(second: number): string {
  const best = rise(second, 7.4, 8);
  return `${box(0, 0, 854, 480, '#06070d')}${phones
    .map((sight, index) => {
      const shown = rise(second, 0.2 + index * 0.7, 0.5 + index * 0.7);
      if (shown === 0) return '';
      const [x, y] = [150 + (index % 3) * 277, 96 + Math.floor(index / 3) * 146];
      const isBest = index === 6;
      return placed(
        `${block(-126, -72, 252, 144, isBest && best > 0.5 ? '#ffc23d' : '#e9ecf4', 14)}<clipPath id="s${index}"><rect x="-118" y="-64" width="236" height="128" rx="6"/></clipPath><g clip-path="url(#s${index})">${placed(corner(second, sight), 0, 0, 0, 0.28)}</g>${text(`${index + 1}`, -108, -42, { size: 22 })}`,
        x,
        y,
        0,
        0.94 * shown + (isBest ? 0.08 * best : -0.06 * best),
      );
    })
    .join('')}`;
}

function together(second: number): string {
  const split = mix(120, 734, 0.5 - 0.5 * Math.cos(second * 0.9));
  return `${placed(corner(second, truth), 427, 240)}<clipPath id="half"><rect width="${round(split)}" height="480"/></clipPath><g clip-path="url(#half)">${placed(corner(second, phones[6] ?? truth), 427, 240)}${placed(corner(second, { ...truth, light: 1.04, warmth: 0.66 }), 427, 240)}</g>${rain(second)}${box(split - 2, 0, 4, 480, '#ffc23d')}${tag('Phone 7', Math.max(20, split - 120), 440, '#080a12', '#ffc23d')}${tag('What was there', Math.min(660, split + 20), 440)}`;
}

const drops = (second: number) => hiss(second, 0.05, 2) + hiss(second, 0.03, 9);

export const corner9 = compose({
  name: 'corner',
  title: 'Street corner at midnight: nine phones',
  kicker: 'Smartphones',
  hue: '#55b4ff',
  opening: '[Rain] San Francisco, one corner, midnight.',
  shots: [
    {
      seconds: 6,
      draw: (second) => `${placed(corner(second, truth), 427, 240)}${rain(second, 90)}`,
      push: [
        [427, 240, 1],
        [430, 200, 1.25],
      ],
      title: ['The corner', 'Photographed by Yuki Sato for eleven years'],
      sound: drops,
      lines: ['[Rain] Yuki Sato has photographed this corner for eleven years. Tonight it rains.'],
      chapter: 'The corner',
    },
    {
      seconds: 5,
      draw: (second) => held(second, phones[1] ?? truth, 'Phone 2: noon at midnight'),
      sound: (second) => drops(second) * 0.7 + knock(second, 1.2, 1400, 0.1),
      lines: ['[A shutter] This phone turns on a sun that was not there.'],
      chapter: 'Nine phones',
    },
    {
      seconds: 5,
      draw: (second) => held(second, phones[2] ?? truth, 'Phone 3: the windows smear'),
      sound: (second) => drops(second) * 0.7 + knock(second, 1.2, 1400, 0.1),
      lines: ['[A shutter] This one wipes the noise away, and the windows with it.'],
    },
    {
      seconds: 5,
      draw: (second) => held(second, phones[8] ?? truth, 'Phone 9: all grain'),
      sound: (second) => drops(second) * 0.7 + knock(second, 1.2, 1400, 0.1),
      lines: ['[A shutter] And this one keeps everything, including what is not there.'],
    },
    {
      seconds: 10,
      draw: grid,
      sound: (second) =>
        drops(second) * 0.4 + (second < 6.6 ? knock(second, every(second, 0.7, 0.2), 1400, 0.08) : 0),
      lines: [
        '[A click for each] The same lamp, the same windows, nine different nights.',
        'One of them, framed in yellow, is closest to what was there.',
      ],
      chapter: 'Side by side',
    },
    {
      seconds: 7,
      draw: together,
      sound: drops,
      lines: ['It left the dark parts dark. That is harder than it sounds.'],
      chapter: 'The closest',
    },
  ],
});
