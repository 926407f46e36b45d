export interface Card {
  /** Where its words are. */
  wanted: number;
  height: number;
}

/** Cards beside their words, pushed down as far as the one above needs. */
export function stacked(cards: readonly Card[], gap: number): number[] {
  let free = Number.NEGATIVE_INFINITY;
  return cards.map(({ wanted, height }) => {
    const top = Math.max(wanted, free);
    free = top + height + gap;
    return top;
  });
}
