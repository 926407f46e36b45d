import type { AdDevice } from '#content/entities/ad-slot-config.ts';
import type { AdVariant } from '#content/entities/ads-config.ts';
import { adLazyLoadMargin } from '#content/limits.ts';
import { type ProximityObserver, whenNear } from '../behaviours/when-almost-visible.ts';
import type { AdPage } from './ad-page.ts';
import { beginLoading } from './begin-loading.ts';
import { type FoundPlace, findPlaces, isConstrained } from './find-units.ts';
import { moveSlot, type SlotEvent, startSlot, wantsAd } from './machines/slot-machine.ts';
import type { NumberedUnit } from './number-units.ts';
import { createNumbering } from './numbering.ts';
import { showUnit } from './show-unit.ts';
import { fittingSizes } from './slot-of.ts';
import { mayAddUnit } from './taser.ts';
import { describeUnit, roomOf, timeoutMilliseconds, type Unit } from './unit.ts';
import type { Asked, UnitLoader, UnitLoaderContext } from './unit-loader.ts';
import { createUnfilled } from './unsold.ts';
import { watchView } from './watch-view.ts';

export interface AdsPageOptions extends UnitLoaderContext {
  /** The page as it is now; nothing where it has no ads itself. */
  page: () => AdPage | undefined;
  /** Whether something is sold at this place of this page to who reads it; undefined until enough is known of them. */
  hasInventory: (place: FoundPlace) => boolean | undefined;
  /** What the test this reader is in changes. */
  variant: () => AdVariant;
  /** How slowly the page answers. */
  score: () => number;
}

export interface AdsPage {
  /** Looks at the document again: what is gone is torn down, what is new is watched. */
  scan: () => void;
  /** Asks for these anew, as far as their room still stands: what kept them away is gone. */
  renew: (isMeant: (unit: Unit) => boolean) => void;
  /** Tears everything down: another page comes. */
  clear: () => void;
  units: () => readonly Unit[];
}

/** The ads of the page that is shown: one live slot for every container, none without. */
export function createAdsPage(kit: AdsPageOptions): AdsPage {
  const units = new Map<HTMLElement, Unit>();
  const numbering = createNumbering(kit.config);
  let numberedFor: AdDevice | undefined;
  let queue: Unit[] = [];
  const bodyClasses = new Set<string>();

  /** Made with the first place of a page: how far it looks ahead may be what a test is about. */
  let near: ProximityObserver | undefined;
  const watchNear = (container: HTMLElement) => {
    near ??= whenNear(
      (element) => tell(element as HTMLElement, { kind: 'near' }),
      kit.variant().lazyLoadMargin ?? kit.config.lazyLoadMargin ?? adLazyLoadMargin,
    );
    near.watch(container);
  };
  const view = watchView(kit.clock, (container, isInView) => {
    tell(container, { kind: 'view', isInView });
    unsold.view(container, isInView);
  });
  const unsold = createUnfilled(view);

  let loader: UnitLoader | undefined;
  /** What brings ads comes with the first that is near. */
  async function loaderNow(): Promise<UnitLoader> {
    const { createUnitLoader } = await import('./unit-loader.ts');
    loader ??= createUnitLoader(kit, {
      has: (unit) => units.get(unit.container) === unit,
      tell: ({ container }, event) => tell(container, event),
    });
    return loader;
  }

  function tell(container: HTMLElement, event: SlotEvent): void {
    const unit = units.get(container);
    if (!unit) return;
    if (endsEmpty(event)) {
      // What was seen last may be over: its room folds when somebody has looked again.
      unit.state = moveSlot(unit.state, { kind: 'view', isInView: true });
      view.lookAgain(container);
    }
    unit.state = moveSlot(unit.state, event);
    showUnit(unit);
    if (!wantsAd(unit.state) || queue.includes(unit)) return;
    queue.push(unit);
    // Those that come near together are asked for together.
    if (queue.length === 1) queueMicrotask(flush);
  }

  function flush(): void {
    const asked = queue
      .filter(({ container }) => units.has(container))
      .map((unit): Asked => ({ unit, turn: unit.turn }));
    queue = [];
    for (const { unit } of asked) tell(unit.container, { kind: 'loading' });
    loaderNow().then(
      ({ load }) => load(asked),
      (error: unknown) => {
        const message = 'What brings ads did not come';
        kit.log.error(message, { error });
        kit.reportError(error, message);
        for (const { unit, turn } of asked) {
          if (units.get(unit.container) !== unit || unit.turn !== turn) continue;
          tell(unit.container, { kind: 'failed' });
          kit.onAd(unit, { isEmpty: true, size: [0, 0] });
        }
      },
    );
  }

  function add(found: FoundPlace, numbers: NumberedUnit, onPage: number): void {
    const { container, config, resolved } = found;
    const { slot } = resolved;
    const unit: Unit = {
      ...found,
      sizes: resolved.sizes,
      numbers,
      divId: divIdOf(resolved, numbers),
      state: startSlot(resolved.name, config.collapseEmpty === true),
      turn: 0,
      isDecided:
        isConstrained(container, slot.constraint) ||
        !mayAddUnit(kit.score(), kit.config.taserThreshold, onPage),
      // A reader nobody knows in time is nobody something is sold to.
      forget: kit.clock.at(kit.clock.now() + timeoutMilliseconds, () => tell(container, { kind: 'failed' })),
    };
    units.set(container, unit);
    describeUnit(unit, true);
    if (slot.class) container.classList.add(slot.class);
    view.observe(container);
    if (unit.isDecided) tell(container, { kind: 'failed' });
    else decide(unit);
  }

  /** Asks whether it is sold. What is not known yet keeps its room; what has folded stays so, for nothing may jump. */
  function decide(unit: Unit): void {
    const { container } = unit;
    const hasInventory = kit.hasInventory(unit);
    if (hasInventory === undefined || unit.state.isCollapsed) return;
    unit.forget();
    unit.isDecided = hasInventory;
    describeUnit(unit, !hasInventory);
    tell(container, { kind: hasInventory ? 'sold' : 'failed' });
    if (!hasInventory) return;
    const { bodyClass } = unit.config;
    if (bodyClass) {
      bodyClasses.add(bodyClass);
      document.body.classList.add(bodyClass);
    }
    const load = () => tell(container, { kind: 'near' });
    unit.forget = beginLoading(unit.resolved.slot, { load, watch: () => watchNear(container) }, kit.clock);
  }

  function drop(unit: Unit): void {
    unit.forget();
    units.delete(unit.container);
    view.unobserve(unit.container);
    near?.forget(unit.container);
    loader?.clear(unit);
    undress(unit);
    unit.state = moveSlot(unit.state, { kind: 'destroy' });
    delete unit.container.dataset.adState;
  }

  /** Another slot is sold here now: the window has become another device's, or another width. */
  function rename(unit: Unit, { config, resolved }: FoundPlace, numbers: NumberedUnit): void {
    const isDisabled = unit.container.dataset.disabled === 'true';
    loader?.clear(unit);
    undress(unit);
    Object.assign(unit, { config, resolved, numbers, divId: divIdOf(resolved, numbers) });
    if (resolved.slot.class) unit.container.classList.add(resolved.slot.class);
    describeUnit(unit, isDisabled);
    if (!isDisabled) askAgain(unit);
    else if (!unit.isDecided) decide(unit);
    // Otherwise nothing comes here under any name, and room that has folded stays so.
  }

  function askAgain(unit: Unit): void {
    unit.turn += 1;
    unit.shown = undefined;
    tell(unit.container, { kind: 'name', slotName: unit.resolved.name, isMoved: true });
    tell(unit.container, { kind: 'routed' });
  }

  /** Whether the ad that stands is one its room is sold for; nobody can say of what has not come. */
  const stillFits = ({ shown, sizes, ...unit }: Unit, { resolved }: FoundPlace) => {
    if (!shown) return true;
    const now = fittingSizes(resolved, roomOf(unit));
    return String(now) === String(sizes) || now.some((size) => String(size) === String(shown));
  };

  /** Slots of another device go by other names: all of them are numbered anew, and those it has no slot for are gone. */
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
    for (const unit of [...units.values()]) if (!unit.container.isConnected) drop(unit);
    const device = kit.device();
    const { found, unsold: others } = findPlaces(document, kit.page(), device, kit.config, kit.log);
    const isAnotherDevice = startDevice(device, found);
    unsold.set(others);
    for (const { place, numbers, onPage } of numbering.number(found, device, kit.variant())) {
      const unit = units.get(place.container);
      if (!unit) add(place, isAnotherDevice ? numbers : freeNumbers(place, numbers), onPage);
      else if (
        unit.resolved.name !== place.resolved.name ||
        (isAnotherDevice && unit.divId !== divIdOf(place.resolved, numbers))
      )
        rename(unit, place, numbers);
      else if (!stillFits(unit, place)) rename(unit, place, isAnotherDevice ? numbers : unit.numbers);
      else {
        // Under the same name another device has other sizes; what has an ad that fits keeps it.
        unit.resolved = place.resolved;
        if (isAnotherDevice) {
          // What has not been requested yet is requested with the position and cap of this device.
          unit.numbers = numbers;
          describeUnit(unit, unit.container.dataset.disabled === 'true');
        }
        if (!unit.isDecided) decide(unit);
      }
    }
  }

  /** A place that comes to stand before others leaves them their ids. */
  function freeNumbers({ resolved: { name } }: FoundPlace, numbers: NumberedUnit): NumberedUnit {
    const taken = new Set([...units.values()].map(({ divId }) => divId));
    let { instance } = numbers;
    while (taken.has(`${name}-${instance}`)) instance += 1;
    return { ...numbers, instance };
  }

  return {
    scan,
    renew(isMeant) {
      for (const unit of [...units.values()].filter(isMeant)) {
        // What has folded stays so, for nothing may jump.
        if (unit.container.dataset.disabled === 'true' || unit.state.isCollapsed) continue;
        loader?.clear(unit);
        askAgain(unit);
      }
    },
    clear() {
      unsold.set([]);
      for (const unit of [...units.values()]) drop(unit);
      near?.stop();
      near = undefined;
      queue = [];
      numbering.reset();
      numberedFor = undefined;
      for (const name of bodyClasses) document.body.classList.remove(name);
      bodyClasses.clear();
    },
    units: () => [...units.values()],
  };
}

const endsEmpty = (event: SlotEvent) =>
  event.kind === 'failed' || (event.kind === 'rendered' && event.isEmpty);

const divIdOf = ({ name }: FoundPlace['resolved'], { instance }: NumberedUnit) => `${name}-${instance}`;

/** Takes off what belongs to the slot and not to the place. */
function undress({ container, resolved: { slot } }: Unit): void {
  if (slot.class) container.classList.remove(slot.class);
}
