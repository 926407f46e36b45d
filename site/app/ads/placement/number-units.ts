import type { AdDevice } from '#content/entities/ad-names.ts';
import { adCap, adInstance } from '#content/limits.ts';

/** An ad place of a page, in document order. */
export interface FoundUnit {
  slotName: string;
  cap?: number | undefined;
  /** A native ad between others. */
  isNativeMiddle?: boolean;
}

export interface NumberedUnit {
  pos: number;
  /** Counts slots of this name on the whole page, including appended stories. */
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
  /** How many slots of each name the stories before this one have. */
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

/** Counts from 1; on phones from 2, except for two named slots and paid-media content. */
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
