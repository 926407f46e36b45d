import type { WireSize } from '../wire.ts';
import { createSlot, emptySlot, type SlotOptions, type SlotRecord } from './slot.ts';

/** All slots of a page: one per element. */
export function createSlots(viewport: SlotOptions['viewport']) {
  /** Number of slots per unit so far: iframes are named by it, and a name must not repeat. */
  const counts = new Map<string, number>();
  const records = new Map<googletag.Slot, SlotRecord>();
  const find = (target: string | Element | googletag.Slot) => {
    if (typeof target === 'object' && 'getSlotElementId' in target) return records.get(target);
    const id = typeof target === 'string' ? target : target.id;
    return [...records.values()].find(({ elementId }) => elementId === id);
  };
  return {
    records,
    find,
    define(unit: unknown, sizes: readonly WireSize[] | null, div: unknown, isOutOfPage: boolean) {
      if (typeof unit !== 'string' || unit === '' || sizes === null) return null;
      const elementId = typeof div === 'string' && div !== '' ? div : `gpt-${crypto.randomUUID()}`;
      // One slot per element: a second would render over the first.
      if (find(elementId)) return null;
      const number = counts.get(unit) ?? 0;
      counts.set(unit, number + 1);
      const record = createSlot({ unit, sizes, elementId, isOutOfPage, number, viewport });
      records.set(record.slot, record);
      return record.slot;
    },
    destroy(slots?: googletag.Slot[]): boolean {
      const found = slots ? slots.flatMap((slot) => records.get(slot) ?? []) : [...records.values()];
      for (const record of found) {
        emptySlot(record);
        records.delete(record.slot);
      }
      return found.length > 0;
    },
  };
}
