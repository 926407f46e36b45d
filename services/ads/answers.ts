import type { CheckedSlot } from './ad-request.ts';
import { wireSize } from './line-item.ts';
import type { SlotFacts } from './select/facts.ts';
import type { Selected } from './select/selection.ts';
import { houseAdPriority } from './select/separation.ts';
import { creativePath, type OwnBid, type SlotAnswer } from './wire.ts';

/** Every response is for one request: never cached. */
export const noStore = { 'cache-control': 'no-store' };

/** The response to a request for ads, from the choice for each slot. */
export const slotAnswers = (
  slots: readonly CheckedSlot[],
  facts: readonly SlotFacts[],
  { choices, sign }: Selected,
): SlotAnswer[] =>
  slots.map(({ id }, index) => {
    const choice = choices[index];
    const target = facts[index];
    if (!choice || !target) return { id, isEmpty: true };
    const { item, creative } = choice;
    const token = sign(item, creative, target.place);
    const bid = creative.kind === 'bid' ? target.keyValues.hb_adid?.[0] : undefined;
    const query = new URLSearchParams({ token, ...(bid ? { bid } : {}) });
    return {
      id,
      isEmpty: false,
      size: wireSize(creative.size),
      creative: `${creativePath}${creative.id}?${query}`,
      token,
      lineItemId: item.id,
      creativeId: creative.id,
      advertiserId: item.advertiserId,
      campaignId: item.campaignId,
      isBackfill: item.priority === houseAdPriority,
    };
  });

/** The site's own bids in the auction of a page. */
export const bidAnswers = (
  slots: readonly CheckedSlot[],
  facts: readonly SlotFacts[],
  { choices, sign }: Selected,
): OwnBid[] =>
  slots.flatMap(({ id }, index) => {
    const choice = choices[index];
    const size = choice && wireSize(choice.creative.size);
    if (!choice || size === undefined || size === 'fluid') return [];
    const { item, creative } = choice;
    const token = sign(item, creative, facts[index]?.place ?? '');
    const path = `${creativePath}${creative.id}?token=${token}`;
    return [{ id, cpm: item.bid ?? 0, size, creative: path, creativeId: creative.id, token }];
  });
