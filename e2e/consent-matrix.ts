import { type Optional, optionalCategories } from './probe-tags.ts';

export interface Combination {
  path: string;
  /** Categories the reader accepted; `undefined` without a choice. */
  allowed: readonly Optional[] | undefined;
  isGpc: boolean;
}

export const pageTypes = [
  '/',
  '/topic/security/',
  '/product/halden-book-14/',
  '/search/?q=battery',
  '/article/chip-shortage-over-power-shortage-starting/',
  '/privacy-policy/',
] as const;

/** Policies are measured as all pages are, but have no ads. */
export const hasAds = (path: string) => path !== '/privacy-policy/';

/** The four categories and the signal, each yes or no: as five bits. */
const combination = (path: string, bits: number): Combination => ({
  path,
  allowed: optionalCategories.filter((_, index) => bits & (1 << index)),
  isGpc: (bits & 16) !== 0,
});

const unanswered = (path: string, isGpc: boolean): Combination => ({ path, allowed: undefined, isGpc });

/** Each category alone, everything with the signal, and no choice: each kind of page once. */
export function oneOfEach(): Combination[] {
  const [front, topic, review, search, article, policy] = pageTypes;
  return [
    combination(policy, 0b00001),
    combination(topic, 0b00010),
    combination(search, 0b00100),
    combination(review, 0b01000),
    combination(front, 0b11111),
    unanswered(article, false),
  ];
}

/**
 * Every pair of two facts occurs in one of these: each page with a pattern and its opposite, and no two facts are
 * always combined. In addition two readers without a choice.
 */
export function pairwise(): Combination[] {
  const patterns = [0b00000, 0b00011, 0b00101, 0b01001, 0b10001, 0b00110];
  const pairs = pageTypes.flatMap((path, index) => {
    const bits = patterns[index] ?? 0;
    return [combination(path, bits), combination(path, bits ^ 0b11111)];
  });
  return [...pairs, unanswered(pageTypes[0], false), unanswered(pageTypes[4], true)];
}

/** All of them: 204. */
export function everyCombination(): Combination[] {
  return pageTypes.flatMap((path) => [
    ...Array.from({ length: 32 }, (_, bits) => combination(path, bits)),
    unanswered(path, false),
    unanswered(path, true),
  ]);
}
