/** A repeatable source of choices: the same seed always gives the same results. */
export interface Random {
  /** 0 ≤ n < 1 */
  next(): number;
  /** A whole number from low to high, both included. */
  int(low: number, high: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Some of the list, in a new order, none twice. */
  some<T>(list: readonly T[], count: number): T[];
}

/** FNV-1a: short, and good enough to turn names into seeds. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/**
 * @example
 * const random = randomOf('wavelength/story/17');
 * random.pick(['red', 'green']); // always the same
 */
export function randomOf(seed: string): Random {
  let state = hashOf(seed);

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  function int(low: number, high: number): number {
    return low + Math.floor(next() * (high - low + 1));
  }

  function pick<T>(list: readonly T[]): T {
    const item = list[int(0, list.length - 1)];
    if (item === undefined) throw new Error('Cannot pick from an empty list');
    return item;
  }

  function some<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0) taken.push(...rest.splice(int(0, rest.length - 1), 1));
    return taken;
  }

  return { next, int, chance: (share) => next() < share, pick, some };
}
