import { staffEvents } from '#content/calls/events.ts';
import { addressOf } from '../api/call-api.ts';

/** What an event says: only what to read again. `reset` means that events were missed. */
export interface StaffEvent {
  kind: string;
  data: { story?: string; step?: number; version?: number; [name: string]: unknown };
}
type Listener = (event: StaffEvent) => void;

/** The kinds that the stream sends by name. */
const kinds = [
  'steps',
  'fields',
  'presence',
  'saved',
  'published',
  'withdrawn',
  'scheduled',
  'unscheduled',
  'work',
  'notes',
  'deleted',
  'undeleted',
  'reset',
] as const;

/**
 * Follows what happens to stories, to all or to one. The browser connects again by itself; `onState` says whether events
 * arrive now. Returns a function that ends it.
 */
export function followStaffEvents(
  listener: Listener,
  { story, onState = () => {} }: { story?: string; onState?: (isLive: boolean) => void } = {},
): () => void {
  const source = new EventSource(addressOf(staffEvents, {}, { story }));
  source.onopen = () => onState(true);
  source.onerror = () => onState(false);
  for (const kind of kinds)
    source.addEventListener(kind, (event) => {
      const data = JSON.parse(String((event as MessageEvent<string>).data)) as StaffEvent['data'];
      listener({ kind, data });
    });
  return () => source.close();
}
