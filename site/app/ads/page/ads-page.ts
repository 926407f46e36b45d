import type { AdDevice } from '#content/entities/ad-names.ts';
import type { AdVariant } from '#content/entities/ads-config.ts';
import type { UnitLoaderContext } from '../load/unit-loader.ts';
import { type FoundPlace, findPlaces } from '../placement/find-units.ts';
import type { NumberedUnit } from '../placement/number-units.ts';
import { createNumbering, type NumberedPlace } from '../placement/numbering.ts';
import { fittingSizes } from '../placement/slot-of.ts';
import { boxWidth, describeUnit, type Unit } from '../placement/unit.ts';
import type { AdPage } from './ad-page.ts';
import { createLiveUnits, type LiveUnits } from './live-units.ts';
import { createUnitChanges, divIdOf, requestAgain } from './unit-changes.ts';

export interface AdsPageOptions extends UnitLoaderContext {
  /** The current page; undefined if it has no ads of its own. */
  page: () => AdPage | undefined;
  /** Whether this place has inventory for the reader; undefined until enough is known about the reader. */
  hasInventory: (place: FoundPlace) => boolean | undefined;
  /** Ad settings that the reader's experiment changes. */
  variant: () => AdVariant;
  /** How slowly the page responds to input. */
  score: () => number;
}

interface AdsPage {
  /** Reads the document again: removes units that are gone, adds new ones. */
  scan: () => void;
  /** Requests these units again if their space is still open, because they may load now. */
  reload: (isMeant: (unit: Unit) => boolean) => void;
  /** Removes all units: the reader navigates to another page. */
  clear: () => void;
}

/** The ads of the current page: one live slot per container. */
export function createAdsPage(context: AdsPageOptions): AdsPage {
  const live = createLiveUnits(context);
  const { units, unfilled } = live;
  const { add, decide, drop, rename, clear } = createUnitChanges(context, live);
  const numbering = createNumbering(context.config);
  let numberedFor: AdDevice | undefined;

  /** Slots have other names on another device: all are renumbered, and places it has no slot for are removed. */
  function startDevice(device: AdDevice, found: readonly FoundPlace[]): boolean {
    const isAnother = numberedFor !== undefined && numberedFor !== device;
    numberedFor = device;
    if (!isAnother) return false;
    numbering.reset();
    const places = new Set(found.map(({ container }) => container));
    for (const unit of [...units.values()]) if (!places.has(unit.container)) drop(unit);
    return true;
  }

  function scan(): void {
    const { config, log } = context;
    for (const unit of [...units.values()]) if (!unit.container.isConnected) drop(unit);
    const device = context.device();
    const { found, unfilled: others } = findPlaces(document, context.page(), device, config, log);
    const isAnotherDevice = startDevice(device, found);
    unfilled.set(others);
    for (const numbered of numbering.number(found, device, context.variant()))
      update(numbered, isAnotherDevice);
  }

  function update({ place, numbers, onPage }: NumberedPlace, isAnotherDevice: boolean): void {
    const unit = units.get(place.container);
    if (!unit) add(place, isAnotherDevice ? numbers : freeNumbers(units, place, numbers), onPage);
    else if (
      unit.resolved.name !== place.resolved.name ||
      (isAnotherDevice && unit.divId !== divIdOf(place.resolved, numbers))
    )
      rename(unit, place, numbers);
    else if (!stillFits(unit, place)) rename(unit, place, isAnotherDevice ? numbers : unit.numbers);
    else {
      // Another device has other sizes under the same name; an ad that still fits stays.
      unit.resolved = place.resolved;
      if (isAnotherDevice) {
        // Slots that were not requested yet get the position and cap of this device.
        unit.numbers = numbers;
        describeUnit(unit, unit.container.dataset.disabled === 'true');
      }
      if (!unit.isDecided) decide(unit);
    }
  }

  return {
    scan,
    reload(isMeant) {
      for (const unit of [...units.values()].filter(isMeant)) {
        // A collapsed slot stays collapsed, so that nothing shifts.
        if (unit.container.dataset.disabled === 'true' || unit.state.isCollapsed) continue;
        live.clearAd(unit);
        requestAgain(unit, live.send);
      }
    },
    clear() {
      unfilled.set([]);
      for (const unit of [...units.values()]) drop(unit);
      clear();
      live.clearQueue();
      numbering.reset();
      numberedFor = undefined;
    },
  };
}

/** Whether the shown ad still fits its place; true if none has loaded. */
function stillFits({ shown, sizes, ...unit }: Unit, { resolved }: FoundPlace): boolean {
  if (!shown) return true;
  const now = fittingSizes(resolved, boxWidth(unit));
  return String(now) === String(sizes) || now.some((size) => String(size) === String(shown));
}

/** A place inserted before others must not take over their ids. */
function freeNumbers(
  units: LiveUnits['units'],
  { resolved: { name } }: FoundPlace,
  numbers: NumberedUnit,
): NumberedUnit {
  const used = new Set([...units.values()].map(({ divId }) => divId));
  let { instance } = numbers;
  while (used.has(`${name}-${instance}`)) instance += 1;
  return { ...numbers, instance };
}
