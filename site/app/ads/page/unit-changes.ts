import { adLazyLoadMargin } from '#content/limits.ts';
import { type ProximityObserver, whenAlmostVisible } from '../../behaviours/when-almost-visible.ts';
import { scheduleLoad } from '../load/schedule-load.ts';
import { type FoundPlace, isConstrained } from '../placement/find-units.ts';
import type { NumberedUnit } from '../placement/number-units.ts';
import { moveSlot, startSlot } from '../placement/slot-machine.ts';
import { describeUnit, timeoutMilliseconds, type Unit } from '../placement/unit.ts';
import type { AdsPageOptions } from './ads-page.ts';
import { canAddUnit } from './can-add-unit.ts';
import type { LiveUnits } from './live-units.ts';

export const divIdOf = ({ name }: FoundPlace['resolved'], { instance }: NumberedUnit) =>
  `${name}-${instance}`;

/** Adds, renames and removes units, and decides whether they get an ad. */
export function createUnitChanges(context: AdsPageOptions, { units, view, send, clearAd }: LiveUnits) {
  const bodyClasses = new Set<string>();
  const proximity = createProximity(context, send);

  function add(found: FoundPlace, numbers: NumberedUnit, onPage: number): void {
    const { container, resolved } = found;
    const { slot } = resolved;
    const unit = newUnit(found, numbers);
    unit.isDecided =
      isConstrained(container, slot.constraint) ||
      !canAddUnit(context.score(), context.config.taserThreshold, onPage);
    // A reader whose facts do not arrive in time gets no ad here.
    unit.cancel = context.clock.at(context.clock.now() + timeoutMilliseconds, () =>
      send(container, { kind: 'failed' }),
    );
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
    const triggers = { load, watch: () => proximity.watch(container) };
    unit.cancel = scheduleLoad(unit.resolved.slot, triggers, context.clock);
  }

  function drop(unit: Unit): void {
    unit.cancel();
    units.delete(unit.container);
    view.unobserve(unit.container);
    proximity.forget(unit.container);
    clearAd(unit);
    removeSlotClass(unit);
    unit.state = moveSlot(unit.state, { kind: 'destroy' });
    delete unit.container.dataset.adState;
  }

  /** The window now has another device or width, so the place has another slot. */
  function rename(unit: Unit, { config, resolved }: FoundPlace, numbers: NumberedUnit): void {
    const isDisabled = unit.container.dataset.disabled === 'true';
    clearAd(unit);
    removeSlotClass(unit);
    Object.assign(unit, { config, resolved, numbers, divId: divIdOf(resolved, numbers) });
    if (resolved.slot.class) unit.container.classList.add(resolved.slot.class);
    describeUnit(unit, isDisabled);
    if (!isDisabled) requestAgain(unit, send);
    else if (!unit.isDecided) decide(unit);
    // Otherwise the place gets no ad under any name, and collapsed space stays collapsed.
  }

  /** Called after all units were dropped. */
  function clear(): void {
    proximity.stop();
    for (const name of bodyClasses) document.body.classList.remove(name);
    bodyClasses.clear();
  }

  return { add, decide, drop, rename, clear };
}

export function requestAgain(unit: Unit, send: LiveUnits['send']): void {
  unit.revision += 1;
  unit.shown = undefined;
  send(unit.container, { kind: 'name', slotName: unit.resolved.name, isMoved: true });
  send(unit.container, { kind: 'routed' });
}

function removeSlotClass({ container, resolved: { slot } }: Unit): void {
  if (slot.class) container.classList.remove(slot.class);
}

const newUnit = (found: FoundPlace, numbers: NumberedUnit): Unit => ({
  ...found,
  sizes: found.resolved.sizes,
  numbers,
  divId: divIdOf(found.resolved, numbers),
  state: startSlot(found.resolved.name, found.config.collapseEmpty === true),
  revision: 0,
  isDecided: false,
  cancel: () => {},
});

/** Reports slots that approach the viewport, until it is stopped for the next page. */
function createProximity({ variant, config }: AdsPageOptions, send: LiveUnits['send']): ProximityObserver {
  let observer: ProximityObserver | undefined;
  return {
    watch(container) {
      // Created with the first slot of a page, because an experiment may change the margin.
      observer ??= whenAlmostVisible(
        (element) => send(element as HTMLElement, { kind: 'approach' }),
        variant().lazyLoadMargin ?? config.lazyLoadMargin ?? adLazyLoadMargin,
      );
      observer.watch(container);
    },
    forget: (container) => observer?.forget(container),
    stop() {
      observer?.stop();
      observer = undefined;
    },
  };
}
