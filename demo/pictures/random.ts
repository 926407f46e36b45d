import { cycle } from './cycle.ts';

/** A source of numbers that always tells the same story for the same seed. */
export type Random = {
  next: () => number;
  between: (low: number, high: number) => number;
  whole: (low: number, high: number) => number;
  pick: <Item>(list: readonly Item[]) => Item;
  chance: (probability: number) => boolean;
  sign: () => 1 | -1;
};

/** A small stable number for a string; negative values are possible. */
export function hashOf(text: string): number {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return hash;
}

/** Stretches a string into as many 32-bit words as the generator needs for its starting state. */
function wordsFrom(text: string): () => number {
  let state = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    state = Math.imul(state ^ text.charCodeAt(i), 3432918353);
    state = (state << 13) | (state >>> 19);
  }
  return () => {
    state = Math.imul(state ^ (state >>> 16), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return state >>> 0;
  };
}

/** 128 bits of state: neighboring seeds such as "laptops/1" and "laptops/2" share no visible pattern. */
export function randomFrom(seed: string): Random {
  const word = wordsFrom(seed);
  let a = word();
  let b = word();
  let c = word();
  let d = word();

  const next = (): number => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };

  // The first numbers still carry the shape of the seed; they are thrown away.
  for (let i = 0; i < 12; i++) next();

  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => Math.floor(low + (high - low + 1) * next()),
    pick: (list) => cycle(list, Math.floor(next() * list.length)),
    chance: (probability) => next() < probability,
    sign: () => (next() < 0.5 ? -1 : 1),
  };
}
