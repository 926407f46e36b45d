import { breakLines, text, widthOf } from '../lettering/text.ts';
import { rise, round, scatter, steps } from '../motion.ts';
import { box } from '../paint.ts';

export const ink = '#080a12';
const lineColors = ['#ff6a55', '#55b4ff', '#ac95ff', '#3bd696', '#ff6f9e', '#ffc23d', '#35d8d3'];

/** The spectrum strip, lit from left to right. */
function strip(y: number, height: number, lit: number): string {
  return steps(90)
    .filter((index) => index / 90 < lit)
    .map((index) =>
      box(
        index * 9.6 + 5 * scatter(index),
        y,
        1 + 3 * scatter(index + 31),
        height,
        lineColors[Math.floor(scatter(index + 77) * 7)] ?? '#ffffff',
      ),
    )
    .join('');
}

/** The first seconds of every clip: who shows it, what it is called. */
export function titleCard(second: number, title: string, kicker: string, hue: string): string {
  const size = title.length > 44 ? 56 : 66;
  const lines = breakLines(title, size, 730);
  const top = 252 - (lines.length * size * 0.98) / 2 + size * 0.36;
  const words = lines
    .map((line, index) => {
      const shown = rise(second, 0.15 + index * 0.12, 0.55 + index * 0.12);
      return `<g opacity="${round(shown)}">${text(line, 62, top + index * size * 0.98 + 14 * (1 - shown), { size })}</g>`;
    })
    .join('');
  return `${box(0, 0, 854, 480, ink)}${strip(0, 26, rise(second, 0, 1.4))}${strip(454, 26, rise(second, 0.3, 1.7))}
${box(62, 84, 5, 28, hue)}${text(kicker, 78, 106, { size: 23, lettering: 'label', color: '#ffffff' })}${text('Wavelength', 62, 416, { size: 22, lettering: 'label', color: '#bac1d1' })}${words}`;
}

/** A title in the upper left corner, on ink, with the tick of its section. */
export function cornerTitle(second: number, main: string, note: string | undefined, hue: string): string {
  const shown = rise(second, 0.2, 0.55);
  if (shown === 0) return '';
  const width = Math.max(widthOf(main, 27), note ? widthOf(note, 18, 'label') : 0) + 42;
  const height = note ? 72 : 46;
  const plate = `${box(0, 0, width * shown, height, ink)}${box(0, 0, 5, height, hue)}`;
  const words =
    shown < 0.9
      ? ''
      : `${text(main, 20, 32, { size: 27 })}${note ? text(note, 20, 58, { size: 18, lettering: 'label', color: '#d5dae4' }) : ''}`;
  return `<g transform="translate(36 34)">${plate}${words}</g>`;
}

/** A word on a plate beside what it names. */
export function tag(words: string, x: number, y: number, color = '#ffffff', ground = ink, size = 20): string {
  const width = widthOf(words, size, 'label') + 20;
  return `${box(x, y - size - 4, width, size + 14, ground, 3)}${text(words, x + 10, y, { size, lettering: 'label', color })}`;
}

/** A large number with what it counts below it. */
export function numeral(
  figure: string,
  note: string,
  x: number,
  y: number,
  { size = 92, color = '#ffffff', anchor = 'start' as 'start' | 'middle' | 'end' } = {},
): string {
  return `${text(figure, x, y, { size, color, anchor })}${text(note, x, y + 30, { size: 21, lettering: 'label', color, anchor })}`;
}
