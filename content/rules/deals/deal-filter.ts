import type { ContentLink } from '../../entities/content-link.ts';
import { dealFlag } from './deal-flag.ts';
import type { DealChoice } from './deal-query.ts';

/** What a deal costs now, where it costs least; nothing while that store cannot be reached. */
export function priceNow({ deal, metaData }: Pick<ContentLink, 'deal' | 'metaData'>): number | undefined {
  const [best] = deal?.offers ?? [];
  if (best) return best.isReachable ? best.price : undefined;
  return typeof metaData?.price === 'number' ? metaData.price : undefined;
}

export function isAtLow(story: Pick<ContentLink, 'deal' | 'metaData'>): boolean {
  return dealFlag(priceNow(story), story.deal?.history ?? [])?.kind === 'lowest';
}

/** The deals a choice leaves, in their order or with the lowest first. */
export function chooseDeals(
  stories: readonly ContentLink[],
  { kind, lows, max }: DealChoice,
): readonly ContentLink[] {
  const left = stories.filter((story) => {
    const price = priceNow(story);
    return (
      (kind === undefined || story.topic?.slug === kind) &&
      (max === undefined || (price !== undefined && price <= max))
    );
  });
  return lows ? left.toSorted((a, b) => Number(isAtLow(b)) - Number(isAtLow(a))) : left;
}

export interface DealKind {
  slug: string;
  name: string;
  count: number;
}

/** The topics of deals, in the order in which the list meets them. */
export function dealKinds(stories: readonly ContentLink[]): DealKind[] {
  const kinds = new Map<string, DealKind>();
  for (const { topic } of stories) {
    if (!topic) continue;
    const { slug, name } = topic;
    kinds.set(slug, { slug, name, count: (kinds.get(slug)?.count ?? 0) + 1 });
  }
  return [...kinds.values()];
}
