import type { AdSize, AdSlotConfig } from '#content/entities/ad-slot-config.ts';
import type { AdUnit } from '#content/entities/ad-unit.ts';
import type { AdPage } from '../page/ad-page.ts';
import type { NumberedUnit } from './number-units.ts';
import type { SlotState } from './slot-machine.ts';
import type { ResolvedSlot } from './slot-of.ts';

/** A request that takes longer counts as empty. */
export const timeoutMilliseconds = 15_000;

/** An ad unit on the page: its element, slot and position. */
export interface Unit {
  container: HTMLElement;
  place: string;
  /** '' for the page itself, the story's name for an appended story. */
  part: string;
  page: AdPage;
  config: AdSlotConfig;
  resolved: ResolvedSlot;
  /** Sizes that fit its box; set when it is requested. */
  sizes: readonly AdSize[];
  /** The size of the loaded ad. */
  shown?: AdSize | undefined;
  numbers: NumberedUnit;
  divId: string;
  state: SlotState;
  /** Incremented when its slot changes: results of an earlier request are dropped. */
  revision: number;
  /** Later facts about the reader do not change whether it has an ad. */
  isDecided: boolean;
  /** Cancels pending timers. */
  cancel: () => void;
}

/** Writes the unit's data attributes (EN-63). */
export function describeUnit(
  {
    container,
    resolved,
    numbers,
    divId,
  }: Pick<Unit, 'container' | 'resolved' | 'divId'> & { numbers: Pick<NumberedUnit, 'instance' | 'cap'> },
  isDisabled: boolean,
): void {
  Object.assign(container.dataset, {
    slotName: resolved.name,
    instance: String(numbers.instance),
    divId,
    disabled: String(isDisabled),
    cap: String(numbers.cap),
  } satisfies Record<keyof AdUnit, string>);
}

export const boxOf = ({ container }: Pick<Unit, 'container'>): HTMLElement | null =>
  container.querySelector<HTMLElement>('[data-ad-box]');

/** The width of a unit's box; 0 if it is not laid out. */
export const boxWidth = (unit: Pick<Unit, 'container'>): number => boxOf(unit)?.clientWidth ?? 0;
