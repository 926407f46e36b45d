import { createHash } from 'node:crypto';
import type { MeasuredEvent } from '#content/entities/measured-batch.ts';

/** The Measurement Protocol takes so many events at once. */
export const eventsAtOnce = 25;
/** GA4 keeps so much of a parameter, and more of those about the page. */
const paramCharacters = 100;
const ownCharacters: ReadonlyMap<string, number> = new Map([
  ['page_location', 1000],
  ['page_referrer', 420],
  ['page_title', 300],
]);

interface Ga4Request {
  client_id: string;
  timestamp_micros: number;
  consent: { ad_user_data: 'DENIED'; ad_personalization: 'DENIED' };
  events: { name: string; params: Record<string, string | number> }[];
}

/** By our clock: a reader's may be wrong by years, and GA4 takes events of the last three days. */
type Forwarded = Pick<MeasuredEvent, 'name' | 'path' | 'page' | 'params'> & { at: number };

/** Events as GA4 takes them: those of one session together, in their order, twenty-five at most. */
export function toGa4(events: readonly Forwarded[], origin: string): Ga4Request[] {
  return [...Map.groupBy(events, ({ page }) => page.sessionId)].flatMap(([sessionId, own]) => {
    const requests: Ga4Request[] = [];
    const session = sessionDigits(sessionId);
    for (let from = 0; from < own.length; from += eventsAtOnce) {
      const part = own.slice(from, from + eventsAtOnce);
      requests.push({
        client_id: sessionId,
        timestamp_micros: (part[0]?.at ?? 0) * 1000,
        // Readers consent to measurement, not to advertising: Google may not use it for ads.
        consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
        events: part.map((event) => ({ name: event.name, params: paramsOf(event, session, origin) })),
      });
    }
    return requests;
  });
}

/** GA4 keeps sessions by whole numbers and joins no events by anything else; ours are GUIDs. 48 bits fit any number. */
function sessionDigits(sessionId = ''): string {
  return String(createHash('sha256').update(sessionId).digest().readUIntBE(0, 6) + 1);
}

function paramsOf(
  { path, page, params }: Forwarded,
  session: string,
  origin: string,
): Record<string, string | number> {
  const all = {
    ...params,
    session_id: session,
    // Without it GA4 counts no active user.
    engagement_time_msec: 1,
    page_location: `${origin}${path}`,
    page_type: page.pageType,
    article_id: page.articleId,
    site_section: page.siteSection,
    device_type: page.deviceType,
    user_status: page.userStatus,
  };
  const limited: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(all)) {
    if (typeof value === 'number') limited[name] = value;
    else if (typeof value === 'boolean') limited[name] = String(value);
    else if (value) limited[name] = String(value).slice(0, ownCharacters.get(name) ?? paramCharacters);
  }
  return limited;
}
