import type { Creative, LineItem } from '../line-item.ts';
import { type DeliveryState, favoredCreatives, rejectionOf } from './eligible.ts';
import type { SlotFacts } from './facts.ts';
import { createPageView, houseAdPriority, type PageView, separationKeys } from './separation.ts';

export interface Choice {
  item: LineItem;
  creative: Creative;
}

export interface ChooseOptions extends DeliveryState {
  items: readonly LineItem[];
  /** From 0 up to 1, without 1. */
  random(): number;
  /** The share of places that stay empty though a house ad would fit, so that pages learn to live with it. */
  emptyShare: number;
  /** The page view a slot belongs to. */
  viewOf(facts: SlotFacts): PageView;
}

/** A page may request no ad at all, or an ad in any case: `house_fill` is `never` or `always`. */
const fillKey = 'house_fill';

/**
 * One choice per slot of a page, in their order. The strongest priority that has anything to show is served by weight;
 * a campaign and an advertiser are in a page view once.
 */
export function chooseAll(slots: readonly SlotFacts[], options: ChooseOptions): (Choice | undefined)[] {
  const chosen = new Map<number, number>();
  const counting = withChosen(options, chosen);
  return slots.map((facts) => {
    const view = options.viewOf(facts);
    const choice = chooseOne(facts, counting, view);
    view.give(facts.slotId, choice ? separationKeys(choice.item, facts, options.items) : []);
    if (choice) chosen.set(choice.item.id, (chosen.get(choice.item.id) ?? 0) + 1);
    return choice;
  });
}

/** Ads selected for earlier slots of a request count as shown; otherwise the slots of a page could exceed caps and goals. */
function withChosen(options: ChooseOptions, chosen: ReadonlyMap<number, number>): ChooseOptions {
  const more = (id: number) => chosen.get(id) ?? 0;
  return {
    ...options,
    delivered: (id) => options.delivered(id) + more(id),
    seen(id) {
      const seen = options.seen(id);
      return seen === undefined ? undefined : seen + more(id);
    },
  };
}

function chooseOne(facts: SlotFacts, options: ChooseOptions, view: PageView): Choice | undefined {
  const fill = facts.keyValues[fillKey]?.[0];
  if (fill === 'never') return undefined;
  const eligible = options.items.filter(
    (item) =>
      item.bid === undefined &&
      rejectionOf(item, facts, options) === undefined &&
      !view.hasAny(separationKeys(item, facts, options.items), facts.slotId),
  );
  const strongest = Math.min(...eligible.map(({ priority }) => priority));
  const isLeftEmpty = options.random() < options.emptyShare && fill !== 'always';
  if (strongest === houseAdPriority && isLeftEmpty) return undefined;
  const item = byWeight(
    eligible.filter(({ priority }) => priority === strongest),
    options.random(),
  );
  const creative = item && byWeight(favoredCreatives(item, facts), options.random());
  return item && creative ? { item, creative } : undefined;
}

/** Where a number from 0 to 1 falls when every entry is as wide as its weight. */
export function byWeight<T extends { weight: number }>(entries: readonly T[], random: number): T | undefined {
  let rest = random * entries.reduce((sum, { weight }) => sum + weight, 0);
  return entries.find(({ weight }) => {
    rest -= weight;
    return rest < 0;
  });
}

/**
 * The best own bid for each of these places: the highest price that may be shown there. Each is offered for
 * one place of an auction; what the page view has already is not known here, and is rejected when the ad is requested.
 */
export function chooseBids(
  slots: readonly SlotFacts[],
  options: Pick<ChooseOptions, 'items' | 'random' | keyof DeliveryState>,
): (Choice | undefined)[] {
  const { items } = options;
  const bidders = items
    .filter(({ bid }) => bid !== undefined)
    .toSorted((one, other) => (other.bid ?? 0) - (one.bid ?? 0));
  const view = createPageView();
  return slots.map((facts) => {
    const item = bidders.find(
      (bidder) =>
        rejectionOf(bidder, facts, options) === undefined &&
        !view.hasAny(separationKeys(bidder, facts, items), facts.slotId),
    );
    const creative = item && byWeight(favoredCreatives(item, facts), options.random());
    if (!item || !creative) return undefined;
    view.give(facts.slotId, separationKeys(item, facts, items));
    return { item, creative };
  });
}
