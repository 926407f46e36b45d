import type { AdDevice } from '#content/entities/ad-names.ts';
import type { AdVariant } from '#content/entities/ads-config.ts';
import { adLazyLoadMargin } from '#content/limits.ts';
import { type ProximityObserver, whenAlmostVisible } from '../../behaviours/when-almost-visible.ts';
import { scheduleLoad } from '../load/schedule-load.ts';
import type { LoadJob, UnitLoader, UnitLoaderContext } from '../load/unit-loader.ts';
import { type FoundPlace, findPlaces, isConstrained } from '../placement/find-units.ts';
import type { NumberedUnit } from '../placement/number-units.ts';
import { createNumbering } from '../placement/numbering.ts';
import { showUnit } from '../placement/show-unit.ts';
import { moveSlot, type SlotEvent, startSlot, wantsAd } from '../placement/slot-machine.ts';
import { fittingSizes } from '../placement/slot-of.ts';
import { createUnfilled } from '../placement/unfilled.ts';
import { boxWidth, describeUnit, timeoutMilliseconds, type Unit } from '../placement/unit.ts';
import { watchView } from '../placement/watch-view.ts';
import type { AdPage } from './ad-page.ts';
import { mayAddUnit } from './taser.ts';

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

export interface AdsPage {
  /** Reads the document again: removes units that are gone, adds new ones. */
  scan: () => void;
  /** Requests these units again if their space is still open, because they may load now. */
  reload: (isMeant: (unit: Unit) => boolean) => void;
  /** Removes all units: the reader navigates to another page. */
  clear: () => void;
  units: () => readonly Unit[];
}

/** The ads of the current page: one live slot per container. */
export function createAdsPage(context: AdsPageOptions): AdsPage {
  const units = new Map<HTMLElement, Unit>();
  const numbering = createNumbering(context.config);
  let numberedFor: AdDevice | undefined;
  let queue: Unit[] = [];
  const bodyClasses = new Set<string>();

  /** Created with the first slot of a page, because an experiment may change the margin. */
  let proximity: ProximityObserver | undefined;
  const watchProximity = (container: HTMLElement) => {
    proximity ??= whenAlmostVisible(
      (element) => send(element as HTMLElement, { kind: 'approach' }),
      context.variant().lazyLoadMargin ?? context.config.lazyLoadMargin ?? adLazyLoadMargin,
    );
    proximity.watch(container);
  };
  const view = watchView(context.clock, (container, isInView) => {
    send(container, { kind: 'view', isInView });
    unfilled.view(container, isInView);
  });
  const unfilled = createUnfilled(view);

  let loader: UnitLoader | undefined;
  /** The loader is fetched with the first slot that approaches the viewport. */
  async function loaderNow(): Promise<UnitLoader> {
    const { createUnitLoader } = await import('../load/unit-loader.ts');
    loader ??= createUnitLoader(context, {
      has: (unit) => units.get(unit.container) === unit,
      send: ({ container }, event) => send(container, event),
    });
    return loader;
  }

  function send(container: HTMLElement, event: SlotEvent): void {
    const unit = units.get(container);
    if (!unit) return;
    if (endsEmpty(event)) {
      // The last report may be outdated: the space collapses after the next check of the viewport.
      unit.state = moveSlot(unit.state, { kind: 'view', isInView: true });
      view.recheck(container);
    }
    unit.state = moveSlot(unit.state, event);
    showUnit(unit);
    if (!wantsAd(unit.state) || queue.includes(unit)) return;
    queue.push(unit);
    // Slots that approach together are requested together.
    if (queue.length === 1) queueMicrotask(flush);
  }

  function flush(): void {
    const jobs = queue
      .filter(({ container }) => units.has(container))
      .map((unit): LoadJob => ({ unit, revision: unit.revision }));
    queue = [];
    for (const { unit } of jobs) send(unit.container, { kind: 'loading' });
    loaderNow().then(
      ({ load }) => load(jobs),
      (error: unknown) => {
        const message = 'The ad loader could not be loaded';
        context.log.error(message, { error });
        context.reportError(error, message);
        for (const { unit, revision } of jobs) {
          if (units.get(unit.container) !== unit || unit.revision !== revision) continue;
          send(unit.container, { kind: 'failed' });
          context.onAd(unit, { isEmpty: true, size: [0, 0] });
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
      revision: 0,
      isDecided:
        isConstrained(container, slot.constraint) ||
        !mayAddUnit(context.score(), context.config.taserThreshold, onPage),
      // A reader whose facts do not arrive in time gets no ad here.
      cancel: context.clock.at(context.clock.now() + timeoutMilliseconds, () =>
        send(container, { kind: 'failed' }),
      ),
    };
    units.set(container, unit);
    describeUnit(unit, true);
    if (slot.class) container.classList.add(slot.class);
    view.observe(container);
    if (unit.isDecided) send(container, { kind: 'failed' });
    else decide(unit);
  }

  /**
   * Checks for inventory. While unknown, the slot keeps its reserved space; a collapsed slot stays collapsed, so that
   * nothing shifts.
   */
  function decide(unit: Unit): void {
    const { container } = unit;
    const hasInventory = context.hasInventory(unit);
    if (hasInventory === undefined || unit.state.isCollapsed) return;
    unit.cancel();
    unit.isDecided = hasInventory;
    describeUnit(unit, !hasInventory);
    send(container, { kind: hasInventory ? 'inventory' : 'failed' });
    if (!hasInventory) return;
    const { bodyClass } = unit.config;
    if (bodyClass) {
      bodyClasses.add(bodyClass);
      document.body.classList.add(bodyClass);
    }
    const load = () => send(container, { kind: 'approach' });
    unit.cancel = scheduleLoad(
      unit.resolved.slot,
      { load, watch: () => watchProximity(container) },
      context.clock,
    );
  }

  function drop(unit: Unit): void {
    unit.cancel();
    units.delete(unit.container);
    view.unobserve(unit.container);
    proximity?.forget(unit.container);
    loader?.clear(unit);
    removeSlotClass(unit);
    unit.state = moveSlot(unit.state, { kind: 'destroy' });
    delete unit.container.dataset.adState;
  }

  /** The window now has another device or width, so the place has another slot. */
  function rename(unit: Unit, { config, resolved }: FoundPlace, numbers: NumberedUnit): void {
    const isDisabled = unit.container.dataset.disabled === 'true';
    loader?.clear(unit);
    removeSlotClass(unit);
    Object.assign(unit, { config, resolved, numbers, divId: divIdOf(resolved, numbers) });
    if (resolved.slot.class) unit.container.classList.add(resolved.slot.class);
    describeUnit(unit, isDisabled);
    if (!isDisabled) requestAgain(unit);
    else if (!unit.isDecided) decide(unit);
    // Otherwise the place gets no ad under any name, and collapsed space stays collapsed.
  }

  function requestAgain(unit: Unit): void {
    unit.revision += 1;
    unit.shown = undefined;
    send(unit.container, { kind: 'name', slotName: unit.resolved.name, isMoved: true });
    send(unit.container, { kind: 'routed' });
  }

  /** Whether the shown ad still fits its place; true if none has loaded. */
  const stillFits = ({ shown, sizes, ...unit }: Unit, { resolved }: FoundPlace) => {
    if (!shown) return true;
    const now = fittingSizes(resolved, boxWidth(unit));
    return String(now) === String(sizes) || now.some((size) => String(size) === String(shown));
  };

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
    for (const unit of [...units.values()]) if (!unit.container.isConnected) drop(unit);
    const device = context.device();
    const { found, unfilled: others } = findPlaces(
      document,
      context.page(),
      device,
      context.config,
      context.log,
    );
    const isAnotherDevice = startDevice(device, found);
    unfilled.set(others);
    for (const { place, numbers, onPage } of numbering.number(found, device, context.variant())) {
      const unit = units.get(place.container);
      if (!unit) add(place, isAnotherDevice ? numbers : freeNumbers(place, numbers), onPage);
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
  }

  /** A place inserted before others must not take over their ids. */
  function freeNumbers({ resolved: { name } }: FoundPlace, numbers: NumberedUnit): NumberedUnit {
    const taken = new Set([...units.values()].map(({ divId }) => divId));
    let { instance } = numbers;
    while (taken.has(`${name}-${instance}`)) instance += 1;
    return { ...numbers, instance };
  }

  return {
    scan,
    reload(isMeant) {
      for (const unit of [...units.values()].filter(isMeant)) {
        // A collapsed slot stays collapsed, so that nothing shifts.
        if (unit.container.dataset.disabled === 'true' || unit.state.isCollapsed) continue;
        loader?.clear(unit);
        requestAgain(unit);
      }
    },
    clear() {
      unfilled.set([]);
      for (const unit of [...units.values()]) drop(unit);
      proximity?.stop();
      proximity = undefined;
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

function removeSlotClass({ container, resolved: { slot } }: Unit): void {
  if (slot.class) container.classList.remove(slot.class);
}
