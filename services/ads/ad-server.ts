import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Database } from '#database/connect.ts';
import type { ServiceApp } from '../service.ts';
import { createServiceApp, problem } from '../service-app.ts';
import { adRequestSchema, type CheckedAdRequest, eventReportSchema } from './ad-request.ts';
import { type CountedDelivery, type Counts, createCounts } from './counts.ts';
import { creativePage } from './creative/creative-page.ts';
import { type Creative, type LineItem, wireSize } from './line-item.ts';
import { createPlaceNames } from './place-names.ts';
import { type ChooseOptions, chooseAll, chooseBids } from './select/choose.ts';
import { type ReportedFacts, type SlotFacts, slotFacts } from './select/facts.ts';
import { createPageViews } from './select/page-views.ts';
import { createPageView, houseAdPriority } from './select/separation.ts';
import { createTokens, type Tokens } from './token.ts';
import { vastAnswer } from './vast/vast-answer.ts';
import { readVastRequest, videoSlotName } from './vast/vast-request.ts';
import {
  type AdAnswer,
  type BidAnswer,
  bidsPath,
  clickPath,
  countedEvents,
  creativePath,
  eventsPath,
  type OwnBid,
  type SlotAnswer,
  slotsPath,
  trackPath,
  vastPath,
} from './wire.ts';

export interface AdServer {
  app: ServiceApp;
  counts: Counts;
  tokens: Tokens;
}

export interface AdServerOptions {
  db: Database;
  lineItems: readonly LineItem[];
  secret: string;
  /** The site's own places, by the last part of their unit. */
  places?: Iterable<string>;
  /** The share of places that stay empty though a house ad would fit. */
  emptyShare: number;
  now(): number;
  random?(): number;
  /** Which screen a path opens, in the words criteria use. */
  screenOf?(path: string): ReportedFacts | null;
  /** The client's place, as the network in front reports it, and whether it is a crawler. */
  readerOf?(request: Request): ReportedFacts;
  /** Another host that reaches this server and hands out creatives: browsers give another site a process of its own. */
  creativeOrigin?: string | undefined;
  /** Whose pages frame creatives, when they come from another host. */
  siteOrigin?: string | undefined;
  /** Called for counts that could not be written. */
  onError(error: unknown): void;
}

/** A reader on the way to an advertiser does not wait longer for a count. */
const timeoutMilliseconds = 1000;

const steps = 2 ** 47;
const fairRandom = () => randomInt(steps) / steps;

/** Chooses ads, hands out creatives, counts what became of them. */
export function createAdServer(options: AdServerOptions): AdServer {
  const { lineItems, now, creativeOrigin } = options;
  const elsewhere = creativeOrigin ? { origin: creativeOrigin } : {};
  const random = options.random ?? fairRandom;
  const tokens = createTokens(options.secret);
  const counts = createCounts({ db: options.db, now });
  const placeName = createPlaceNames([...(options.places ?? []), videoSlotName]);
  const creatives = new Map<number, Creative>(
    lineItems.flatMap((item) => item.creatives.map((creative) => [creative.id, creative] as const)),
  );

  const pageViews = createPageViews(now);
  const capHours = new Map(lineItems.map(({ id, cap }) => [id, cap?.hours ?? 0]));

  /** A choice for each of these places, for a reader who may be counted or not. */
  async function choose(
    facts: readonly SlotFacts[],
    named: string | undefined,
    how: (facts: readonly SlotFacts[], options: ChooseOptions) => ReturnType<typeof chooseAll>,
    viewOf: ChooseOptions['viewOf'] = createPageView,
  ) {
    const at = now();
    const reader = named === undefined ? undefined : tokens.readerKey(named);
    const seen = reader === undefined ? undefined : await counts.seenBy(reader, at);
    const choices = how(facts, {
      items: lineItems,
      random,
      emptyShare: options.emptyShare,
      now: at,
      delivered: counts.delivered,
      viewOf,
      seen: (id) => seen?.(id, capHours.get(id) ?? 0),
    });
    // A reader is named only where a cap has to be kept.
    const sign = (item: LineItem, creative: Creative, place: string) =>
      tokens.sign({
        lineItemId: item.id,
        creativeId: creative.id,
        place: placeName(place),
        at,
        reader: item.cap ? reader : undefined,
      });
    return { choices, sign };
  }

  const factsOf = (request: CheckedAdRequest, reader: ReportedFacts): SlotFacts[] => {
    const reported = { ...options.screenOf?.(request.page.split(/[?#]/, 1)[0] ?? ''), ...reader };
    return request.slots.map((slot) => slotFacts(request, slot, reported));
  };

  async function answerSlots(request: CheckedAdRequest, reader: ReportedFacts): Promise<AdAnswer> {
    const facts = factsOf(request, reader);
    const { correlator } = request;
    const alone = createPageView();
    // 0 names no page view: only the slots of the request are kept apart.
    const viewOf = ({ keyValues }: SlotFacts) =>
      correlator === 0 ? alone : pageViews.of(correlator, keyValues.cid?.[0]);
    const { choices, sign } = await choose(facts, request.reader, chooseAll, viewOf);
    return {
      ...elsewhere,
      slots: request.slots.map(({ id }, index): SlotAnswer => {
        const choice = choices[index];
        const target = facts[index];
        if (!choice || !target) return { id, isEmpty: true };
        const { item, creative } = choice;
        const token = sign(item, creative, target.place);
        const bid = creative.kind === 'bid' ? target.keyValues.hb_adid?.[0] : undefined;
        const query = new URLSearchParams({ token, ...(bid ? { bid } : {}) });
        return {
          id,
          isEmpty: false,
          size: wireSize(creative.size),
          creative: `${creativePath}${creative.id}?${query}`,
          token,
          lineItemId: item.id,
          creativeId: creative.id,
          advertiserId: item.advertiserId,
          campaignId: item.campaignId,
          isBackfill: item.priority === houseAdPriority,
        };
      }),
    };
  }

  /** The site's own bids in the auction of a page. */
  async function answerBids(request: CheckedAdRequest, reader: ReportedFacts): Promise<BidAnswer> {
    const facts = factsOf(request, reader);
    const { choices, sign } = await choose(facts, undefined, chooseBids);
    const bids = request.slots.flatMap(({ id }, index): OwnBid[] => {
      const choice = choices[index];
      const size = choice && wireSize(choice.creative.size);
      if (!choice || size === undefined || size === 'fluid') return [];
      const { item, creative } = choice;
      const token = sign(item, creative, facts[index]?.place ?? '');
      const path = `${creativePath}${creative.id}?token=${token}`;
      return [{ id, cpm: item.bid ?? 0, size, creative: path, creativeId: creative.id, token }];
    });
    return { ...elsewhere, bids };
  }

  async function answerVast(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const reported = options.readerOf?.(request) ?? {};
    const { facts, reader, companionSizes } = readVastRequest(url.searchParams, reported);
    const { choices, sign } = await choose([facts], reader, chooseAll);
    const [choice] = choices;
    const body = vastAnswer({
      origin: url.origin,
      choice,
      companionSizes,
      sign: (creative) => (choice ? sign(choice.item, creative, facts.place) : ''),
    });
    // Players of other origins may read it: it says nothing about the reader.
    const headers = {
      ...noStore,
      'content-type': 'application/xml; charset=utf-8',
      'access-control-allow-origin': '*',
    };
    return new Response(body, { headers });
  }

  /** Whether it could be written down. */
  async function count(events: readonly CountedDelivery[]): Promise<boolean> {
    try {
      await counts.add(events);
      return true;
    } catch (error) {
      options.onError(error);
      return false;
    }
  }

  /** For answers that readers see: they come in time, whatever the store does. */
  const countInTime = (events: readonly CountedDelivery[]) =>
    Promise.race([count(events), setTimeout(timeoutMilliseconds, undefined, { ref: false })]);

  /** What a player tells by fetching a picture. */
  async function track(token: string, event: string): Promise<Response> {
    const delivery = tokens.read(token, now());
    const kind = countedEvents.find((counted) => counted === event);
    const isCounted =
      !delivery || !kind || kind === 'click' || (await countInTime([{ delivery, kind }])) !== false;
    // Players that look at the status send it again; the others have their picture.
    const fault = isCounted ? { status: 200, headers: {} } : { status: 503, headers: retryLater };
    const headers = { ...noStore, ...fault.headers, 'content-type': 'image/gif' };
    return new Response(pixel, { status: fault.status, headers });
  }

  async function countEvents(request: Request): Promise<Response> {
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
  }

  /** The address comes from the line item, never from the link: this handler leads nowhere else. */
  async function follow(token: string): Promise<Response> {
    const delivery = tokens.read(token, now());
    const creative = delivery && creatives.get(delivery.creativeId);
    if (!delivery || !creative) return problem('not_found', { message: 'This ad is over' });
    await countInTime([{ delivery, kind: 'click' }]);
    return new Response(null, {
      status: 302,
      headers: { ...noStore, location: creative.clickUrl, 'referrer-policy': 'origin' },
    });
  }

  function show(id: string, url: URL): Response {
    const creative = creatives.get(Number(id));
    if (!creative || creative.kind === 'video' || creative.kind === 'wrapper')
      return problem('not_found', { message: 'There is no such creative' });
    const token = url.searchParams.get('token') ?? '';
    return creativePage({
      creative,
      // Without a delivery, as staff look at it, a click is nobody's count.
      click: tokens.read(token, now()) ? `${clickPath}${token}` : creative.clickUrl,
      theme: url.searchParams.get('theme') === 'dark' ? 'dark' : 'light',
      bid: url.searchParams.get('bid')?.slice(0, 100),
      framedBy: creativeOrigin && options.siteOrigin,
    });
  }

  async function answerJson(
    request: Request,
    answer: (request: CheckedAdRequest, reader: ReportedFacts) => Promise<AdAnswer | BidAnswer>,
  ): Promise<Response> {
    const read = adRequestSchema.safeParse(await request.json().catch(() => undefined));
    if (!read.success) return problem('bad_body', { message: wordsOf(read.error.issues) });
    return Response.json(await answer(read.data, options.readerOf?.(request) ?? {}), { headers: noStore });
  }

  const app = createServiceApp({
    [slotsPath]: { post: ({ req }) => answerJson(req.raw, answerSlots) },
    [bidsPath]: { post: ({ req }) => answerJson(req.raw, answerBids) },
    [eventsPath]: { post: ({ req }) => countEvents(req.raw) },
    [vastPath]: { get: ({ req }) => answerVast(req.raw) },
    [`${creativePath}:id`]: { get: ({ req }) => show(req.param('id') ?? '', new URL(req.url)) },
    [`${clickPath}:token`]: { get: ({ req }) => follow(req.param('token') ?? '') },
    [`${trackPath}:token/:event`]: {
      get: ({ req }) => track(req.param('token') ?? '', req.param('event') ?? ''),
    },
  });
  return { app, counts, tokens };
}

const retryLater = { 'retry-after': '5' };
const noStore = { 'cache-control': 'no-store' };
/** The smallest picture there is. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const wordsOf = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .join('; ');
