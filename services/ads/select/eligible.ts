import { matchesCriteria } from '#content/rules/criteria.ts';
import { type Creative, type LineItem, wireSize } from '../line-item.ts';
import type { KeyValues, WireSize } from '../wire.ts';
import type { SlotFacts } from './facts.ts';

export type Rejection =
  | 'not started'
  | 'over'
  | 'goal reached'
  | 'ahead of its pace'
  | 'other network'
  | 'other place'
  | 'no size'
  | 'criteria'
  | 'key-values'
  | 'excluded'
  | 'no reader id'
  | 'seen often enough';

export interface DeliveryState {
  now: number;
  /** Impressions so far. */
  delivered(lineItemId: number): number;
  /** What this reader saw of it within its cap's hours; `undefined` when the reader may not be counted. */
  seen(lineItemId: number): number | undefined;
}

/** So much more than its share of the flight a line item may be ahead: small numbers are never even. */
const paceAllowance = 1.05;

/** The reason why a line item may not be shown here, or undefined. Reasons have names, so that the desk can show them. */
export function rejectionOf(item: LineItem, facts: SlotFacts, state: DeliveryState): Rejection | undefined {
  if (state.now < Date.parse(item.startsAt)) return 'not started';
  if (item.endsAt !== undefined && state.now >= Date.parse(item.endsAt)) return 'over';
  if (item.network !== facts.network) return 'other network';
  if (item.places && !item.places.some((place) => isPlace(place, facts.place))) return 'other place';
  if (fittingCreatives(item, facts).length === 0) return 'no size';
  if (!matchesCriteria(item.when, facts.criteria)) return 'criteria';
  if (!hasKeyValues(item, facts.keyValues)) return 'key-values';
  if (item.labels.some((label) => facts.exclusions.includes(label))) return 'excluded';
  const pace = delayRejection(item, state);
  if (pace) return pace;
  if (!item.cap) return undefined;
  const seen = state.seen(item.id);
  if (seen === undefined) return 'no reader id';
  return seen >= item.cap.impressions ? 'seen often enough' : undefined;
}

function delayRejection(item: LineItem, { now, delivered }: DeliveryState): Rejection | undefined {
  if (item.goal === undefined) return undefined;
  const done = delivered(item.id);
  if (done >= item.goal) return 'goal reached';
  return item.pace === 'even' && done > expectedBy(item, now) * paceAllowance + 1
    ? 'ahead of its pace'
    : undefined;
}

/** How many impressions a line item should have by now; all of them when its flight has no end. */
export function expectedBy({ goal = 0, startsAt, endsAt }: LineItem, now: number): number {
  if (endsAt === undefined) return goal;
  const start = Date.parse(startsAt);
  const share = (now - start) / (Date.parse(endsAt) - start);
  return goal * Math.min(1, Math.max(0, share));
}

const isPlace = (pattern: string, place: string) =>
  pattern.endsWith('*') ? place.startsWith(pattern.slice(0, -1)) : pattern === place;

function hasKeyValues({ keyValues, notKeyValues }: LineItem, given: KeyValues): boolean {
  const has = (wanted: readonly string[], key: string) =>
    (given[key] ?? []).some((value) => wanted.includes('*') || wanted.includes(value));
  return (
    Object.entries(keyValues).every(([key, wanted]) => has(wanted, key)) &&
    !Object.entries(notKeyValues).some(([key, unwanted]) => has(unwanted, key))
  );
}

/** The creatives of a line item that the slot has space for. */
function fittingCreatives(
  item: LineItem,
  { sizes, isOutOfPage, isVideo, viewport, keyValues }: SlotFacts,
): Creative[] {
  return item.creatives.filter((creative) => {
    const isVideoAd = creative.kind === 'video' || creative.kind === 'wrapper';
    // Players scale a video ad to the video; its size decides nothing.
    if (isVideoAd || isVideo) return isVideoAd && isVideo;
    // The winner of an auction has its own size, independent of the slot's sizes.
    if (creative.kind === 'bid' && (keyValues.hb_size?.[0] ?? creative.size) !== creative.size) return false;
    const size = wireSize(creative.size);
    return isOutOfPage ? fitsOver(size, viewport) : sizes.some((one) => isSame(one, size));
  });
}

/**
 * Those of them that fill the slot best: of the size the page names first. A small ad in a large space looks forgotten,
 * so a page names last what it takes only when there is nothing else.
 */
export function favoredCreatives(item: LineItem, facts: SlotFacts): Creative[] {
  const fitting = fittingCreatives(item, facts);
  const size = facts.sizes.find((one) => fitting.some((creative) => isSame(one, wireSize(creative.size))));
  return size === undefined || facts.isOutOfPage || facts.isVideo
    ? fitting
    : fitting.filter((creative) => isSame(size, wireSize(creative.size)));
}

const isSame = (one: WireSize, other: WireSize) =>
  one === 'fluid' || other === 'fluid' ? one === other : one[0] === other[0] && one[1] === other[1];

/** Over the page anything may lie that is worth it and leaves the way out in sight. */
const worthIt = 250;
function fitsOver(size: WireSize, [width, height]: SlotFacts['viewport']): boolean {
  return size !== 'fluid' && size[0] <= width && size[1] <= height - 80 && Math.min(...size) >= worthIt;
}
