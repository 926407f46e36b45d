import type { ClipPlan } from '../clip.ts';
import { line, mix, rise, round, scatter, steps } from '../motion.ts';

const hues = ['#ff6a55', '#ffc23d', '#ffe98a', '#3bd696', '#35d8d3', '#55b4ff', '#ac95ff'];

/** A wave that narrows from left to right, as its pitch rises. */
function chirp(second: number): string {
  const drawn = Math.round(mix(2, 200, rise(second, 4, 7)));
  const points = steps(drawn).map((index): [number, number] => {
    const x = index * 4.3;
    return [x, 408 + 30 * Math.sin((x * x) / 5200 + x / 60 - second * 3)];
  });
  return `<path d="${line(points)}" fill="none" stroke="#ffc23d" stroke-width="5"/>`;
}

function draw(second: number): string {
  const beam = rise(second, 0.3, 1.6);
  const fan = rise(second, 1.6, 3.2);
  const rays = hues
    .map((hue, index) => {
      const y = mix(196, 60 + index * 40, fan);
      return `<path d="M470 ${round(190 + index * 3)}L${round(mix(470, 854, fan))} ${round(y)}" stroke="${hue}" stroke-width="${round(3 + 9 * fan)}" opacity="${round(Math.min(1, fan * 4))}"/>`;
    })
    .join('');
  const strip = steps(70)
    .map(
      (index) =>
        `<rect x="${round(index * 12.3)}" y="330" width="${1 + Math.round(3 * scatter(index + 5))}" height="22" fill="${hues[Math.floor(scatter(index) * 7)]}" opacity="${rise(second, 2.6 + index * 0.03, 3 + index * 0.03)}"/>`,
    )
    .join('');
  return `<rect width="854" height="480" fill="#080a12"/>${rays}
<path d="M0 ${round(196)}H${round(mix(0, 400, beam))}" stroke="#fff" stroke-width="8"/>
<path d="M427 96L520 268H334z" fill="#1a2030" stroke="#f1f3f9" stroke-width="5" stroke-linejoin="round"/><path d="M400 196L470 198" stroke="#fff" stroke-width="5" opacity="${round(fan)}"/>
${strip}${chirp(second)}`;
}

export const spectrum: ClipPlan = {
  name: 'spectrum',
  seconds: 8,
  hasStream: false,
  draw,
  // The phase of a tone that climbs from 220 to 660 Hz, softly in and out.
  sound: (second) => {
    const part = Math.max(0, second - 4);
    const swell = rise(second, 4, 4.6) - rise(second, 6.6, 7.6);
    return 0.05 * swell * Math.sin(2 * Math.PI * (220 * part + 73 * part * part));
  },
  cues: [
    [0, 1.6, 'A white beam meets a prism.'],
    [1.6, 4, 'It leaves as seven colors, and as lines in a strip below.'],
    [4, 8, '[A tone rises] Under the strip a wave gets narrower: that is the tone you hear.'],
  ],
  chapters: [
    { start: 0, title: 'White light' },
    { start: 1.6, title: 'Seven lines' },
    { start: 4, title: 'The chirp' },
  ],
};
