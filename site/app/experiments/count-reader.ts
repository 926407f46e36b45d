import { publication } from '#config';
import type { AbTest, AbTestState } from '#content/entities/ab-test.ts';
import type { SiteEvent } from '../analytics/events/event-payloads.ts';
import { cohesionTest } from '../analytics/events/experiment-events.ts';
import { onTrack, track } from '../analytics/track.ts';
import { mayRun, onConsentChange } from '../consent/may-run.ts';
import { eventDelay } from './ab-event.ts';
import { type Counted, countExposure, countGoal } from './counting.ts';

/** Kept under measurement's category: it says what was counted, and goes when a reader withdraws. */
export const countedName = 'experiment-counted';

const goalOf = ({ id }: AbTestState) =>
  (publication.experiments as readonly AbTest[]).find((test) => test.id === id)?.goal;

let current: AbTestState | undefined;
let hasEvent = false;

let isWatching = false;

/** From now on this reader is counted for this bucket, as far as they let themselves be counted. */
export function countReader(state: AbTestState | undefined): void {
  if (!isWatching) watchCounting();
  current = state;
  expose();
}

/** Hears of goals and of changed minds. */
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

/** Once a document, five seconds after it was ready; of a reader who says no meanwhile, when they agree again. */
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
    // A reader who would be counted on every page is not counted at all.
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
