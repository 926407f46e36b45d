import type { LoadJob, UnitLoader, UnitLoaderContext } from '../load/unit-loader.ts';
import { showUnit } from '../placement/show-unit.ts';
import { moveSlot, type SlotEvent, wantsAd } from '../placement/slot-machine.ts';
import { createUnfilled, type Unfilled } from '../placement/unfilled.ts';
import type { Unit } from '../placement/unit.ts';
import { type ViewWatch, watchView } from '../placement/watch-view.ts';

export interface LiveUnits {
  units: Map<HTMLElement, Unit>;
  view: ViewWatch;
  unfilled: Unfilled;
  /** Passes an event to the unit of a container, and requests its ad when it is due. */
  send: (container: HTMLElement, event: SlotEvent) => void;
  /** Removes a unit's ad. */
  clearAd: (unit: Unit) => void;
  clearQueue: () => void;
}

/** The units of a page by container, and the queue of those that are due. */
export function createLiveUnits(context: UnitLoaderContext): LiveUnits {
  const units: LiveUnits['units'] = new Map();
  let queue: Unit[] = [];
  let loader: UnitLoader | undefined;
  const view = watchView(context.clock, (container, isInView) => {
    send(container, { kind: 'view', isInView });
    unfilled.view(container, isInView);
  });
  const unfilled = createUnfilled(view);

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
      (error: unknown) => fail(jobs, error),
    );
  }

  function fail(jobs: readonly LoadJob[], error: unknown): void {
    const message = 'The ad loader could not be loaded';
    context.log.error(message, { error });
    context.reportError(error, message);
    for (const { unit, revision } of jobs) {
      if (units.get(unit.container) !== unit || unit.revision !== revision) continue;
      send(unit.container, { kind: 'failed' });
      context.onAd(unit, { isEmpty: true, size: [0, 0] });
    }
  }

  const clearQueue = () => {
    queue = [];
  };
  return { units, view, unfilled, send, clearAd: (unit) => loader?.clear(unit), clearQueue };
}

const endsEmpty = (event: SlotEvent) =>
  event.kind === 'failed' || (event.kind === 'rendered' && event.isEmpty);
