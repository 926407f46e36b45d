import type { AdDevice, AdType } from '#content/entities/ad-names.ts';
import type { AdsConfig } from '#content/entities/ads-config.ts';
import type { CriteriaFacts } from '#content/entities/criteria.ts';
import type { Log } from '../../log.ts';
import type { AdAdapter, AdRequest, AdResult } from '../adapters/ad-adapter.ts';
import type { AdPage } from '../page/ad-page.ts';
import { adUnitPath } from '../page/page-ad-state.ts';
import { clampSize } from '../placement/clamp-size.ts';
import type { SlotEvent } from '../placement/slot-machine.ts';
import { fittingSizes } from '../placement/slot-of.ts';
import { boxOf, boxWidth, timeoutMilliseconds, type Unit } from '../placement/unit.ts';
import { auctionStep } from './auction-step.ts';
import type { Clock } from './clock.ts';
import { loadUnits } from './load-units.ts';

export interface UnitLoaderContext {
  config: AdsConfig;
  log: Log;
  clock: Clock;
  device: () => AdDevice;
  adapterOf: (type: AdType) => AdAdapter | undefined;
  /** Consent to targeting. */
  isAllowed: () => boolean;
  reader: () => Partial<CriteriaFacts>;
  /** Key-values about a story, without those set for the page; an appended story sets all of its own. */
  about: (page: AdPage, isOwn: boolean) => AdRequest['targeting'] | undefined;
  reportError: (error: unknown, message: string) => void;
  /** Called when an ad has loaded or the slot stayed empty. */
  onAd: (unit: Unit, result: { isEmpty: boolean; size: readonly [number, number] }) => void;
}

interface LoaderPage {
  has: (unit: Unit) => boolean;
  send: (unit: Unit, event: SlotEvent) => void;
}

export interface UnitLoader {
  /** Loads the ads of these units together. */
  load: (jobs: readonly LoadJob[]) => void;
  /** Removes a unit's ad. */
  clear: (unit: Unit) => void;
}

/** A unit to load, and the revision of its slot it was queued for. */
export interface LoadJob {
  unit: Unit;
  revision: number;
}

/** Loads ads into units; every failure is logged and leaves an empty unit. */
export function createUnitLoader(context: UnitLoaderContext, { has, send }: LoaderPage): UnitLoader {
  /** Still on the page, with the same slot. */
  const isLive = ({ unit, revision }: LoadJob) => has(unit) && unit.revision === revision;

  function load(jobs: readonly LoadJob[]): void {
    loadUnits(jobs.filter(isLive), {
      clear: (list) => {
        for (const { unit } of list) clearAd(context, unit);
      },
      assignIds: (list) => {
        for (const { unit } of list) assignId(context, unit);
      },
      auction: (list) => auction(context, list),
      render,
    }).catch((error: unknown) => {
      for (const job of jobs) fail(job, error);
    });
  }

  function render(list: readonly LoadJob[]): void {
    const byType = Map.groupBy(list.filter(isLive), ({ unit }) => unit.resolved.slot.type);
    for (const [type, group] of byType) {
      try {
        renderGroup(context.adapterOf(type), group);
      } catch (error) {
        // An adapter that throws must not affect other ad services.
        for (const job of group) fail(job, error);
      }
    }
  }

  function renderGroup(adapter: AdAdapter | undefined, group: readonly LoadJob[]): void {
    const requests = group.flatMap((job) => {
      const request = adapter && requestOf(context, job.unit);
      // No adapter, or no element to render into.
      if (!request) end(job.unit, { kind: 'failed' });
      return request ? [{ job, request }] : [];
    });
    const results =
      adapter && requests.length > 0 ? adapter.load(requests.map(({ request }) => request)) : [];
    requests.forEach(({ job }, index) => {
      const result = results[index];
      if (result) void settle(job, withTimeout(context.clock, result));
    });
  }

  async function settle(job: LoadJob, result: Promise<AdResult>): Promise<void> {
    try {
      const { isEmpty, size } = await result;
      if (isLive(job)) end(job.unit, { kind: 'rendered', isEmpty }, size);
    } catch (error) {
      fail(job, error);
    }
  }

  function end(unit: Unit, event: SlotEvent, size?: unknown): void {
    const isEmpty = event.kind !== 'rendered' || event.isEmpty;
    const [width, height] = clampSize(size, unit.sizes);
    const element = document.getElementById(unit.divId);
    if (element && !isEmpty) element.style.maxHeight = `${height}px`;
    unit.shown = isEmpty ? undefined : [width, height];
    send(unit, event);
    context.onAd(unit, { isEmpty, size: [width, height] });
  }

  function fail(job: LoadJob, error: unknown): void {
    if (!isLive(job)) return;
    const { unit } = job;
    const message = `Loading of ad ${unit.divId} failed`;
    context.log.error(message, { error });
    context.reportError(error, message);
    // A late ad must not appear after the slot was reported as empty.
    clearAd(context, unit);
    end(unit, { kind: 'failed' });
  }

  return { load, clear: (unit) => clearAd(context, unit) };
}

/** Without a display adapter no ads are requested, so nothing is auctioned. */
async function auction(context: UnitLoaderContext, list: readonly LoadJob[]): Promise<void> {
  const units = list.map(({ unit }) => unit).filter(({ resolved }) => resolved.slot.type === 'display');
  if (context.adapterOf('display')) await auctionStep(units, context);
}

function clearAd({ adapterOf }: UnitLoaderContext, unit: Unit): void {
  adapterOf(unit.resolved.slot.type)?.destroy(unit.divId);
  boxOf(unit)?.replaceChildren();
}

/** The slot is defined before the auction, which sets bids on it. */
function assignId(context: UnitLoaderContext, unit: Unit): void {
  const element = document.createElement('div');
  element.id = unit.divId;
  boxOf(unit)?.append(element);
  unit.sizes = fittingSizes(unit.resolved, boxWidth(unit));
  const request = requestOf(context, unit);
  if (request) context.adapterOf(unit.resolved.slot.type)?.prepare?.(request);
}

function withTimeout(clock: Clock, result: Promise<AdResult>): Promise<AdResult> {
  const { promise, reject } = Promise.withResolvers<AdResult>();
  const cancel = clock.at(clock.now() + timeoutMilliseconds, () =>
    reject(new Error('The ad request timed out')),
  );
  return Promise.race([result, promise]).finally(cancel);
}

function requestOf({ about }: UnitLoaderContext, unit: Unit): AdRequest | undefined {
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
      ...about(unit.page, unit.part === ''),
      pos: String(pos),
      instance: String(instance),
      ...(adsat ? { adsat: '1' } : {}),
    },
  };
}
