import type { AdDevice, AdType } from '#content/entities/ad-slot-config.ts';
import type { AdsConfig, AdVariant } from '#content/entities/ads-config.ts';
import { adLazyLoadMargin } from '#content/limits.ts';
import { type NearWatch, whenNear } from '../behaviours/when-near.ts';
import type { Log } from '../log.ts';
import type { AdAdapter, AdRequest, AdResult } from './ad-adapter.ts';
import type { AdPage } from './ad-page.ts';
import { beginLoading } from './begin-loading.ts';
import { clampSize } from './clamp-size.ts';
import { type FoundPlace, findPlaces, isConstrained } from './find-units.ts';
import { loadUnits } from './load-units.ts';
import type { Clock } from './machines/clock.ts';
import { moveSlot, type SlotEvent, startSlot, wantsAd } from './machines/slot-machine.ts';
import { type NumberedUnit, numberUnits } from './number-units.ts';
import { showUnit } from './show-unit.ts';
import { mayAddUnit } from './taser.ts';
import { describeUnit, type Unit } from './unit.ts';

/** A unit, and which of its slots is meant. */
interface Asked {
  unit: Unit;
  turn: number;
}

/** An ad that takes longer is an empty one. */
const patienceMilliseconds = 15_000;

export interface AdsPageKit {
  config: AdsConfig;
  log: Log;
  clock: Clock;
  /** The page as it is now; nothing where it has no ads itself. */
  page: () => AdPage | undefined;
  device: () => AdDevice;
  /** Whether something is sold at this place of this page to who reads it; undefined until enough is known of them. */
  isSold: (place: FoundPlace) => boolean | undefined;
  /** What the test this reader is in changes. */
  variant: () => AdVariant;
  adapterOf: (type: AdType) => AdAdapter | undefined;
  auction: (units: readonly Unit[]) => Promise<void>;
  /** What requests say of a story beyond what they say of the page; one that follows is another content altogether. */
  about: (page: AdPage, isOwn: boolean) => Readonly<Record<string, string>> | undefined;
  /** How slowly the page answers. */
  score: () => number;
  reportError: (error: unknown, message: string) => void;
  /** An ad has come, or none. */
  onAd: (unit: Unit, result: { isEmpty: boolean; size: readonly [number, number] }) => void;
}

export interface AdsPage {
  /** Looks at the document again: what is gone is torn down, what is new is watched. */
  scan: () => void;
  /** Tears everything down: another page comes. */
  clear: () => void;
  units: () => readonly Unit[];
}

/** The ads of the page that is shown: one live slot for every container, none without. */
export function createAdsPage(kit: AdsPageKit): AdsPage {
  const units = new Map<HTMLElement, Unit>();
  /** How many of each name stood before a part; a story drawn again keeps its numbers. */
  let before = new Map<string, Record<string, number>>();
  let most: Record<string, number> = {};
  let numberedFor: AdDevice | undefined;
  let queue: Unit[] = [];
  const bodyClasses = new Set<string>();

  /** Made with the first place of a page: how far it looks ahead may be what a test is about. */
  let near: NearWatch | undefined;
  const watchNear = (container: HTMLElement) => {
    near ??= whenNear(
      (element) => tell(element as HTMLElement, { kind: 'near' }),
      kit.variant().lazyLoadMargin ?? kit.config.lazyLoadMargin ?? adLazyLoadMargin,
    );
    near.watch(container);
  };
  const view = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      tell(target as HTMLElement, { kind: 'view', isInView: isIntersecting });
  });

  function tell(container: HTMLElement, event: SlotEvent): void {
    const unit = units.get(container);
    if (!unit) return;
    unit.state = moveSlot(unit.state, event);
    showUnit(unit);
    if (!wantsAd(unit.state) || queue.includes(unit)) return;
    queue.push(unit);
    // Those that come near together are asked for together.
    if (queue.length === 1) queueMicrotask(flush);
  }

  function flush(): void {
    const due = queue.filter(({ container }) => units.has(container));
    queue = [];
    for (const { container } of due) tell(container, { kind: 'loading' });
    const asked = due.map((unit): Asked => ({ unit, turn: unit.turn }));
    void loadUnits(asked, {
      clear: (list) => {
        for (const { unit } of list) clearUnit(unit);
      },
      assignIds: (list) => {
        for (const { unit } of list) assignId(unit);
      },
      auction: (list) => kit.auction(list.map(({ unit }) => unit)),
      render,
    });
  }

  function clearUnit(unit: Unit): void {
    kit.adapterOf(unit.resolved.slot.type)?.destroy(unit.divId);
    boxOf(unit)?.replaceChildren();
  }

  /** The slot stands before the auction: bids are laid beside it. */
  function assignId(unit: Unit): void {
    const element = document.createElement('div');
    element.id = unit.divId;
    boxOf(unit)?.append(element);
    const request = requestOf(unit);
    if (request) kit.adapterOf(unit.resolved.slot.type)?.prepare?.(request);
  }

  /** Neither gone nor sold as another slot meanwhile. */
  const isLive = ({ unit, turn }: Asked) => units.get(unit.container) === unit && unit.turn === turn;

  function render(list: readonly Asked[]): void {
    const byType = Map.groupBy(list.filter(isLive), ({ unit }) => unit.resolved.slot.type);
    for (const [type, group] of byType) {
      const adapter = kit.adapterOf(type);
      const asked = group.flatMap((one) => {
        const request = adapter && requestOf(one.unit);
        // Nobody brings it, or there is nowhere to put it.
        if (!request) tell(one.unit.container, { kind: 'failed' });
        return request ? [{ one, request }] : [];
      });
      const results = adapter && asked.length > 0 ? adapter.load(asked.map(({ request }) => request)) : [];
      asked.forEach(({ one }, index) => {
        const result = results[index];
        if (result) void settle(one, withPatience(result));
      });
    }
  }

  async function settle(asked: Asked, coming: Promise<AdResult>): Promise<void> {
    const { unit } = asked;
    try {
      const { isEmpty, size } = await coming;
      if (!isLive(asked)) return;
      const [width, height] = clampSize(size, unit.resolved.sizes);
      const element = document.getElementById(unit.divId);
      if (element && !isEmpty) element.style.maxHeight = `${height}px`;
      tell(unit.container, { kind: 'rendered', isEmpty });
      kit.onAd(unit, { isEmpty, size: [width, height] });
    } catch (error) {
      if (!isLive(asked)) return;
      const message = `Loading of ad ${unit.divId} failed`;
      kit.log.error(message, { error });
      kit.reportError(error, message);
      tell(unit.container, { kind: 'failed' });
    }
  }

  function withPatience(result: Promise<AdResult>): Promise<AdResult> {
    const { promise, reject } = Promise.withResolvers<AdResult>();
    const forget = kit.clock.at(kit.clock.now() + patienceMilliseconds, () =>
      reject(new Error('No ad came in time')),
    );
    return Promise.race([result, promise]).finally(forget);
  }

  function requestOf(unit: Unit): AdRequest | undefined {
    const element = document.getElementById(unit.divId);
    if (!element) return undefined;
    const { name, slot, sizes } = unit.resolved;
    const { network, siteName } = kit.config;
    const { pos, instance, adsat } = unit.numbers;
    return {
      divId: unit.divId,
      element,
      path: `/${network}/${siteName}/${kit.device()}/${unit.page.pageType}/${name}`,
      slot,
      sizes,
      targeting: {
        ...kit.about(unit.page, unit.part === ''),
        pos: String(pos),
        instance: String(instance),
        ...(adsat ? { adsat: '1' } : {}),
      },
    };
  }

  function add(found: FoundPlace, numbers: NumberedUnit, onPage: number): void {
    const { container, config, resolved } = found;
    const { slot } = resolved;
    const unit: Unit = {
      ...found,
      numbers,
      divId: divIdOf(resolved, numbers),
      state: startSlot(resolved.name, config.collapseEmpty === true),
      turn: 0,
      isDecided:
        isConstrained(container, slot.constraint) ||
        !mayAddUnit(kit.score(), kit.config.taserThreshold, onPage),
      // A reader nobody knows in time is nobody something is sold to.
      forget: kit.clock.at(kit.clock.now() + patienceMilliseconds, () => tell(container, { kind: 'failed' })),
    };
    units.set(container, unit);
    describeUnit(unit, true);
    if (slot.class) container.classList.add(slot.class);
    if (config.bodyClass) {
      bodyClasses.add(config.bodyClass);
      document.body.classList.add(config.bodyClass);
    }
    view.observe(container);
    if (unit.isDecided) tell(container, { kind: 'failed' });
    else decide(unit);
  }

  /** Asks whether it is sold. What is not known yet keeps its room; what has folded stays so, for nothing may jump. */
  function decide(unit: Unit): void {
    const { container } = unit;
    const isSold = kit.isSold(unit);
    if (isSold === undefined || unit.state.isCollapsed) return;
    unit.forget();
    unit.isDecided = isSold;
    describeUnit(unit, !isSold);
    tell(container, { kind: isSold ? 'sold' : 'failed' });
    const load = () => tell(container, { kind: 'near' });
    if (isSold)
      unit.forget = beginLoading(unit.resolved.slot, { load, watch: () => watchNear(container) }, kit.clock);
  }

  function drop(unit: Unit): void {
    unit.forget();
    units.delete(unit.container);
    view.unobserve(unit.container);
    near?.forget(unit.container);
    clearUnit(unit);
    unit.state = moveSlot(unit.state, { kind: 'destroy' });
    delete unit.container.dataset.adState;
  }

  /** Another slot is sold here now: the window has become another device's. */
  function rename(unit: Unit, { config, resolved }: FoundPlace, numbers: NumberedUnit): void {
    const isDisabled = unit.container.dataset.disabled === 'true';
    unit.turn += 1;
    clearUnit(unit);
    Object.assign(unit, { config, resolved, numbers, divId: divIdOf(resolved, numbers) });
    describeUnit(unit, isDisabled);
    if (!isDisabled) {
      tell(unit.container, { kind: 'name', slotName: resolved.name, isMoved: true });
      tell(unit.container, { kind: 'routed' });
    } else if (!unit.isDecided) decide(unit);
    // Otherwise nothing comes here under any name, and room that has folded stays so.
  }

  /** Slots of another device go by other names: all of them are numbered anew, and those it has no slot for are gone. */
  function startDevice(device: AdDevice, found: readonly FoundPlace[]): boolean {
    const isAnother = numberedFor !== undefined && numberedFor !== device;
    numberedFor = device;
    if (!isAnother) return false;
    before = new Map();
    most = {};
    const places = new Set(found.map(({ container }) => container));
    for (const unit of [...units.values()]) if (!places.has(unit.container)) drop(unit);
    return true;
  }

  function scan(): void {
    for (const unit of [...units.values()]) if (!unit.container.isConnected) drop(unit);
    const device = kit.device();
    const { caps } = kit.variant();
    const found = findPlaces(document, kit.page(), device, kit.config, kit.log);
    const isAnotherDevice = startDevice(device, found);
    for (const [part, places] of Map.groupBy(found, ({ part }) => part)) {
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
          isIncrementDisabled: kit.config.disableAdIncrement === true,
          isPaidMedia: places[0]?.page.isPaidMedia ?? false,
          incontentSlots: kit.config.incontentSlots,
          before: kept,
        },
      );
      places.forEach((place, index) => {
        const numbers = numbered[index];
        if (!numbers) return;
        const { name } = place.resolved;
        most[name] = Math.max(most[name] ?? 0, numbers.instance);
        const unit = units.get(place.container);
        if (!unit) add(place, numbers, numbers.instance - (kept[name] ?? 0));
        else if (
          unit.resolved.name !== name ||
          (isAnotherDevice && unit.divId !== divIdOf(place.resolved, numbers))
        )
          rename(unit, place, numbers);
        else {
          // Under the same name another device has other sizes; what has its ad keeps it.
          unit.resolved = place.resolved;
          if (!unit.isDecided) decide(unit);
        }
      });
    }
  }

  return {
    scan,
    clear() {
      for (const unit of [...units.values()]) drop(unit);
      near?.stop();
      near = undefined;
      queue = [];
      before = new Map();
      most = {};
      numberedFor = undefined;
      for (const name of bodyClasses) document.body.classList.remove(name);
      bodyClasses.clear();
    },
    units: () => [...units.values()],
  };
}

const divIdOf = ({ name }: FoundPlace['resolved'], { instance }: NumberedUnit) => `${name}-${instance}`;

const boxOf = ({ container }: Unit) => container.querySelector<HTMLElement>('[data-ad-box]');
