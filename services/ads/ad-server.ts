import { randomInt } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import { adRequestSchema, type CheckedAdRequest, eventReportSchema } from './ad-request.ts';
import { type Counts, createCounts } from './counts.ts';
import { creativePage } from './creative/creative-page.ts';
import { type Creative, type LineItem, wireSize } from './line-item.ts';
import { createPlaceNames } from './place-names.ts';
import { chooseAll, housePriority } from './select/choose.ts';
import { slotFacts } from './select/facts.ts';
import { createTokens, type Tokens } from './token.ts';
import { type AdAnswer, clickPath, creativePath, eventsPath, type SlotAnswer, slotsPath } from './wire.ts';

export interface AdServer {
  fetch(request: Request): Promise<Response>;
  counts: Counts;
  tokens: Tokens;
}

export interface AdServerOptions {
  db: Database;
  lineItems: readonly LineItem[];
  secret: string;
  /** The share of places that stay empty though a house ad would fit. */
  emptyShare: number;
  now(): number;
  random?(): number;
}

const steps = 2 ** 47;
const fairRandom = () => randomInt(steps) / steps;

/** Chooses ads, hands out creatives, counts what became of them. */
export function createAdServer(options: AdServerOptions): AdServer {
  const { lineItems, now } = options;
  const random = options.random ?? fairRandom;
  const tokens = createTokens(options.secret);
  const counts = createCounts({ db: options.db, now });
  const placeName = createPlaceNames();
  const creatives = new Map<number, Creative>(
    lineItems.flatMap((item) => item.creatives.map((creative) => [creative.id, creative] as const)),
  );

  async function answerSlots(request: CheckedAdRequest): Promise<AdAnswer> {
    const at = now();
    const reader = request.reader === undefined ? undefined : tokens.readerKey(request.reader);
    const seen = reader === undefined ? undefined : await counts.seenBy(reader, at);
    const hoursOf = new Map(lineItems.map(({ id, cap }) => [id, cap?.hours ?? 0]));
    const facts = request.slots.map((slot) => slotFacts(request, slot));
    const choices = chooseAll(facts, {
      items: lineItems,
      random,
      emptyShare: options.emptyShare,
      now: at,
      delivered: counts.delivered,
      seen: (id) => seen?.(id, hoursOf.get(id) ?? 0),
    });
    return {
      slots: request.slots.map(({ id }, index): SlotAnswer => {
        const choice = choices[index];
        const told = facts[index];
        if (!choice || !told) return { id, isEmpty: true };
        const { item, creative } = choice;
        const place = placeName(told.place);
        const ids = { lineItemId: item.id, creativeId: creative.id };
        // A reader is named only where a cap has to be kept.
        const token = tokens.sign({ ...ids, place, at, reader: item.cap ? reader : undefined });
        const bid = creative.kind === 'bid' ? told.keyValues.hb_adid?.[0] : undefined;
        const query = new URLSearchParams({ token, ...(bid ? { bid } : {}) });
        return {
          id,
          isEmpty: false,
          size: wireSize(creative.size),
          creative: `${creativePath}${creative.id}?${query}`,
          token,
          ...ids,
          advertiserId: item.advertiserId,
          campaignId: item.campaignId,
          isBackfill: item.priority === housePriority,
        };
      }),
    };
  }

  async function takeEvents(given: unknown): Promise<Response> {
    const read = eventReportSchema.safeParse(given);
    if (!read.success) return problem(400, 'bad_body', 'events must be a list of token and kind');
    const events = read.data.events.flatMap(({ token, kind }) => {
      const delivery = tokens.read(token, now());
      return delivery ? [{ delivery, kind }] : [];
    });
    if (events.length > 0) await counts.add(events);
    return new Response(null, { status: 204, headers: noStore });
  }

  /** The address comes from the line item, never from the link: this door leads nowhere else. */
  async function follow(token: string): Promise<Response> {
    const delivery = tokens.read(token, now());
    const creative = delivery && creatives.get(delivery.creativeId);
    if (!delivery || !creative) return problem(404, 'not_found', 'This ad is over');
    await counts.add([{ delivery, kind: 'click' }]);
    return new Response(null, {
      status: 302,
      headers: { ...noStore, location: creative.clickUrl, 'referrer-policy': 'origin' },
    });
  }

  function show(url: URL): Response {
    const creative = creatives.get(Number(url.pathname.slice(creativePath.length)));
    if (!creative) return problem(404, 'not_found', 'There is no such creative');
    const token = url.searchParams.get('token') ?? '';
    return creativePage({
      creative,
      // Without a delivery, as staff look at it, a click is nobody's count.
      click: tokens.read(token, now()) ? `${clickPath}${token}` : creative.clickUrl,
      theme: url.searchParams.get('theme') === 'dark' ? 'dark' : 'light',
      bid: url.searchParams.get('bid')?.slice(0, 100),
    });
  }

  return {
    counts,
    tokens,
    async fetch(request) {
      const url = new URL(request.url);
      const { pathname } = url;
      if (pathname === slotsPath || pathname === eventsPath) {
        if (request.method !== 'POST') return notAllowed('POST');
        const given: unknown = await request.json().catch(() => undefined);
        if (pathname === eventsPath) return takeEvents(given);
        const read = adRequestSchema.safeParse(given);
        if (!read.success) return problem(400, 'bad_body', wordsOf(read.error.issues));
        return Response.json(await answerSlots(read.data), { headers: noStore });
      }
      if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowed('GET, HEAD');
      if (pathname.startsWith(clickPath)) return follow(pathname.slice(clickPath.length));
      if (pathname.startsWith(creativePath)) return show(url);
      return problem(404, 'not_found', 'There is nothing here');
    },
  };
}

const noStore = { 'cache-control': 'no-store' };

const wordsOf = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .join('; ');

function notAllowed(allow: string): Response {
  const refused = problem(405, 'method_not_allowed', 'This method is not allowed here');
  refused.headers.set('allow', allow);
  return refused;
}

function problem(code: number, reason: string, message: string): Response {
  return Response.json({ errors: [{ code, reason, message }] }, { status: code, headers: noStore });
}
