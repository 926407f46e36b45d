/** An element of the page that wants to know how many comments there are. */
export interface CountPlace {
  dataset: { disqusIdentifier?: string | undefined };
  textContent: string | null;
}

/** As many as the service answers at once. */
const atOnce = 50;

export type Counts = Readonly<Record<string, number>>;

/** Whoever asks too much or finds nobody leaves what the page says as it is. */
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
  ask: (identifiers: readonly string[]) => Promise<Counts>,
): Promise<void> {
  const byName = Map.groupBy(places, ({ dataset }) => dataset.disqusIdentifier ?? '');
  const names = [...byName.keys()].filter(Boolean);
  for (let from = 0; from < names.length; from += atOnce) {
    const counts = await ask(names.slice(from, from + atOnce));
    // Nobody is drawn to an empty thread by a zero.
    for (const [name, count] of Object.entries(counts))
      for (const place of byName.get(name) ?? []) place.textContent = count > 0 ? String(count) : '';
  }
}
