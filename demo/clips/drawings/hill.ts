import { compose } from '../compose/compose.ts';
import { numeral, tag } from '../compose/titles.ts';
import { text } from '../lettering/text.ts';
import { line, mix, rise, round, steps } from '../motion.ts';
import { ball, block, box, disc, faded, placed, shape, solid, stage, stroke } from '../paint.ts';
import { bell, every, hiss, knock } from '../tones.ts';

const ground = (x: number) => 360 - 150 * Math.sin((x / 854) * Math.PI) ** 2;

function runner(second: number, scale = 1): string {
  const stride = Math.sin(second * 7);
  return placed(
    `${stroke(`M0 -34L${round(17 * stride)} -16L${round(20 * stride - 6)} 0M0 -34L${round(-17 * stride)} -16L${round(-20 * stride - 6)} 0`, '#1c2a6b', 9)}${block(-12, -78, 24, 46, '#e23a2e', 10)}${stroke(`M0 -70L${round(-18 * stride)} -52L${round(-10 * stride + 10)} -42M0 -70L${round(18 * stride)} -52L${round(18 * stride + 10)} -44`, '#a06a50', 7)}${ball(2, -94, 14, '#a06a50')}${solid('M-12 -98c0-22 30-22 28-2z', '#1a1238')}`,
    0,
    0,
    6,
    scale,
  );
}

function climb(second: number, from: number, to: number, seconds: number): string {
  const x = mix(from, to, second / seconds);
  const far = line(
    steps(30).map((index) => [index * 29.5, ground(index * 29.5) - 40 + 20 * Math.sin(index)] as const),
  );
  const hills = line(steps(44).map((index) => [index * 20, ground(index * 20)] as const));
  const frost = steps(20)
    .map((index) => disc(index * 45, ground(index * 45) + 12 + (index % 3) * 8, 4, '#ffffff'))
    .join('');
  const breath = steps(3)
    .map((index) =>
      faded(
        0.7 - 0.2 * index,
        disc(
          x + 26 + index * 12,
          ground(x) - 100 - index * 5 - 3 * Math.sin(second * 4),
          6 + 3 * index,
          '#ffffff',
        ),
      ),
    )
    .join('');
  return `${stage('#6db5ff', '#dcefff', '#3f8b5e', 480)}${disc(690, 96, 44, '#fff3b8')}${shape(`${far}V480H0z`, '#8fc0dc')}${shape(`${hills}V480H0z`, '#3f8b5e')}${frost}${placed(runner(second), x, ground(x) + 2)}${breath}`;
}

/** Beats in a minute as the strap and the watch report them; cold hands make the watch read low. */
const strapAt = (part: number) => mix(118, 138, rise(part, 0, 0.25)) + 10 * rise(part, 0.4, 1);
const watchAt = (part: number) => strapAt(part) - 14 * (1 - rise(part, 0.45, 0.75));

function trace(second: number, rate: number): string {
  return line(
    steps(70).map((index) => {
      const at = second - (69 - index) * 0.05;
      const beat = ((at * rate) / 60) % 1;
      const spike = Math.exp(-(((beat - 0.3) / 0.05) ** 2)) - 0.4 * Math.exp(-(((beat - 0.42) / 0.05) ** 2));
      return [index * 4.4, -44 * spike] as const;
    }),
  );
}

function watches(second: number, part: number): string {
  const face = (x: number, name: string, rate: number, color: string) =>
    placed(
      `${block(-66, -196, 132, 392, '#24336e', 20)}${block(-128, -130, 256, 260, '#10142b', 56)}${box(-108, -110, 216, 220, '#000000', 40)}${placed(stroke(trace(second, rate), color, 4), -96, 56, 0, 0.62)}${text(String(Math.round(rate)), 0, 6, { size: 84, anchor: 'middle', color })}${text(name, 0, -64, { size: 20, lettering: 'label', anchor: 'middle', color: '#bac1d1' })}`,
      x,
      250,
    );
  return `${stage('#ff5a2b', '#ffa15c', '#d93d14', 430, '#1e2a78')}${face(240, 'Chest strap’s watch', strapAt(part), '#6ff0d2')}${face(614, 'Wrist', watchAt(part), '#ffc23d')}`;
}

/** Green light into the skin: cold makes the vessel narrow. */
function skin(second: number): string {
  const warm = rise(second, 3.4, 5.4);
  const wide = mix(16, 56, warm);
  const pulse = 1 + 0.12 * Math.sin(second * 14);
  const cells = steps(10)
    .map((index) =>
      ball(
        ((index * 96 + second * mix(60, 150, warm)) % 960) - 50,
        350 + (index % 2 ? 8 : -8) * warm,
        11,
        '#ff4d6d',
      ),
    )
    .join('');
  const rays = steps(5)
    .map((index) =>
      stroke(
        `M${387 + index * 20} 150L${round(387 + index * 20 + (index - 2) * 14)} ${round(350 - wide / 2)}`,
        '#3bd696',
        5,
      ),
    )
    .join('');
  return `${box(0, 0, 854, 480, '#f5c9ae')}${box(0, 190, 854, 290, '#e8a98a')}${box(0, 190, 854, 6, '#c98666')}${shape(`M0 ${round(350 - wide * pulse)}H854V${round(350 + wide * pulse)}H0z`, '#b3123f')}${cells}${rays}${block(310, 60, 234, 96, '#10142b', 26)}${disc(427, 140, 15, '#3bd696')}${tag(warm < 0.5 ? 'Cold: the vessel is narrow' : 'Warm: it opens', 560, 246, '#080a12', warm < 0.5 ? '#9be8ff' : '#ffc23d')}`;
}

function chart(second: number): string {
  const shown = rise(second, 0.4, 6);
  const x = (part: number) => 100 + part * 660;
  const y = (rate: number) => 400 - (rate - 100) * 5;
  const path = (rate: (part: number) => number) =>
    line(
      steps(Math.max(2, Math.round(shown * 60))).map(
        (index) => [x(index / 60), y(rate(index / 60))] as const,
      ),
    );
  return `${box(0, 0, 854, 480, '#10142b')}${[100, 120, 140].map((rate) => `${box(100, y(rate), 660, 1.5, '#ffffff33')}${text(String(rate), 88, y(rate) + 6, { size: 18, lettering: 'label', anchor: 'end', color: '#bac1d1' })}`).join('')}${['Start', 'Mile 1', 'Mile 2', 'Mile 3'].map((name, index) => text(name, x(index * 0.3), 436, { size: 18, lettering: 'label', anchor: 'middle', color: '#bac1d1' })).join('')}${stroke(path(strapAt), '#6ff0d2', 6)}${stroke(path(watchAt), '#ffc23d', 6)}${second > 2.4 ? `${stroke(`M${x(0.28)} ${y(strapAt(0.28))}V${y(watchAt(0.28))}`, '#ffffff', 3)}${tag('14 beats', x(0.28) + 10, y(130) + 8)}` : ''}`;
}

const heart = (second: number, rate = 130) => {
  const start = every(second, 60 / rate);
  return knock(second, start, 62, 0.2) + knock(second, start + 0.13, 56, 0.13);
};

export const hill = compose({
  name: 'hill',
  title: 'Two watches, one heart',
  kicker: 'Smart watches',
  hue: '#55b4ff',
  opening: '[A heartbeat] A cold morning, a hill.',
  shots: [
    {
      seconds: 7,
      draw: (second) => climb(second, 60, 430, 7),
      push: [
        [300, 280, 1.05],
        [380, 240, 1.2],
      ],
      title: ['29 degrees, seven in the morning', 'Leila Farouk, two watches and a strap'],
      sound: (second) => heart(second, 118) * 0.6 + knock(second, every(second, 0.45), 180, 0.06),
      lines: [
        '[Steps, a heartbeat] Leila Farouk was a nurse. She wears a chest strap and two watches, and trusts the strap.',
      ],
      chapter: 'Up',
    },
    {
      seconds: 8,
      draw: (second) => watches(second, 0.26 + second / 400),
      title: ['The disagreement'],
      sound: (second) => heart(second, 138),
      lines: ['[Faster] The strap’s watch says 138. The wrist says 124.', 'One heart. Fourteen beats apart.'],
      chapter: 'Fourteen beats',
    },
    {
      seconds: 8,
      draw: skin,
      title: ['Why', 'A watch looks at blood by green light'],
      sound: (second) => heart(second, 138) * 0.7 + hiss(second, 0.008, 30),
      lines: [
        'A watch shines green light at the skin and looks at the blood below.',
        'Cold makes the vessels narrow. There is less to see.',
      ],
      chapter: 'Green light',
    },
    {
      seconds: 8,
      draw: chart,
      title: ['Beats a minute', 'Strap in green, wrist in yellow'],
      sound: (second) => heart(second, 142) * 0.5 + bell(second, 2.4, 660, 0.06),
      lines: [
        'For the first mile the gap averages 14 beats.',
        'By mile three, when the hands are warm, they agree to within three.',
      ],
      chapter: 'They agree',
    },
    {
      seconds: 6,
      draw: (second) => climb(second, 440, 800, 6),
      over: (second) =>
        faded(
          rise(second, 1, 1.5),
          numeral('14', 'beats low in the cold. Wear the strap.', 40, 170, { size: 96, color: '#0c2160' }),
        ),
      sound: (second) => heart(second, 120) * 0.6 + knock(second, every(second, 0.4), 180, 0.06),
      lines: ['Downhill nobody disagrees about anything.'],
      chapter: 'Down',
    },
  ],
});
