import { setTimeout } from 'node:timers/promises';
import { problem } from '../service-app.ts';
import { eventReportSchema } from './ad-request.ts';
import { noStore } from './answers.ts';
import type { CountedDelivery, Counts } from './counts.ts';
import type { Creative } from './line-item.ts';
import type { Tokens } from './token.ts';
import { countedEvents } from './wire.ts';

/** A reader on the way to an advertiser does not wait longer for a count. */
const timeoutMilliseconds = 1000;
const retryLater = { 'retry-after': '5' };
/** The smallest picture there is. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

interface EventHandlersOptions {
  counts: Pick<Counts, 'add'>;
  tokens: Pick<Tokens, 'read'>;
  creatives: ReadonlyMap<number, Creative>;
  now(): number;
  /** Called for counts that could not be written. */
  onError(error: unknown): void;
}

/** Handlers that count the events of a delivery: impressions, views, clicks and events of video players. */
export function createEventHandlers({ counts, tokens, creatives, now, onError }: EventHandlersOptions) {
  /** Whether the events could be saved. */
  async function count(events: readonly CountedDelivery[]): Promise<boolean> {
    try {
      await counts.add(events);
      return true;
    } catch (error) {
      onError(error);
      return false;
    }
  }

  /** For responses that readers see: they are sent in time, even while the database is slow. */
  const countInTime = (events: readonly CountedDelivery[]) =>
    Promise.race([count(events), setTimeout(timeoutMilliseconds, undefined, { ref: false })]);

  return {
    /** An event that a player reports by loading a picture. */
    async track(token: string, event: string): Promise<Response> {
      const delivery = tokens.read(token, now());
      const kind = countedEvents.find((counted) => counted === event);
      const isCounted =
        !delivery || !kind || kind === 'click' || (await countInTime([{ delivery, kind }])) !== false;
      // Players that check the status send the event again; the others have their picture.
      const fault = isCounted ? { status: 200, headers: {} } : { status: 503, headers: retryLater };
      const headers = { ...noStore, ...fault.headers, 'content-type': 'image/gif' };
      return new Response(pixel, { status: fault.status, headers });
    },

    async countEvents(request: Request): Promise<Response> {
      const read = eventReportSchema.safeParse(await request.json().catch(() => undefined));
      if (!read.success) return problem('bad_body', { message: 'events must be a list of token and kind' });
      const counted = read.data.events.flatMap(({ token, kind }) => {
        const delivery = tokens.read(token, now());
        return delivery ? [{ delivery, kind }] : [];
      });
      if (counted.length > 0 && !(await count(counted)))
        return problem('unavailable', {
          message: 'The events could not be counted; send them again',
          headers: retryLater,
        });
      return new Response(null, { status: 204, headers: noStore });
    },

    /** Counts a click and redirects to the line item's address, never to one from the link: no open redirect. */
    async follow(token: string): Promise<Response> {
      const delivery = tokens.read(token, now());
      const creative = delivery && creatives.get(delivery.creativeId);
      if (!delivery || !creative) return problem('not_found', { message: 'This ad is over' });
      await countInTime([{ delivery, kind: 'click' }]);
      return new Response(null, {
        status: 302,
        headers: { ...noStore, location: creative.clickUrl, 'referrer-policy': 'origin' },
      });
    },
  };
}
