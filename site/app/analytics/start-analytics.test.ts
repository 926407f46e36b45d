import { afterEach, describe, expect, it, vi } from 'vitest';
import { composedPageExample } from '#content/examples/composed-page.ts';
import { hydrationData } from '#site/document/hydration-data.ts';
import { announceRouteChange } from '../behaviours/route-changed.ts';
import { announceStory } from '../behaviours/story-entered.ts';
import type { PageState, PageStore } from '../page-store.ts';
import { signedUp } from './events/account-events.ts';
import { pageNotFound } from './events/visit-events.ts';
import { startAnalytics } from './start-analytics.ts';
import { forgetEvents, setEventSink, track } from './track.ts';

const sent = vi.hoisted(() => vi.fn());
vi.mock('./send/send-error.ts', () => ({ sendError: sent }));
const consent = vi.hoisted(() => ({ allowed: false, reason: 'not-answered', changed: () => {} }));
vi.mock('../consent/may-run.ts', () => ({
  mayRun: () => consent,
  onConsentChange: (listener: () => void) => {
    consent.changed = listener;
  },
}));
const measuring = vi.hoisted(() => ({ start: vi.fn(), stop: vi.fn(), come: () => {} }));
vi.mock('./measure.ts', () => ({
  get startMeasuring() {
    measuring.come();
    return measuring.start.mockReturnValue(measuring.stop);
  },
}));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  Object.assign(consent, { allowed: false, reason: 'not-answered' });
  measuring.come = () => {};
  setEventSink(undefined);
  forgetEvents();
});

function answer(allowed: boolean): void {
  Object.assign(consent, { allowed, reason: allowed ? 'granted' : 'refused' });
  consent.changed();
}

/** A page that came as an error, in a browser that has nothing but what the start asks of it. */
function open(error: object): Document {
  const document = Object.assign(new EventTarget(), { cookie: '', readyState: 'complete' });
  const location = { origin: 'http://localhost', pathname: '/article/a-story/', search: '', hash: '' };
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', location);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('window', Object.assign(new EventTarget(), { document, location, performance }));
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const store = { get: () => ({ screen: undefined, error }), subscribe: () => () => {} };
  startAnalytics({ store: store as unknown as PageStore, log: log as never });
  return document as unknown as Document;
}
const notFound = { status: 404, message: 'This page could not be found' };

describe('AN-15 an error page', () => {
  it('AN-15 ER-24 of a failure is reported, by the id that the server sends in place of the message', async () => {
    // What a browser gets of a document whose page failed.
    const shown = { shell: {}, error: new Error('The store is away') } as unknown as PageState;
    const { error } = JSON.parse(JSON.stringify(hydrationData(shown, '0123456789')));
    expect(JSON.stringify(error)).not.toContain('store');
    open(error);
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.calls[0]).toEqual([
      expect.objectContaining({ message: 'Error page 500 (error 0123456789)' }),
      '/article/a-story/',
    ]);
  });

  it('that says not found is not', async () => {
    open(notFound);
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('AN-21 measurement', () => {
  it('AN-21 begins once however often the reader agrees, and ends with their no', async () => {
    open(notFound);
    answer(true);
    answer(true);
    await vi.dynamicImportSettled();
    expect(measuring.start).toHaveBeenCalledOnce();
    answer(false);
    expect(measuring.stop).toHaveBeenCalledOnce();
    answer(true);
    await vi.dynamicImportSettled();
    expect(measuring.start).toHaveBeenCalledTimes(2);
  });

  it('AN-21 does not begin after a no that came while its code was on the way', async () => {
    open(notFound);
    answer(true);
    answer(false);
    await vi.dynamicImportSettled();
    expect(measuring.start).not.toHaveBeenCalled();
    const came = vi.fn(() => answer(false));
    measuring.come = came;
    answer(true);
    await vi.waitFor(() => expect(came).toHaveBeenCalled());
    await vi.dynamicImportSettled();
    expect(measuring.start).not.toHaveBeenCalled();
  });

  it.each([
    ['granted', 'given'],
    ['not-refused', 'implied'],
  ])('AN-21 leave that is %s is told as %s, and none when it is gone', async (reason, told) => {
    open(notFound);
    answer(true);
    await vi.waitFor(() => expect(measuring.start).toHaveBeenCalled());
    const now = measuring.start.mock.calls[0]?.[1] as () => unknown;
    consent.reason = reason;
    expect(now()).toBe(told);
    consent.allowed = false;
    expect(now()).toBeUndefined();
  });
});

describe('AN-21 AN-22 what waits for an answer', () => {
  const heard = () => {
    const names: string[] = [];
    setEventSink(({ name }) => names.push(name));
    return names;
  };

  it('AN-21 is kept until there is one', () => {
    open(notFound);
    track(signedUp('email'));
    consent.changed();
    expect(heard()).toEqual(['sign_up']);
  });

  it('AN-21 is nothing of the time of a no, and all that was counted since a yes, even before it was heard here', () => {
    open(notFound);
    answer(false);
    track(signedUp('email'));
    Object.assign(consent, { allowed: true, reason: 'granted' });
    track(pageNotFound());
    consent.changed();
    expect(heard()).toEqual(['page_not_found']);
  });

  it('AN-21 AN-22 goes with the page it happened on', () => {
    const document = open(notFound);
    track(signedUp('email'));
    announceRouteChange(document, '/latest/');
    expect(heard()).toEqual([]);
  });

  it('FF-04 AN-22 goes with its page though there is leave already, but for what is said of the reader', () => {
    const document = open(notFound);
    Object.assign(consent, { allowed: true, reason: 'granted' });
    track(pageNotFound());
    track(signedUp('email'));
    announceRouteChange(document, '/latest/');
    expect(heard()).toEqual(['sign_up']);
  });

  it('FF-04 AN-22 goes with the story it happened on', () => {
    const document = open(notFound);
    track(signedUp('email'));
    announceStory(document, {
      path: '/article/next/',
      viewGuid: 'next',
      isFromAbove: true,
      page: composedPageExample.data,
      features: {},
    });
    expect(heard()).toEqual([]);
  });
});
