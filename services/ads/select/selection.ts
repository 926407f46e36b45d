import type { Counts } from '../counts.ts';
import type { Creative, LineItem } from '../line-item.ts';
import type { Tokens } from '../token.ts';
import type { Choice, ChooseOptions } from './choose.ts';
import type { SlotFacts } from './facts.ts';
import { createPageView } from './separation.ts';

/** The token of a delivery, for one creative in one place. */
type SignDelivery = (item: LineItem, creative: Creative, place: string) => string;

export interface Selected {
  /** One per slot, in their order. */
  choices: readonly (Choice | undefined)[];
  sign: SignDelivery;
}

/** Selects an ad for each slot; `readerId` is set only for readers who may be counted. */
type Select = (
  facts: readonly SlotFacts[],
  readerId: string | undefined,
  choose: (facts: readonly SlotFacts[], options: ChooseOptions) => (Choice | undefined)[],
  viewOf?: ChooseOptions['viewOf'],
) => Promise<Selected>;

interface SelectionOptions {
  lineItems: readonly LineItem[];
  counts: Pick<Counts, 'seenBy' | 'delivered'>;
  tokens: Pick<Tokens, 'sign' | 'readerKey'>;
  placeName(place: string): string;
  emptyShare: number;
  random(): number;
  now(): number;
}

/** Selection with the counts it depends on: what was delivered, and what this reader has seen. */
export function createSelection(options: SelectionOptions): Select {
  const { lineItems, counts, tokens, placeName, emptyShare, random, now } = options;
  const capHours = new Map(lineItems.map(({ id, cap }) => [id, cap?.hours ?? 0]));
  return async (facts, readerId, choose, viewOf = createPageView) => {
    const at = now();
    const reader = readerId === undefined ? undefined : tokens.readerKey(readerId);
    const seen = reader === undefined ? undefined : await counts.seenBy(reader, at);
    const choices = choose(facts, {
      items: lineItems,
      random,
      emptyShare,
      now: at,
      delivered: counts.delivered,
      viewOf,
      seen: (id) => seen?.(id, capHours.get(id) ?? 0),
    });
    return {
      choices,
      sign: (item, creative, place) =>
        tokens.sign({
          lineItemId: item.id,
          creativeId: creative.id,
          place: placeName(place),
          at,
          // The token names the reader only if the line item has a frequency cap.
          reader: item.cap ? reader : undefined,
        }),
    };
  };
}
