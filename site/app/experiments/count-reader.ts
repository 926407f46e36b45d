import { lazySettings } from '#config/lazy.ts';
import type { AbTest, AbTestState } from '#content/entities/ab-test.ts';
import type { SiteEvent } from '../analytics/events/event-payloads.ts';
import { cohesionTest } from '../analytics/events/experiment-events.ts';
import { onTrack, track } from '../analytics/track.ts';
import { mayRun, onConsentChange } from '../consent/may-run.ts';
import { eventDelay } from './ab-event.ts';
import { type Counted, countExposure, countGoal } from './counting.ts';

/** Stored under measurement's category: deleted when consent is withdrawn. */
const countedName = 'experiment-counted';

const goalOf = ({ id }: AbTestState) =>
  (lazySettings.experiments as readonly AbTest[]).find((test) => test.id === id)?.goal;

let current: AbTestState | undefined;
let hasEvent = false;

let isWatching = false;

/** Counts this reader for this bucket, if there is consent. */
export function countReader(state: AbTestState | undefined): void {
  if (!isWatching) watchCounting();
  current = state;
  expose();
}

/** Listens to goals and consent changes. */
function watchCounting(): void {
  isWatching = true;
  onConsentChange(expose);
  onTrack(({ name }) => {
    if (current && name === goalOf(current)) note(countGoal(read(), current, name));
  });
}

function expose(): void {
  if (!current || !mayRun('C0002').allowed) return;
  note(countExposure(read(), current));
  if (!hasEvent) sendAbEvent(current);
}

/** Once per document, five seconds after DOM ready; after a rejection meanwhile, with the next consent. */
function sendAbEvent(state: AbTestState): void {
  hasEvent = true;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  setTimeout(
    () => {
      hasEvent = mayRun('C0002').allowed;
      if (hasEvent) track(cohesionTest(state));
    },
    eventDelay(performance.now(), entry?.domContentLoadedEventEnd ?? 0),
  );
}

function note(found: { counted: string; event: SiteEvent } | undefined): void {
  if (!found || !mayRun('C0002').allowed) return;
  try {
    localStorage.setItem(countedName, found.counted);
  } catch {
    // Without storage a reader would be counted on every page, so they are not counted at all.
    return;
  }
  track(found.event);
}

function read(): Counted {
  try {
    return localStorage.getItem(countedName);
  } catch {
    return null;
  }
}
