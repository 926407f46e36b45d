import { describe, expect, it, vi } from 'vitest';
import { newsletterExample } from '#content/examples/accounts.ts';
import { createAuthStore } from '../auth-store.ts';
import { createNewslettersStore } from './create-newsletters-store.ts';
import { createNewsletterIntents } from './newsletter-intents.ts';
import { createNewslettersClient, type NewslettersClient } from './newsletters-client.ts';
import { initialNewsletters, nextNewsletters } from './newsletters-state.ts';

const newsletter = {
  ...newsletterExample,
  id: 'locked',
  subscribeJourneyId: 'in',
  unsubscribeJourneyId: 'out',
};
const user = { sub: 'a1', email: 'ines@mail.example' };

describe('subscriptions', () => {
  it.each([
    ['NL-04', 'subscribe', 'Success', [], ['locked']],
    ['NL-04', 'subscribe', 'Fail', [], []],
    ['NL-04', 'subscribe', 'success', [], []],
    ['NL-04', 'subscribe', undefined, [], []],
    ['NL-04', 'subscribe', 'Success', ['locked'], ['locked']],
    ['NL-05', 'unsubscribe', 'Success', ['locked', 'x'], ['x']],
    ['NL-05', 'unsubscribe', 'Fail', ['locked'], ['locked']],
    ['NL-05', 'unsubscribe', undefined, ['locked'], ['locked']],
  ] as const)('%s %s answered with %s', (_id, intent, code, before, after) => {
    const begun = nextNewsletters(
      { ...initialNewsletters, subscriptions: before },
      { type: 'begun', id: 'locked' },
    );
    expect(begun).toMatchObject({ busy: ['locked'], subscriptions: before });
    const state = nextNewsletters(begun, { type: 'answered', id: 'locked', intent, code });
    expect(state).toMatchObject({ busy: [], subscriptions: after });
  });

  it('EN-58 starts empty, and signing out clears subscriptions', () => {
    expect(initialNewsletters).toMatchObject({ newsletters: [], subscriptions: [] });
    const full = {
      ...initialNewsletters,
      newsletters: [newsletter],
      subscriptions: ['locked'],
      mayCount: true,
    };
    expect(nextNewsletters(full, { type: 'logout' })).toEqual({
      ...initialNewsletters,
      newsletters: [newsletter],
    });
  });
});

function open(given: Partial<NewslettersClient> = {}, signsIn = true) {
  const calls: string[] = [];
  const reader = createAuthStore();
  const waits: { milliseconds: number; end: () => void }[] = [];
  const stored = new Map<string, string>();
  const warn = vi.fn();
  const client: NewslettersClient = {
    list: async () => {
      calls.push('list');
      return [newsletter];
    },
    subscriptions: async () => {
      calls.push('subscriptions');
      return { ids: ['locked'], mayCount: false };
    },
    journey: async (id) => {
      calls.push(`journey ${id}`);
      return 'Success';
    },
    setMayCount: async () => 'Success',
    ...given,
  };
  const signIn = () => reader.send({ type: 'user', user });
  const signInFirst = vi.fn(async () => {
    if (signsIn) signIn();
    return signsIn;
  });
  const store = createNewslettersStore({
    client,
    reader,
    signInFirst,
    wait: (milliseconds) => new Promise((end) => void waits.push({ milliseconds, end })),
    intents: createNewsletterIntents(() => ({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    })),
    log: { warn },
  });
  return { store, calls, reader, waits, warn, signIn, signInFirst, stored };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the newsletters of a reader', () => {
  it('NL-02 are requested two seconds after the sign-in, and not before it', async () => {
    const { store, calls, waits, signIn } = open();
    store.start();
    await settled();
    expect([calls, waits]).toEqual([[], []]);
    signIn();
    await settled();
    expect(calls).toEqual(['list']);
    expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([2000]);
    waits[0]?.end();
    await settled();
    expect(calls).toEqual(['list', 'subscriptions']);
    expect(store.get().subscriptions).toEqual(['locked']);
  });

  it('NL-02 are not requested for a user who has signed out meanwhile', async () => {
    const { store, calls, waits, signIn, reader } = open();
    store.start();
    signIn();
    reader.send({ type: 'logout' });
    waits[0]?.end();
    await settled();
    expect(calls).toEqual(['list']);
  });

  it('NL-08 each intent uses its own journey', async () => {
    const { store, calls, signIn } = open();
    store.start();
    signIn();
    await store.toggle('locked');
    await store.toggle('locked');
    expect(calls).toEqual(['list', 'journey in', 'journey out']);
    expect(store.get().subscriptions).toEqual([]);
  });

  it('NL-06 NL-07 a reader who is not signed in is prompted, and then subscribed', async () => {
    const { store, calls, signInFirst, stored } = open();
    store.start();
    await store.toggle('locked');
    expect(signInFirst).toHaveBeenCalledOnce();
    expect(calls.filter((call) => call.startsWith('journey'))).toEqual(['journey in']);
    expect(store.get().subscriptions).toEqual(['locked']);
    expect(stored.size).toBe(0);
  });

  it('NL-06 a reader who does not sign in gets nothing, and nothing is stored', async () => {
    const { store, calls, stored } = open({}, false);
    store.start();
    await store.toggle('locked');
    expect([calls, stored.size]).toEqual([[], 0]);
  });

  it('NL-07 after signing in on another page the intent is applied once', async () => {
    const { store, calls, signIn, stored } = open();
    stored.set('newsletters-wanted', '["locked"]');
    signIn();
    store.start();
    await settled();
    expect(calls.filter((call) => call.startsWith('journey'))).toEqual(['journey in']);
    expect(stored.size).toBe(0);
  });

  it('NL-04 a list that is older than a journey does not undo it', async () => {
    const answers: ((answer: { ids: string[]; mayCount: boolean }) => void)[] = [];
    const { store, waits, signIn } = open({
      subscriptions: () => new Promise((resolve) => void answers.push(resolve)),
    });
    store.start();
    signIn();
    waits[0]?.end();
    await settled();
    await store.toggle('locked');
    answers[0]?.({ ids: [], mayCount: false });
    await settled();
    expect(store.get().subscriptions).toEqual(['locked']);
    waits[1]?.end();
    await settled();
    answers[1]?.({ ids: ['locked', 'x'], mayCount: true });
    await settled();
    expect(store.get()).toMatchObject({ subscriptions: ['locked', 'x'], mayCount: true });
  });

  it.each([
    ['list', { list: () => Promise.reject(new Error('away')) }],
    ['subscriptions', { subscriptions: () => Promise.reject(new Error('away')) }],
    ['journey', { journey: () => Promise.reject(new Error('away')) }],
    ['journey code', { journey: async () => 'Fail' }],
  ])('NL-09 a failing %s is logged, and nothing changes', async (_what, given) => {
    const { store, warn, waits, signIn } = open(given);
    store.start();
    signIn();
    await store.toggle('locked');
    waits[0]?.end();
    await settled();
    expect(warn).toHaveBeenCalled();
    expect(store.get().busy).toEqual([]);
  });
});

describe('the newsletter calls', () => {
  const answering = (data: unknown, status = 200) => vi.fn(async () => Response.json({ data }, { status }));

  it('NL-01 NL-12 the list needs no token', async () => {
    const fetcher = answering({ items: [newsletter] });
    expect(await createNewslettersClient(async () => undefined, fetcher).list()).toEqual([newsletter]);
    expect(fetcher).toHaveBeenCalledExactlyOnceWith('/api/newsletters', {});
  });

  it('NL-02 NL-12 subscriptions carry the token, and are not requested without one', async () => {
    const fetcher = answering({ items: [newsletter] });
    const client = createNewslettersClient(async () => 'a-token', fetcher);
    expect(await client.subscriptions()).toEqual({ ids: ['locked'], mayCount: false });
    const headers = { authorization: 'Bearer a-token' };
    expect(fetcher).toHaveBeenCalledExactlyOnceWith('/api/newsletters/subscriptions', { headers });
    const nobody = answering({});
    await expect(createNewslettersClient(async () => undefined, nobody).subscriptions()).rejects.toThrow();
    expect(nobody).not.toHaveBeenCalled();
  });

  it('NL-03 NL-12 a journey is posted without a body, and answers with its code', async () => {
    const fetcher = answering({ item: { code: 'Success' } });
    expect(await createNewslettersClient(async () => 'a-token', fetcher).journey('locked-in')).toBe(
      'Success',
    );
    const headers = { authorization: 'Bearer a-token' };
    expect(fetcher).toHaveBeenCalledExactlyOnceWith('/api/newsletters/journey/locked-in', {
      method: 'POST',
      headers,
    });
  });

  it('NL-09 an answer with an error status is thrown', async () => {
    const client = createNewslettersClient(async () => 'a-token', answering({}, 500));
    await expect(client.journey('x')).rejects.toThrow('500');
  });
});
