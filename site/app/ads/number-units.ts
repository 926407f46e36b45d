import type { AdDevice } from '#content/entities/ad-slot-config.ts';
import { adCap, adInstance } from '#content/limits.ts';

/** A place as it was found on a page, in reading order. */
export interface FoundUnit {
  slotName: string;
  /** Of the slot's configuration. */
  cap?: number | undefined;
  /** A native ad between others. */
  isNativeMiddle?: boolean;
}

export interface NumberedUnit {
  pos: number;
  /** Which of its slot name on the whole page, stories that follow included. */
  instance: number;
  cap: number;
  adsat: 0 | 1;
}

export interface NumberingFacts {
  device: AdDevice;
  isIncrementDisabled: boolean;
  /** Paid-media content keeps its positions on phones. */
  isPaidMedia: boolean;
  /** The two slots that keep their positions on phones. */
  incontentSlots: readonly string[];
  /** How many of a slot name stood on the pages before this one. */
  before: Readonly<Record<string, number>>;
}

/** Position, instance and cap of every unit of one page. */
export function numberUnits(units: readonly FoundUnit[], facts: NumberingFacts): NumberedUnit[] {
  const seen: Record<string, number> = {};
  return units.map((unit, index) => {
    const { slotName } = unit;
    const before = facts.before[slotName] ?? 0;
    const onPage = seen[slotName] ?? 0;
    seen[slotName] = onPage + 1;
    const instance = before + onPage + adInstance;
    const isFollowed = units.slice(index + 1).some((other) => other.isNativeMiddle);
    const cap = capOf(unit, facts.device, isFollowed) + before;
    return { pos: positionOf(index, slotName, facts), instance, cap, adsat: instance > cap ? 1 : 0 };
  });
}

/** Counts from 1; on phones one more, but for two named slots and paid-media content. */
export function positionOf(index: number, slotName: string, facts: Omit<NumberingFacts, 'before'>): number {
  const position = facts.isIncrementDisabled ? 1 : index + 1;
  const isShifted =
    facts.device === 'mobile' && !facts.isPaidMedia && !facts.incontentSlots.includes(slotName);
  return isShifted ? position + 1 : position;
}

function capOf(unit: FoundUnit, device: AdDevice, isFollowed: boolean): number {
  if (device === 'tablet' && unit.isNativeMiddle && !isFollowed) return adCap;
  return unit.cap ?? adCap;
}
