import { compose } from '../compose/compose.ts';
import { text } from '../lettering/text.ts';
import { clamp, rise, round, scatter, steps } from '../motion.ts';
import { ball, block, box, disc, faded, placed, solid, stage, stroke } from '../paint.ts';
import { bell, hiss, hum, knock } from '../tones.ts';

/** The detective stops the recording nine times, each time at a trick. */
const tricks = [
  'He knows your name',
  'He names your bank',
  'A crime, in your account',
  'A badge number',
  'Do not hang up',
  'Tell nobody at the bank',
  'A deadline: 20 minutes',
  'A safe account',
  'Stay on the line',
] as const;
const gap = 3;
const pause = 1.6;

/** How much of the recording has been heard, pauses left out. */
const stopsBefore = (second: number, first: number) =>
  steps(9)
    .map((index) => first + index * gap)
    .filter((stop) => stop <= second);
function heard(second: number, first: number): number {
  return second - stopsBefore(second, first).reduce((sum, stop) => sum + clamp(second - stop, 0, pause), 0);
}
const isStopped = (second: number, first: number) =>
  stopsBefore(second, first).some((stop) => second < stop + pause);

function recording(second: number, from: number): string {
  const at = heard(second, 1) + from * 2;
  const stopped = isStopped(second, 1);
  const done = from + stopsBefore(second, 1).length;
  const bars = steps(61)
    .map((index) => {
      const beat = Math.floor(at * 12) + index - 30;
      if (beat < 0) return '';
      const height = 14 + 130 * scatter(beat) * (0.35 + 0.65 * Math.abs(Math.sin(beat / 9)));
      return box(62 + index * 12, 220 - height / 2, 7, height, index <= 30 ? '#ff6b6b' : '#7a3d6e', 3);
    })
    .join('');
  const marks = steps(9)
    .map(
      (index) =>
        `${ball(139 + index * 72, 388, 22, index < done ? '#ffc96b' : '#5b2a52')}${text(String(index + 1), 139 + index * 72, 396, { size: 24, anchor: 'middle', color: index < done ? '#2a0524' : '#b98aae' })}`,
    )
    .join('');
  const sign = stopped
    ? `${ball(427, 220, 50, '#d61c4e')}${box(407, 196, 14, 48, '#ffffff', 3)}${box(433, 196, 14, 48, '#ffffff', 3)}`
    : '';
  const word = stopped ? tricks[done - 1] : undefined;
  return `${stage('#2a0524', '#56164a', '#1c0318', 440)}${bars}${stroke('M427 120V320', '#ffffff', 3)}${sign}${word ? text(word, 427, 340, { size: 34, anchor: 'middle', color: '#ffc96b' }) : ''}${marks}`;
}

/** Two chairs, a recorder between them: the detective's hand is on the button. */
function desk(second: number): string {
  const reel = (x: number) =>
    placed(
      `${ball(0, 0, 44, '#39415a')}${steps(3)
        .map((index) => placed(disc(0, -22, 9, '#e9ecf4'), 0, 0, index * 120 + second * 70))
        .join('')}`,
      x,
      256,
    );
  return `${stage('#141824', '#39415a', '#0d1019', 360, '#ff6b6b')}${block(0, 340, 854, 140, '#5b3a2c')}${block(277, 186, 300, 160, '#c3ccdd', 12)}${reel(360)}${reel(494)}${block(392, 314, 70, 22, '#d61c4e', 5)}${placed(`${solid('M-40 200C-50 80-20 20 20 0l40 20c-10 60 0 120 20 190z', '#24336e')}${ball(40, 8, 30, '#a06a50')}`, 640, 300, round(-18 + 4 * Math.sin(second * 1.6)))}${placed(
    `${block(-60, -8, 120, 14, '#fff9f0', 2)}${steps(3)
      .map((index) => box(-48, -30 + index * 8, 70, 3, '#8a8fa8'))
      .join('')}`,
    150,
    372,
  )}`;
}

function phone(second: number): string {
  const ring = second % 1.2 < 0.6 ? 4 * Math.sin(second * 60) : 0;
  return `${stage('#0b1030', '#2a2c6b', '#151846', 392, '#57c7e3')}${placed(`${block(-92, -150, 184, 300, '#080a12', 26)}${box(-80, -128, 160, 250, '#24336e', 10)}${text('Your bank', 0, -54, { size: 30, anchor: 'middle' })}${text('is calling', 0, -22, { size: 22, lettering: 'label', anchor: 'middle', color: '#bac1d1' })}${ball(-40, 70, 28, '#e23a2e')}${ball(40, 70, 28, '#3bd696')}`, 427 + ring, 232, 0, 1.1)}`;
}

function hangUp(second: number): string {
  const down = rise(second, 0.8, 1.8);
  return `${stage('#06281f', '#12604a', '#041d17', 392, '#b4f06b')}${block(277, 316, 300, 90, '#e23a2e', 20)}${steps(
    9,
  )
    .map((index) => ball(382 + (index % 3) * 44, 338 + Math.floor(index / 3) * 22, 9, '#fff1df'))
    .join(
      '',
    )}${placed(solid('M-150 0c0-50 60-60 150-60s150 10 150 60c0 16-70 22-76-8-20-10-128-10-148 0-6 30-76 24-76 8z', '#a81f16'), 427, 130 + 180 * down, -14 * (1 - down))}${faded(rise(second, 2.4, 3), text('Hang up. Call the number on your card.', 427, 90, { size: 32, anchor: 'middle' }))}`;
}

const voice = (second: number, from = 0) => {
  const beat = Math.floor((second + from) * 9);
  return (
    0.05 *
      scatter(beat) *
      (hum(second, 120 + 90 * scatter(beat + 7), 0.8) + hum(second, 240 + 180 * scatter(beat + 7), 0.3)) +
    hiss(second, 0.008, 4)
  );
};
const stopping = (second: number, from: number) => {
  const stop = stopsBefore(second, 1).at(-1) ?? -9;
  return isStopped(second, 1)
    ? knock(second, stop, 300, 0.14) + bell(second, stop, 300, 0.04)
    : voice(heard(second, 1), from);
};

export const waveform = compose({
  name: 'waveform',
  title: 'The scam call, minute by minute',
  kicker: 'Cyber threats',
  hue: '#ff6f9e',
  opening: '[A phone rings] It says it is the bank.',
  shots: [
    {
      seconds: 5,
      draw: phone,
      push: [
        [427, 240, 1],
        [427, 220, 1.2],
      ],
      sound: (second) => (second % 1.2 < 0.6 ? hum(second, 440, 0.04) + hum(second, 480, 0.04) : 0),
      lines: ['[Ringing] The call came on a Tuesday. It lasted 41 minutes, and it was recorded.'],
      chapter: 'The call',
    },
    {
      seconds: 5,
      draw: desk,
      push: [
        [427, 260, 1],
        [427, 280, 1.2],
      ],
      title: ['A detective listens with us', 'Her hand stays on the button'],
      sound: (second) => hiss(second, 0.02, 3) + knock(second, 1, 300, 0.08),
      lines: ['[A tape hisses] A fraud detective plays it for us. She will stop it at every trick.'],
    },
    {
      seconds: 13,
      draw: (second) => recording(second, 0),
      title: ['Minutes 1 to 12', 'A friendly voice'],
      sound: (second) => stopping(second, 0),
      lines: [
        '[A muffled voice. It stops] “Here,” she says. He knows her name, so she stops wondering who he is.',
        '[Stops] Her bank. Half the town has the same one.',
        '[Stops] A crime in her account, and [stops] a badge number. You cannot check a number on the phone.',
      ],
      chapter: 'Four tricks of trust',
    },
    {
      seconds: 15,
      draw: (second) => recording(second, 4),
      title: ['Minutes 13 to 41', 'The voice never leaves a gap'],
      sound: (second) => stopping(second, 40),
      lines: [
        '[Stops] Do not hang up. [Stops] Tell nobody at the bank: they may be part of it.',
        '[Stops] Twenty minutes. A deadline is the oldest part of the trick.',
        '[Stops] A safe account. There is no such thing. [Stops] Stay on the line.',
        'Nine. The dots are full.',
      ],
      chapter: 'Five tricks of hurry',
    },
    {
      seconds: 6,
      draw: hangUp,
      sound: (second) => knock(second, 1.7, 140, 0.2),
      lines: ['[The receiver goes down] You owe the caller no goodbye.'],
      chapter: 'Hang up',
    },
  ],
});
