import type { AdSize, AdSlotConfig } from '#content/entities/ad-slot-config.ts';
import type { AdUnit } from '#content/entities/ad-unit.ts';
import type { AdPage } from './ad-page.ts';
import type { SlotState } from './machines/slot-machine.ts';
import type { NumberedUnit } from './number-units.ts';
import type { ResolvedSlot } from './slot-of.ts';

/** An ad that takes longer is an empty one. */
export const timeoutMilliseconds = 15_000;

/** An ad unit that lives in the page: its element, what it is sold as, and where it stands. */
export interface Unit {
  container: HTMLElement;
  place: string;
  /** The page's own part is '', a story that follows has its name. */
  part: string;
  page: AdPage;
  config: AdSlotConfig;
  resolved: ResolvedSlot;
  /** What of it fits its room; known when it comes near. */
  sizes: readonly AdSize[];
  /** The ad that came. */
  shown?: AdSize | undefined;
  numbers: NumberedUnit;
  divId: string;
  state: SlotState;
  /** Counts its slots: what was asked for one of them says nothing about the next. */
  turn: number;
  /** Nothing that becomes known of who reads changes whether it has an ad. */
  isDecided: boolean;
  /** Forgets timers that wait for it. */
  forget: () => void;
}

/** What an element says about itself, for everybody who looks at the page. */
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

/** How wide a unit's room is; a box that is not drawn has none. */
export const roomOf = (unit: Pick<Unit, 'container'>): number => boxOf(unit)?.clientWidth ?? 0;
