import { eventStreams } from '#content/limits.ts';
import { accountEntity, accountKey } from '#database/access-events.ts';
import type { StoredEvent } from '#database/event.ts';
import type { Staff } from '#platform/staff.ts';

/** One line of the stream. */
export interface StaffEvent {
  /** The number in the outbox; events that are never sent again have none. */
  id?: number | undefined;
  kind: string;
  storyId: string;
  data: Readonly<Record<string, unknown>>;
}

/** What a story has to say for an event. */
export interface EventFacts {
  data: Record<string, unknown>;
  /** Only for those who have the story open: lists need none of it. */
  details?: Record<string, unknown>;
  maySee(staff: Staff): boolean;
}

interface Listener {
  staff: Staff;
  storyId: string | undefined;
  send(text: string): void;
  end(): void;
}

export interface StaffEvents {
  /** Events for one member of staff, as text of the format of server-sent events. */
  stream(options: {
    staff: Staff;
    storyId: string | undefined;
    lastEventId: number | undefined;
    /** Ends after what is known now; for clients that poll. */
    isOnce: boolean;
  }): ReadableStream<Uint8Array>;
  /** An event of the outbox, of this process or another. */
  deliver(event: StoredEvent): Promise<void>;
  /** Something that is not stored, such as a moved cursor. */
  send(event: StaffEvent): Promise<void>;
  close(): void;
}

interface StaffEventsOptions {
  /** Whether staff may see a story, and what its events say; undefined if there is no such story. */
  aboutEvent(event: Pick<StoredEvent, 'kind' | 'entityId'>): Promise<EventFacts | undefined>;
  /** Whether the account, and the session that a stream was opened in, are still open. */
  isOpen(staff: Staff): Promise<boolean>;
  /** The entities whose events staff follow. */
  entities: readonly string[];
}

/** How many events a client that comes back can still get. */
const remembered = 500;
/** A client that reads this little is cut off; it comes back and reads on. */
const mostUnread = 200;
const encoder = new TextEncoder();

/** Sends what happens to stories to the screens of staff. Nothing depends on it: whatever an event says can be read by a call. */
export function createStaffEvents({ aboutEvent, isOpen, entities }: StaffEventsOptions): StaffEvents {
  const listeners = new Set<Listener>();
  const recent: StoredEvent[] = [];
  const heartbeat = setInterval(() => {
    for (const listener of listeners) {
      listener.send(': still here\n\n');
      void endUnlessOpen(listener);
    }
  }, eventStreams.heartbeatMilliseconds);
  heartbeat.unref();

  /** Finds what nothing announces: a session or service account whose time is over. */
  async function endUnlessOpen(listener: Listener): Promise<void> {
    // A store that does not answer ends no stream: nothing can be read from it either.
    if (!(await isOpen(listener.staff).catch(() => true))) listener.end();
  }

  async function sendTo(to: Iterable<Listener>, event: StaffEvent): Promise<void> {
    const waiting = [...to].filter(({ storyId }) => storyId === undefined || storyId === event.storyId);
    if (waiting.length === 0) return;
    const known = await aboutEvent({ kind: event.kind, entityId: event.storyId });
    if (!known) return;
    const data = { ...known.data, ...event.data };
    const text = textOf({ ...event, data });
    const whole = textOf({ ...event, data: { ...data, ...known.details } });
    for (const listener of waiting)
      if (known.maySee(listener.staff)) listener.send(listener.storyId === undefined ? text : whole);
  }

  async function catchUp(listener: Listener, lastEventId: number): Promise<void> {
    const [oldest] = recent;
    // What came in between is no longer known, or was not seen by a process that started since: the client reads everything again.
    if (!oldest || oldest.id > lastEventId + 1) listener.send(`event: reset\ndata: {}\n\n`);
    for (const event of recent) if (event.id > lastEventId) await sendTo([listener], ofOutbox(event));
  }

  async function begin(listener: Listener, lastEventId: number | undefined): Promise<void> {
    // A page that reloads often must not wait for the usual three seconds.
    listener.send('retry: 1000\n\n');
    if (lastEventId !== undefined) await catchUp(listener, lastEventId);
    const { storyId } = listener;
    // Who came before the stream began was announced to others only.
    if (storyId !== undefined) await sendTo([listener], { kind: 'presence', storyId, data: {} });
    // The session may have ended after the request was authenticated, and before an event could end this stream.
    await endUnlessOpen(listener);
  }

  function endAll(account: string): void {
    for (const listener of [...listeners]) if (accountKey(listener.staff.sub) === account) listener.end();
  }

  function endOldest(staff: Staff): void {
    const own = [...listeners].filter((listener) => listener.staff.sub === staff.sub);
    if (own.length > eventStreams.perPerson) own[0]?.end();
  }

  return {
    stream({ staff, storyId, lastEventId, isOnce }) {
      let listener: Listener | undefined;
      let timer: NodeJS.Timeout | undefined;
      const forget = () => {
        clearTimeout(timer);
        if (listener) listeners.delete(listener);
      };
      return new ReadableStream<Uint8Array>(
        {
          async start(controller) {
            listener = {
              staff,
              storyId,
              send(text) {
                // It may have ended while what an event says was read.
                if (!listeners.has(this)) return;
                if ((controller.desiredSize ?? 0) < -mostUnread) this.end();
                else controller.enqueue(encoder.encode(text));
              },
              end() {
                if (!listeners.has(this)) return;
                forget();
                controller.close();
              },
            };
            listeners.add(listener);
            endOldest(staff);
            try {
              await begin(listener, lastEventId);
            } catch (error) {
              // A stream that failed is not cancelled by anybody else.
              forget();
              throw error;
            }
            if (isOnce) return listener.end();
            // The next request proves again who this is and what they may see.
            timer = setTimeout(() => listener?.end(), eventStreams.milliseconds);
            timer.unref();
          },
          cancel: forget,
        },
        { highWaterMark: 1 },
      );
    },
    async deliver(event) {
      // The next request of its screens, a second later, has the rights that the account has then.
      if (event.entity === accountEntity) return endAll(event.entityId);
      if (!entities.includes(event.entity)) return;
      recent.push(event);
      if (recent.length > remembered) recent.shift();
      await sendTo(listeners, ofOutbox(event));
    },
    send: (event) => sendTo(listeners, event),
    close() {
      clearInterval(heartbeat);
      for (const listener of [...listeners]) listener.end();
    },
  };
}

const ofOutbox = ({ id, kind, entityId }: StoredEvent): StaffEvent => ({
  id,
  kind,
  storyId: entityId,
  data: {},
});

function textOf({ id, kind, storyId, data }: StaffEvent): string {
  const number = id === undefined ? '' : `id: ${id}\n`;
  return `${number}event: ${kind}\ndata: ${JSON.stringify({ story: storyId, ...data })}\n\n`;
}
