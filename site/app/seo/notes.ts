/** Pros or cons as structured data; undefined without any. */
export function notes(points: readonly string[]): object | undefined {
  if (points.length === 0) return undefined;
  return {
    '@type': 'ItemList',
    itemListElement: points.map((name, index) => ({ '@type': 'ListItem', position: index + 1, name })),
  };
}

export function rating(score: number | undefined): object | undefined {
  return score === undefined
    ? undefined
    : { '@type': 'Rating', ratingValue: score, bestRating: 5, worstRating: 0.5 };
}
