import type { LineItem } from '../line-item.ts';
import type { SlotFacts } from './facts.ts';

/** House ads have the lowest priority; they fill slots without a paid line item. */
export const houseAdPriority = 16;

/**
 * What a line item brings that a page view may have once: its campaign, its advertiser, and every label under which it
 * competes with others. House ads may have several campaigns on a page. A line item that shows what an auction won
 * stands for the winner: for ours by the creative Prebid names, for others by bidder and creative.
 */
export function separationKeys(item: LineItem, facts: SlotFacts, items: readonly LineItem[]): string[] {
  if (item.creatives.every(({ kind }) => kind === 'bid')) return winnerKeys(facts, items);
  if (item.repeats) return [];
  const campaign = `campaign ${item.campaignId}`;
  if (item.priority === houseAdPriority) return [campaign];
  return [campaign, `advertiser ${item.advertiserId}`, ...item.competes.map((label) => `label ${label}`)];
}

function winnerKeys(facts: SlotFacts, items: readonly LineItem[]): string[] {
  const one = (key: string) => facts.keyValues[key]?.[0];
  const [bidder, creative] = [one('hb_bidder'), one('hb_crid') ?? one('hb_adid')];
  const ours =
    bidder === ownBidder &&
    items.find(({ creatives }) =>
      creatives.some(({ id, kind }) => kind !== 'bid' && String(id) === creative),
    );
  return ours ? separationKeys(ours, facts, items) : [`bid ${bidder} ${creative}`];
}

const ownBidder = 'house';

/** The slots of one page view and the ads they got. */
export interface PageView {
  /** Whether another slot of the page view has one of these. */
  hasAny(keys: readonly string[], slotId: string): boolean;
  /** A slot that is requested again releases its earlier ad. */
  give(slotId: string, keys: readonly string[]): void;
}

export function createPageView(): PageView {
  const given = new Map<string, readonly string[]>();
  return {
    hasAny: (keys, slotId) =>
      [...given].some(([id, taken]) => id !== slotId && keys.some((key) => taken.includes(key))),
    give: (slotId, keys) => void given.set(slotId, keys),
  };
}
