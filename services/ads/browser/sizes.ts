import type { WireSize } from '../wire.ts';

const isLength = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 10_000;
const isPair = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every(isLength);

/** The sizes of `[300, 250]`, `'fluid'`, `['fluid']` or a list of them; `null` if malformed. */
export function readSizes(given: unknown): WireSize[] | null {
  if (given === 'fluid') return ['fluid'];
  if (isPair(given)) return [given];
  if (!Array.isArray(given)) return null;
  const sizes: WireSize[] = [];
  for (const one of given) {
    if (one === 'fluid' || (Array.isArray(one) && one.length === 1 && one[0] === 'fluid'))
      sizes.push('fluid');
    else if (isPair(one)) sizes.push(one);
    else return null;
  }
  return sizes;
}

/** The entry of the largest viewport that fits the window; `undefined` if none fits. */
export function chooseMapped(
  mapping: googletag.SizeMappingArray,
  [width, height]: readonly [number, number],
): WireSize[] | undefined {
  const fitting = mapping.filter(
    ([[atLeastWide, atLeastHigh]]) => width >= atLeastWide && height >= atLeastHigh,
  );
  const [best] = fitting.toSorted(([[a, b]], [[c, d]]) => c - a || d - b);
  return best ? (readSizes(best[1]) ?? []) : undefined;
}

/** Collects entries; an invalid one makes the whole mapping `null`, as page code expects. */
export function createSizeMapping(): googletag.SizeMappingBuilder {
  const entries: googletag.SizeMappingArray = [];
  let isSound = true;
  const builder: googletag.SizeMappingBuilder = {
    addSize(viewport, sizes) {
      if (isPair(viewport) && readSizes(sizes)) entries.push([viewport, sizes]);
      else isSound = false;
      return builder;
    },
    build: () => (isSound && entries.length > 0 ? [...entries] : null),
  };
  return builder;
}
