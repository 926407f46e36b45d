import { randomInt } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import type { ServiceApp } from '../service.ts';
import { createServiceApp, problem } from '../service-app.ts';
import { adRequestSchema, type CheckedAdRequest } from './ad-request.ts';
import { bidAnswers, noStore, slotAnswers } from './answers.ts';
import { type Counts, createCounts } from './counts.ts';
import { creativePage } from './creative/creative-page.ts';
import { createEventHandlers } from './event-handlers.ts';
import type { Creative, LineItem } from './line-item.ts';
import { createPlaceNames } from './place-names.ts';
import { chooseAll, chooseBids } from './select/choose.ts';
import { type ReportedFacts, type SlotFacts, slotFacts } from './select/facts.ts';
import { createPageViews } from './select/page-views.ts';
import { createSelection } from './select/selection.ts';
import { createPageView } from './select/separation.ts';
import { createTokens, type Tokens } from './token.ts';
import { vastAnswer } from './vast/vast-answer.ts';
import { readVastRequest, videoSlotName } from './vast/vast-request.ts';
import {
  type AdAnswer,
  type BidAnswer,
  bidsPath,
  clickPath,
  creativePath,
  eventsPath,
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

const steps = 2 ** 47;
const fairRandom = () => randomInt(steps) / steps;

/** Selects ads, serves their creatives and counts their events. */
export function createAdServer(options: AdServerOptions): AdServer {
  const { lineItems, now, creativeOrigin } = options;
  const elsewhere = creativeOrigin ? { origin: creativeOrigin } : {};
  const tokens = createTokens(options.secret);
  const counts = createCounts({ db: options.db, now });
  const creatives = new Map<number, Creative>(
    lineItems.flatMap((item) => item.creatives.map((creative) => [creative.id, creative] as const)),
  );
  const select = createSelection({
    ...options,
    counts,
    tokens,
    random: options.random ?? fairRandom,
    placeName: createPlaceNames([...(options.places ?? []), videoSlotName]),
  });
  const events = createEventHandlers({ ...options, counts, tokens, creatives });
  const pageViews = createPageViews(now);

  const factsOf = (request: CheckedAdRequest, reader: ReportedFacts): SlotFacts[] => {
    const reported = { ...options.screenOf?.(request.page.split(/[?#]/, 1)[0] ?? ''), ...reader };
    return request.slots.map((slot) => slotFacts(request, slot, reported));
  };

  async function answerSlots(request: CheckedAdRequest, reader: ReportedFacts): Promise<AdAnswer> {
    const facts = factsOf(request, reader);
    const { correlator } = request;
    const alone = createPageView();
    // 0 identifies no page view: separation applies only to the slots of this request.
    const viewOf = ({ keyValues }: SlotFacts) =>
      correlator === 0 ? alone : pageViews.of(correlator, keyValues.cid?.[0]);
    const selected = await select(facts, request.reader, chooseAll, viewOf);
    return { ...elsewhere, slots: slotAnswers(request.slots, facts, selected) };
  }

  async function answerBids(request: CheckedAdRequest, reader: ReportedFacts): Promise<BidAnswer> {
    const facts = factsOf(request, reader);
    const selected = await select(facts, undefined, chooseBids);
    return { ...elsewhere, bids: bidAnswers(request.slots, facts, selected) };
  }

  async function answerVast(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const reported = options.readerOf?.(request) ?? {};
    const { facts, reader, companionSizes } = readVastRequest(url.searchParams, reported);
    const { choices, sign } = await select([facts], reader, chooseAll);
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

  function show(id: string, url: URL): Response {
    const creative = creatives.get(Number(id));
    if (!creative || creative.kind === 'video' || creative.kind === 'wrapper')
      return problem('not_found', { message: 'There is no such creative' });
    const token = url.searchParams.get('token') ?? '';
    return creativePage({
      creative,
      // A click in a staff preview belongs to no delivery and is not counted.
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
    [eventsPath]: { post: ({ req }) => events.countEvents(req.raw) },
    [vastPath]: { get: ({ req }) => answerVast(req.raw) },
    [`${creativePath}:id`]: { get: ({ req }) => show(req.param('id') ?? '', new URL(req.url)) },
    [`${clickPath}:token`]: { get: ({ req }) => events.follow(req.param('token') ?? '') },
    [`${trackPath}:token/:event`]: {
      get: ({ req }) => events.track(req.param('token') ?? '', req.param('event') ?? ''),
    },
  });
  return { app, counts, tokens };
}

const wordsOf = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  issues
    .slice(0, 5)
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
    .join('; ');
