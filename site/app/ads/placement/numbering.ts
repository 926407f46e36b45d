import type { AdDevice } from '#content/entities/ad-names.ts';
import type { AdsConfig, AdVariant } from '#content/entities/ads-config.ts';
import { adState } from '../page/page-ad-state.ts';
import type { FoundPlace } from './find-units.ts';
import { type NumberedUnit, numberUnits } from './number-units.ts';

export interface NumberedPlace {
  place: FoundPlace;
  numbers: NumberedUnit;
  /** Its number among slots of this name in its own story. */
  onPage: number;
}

interface Numbering {
  number: (found: readonly FoundPlace[], device: AdDevice, variant: AdVariant) => NumberedPlace[];
  /** Called for another page or device. */
  reset: () => void;
}

/** Numbers the places of a page and of the stories appended to it. */
export function createNumbering(config: Pick<AdsConfig, 'incontentSlots'>): Numbering {
  /** Slots of each name before a part; a story rendered again gets the same numbers. */
  let before = new Map<string, Record<string, number>>();
  let most: Record<string, number> = {};
  function numberPart(
    part: string,
    places: readonly FoundPlace[],
    device: AdDevice,
    { caps }: AdVariant,
  ): NumberedPlace[] {
    const earlier = before.get(part) ?? { ...most };
    before.set(part, earlier);
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
        before: earlier,
      },
    );
    return places.flatMap((place, index) => {
      const numbers = numbered[index];
      if (!numbers) return [];
      const { name } = place.resolved;
      most[name] = Math.max(most[name] ?? 0, numbers.instance);
      return [{ place, numbers, onPage: numbers.instance - (earlier[name] ?? 0) }];
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
