import type { AdDevice } from '#content/entities/ad-slot-config.ts';
import type { AdsConfig, AdVariant } from '#content/entities/ads-config.ts';
import { adState } from './ad-state.ts';
import type { FoundPlace } from './find-units.ts';
import { type NumberedUnit, numberUnits } from './number-units.ts';

export interface NumberedPlace {
  place: FoundPlace;
  numbers: NumberedUnit;
  /** Which of its name in its own story. */
  onPage: number;
}

export interface Numbering {
  number: (found: readonly FoundPlace[], device: AdDevice, variant: AdVariant) => NumberedPlace[];
  /** Slots of another page or device are numbered anew. */
  reset: () => void;
}

/** Numbers the places of a page and of the stories that follow it. */
export function createNumbering(config: Pick<AdsConfig, 'incontentSlots'>): Numbering {
  /** How many of each name stood before a part; a story drawn again keeps its numbers. */
  let before = new Map<string, Record<string, number>>();
  let most: Record<string, number> = {};
  function numberPart(
    part: string,
    places: readonly FoundPlace[],
    device: AdDevice,
    { caps }: AdVariant,
  ): NumberedPlace[] {
    const kept = before.get(part) ?? { ...most };
    before.set(part, kept);
    const numbered = numberUnits(
      places.map(({ resolved: { name, slot } }) => ({
        slotName: name,
        cap: caps?.[name] ?? slot.cap,
        isNativeMiddle: slot.type === 'amazon-native' || slot.type === 'taboola',
      })),
      {
        device,
        isIncrementDisabled: adState.get().disableAdIncrement,
        isPaidMedia: places[0]?.page.isPaidMedia ?? false,
        incontentSlots: config.incontentSlots,
        before: kept,
      },
    );
    return places.flatMap((place, index) => {
      const numbers = numbered[index];
      if (!numbers) return [];
      const { name } = place.resolved;
      most[name] = Math.max(most[name] ?? 0, numbers.instance);
      return [{ place, numbers, onPage: numbers.instance - (kept[name] ?? 0) }];
    });
  }
  return {
    number: (found, device, variant) =>
      [...Map.groupBy(found, ({ part }) => part)].flatMap(([part, places]) =>
        numberPart(part, places, device, variant),
      ),
    reset() {
      before = new Map();
      most = {};
    },
  };
}
