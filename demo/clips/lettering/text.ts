import { round } from '../motion.ts';
import letters from './letters.json' with { type: 'json' };

/**
 * Text as outlines: titles look the same on every machine, whatever fonts it has. `letters.json` holds Archivo at two
 * settings, 1000 units to the em: `head` (width 80, weight 740) and `label` (width 96, weight 600).
 */
export type Lettering = keyof typeof letters;

interface TextOptions {
  size: number;
  color?: string;
  lettering?: Lettering;
  anchor?: 'start' | 'middle' | 'end';
}

type Glyph = readonly [advance: number, outline: string];
const glyphOf = (lettering: Lettering, character: string): Glyph => {
  const glyph = (letters[lettering] as unknown as Record<string, Glyph>)[character];
  if (!glyph) throw new Error(`letters.json has no outline for ${JSON.stringify(character)}`);
  return glyph;
};

const tracking = (lettering: Lettering) => (lettering === 'head' ? -14 : 0);

export function widthOf(words: string, size: number, lettering: Lettering = 'head'): number {
  const units = [...words].reduce(
    (sum, character) => sum + glyphOf(lettering, character)[0] + tracking(lettering),
    0,
  );
  return (units * size) / 1000;
}

/** Words on one line; y is the line they stand on. */
export function text(
  words: string,
  x: number,
  y: number,
  { size, color = '#ffffff', lettering = 'head', anchor = 'start' }: TextOptions,
): string {
  let at = 0;
  const outlines = [...words]
    .map((character) => {
      const [advance, outline] = glyphOf(lettering, character);
      const placed = outline ? `<path transform="translate(${at} 0)" d="${outline}"/>` : '';
      at += advance + tracking(lettering);
      return placed;
    })
    .join('');
  const width = (at * size) / 1000;
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
  return `<g fill="${color}" transform="translate(${round(left)} ${round(y)}) scale(${size / 1000})">${outlines}</g>`;
}

/** Breaks a headline into lines no wider than `width`. */
export function breakLines(words: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
