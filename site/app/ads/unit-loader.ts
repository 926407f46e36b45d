import type { AdDevice, AdType } from '#content/entities/ad-slot-config.ts';
import type { AdsConfig } from '#content/entities/ads-config.ts';
import type { CriteriaFacts } from '#content/entities/criteria.ts';
import type { Log } from '../log.ts';
import type { AdAdapter, AdRequest, AdResult } from './ad-adapter.ts';
import type { AdPage } from './ad-page.ts';
import { adUnitPath } from './ad-state.ts';
import { auctionStep } from './auction-step.ts';
import { clampSize } from './clamp-size.ts';
import { loadUnits } from './load-units.ts';
import type { Clock } from './machines/clock.ts';
import type { SlotEvent } from './machines/slot-machine.ts';
import { fittingSizes } from './slot-of.ts';
import { boxOf, roomOf, timeoutMilliseconds, type Unit } from './unit.ts';

export interface UnitLoaderContext {
  config: AdsConfig;
  log: Log;
  clock: Clock;
  device: () => AdDevice;
  adapterOf: (type: AdType) => AdAdapter | undefined;
  /** Consent to targeting. */
  isAllowed: () => boolean;
  reader: () => Partial<CriteriaFacts>;
  /** What requests say of a story beyond what they say of the page; one that follows is another content altogether. */
  about: (page: AdPage, isOwn: boolean) => AdRequest['targeting'] | undefined;
  reportError: (error: unknown, message: string) => void;
  /** An ad has come, or none. */
  onAd: (unit: Unit, result: { isEmpty: boolean; size: readonly [number, number] }) => void;
}

export interface LoaderPage {
  /** Whether it is still on the page. */
  has: (unit: Unit) => boolean;
  tell: (unit: Unit, event: SlotEvent) => void;
}

export interface UnitLoader {
  /** Brings the ads of these, together. */
  load: (asked: readonly Asked[]) => void;
  /** Takes away what was brought. */
  clear: (unit: Unit) => void;
}

/** A unit, and which of its slots is meant. */
export interface Asked {
  unit: Unit;
  turn: number;
}

/** Brings ads into units; whatever goes wrong ends as an empty one that says so. */
export function createUnitLoader(kit: UnitLoaderContext, { has, tell }: LoaderPage): UnitLoader {
  /** Neither gone nor sold as another slot meanwhile. */
  const isLive = ({ unit, turn }: Asked) => has(unit) && unit.turn === turn;

  function load(asked: readonly Asked[]): void {
    loadUnits(asked.filter(isLive), {
      clear: (list) => {
        for (const { unit } of list) clear(unit);
      },
      assignIds: (list) => {
        for (const { unit } of list) assignId(unit);
      },
      // Without a display adapter no ads are requested, so nothing is auctioned.
      auction: async (list) =>
        kit.adapterOf('display') &&
        auctionStep(
          list.map(({ unit }) => unit).filter(({ resolved }) => resolved.slot.type === 'display'),
          kit,
        ),
      render,
    }).catch((error: unknown) => {
      for (const one of asked) fail(one, error);
    });
  }

  function clear(unit: Unit): void {
    kit.adapterOf(unit.resolved.slot.type)?.destroy(unit.divId);
    boxOf(unit)?.replaceChildren();
  }

  /** The slot stands before the auction: bids are laid beside it. */
  function assignId(unit: Unit): void {
    const element = document.createElement('div');
    element.id = unit.divId;
    boxOf(unit)?.append(element);
    unit.sizes = fittingSizes(unit.resolved, roomOf(unit));
    const request = requestOf(unit);
    if (request) kit.adapterOf(unit.resolved.slot.type)?.prepare?.(request);
  }

  function render(list: readonly Asked[]): void {
    const byType = Map.groupBy(list.filter(isLive), ({ unit }) => unit.resolved.slot.type);
    for (const [type, group] of byType) {
      try {
        renderGroup(kit.adapterOf(type), group);
      } catch (error) {
        // One company's code that throws costs nobody else their ads.
        for (const one of group) fail(one, error);
      }
    }
  }

  function renderGroup(adapter: AdAdapter | undefined, group: readonly Asked[]): void {
    const asked = group.flatMap((one) => {
      const request = adapter && requestOf(one.unit);
      // Nobody brings it, or there is nowhere to put it.
      if (!request) end(one.unit, { kind: 'failed' });
      return request ? [{ one, request }] : [];
    });
    const results = adapter && asked.length > 0 ? adapter.load(asked.map(({ request }) => request)) : [];
    asked.forEach(({ one }, index) => {
      const result = results[index];
      if (result) void settle(one, withTimeout(result));
    });
  }

  async function settle(asked: Asked, coming: Promise<AdResult>): Promise<void> {
    try {
      const { isEmpty, size } = await coming;
      if (isLive(asked)) end(asked.unit, { kind: 'rendered', isEmpty }, size);
    } catch (error) {
      fail(asked, error);
    }
  }

  function end(unit: Unit, event: SlotEvent, size?: unknown): void {
    const isEmpty = event.kind !== 'rendered' || event.isEmpty;
    const [width, height] = clampSize(size, unit.sizes);
    const element = document.getElementById(unit.divId);
    if (element && !isEmpty) element.style.maxHeight = `${height}px`;
    unit.shown = isEmpty ? undefined : [width, height];
    tell(unit, event);
    kit.onAd(unit, { isEmpty, size: [width, height] });
  }

  function fail(asked: Asked, error: unknown): void {
    if (!isLive(asked)) return;
    const { unit } = asked;
    const message = `Loading of ad ${unit.divId} failed`;
    kit.log.error(message, { error });
    kit.reportError(error, message);
    // What comes too late would be drawn where everybody was told that nothing is.
    clear(unit);
    end(unit, { kind: 'failed' });
  }

  function withTimeout(result: Promise<AdResult>): Promise<AdResult> {
    const { promise, reject } = Promise.withResolvers<AdResult>();
    const forget = kit.clock.at(kit.clock.now() + timeoutMilliseconds, () =>
      reject(new Error('No ad came in time')),
    );
    return Promise.race([result, promise]).finally(forget);
  }

  function requestOf(unit: Unit): AdRequest | undefined {
    const element = document.getElementById(unit.divId);
    const { sizes } = unit;
    if (!element || sizes.length === 0) return undefined;
    const { name, slot } = unit.resolved;
    const { pos, instance, adsat } = unit.numbers;
    return {
      divId: unit.divId,
      element,
      path: adUnitPath(unit.page.pageType, name),
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

  return { load, clear };
}
