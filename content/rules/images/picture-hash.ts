/** Columns and rows of brightness that a hash compares: each with its neighbor at the right. */
export const hashColumns = 9;
export const hashRows = 8;

/** Parts that two hashes are looked up by: hashes that differ in fewer bits than there are parts share one of them. */
const parts = 4;

/** Pictures that differ in at most this many of 64 bits are taken for the same, saved again, resized or toned. */
const mostDifferent = 6;

/** 64 bits as hexadecimal text: whether it gets brighter from each place to the next. Sizes and formats hardly change it. */
export function pictureHash(brightness: ArrayLike<number>): string {
  let hash = '';
  for (let row = 0; row < hashRows; row += 1) {
    let bits = 0;
    for (let column = 0; column + 1 < hashColumns; column += 1) {
      const at = row * hashColumns + column;
      bits = bits * 2 + ((brightness[at + 1] ?? 0) > (brightness[at] ?? 0) ? 1 : 0);
    }
    hash += bits.toString(16).padStart(2, '0');
  }
  return hash;
}

export function hashParts(hash: string): string[] {
  const length = hash.length / parts;
  return Array.from({ length: parts }, (_, part) => hash.slice(part * length, (part + 1) * length));
}

export function isAlike(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  // A flat picture has no direction anywhere: it says nothing.
  if (/^0*$/.test(one)) return false;
  let different = 0;
  for (let at = 0; at < one.length; at += 1)
    different += bitsOf(Number.parseInt(one[at] ?? '0', 16) ^ Number.parseInt(other[at] ?? '0', 16));
  return different <= mostDifferent;
}

const bitsOf = (number: number): number => (number === 0 ? 0 : (number & 1) + bitsOf(number >> 1));
