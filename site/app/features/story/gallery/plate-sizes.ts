/** `left` and `right` reach that edge of the window; two `half` plates share a row. */
export type PlateSize = 'left' | 'right' | 'half';

/** Two wide plates, one to each edge, then a pair, and again. A plate without a partner is wide. */
export function plateSizes(count: number): PlateSize[] {
  return Array.from({ length: count }, (_, index) => {
    const place = index % 4;
    if (place === 0) return 'left';
    if (place === 1) return 'right';
    const isPaired = place === 3 || index + 1 < count;
    return isPaired ? 'half' : 'left';
  });
}
