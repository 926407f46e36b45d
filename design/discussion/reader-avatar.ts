import { element, type RenderedElement } from './markup.ts';

const grounds = [
  '#0A7548',
  '#5B36D6',
  '#066B75',
  '#0A5FC2',
  '#B5114E',
  '#7A4B00',
  '#C2260C',
  '#080A12',
] as const;
const hues = ['#FF6A55', '#55B4FF', '#AC95FF', '#3BD696', '#FF6F9E', '#FFC23D', '#35D8D3'] as const;
const lineWidths = [2, 3, 5, 9, 13] as const;
const lines = 5;
const size = 64;

/** Numbers from 0 to 1, always the same for one key. */
function numbersOf(key: string): () => number {
  let state = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1)
    state = Math.imul(state ^ key.charCodeAt(index), 0x01000193);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39) ^ (state >>> 15);
    return (state >>> 0) / 0x1_0000_0000;
  };
}

/** A reader without a picture: lines on a ground, some with a disc, the same for one reader everywhere. */
export function readerAvatar(key: string): RenderedElement {
  const next = numbersOf(key);
  const pick = <T>(from: readonly [T, ...T[]]): T => from[Math.floor(next() * from.length)] ?? from[0];
  const ground = pick(grounds);
  const hue = pick(hues);
  const disc = next() < 0.5 ? pick(hues) : undefined;
  const place = () => (20 + next() * 24).toFixed(0);
  const colors = [hue, hue, '#FFF'] as const;
  const strokes = Array.from({ length: lines }, (_, index) =>
    element('rect', {
      x: ((index * size) / lines + next() * 6).toFixed(1),
      width: String(pick(lineWidths)),
      height: String(size),
      fill: pick(colors),
      opacity: (0.6 + next() * 0.4).toFixed(2),
    }),
  );
  return element(
    'svg',
    { class: 'discussion-face', viewBox: `0 0 ${size} ${size}`, 'aria-hidden': 'true' },
    element('rect', { width: String(size), height: String(size), fill: ground }),
    ...(disc
      ? [
          element('circle', {
            cx: place(),
            cy: place(),
            r: (12 + next() * 10).toFixed(0),
            fill: disc,
          }),
        ]
      : []),
    ...strokes,
  );
}
