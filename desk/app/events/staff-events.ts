import { staffEvents } from '#content/calls/events.ts';
import { getMe } from '#content/calls/members.ts';
import { addressOf, callApi } from '../api/call-api.ts';
import { hasEnded, onEnded } from '../session/ended-session.ts';

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
  'listed',
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

const firstDelay = 1000;
const longestDelay = 60_000;

/**
 * Follows what happens to stories, to all or to one. `onState` says whether events arrive now. Returns a function that
 * ends it. The browser connects again by itself after a connection breaks, but never after an answer such as 502 of a
 * server that starts: then a new stream is opened, which begins with `reset`.
 */
export function followStaffEvents(
  listener: Listener,
  { story, onState = () => {} }: { story?: string; onState?: (isLive: boolean) => void } = {},
): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = firstDelay;
  let isBehind = false;
  const open = () => {
    timer = undefined;
    source = new EventSource(addressOf(staffEvents, {}, { story }));
    source.onopen = () => {
      delay = firstDelay;
      onState(true);
      if (isBehind) listener({ kind: 'reset', data: {} });
      isBehind = false;
    };
    source.onerror = () => {
      onState(false);
      if (source.readyState !== EventSource.CLOSED) return;
      isBehind = true;
      timer = setTimeout(open, delay);
      delay = Math.min(delay * 2, longestDelay);
      noticeEndedSession();
    };
    for (const kind of kinds)
      source.addEventListener(kind, (event) => {
        const data = JSON.parse(String((event as MessageEvent<string>).data)) as StaffEvent['data'];
        listener({ kind, data });
      });
  };
  open();
  const stopWaiting = onEnded(() => {
    if (hasEnded() || timer === undefined) return;
    clearTimeout(timer);
    open();
  });
  return () => {
    stopWaiting();
    clearTimeout(timer);
    source.close();
  };
}

/** A stream does not say why it ended; any other call does. */
function noticeEndedSession(): void {
  callApi(getMe, { whenSignedOut: 'fail' }).catch(() => undefined);
}
