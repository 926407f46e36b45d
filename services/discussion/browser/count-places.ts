/** An element of the page that shows a comment count. */
export interface CountPlace {
  dataset: { disqusIdentifier?: string | undefined };
  textContent: string | null;
}

/** The maximum number of threads per request. */
const atOnce = 50;

export type Counts = Readonly<Record<string, number>>;

/** On an error the page's numbers stay. */
export async function countsFor(base: string, identifiers: readonly string[]): Promise<Counts> {
  try {
    const query = new URLSearchParams(identifiers.map((identifier) => ['identifier', identifier]));
    const response = await fetch(new URL(`api/counts?${query}`, base));
    return response.ok ? (await response.json()).data.counts : {};
  } catch {
    return {};
  }
}

export async function showCounts(
  places: readonly CountPlace[],
  fetchCounts: (identifiers: readonly string[]) => Promise<Counts>,
): Promise<void> {
  const byName = Map.groupBy(places, ({ dataset }) => dataset.disqusIdentifier ?? '');
  const names = [...byName.keys()].filter(Boolean);
  for (let from = 0; from < names.length; from += atOnce) {
    const counts = await fetchCounts(names.slice(from, from + atOnce));
    // A zero is not shown: it would not invite readers to comment.
    for (const [name, count] of Object.entries(counts))
      for (const place of byName.get(name) ?? []) place.textContent = count > 0 ? String(count) : '';
  }
}
