import type { Newsletter } from '#content/entities/newsletter.ts';
import { subscriptionsDelayMilliseconds } from '#content/limits.ts';
import type { AuthStore } from '../auth-store.ts';
import type { NewsletterIntents } from './newsletter-intents.ts';
import type { NewslettersClient } from './newsletters-client.ts';
import {
  initialNewsletters,
  type NewsletterIntent,
  type NewslettersEvent,
  type NewslettersState,
  nextNewsletters,
} from './newsletters-state.ts';

interface NewslettersParts {
  client: NewslettersClient;
  reader: Pick<AuthStore, 'get' | 'subscribe'>;
  /** Prompts to log in; true when the reader did. */
  signInFirst(): Promise<boolean>;
  wait(milliseconds: number): Promise<void>;
  /** Stored while the reader may leave the page to log in. */
  intents: NewsletterIntents;
  log: { warn(message: string, fields?: Record<string, unknown>): void };
}

export interface NewslettersStore {
  get(): NewslettersState;
  subscribe(listener: () => void): () => void;
  /** Loads the reader's subscriptions, now or after sign-in. */
  start(): void;
  /** Subscribes or unsubscribes; readers who are not signed in are prompted first. */
  toggle(id: string): Promise<void>;
  /** Subscribes the signed-in reader. True when all subscriptions succeeded. */
  take(ids: readonly string[]): Promise<boolean>;
  setMayCount(mayCount: boolean): Promise<void>;
}

/** A reader's newsletters. Failures are logged, not shown. */
export function createNewslettersStore(parts: NewslettersParts): NewslettersStore {
  const { client, reader, intents, log } = parts;
  let state = initialNewsletters;
  let isStarted = false;
  let userId: string | undefined;
  /** How many journeys were answered: a subscriptions response requested before is outdated. */
  let journeys = 0;
  let listing: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const prompted = new Set<string>();
  const send = (event: NewslettersEvent) => {
    state = nextNewsletters(state, event);
    for (const listener of listeners) listener();
  };

  const listed = () => {
    listing ??= client
      .list()
      .then((newsletters) => send({ type: 'listed', newsletters }))
      .catch((error: unknown) => {
        listing = undefined;
        log.warn('Loading newsletters failed', { error: String(error) });
      });
    return listing;
  };

  /** The service needs a moment after a sign-in before it knows the reader. */
  async function requestSubscriptions(sub: string): Promise<void> {
    await parts.wait(subscriptionsDelayMilliseconds);
    if (userId !== sub) return;
    const before = journeys;
    try {
      const answer = await client.subscriptions();
      if (userId !== sub) return;
      if (journeys !== before) return await requestSubscriptions(sub);
      send({ type: 'subscriptions', ...answer });
    } catch (error) {
      log.warn('Loading newsletter subscriptions failed', { error: String(error) });
    }
  }

  async function carryOut(id: string, intent: NewsletterIntent): Promise<boolean> {
    await listed();
    const found = state.newsletters.find((newsletter) => newsletter.id === id);
    if (!found) return false;
    send({ type: 'begun', id });
    const code = await runJourney(parts, found, intent);
    journeys += 1;
    send({ type: 'answered', id, intent, code });
    return code === 'Success';
  }

  /** Applies the choices made before the reader left the page to log in. */
  function carryOutStored(): void {
    const stored = intents.get().filter((id) => !prompted.has(id));
    for (const id of stored) {
      intents.remove(id);
      void carryOut(id, 'subscribe');
    }
  }

  function look(): void {
    const { loggedIn, user } = reader.get();
    const now = loggedIn ? user?.sub : undefined;
    if (now === userId) return;
    userId = now;
    if (!now) {
      send({ type: 'logout' });
      return;
    }
    void listed();
    void requestSubscriptions(now);
    carryOutStored();
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start() {
      if (isStarted) return;
      isStarted = true;
      reader.subscribe(look);
      look();
    },
    async toggle(id) {
      if (state.busy.includes(id) || prompted.has(id)) return;
      const intent = state.subscriptions.includes(id) ? 'unsubscribe' : 'subscribe';
      if (!reader.get().loggedIn) {
        prompted.add(id);
        intents.add(id);
        const isIn = await parts.signInFirst();
        intents.remove(id);
        prompted.delete(id);
        if (!isIn) return;
      }
      await carryOut(id, intent);
    },
    async take(ids) {
      let isAll = true;
      for (const id of ids) isAll = (await carryOut(id, 'subscribe')) && isAll;
      return isAll;
    },
    async setMayCount(mayCount) {
      try {
        const code = await client.setMayCount(mayCount);
        if (code === 'Success') send({ type: 'counting', mayCount });
        else log.warn('A newsletter setting failed', { code });
      } catch (error) {
        log.warn('A newsletter setting failed', { error: String(error) });
      }
    },
  };
}

/** The code of the response; undefined if there was none. */
async function runJourney(
  { client, log }: NewslettersParts,
  { id, subscribeJourneyId, unsubscribeJourneyId }: Newsletter,
  intent: NewsletterIntent,
): Promise<string | undefined> {
  try {
    const code = await client.journey(intent === 'subscribe' ? subscribeJourneyId : unsubscribeJourneyId);
    if (code !== 'Success') log.warn('A newsletter journey failed', { id, intent, code });
    return code;
  } catch (error) {
    log.warn('A newsletter journey failed', { id, intent, error: String(error) });
    return undefined;
  }
}
