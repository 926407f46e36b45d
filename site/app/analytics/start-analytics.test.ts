import { afterEach, describe, expect, it, vi } from 'vitest';
import { composedPageExample } from '#content/examples/composed-page.ts';
import { hydrationData } from '#site/document/hydration-data.ts';
import { announceRouteChange } from '../behaviours/route-changed.ts';
import { announceStory } from '../behaviours/story-entered.ts';
import type { PageState, PageStore } from '../page-store.ts';
import { signedUp } from './events/account-events.ts';
import { pageNotFound } from './events/page-events.ts';
import { startAnalytics } from './start-analytics.ts';
import { dropEvents, setEventSink, track } from './track.ts';

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
  dropEvents();
});

function decide(allowed: boolean): void {
  Object.assign(consent, { allowed, reason: allowed ? 'granted' : 'denied' });
  consent.changed();
}

/** An error page in a browser with only what the start needs. */
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
  it('AN-15 ER-24 of a failure is reported, with the id that the server sends instead of the message', async () => {
    // What a browser receives for a page that failed.
    const shown = { shell: {}, error: new Error('The database is unavailable') } as unknown as PageState;
    const { error } = JSON.parse(JSON.stringify(hydrationData(shown, '0123456789')));
    expect(JSON.stringify(error)).not.toContain('store');
    open(error);
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.calls[0]).toEqual([
      expect.objectContaining({ message: 'Error page 500 (error 0123456789)' }),
      '/article/a-story/',
    ]);
  });

  it('for a missing page is not reported', async () => {
    open(notFound);
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent).not.toHaveBeenCalled();
  });
});

describe('AN-21 measurement', () => {
  it('AN-21 starts once however often the reader consents, and ends with a rejection', async () => {
    open(notFound);
    decide(true);
    decide(true);
    await vi.dynamicImportSettled();
    expect(measuring.start).toHaveBeenCalledOnce();
    decide(false);
    expect(measuring.stop).toHaveBeenCalledOnce();
    decide(true);
    await vi.dynamicImportSettled();
    expect(measuring.start).toHaveBeenCalledTimes(2);
  });

  it('AN-21 does not start after a rejection that loaded while its code was loading', async () => {
    open(notFound);
    decide(true);
    decide(false);
    await vi.dynamicImportSettled();
    expect(measuring.start).not.toHaveBeenCalled();
    const loaded = vi.fn(() => decide(false));
    measuring.come = loaded;
    decide(true);
    await vi.waitFor(() => expect(loaded).toHaveBeenCalled());
    await vi.dynamicImportSettled();
    expect(measuring.start).not.toHaveBeenCalled();
  });

  it.each([
    ['granted', 'given'],
    ['not-denied', 'implied'],
  ])('AN-21 consent that is %s is sent as %s, and as none when withdrawn', async (reason, sent) => {
    open(notFound);
    decide(true);
    await vi.waitFor(() => expect(measuring.start).toHaveBeenCalled());
    const now = measuring.start.mock.calls[0]?.[1] as () => unknown;
    consent.reason = reason;
    expect(now()).toBe(sent);
    consent.allowed = false;
    expect(now()).toBeUndefined();
  });
});

describe('AN-21 AN-22 an event that waits for a decision', () => {
  const received = () => {
    const names: string[] = [];
    setEventSink(({ name }) => names.push(name));
    return names;
  };

  it('AN-21 is queued until there is one', () => {
    open(notFound);
    track(signedUp('email'));
    consent.changed();
    expect(received()).toEqual(['sign_up']);
  });

  it('AN-21 is dropped during a rejection, and queued again since consent, even before this module is notified', () => {
    open(notFound);
    decide(false);
    track(signedUp('email'));
    Object.assign(consent, { allowed: true, reason: 'granted' });
    track(pageNotFound());
    consent.changed();
    expect(received()).toEqual(['page_not_found']);
  });

  it('AN-21 AN-22 is dropped with its page', () => {
    const document = open(notFound);
    track(signedUp('email'));
    announceRouteChange(document, '/latest/');
    expect(received()).toEqual([]);
  });

  it('FF-04 AN-22 is dropped with its page despite consent, unless it is about the reader', () => {
    const document = open(notFound);
    Object.assign(consent, { allowed: true, reason: 'granted' });
    track(pageNotFound());
    track(signedUp('email'));
    announceRouteChange(document, '/latest/');
    expect(received()).toEqual(['sign_up']);
  });

  it('FF-04 AN-22 is dropped with its story', () => {
    const document = open(notFound);
    track(signedUp('email'));
    announceStory(document, {
      path: '/article/next/',
      viewGuid: 'next',
      isFromAbove: true,
      page: composedPageExample.data,
      features: {},
    });
    expect(received()).toEqual([]);
  });
});
