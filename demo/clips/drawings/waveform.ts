import type { ClipPlan } from '../clip.ts';
import { clamp, round, scatter, steps } from '../motion.ts';
import { bell, box, disc, placed, stroke } from '../paint.ts';

const seconds = 33;
/** The detective stops the recording nine times. */
const stops = steps(9).map((index) => 2.6 + index * 3.3);
const pause = 1.1;

/** How much of the recording has been heard, pauses left out. */
function heard(second: number): number {
  return second - stops.reduce((sum, stop) => sum + clamp(second - stop, 0, pause), 0);
}
const isStopped = (second: number) => stops.some((stop) => second >= stop && second < stop + pause);

function draw(second: number): string {
  const at = heard(second);
  const bars = steps(61)
    .map((index) => {
      const beat = Math.floor(at * 12) + index - 30;
      if (beat < 0) return '';
      const height = 14 + 120 * scatter(beat) * (0.35 + 0.65 * Math.abs(Math.sin(beat / 9)));
      const color = index <= 30 ? '#ff6b6b' : '#5b2a52';
      return box(62 + index * 12, 210 - height / 2, 7, height, color, 3);
    })
    .join('');
  const marks = stops
    .map((stop, index) => disc(187 + index * 60, 400, 15, second >= stop ? '#ffc96b' : '#5b2a52'))
    .join('');
  const sign = isStopped(second)
    ? `${box(407, 186, 14, 48, '#ffffff', 3)}${box(433, 186, 14, 48, '#ffffff', 3)}`
    : '';
  return `${box(0, 0, 854, 480, '#2a0524')}${bars}${stroke('M427 110V310', '#ffffff', 3)}${sign ? disc(427, 210, 46, '#d61c4e') : ''}${sign}${marks}${placed(stroke('M-24 -10C-24 -40 24 -40 24 -10M-24 -10h14v12h-14zM10 -10h14v12h-14z', '#ffc96b', 6), 427, 66)}${box(0, 474, round((second / seconds) * 854), 6, '#ff6b6b')}`;
}

export const waveform: ClipPlan = {
  name: 'waveform',
  seconds,
  hasStream: false,
  draw,
  sound: (second) => {
    const stop = stops.findLast((start) => second >= start) ?? -9;
    if (isStopped(second)) return bell(second, stop, 300);
    const beat = Math.floor(heard(second) * 12);
    return 0.03 * scatter(beat) * Math.sin(second * 2 * Math.PI * (130 + 90 * scatter(beat + 7)));
  },
  cues: [
    [0, 2.6, '[A muffled voice] The recording begins. The caller is friendly.'],
    [2.6, 15.8, '[It stops] Here, says the detective. And here. Each yellow dot is a trick.'],
    [15.8, 29, 'Hurry, secrecy, a badge number. The voice never leaves a gap.'],
    [29, seconds, '[The last stop] Nine. Then the line is dead.'],
  ],
  chapters: [
    { start: 0, title: 'The call' },
    { start: 2.6, title: 'The first trick' },
    { start: 29, title: 'The ninth' },
  ],
};
