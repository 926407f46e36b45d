import { describe, expect, it, vi } from 'vitest';
import { allCategories } from '#content/rules/consent/consent-cookies.ts';
import type { ConsentContext, KnownPlace } from '#content/rules/consent/consent-model.ts';
import { createPlatform } from './platform.ts';
import { readContext, readPlace } from './read-context.ts';

const optIn: ConsentContext = { country: 'DE', model: 'opt-in', isGpc: false };
const optOut: ConsentContext = { country: 'US', region: 'OH', model: 'opt-out', isGpc: false };
const all = [...allCategories];

const withoutTargeting = all.filter((id) => id !== 'C0004');
const down = new Error('down');
/** A service that responds later than any of these tests. */
const slow = new Promise<ConsentContext>(() => {});
const settled = () => new Promise((resolve) => setTimeout(resolve));
// No two decisions have the same time.
let time = Date.parse('2026-11-15T12:00:00Z');

interface Tab {
  isGpc?: boolean;
  jar?: Map<string, string>;
  place?: KnownPlace | undefined;
  areCookiesDenied?: boolean;
}

function open(
  context: ConsentContext | Error | Promise<ConsentContext> = optIn,
  { isGpc = false, jar = new Map<string, string>(), place, areCookiesDenied = false }: Tab = {},
) {
  let requests = 0;
  const announced: (readonly string[])[] = [];
  const moments: string[] = [];
  const events: string[] = [];
  const receipts: unknown[] = [];
  const changes: unknown[] = [];
  const platform = createPlatform({
    cookies: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    setCookie: (name, value) => void (areCookiesDenied || jar.set(name, value)),
    now: () => new Date(time++),
    newId: () => 'made-up',
    isGpc,
    storedPlace: place,
    loadContext: async () => {
      requests++;
      if (context instanceof Error) throw context;
      return context;
    },
    announce: (active, moment) => {
      announced.push(active);
      moments.push(`${moment} ${brief(active)}`);
    },
    showBanner: () => void events.push('banner'),
    showPreferences: () => void events.push('preferences'),
    insert: (use) =>
      use({
        script: (...args) => void events.push(`script ${args}`),
        html: (...args) => void events.push(`html ${args}`),
        update: () => {},
      }),
    sendReceipt: ({ consentId, allowed, count }) => void receipts.push([consentId, allowed.join(), count]),
  });
  platform.api.OnConsentChanged(({ detail }) => changes.push(brief(detail)));
  return { platform, announced, moments, changes, events, receipts, jar, requests: () => requests };
}

/** `C0001,C0004` as `14`. */
const brief = (categories: readonly string[]) => categories.map((id) => id.slice(-1)).join('');

/** The cookies of a reader who decided in an earlier session. */
function answered(answer: 'yes' | 'no') {
  const { platform, jar } = open();
  platform.api[answer === 'yes' ? 'AllowAll' : 'RejectAll']();
  return jar;
}

describe('the consent platform', () => {
  it.each([
    ['prompts first where consent is required', optIn, ['C0001']],
    ['activates all categories where readers may opt out', optOut, all],
    ['prompts first when the location is unknown', new Error('down'), ['C0001']],
    [
      'CN-12 applies the signal in the request',
      { ...optOut, isGpc: true },
      all.filter((id) => id !== 'C0004'),
    ],
  ])('CN-11 %s', async (_, context, active) => {
    const { platform, announced, events, jar } = open(context);
    await platform.start();
    expect(announced).toEqual([active]);
    expect(events).toEqual(['banner']);
    // Nothing is stored about a reader who has not decided.
    expect(jar.size).toBe(0);
  });

  it.each([
    ['AllowAll', all],
    ['RejectAll', ['C0001']],
    ['Close', ['C0001']],
  ] as const)('CN-11 %s decides, stores the decision, and prompts no more', async (name, active) => {
    const { platform, announced, receipts, jar } = open();
    const received: unknown[] = [];
    await platform.start();
    platform.api.OnConsentChanged((event) => received.push(event.detail));
    expect(platform.api.IsAlertBoxClosed()).toBe(false);
    platform.api[name]();
    expect(announced.at(-1)).toEqual(active);
    expect(received).toEqual([active]);
    expect(receipts).toEqual([['made-up', active.join(), 1]]);
    const next = open(optIn, { jar });
    await next.platform.start();
    expect(next.announced.at(-1)).toEqual(active);
    expect([next.events, next.receipts]).toEqual([[], []]);
    expect(next.platform.api.IsAlertBoxClosed()).toBe(true);
  });

  it('CN-03 CN-11 reports by category and changes one without the others', async () => {
    const { platform } = open();
    await platform.start();
    platform.api.UpdateConsent('Category', 'C0002:1,C0005:1');
    expect(platform.active()).toEqual(['C0001', 'C0002', 'C0005']);
    platform.api.UpdateConsent('Category', 'C0002:0,C0001:0,C0009:1');
    expect(platform.active()).toEqual(['C0001', 'C0005']);
    platform.api.UpdateConsent('Vendor', 'C0004:1');
    expect(platform.active()).toEqual(['C0001', 'C0005']);
    expect(platform.answer()?.count).toBe(2);
  });

  it('CN-12 under do-not-sell targeting cannot be accepted', async () => {
    const { platform, jar } = open(optIn, { isGpc: true });
    await platform.start();
    platform.api.AllowAll();
    expect(platform.active()).not.toContain('C0004');
    expect(jar.get('OptanonConsent')).toMatch(/isGpcEnabled=1.*C0004%3A0/);
  });

  const signal: ConsentContext = { ...optIn, isGpc: true };
  it.each<[string, ConsentContext | Error, ConsentContext | undefined, string[][], number]>([
    ['applies when the request carries no signal', optIn, undefined, [withoutTargeting, all], 1],
    [
      'applies after another request in a tab with a stored location',
      optIn,
      optIn,
      [withoutTargeting, all],
      1,
    ],
    ['never applies when the request carries it', signal, undefined, [withoutTargeting, withoutTargeting], 1],
    [
      'does not apply when the signal was turned on since',
      signal,
      optIn,
      [withoutTargeting, withoutTargeting],
      1,
    ],
    ['does not apply when the service is down', new Error('down'), undefined, [withoutTargeting], 1],
    ['applies when the signal was turned off since', optIn, signal, [withoutTargeting, all], 1],
  ])('CN-12 a stored yes to targeting %s', async (_, context, place, expected, times) => {
    const jar = new Map<string, string>();
    const before = open(optIn, { jar });
    await before.platform.start();
    before.platform.api.AllowAll();
    const now = open(context, { jar, place });
    await now.platform.start();
    expect(now.announced).toEqual(expected);
    expect(now.requests()).toBe(times);
    // The stored decision stays.
    expect(jar.get('OptanonConsent')).toMatch(/C0004%3A1/);
  });

  it('CN-12 consent given in a tab with a known location waits for the signal, and nothing else does', async () => {
    const { platform, announced, requests } = open(optIn, { place: optIn });
    await platform.start();
    expect([announced, requests()]).toEqual([[['C0001']], 0]);
    platform.api.AllowAll();
    expect(announced.at(-1)).toEqual(withoutTargeting);
    await new Promise((resolve) => setTimeout(resolve));
    expect([announced.at(-1), requests()]).toEqual([all, 1]);
  });

  it('CN-11 reads decisions of another tab', async () => {
    const jar = new Map<string, string>();
    const here = open(optIn, { jar });
    await here.platform.start();
    const there = open(optIn, { jar });
    there.platform.api.AllowAll();
    here.platform.readAgain();
    expect(here.announced.at(-1)).toEqual(all);
    here.platform.readAgain();
    expect(here.announced).toHaveLength(2);
  });

  it.each<[string, Tab & { answer?: 'yes' | 'no' }, Parameters<typeof open>[0], string[], string, number]>([
    // Nothing is known yet.
    ['undecided, opt-in location', {}, optIn, ['load 1'], '', 1],
    ['undecided, opt-out location', {}, optOut, ['load 12345'], '', 1],
    ['undecided, requests carry the signal', {}, { ...optOut, isGpc: true }, ['load 1235'], '', 1],
    ['undecided, the browser sends the signal', { isGpc: true }, optOut, ['load 1235'], '', 1],
    ['AN-12 undecided, the service is down', {}, down, ['load 1'], '2345', 1],
    ['undecided, the service is slow', {}, slow, [], '2345', 1],
    // A tab with a known location.
    ['stored opt-in', { place: optIn }, down, ['load 1'], '', 0],
    ['AN-18 AN-21 stored opt-out', { place: optOut }, optOut, ['load 1235', 'signal 12345'], '', 1],
    ['AN-18 AN-21 stored opt-out, slow', { place: optOut }, slow, ['load 1235'], '4', 1],
    ['AN-12 stored opt-out, down', { place: optOut }, down, ['load 1235'], '4', 1],
    [
      'CN-12 stored opt-out, requests carry the signal',
      { place: optOut },
      { ...optOut, isGpc: true },
      ['load 1235', 'signal 1235'],
      '',
      1,
    ],
    [
      'CN-12 stored opt-out, the browser sends the signal',
      { place: optOut, isGpc: true },
      slow,
      ['load 1235'],
      '',
      0,
    ],
    // Readers who decided.
    ['yes', { answer: 'yes' }, optIn, ['load 1235', 'signal 12345'], '', 1],
    ['yes, slow', { answer: 'yes' }, slow, ['load 1235'], '4', 1],
    ['yes, down', { answer: 'yes', place: optIn }, down, ['load 1235'], '4', 1],
    ['CN-12 yes, the browser sends the signal', { answer: 'yes', isGpc: true }, optIn, ['load 1235'], '', 1],
    ['no', { answer: 'no' }, optOut, ['load 1'], '', 1],
    ['no, down', { answer: 'no' }, down, ['load 1'], '', 1],
    ['no, stored location', { answer: 'no', place: optOut }, slow, ['load 1'], '', 0],
  ])(
    'CN-11 reports at once what applies, and which categories are unknown: %s',
    async (_, tab, service, expected, unknown, times) => {
      const jar = tab.answer && answered(tab.answer);
      const { platform, moments, changes, events, requests } = open(service, { ...tab, ...(jar && { jar }) });
      void platform.start();
      await settled();
      expect(moments).toEqual(expected);
      expect(brief(platform.unknown())).toBe(unknown);
      expect(requests()).toBe(times);
      // No decision was changed.
      expect(changes).toEqual([]);
      expect(events).toEqual(tab.answer || expected.length === 0 ? [] : ['banner']);
    },
  );

  it('CN-03 CN-11 consent given in another tab includes targeting, once the service has responded here', async () => {
    const jar = new Map<string, string>();
    const here = open(optIn, { jar, place: optIn });
    await here.platform.start();
    open(optIn, { jar }).platform.api.AllowAll();
    here.platform.readAgain();
    await settled();
    expect(here.moments).toEqual(['load 1', 'answer 1235', 'answer 12345']);
    expect(here.changes).toEqual(['1235', '12345']);
  });

  it('CN-03 CN-11 a listener that throws does not affect the others', async () => {
    vi.stubGlobal('reportError', () => {});
    const jar = new Map<string, string>();
    const { platform } = open(optIn, { jar });
    const received: unknown[] = [];
    platform.api.OnConsentChanged(() => {
      throw new Error('theirs');
    });
    platform.api.OnConsentChanged(({ detail }) => received.push(brief(detail)));
    await platform.start();
    platform.api.RejectAll();
    expect(received).toEqual(['1']);
    vi.unstubAllGlobals();
  });

  it('CN-03 CN-11 consent given here is reported in full, including what waits for the service', async () => {
    const here = open(optIn, { jar: new Map(), place: optIn });
    await here.platform.start();
    here.platform.api.AllowAll();
    await settled();
    expect(here.changes).toEqual(['1235', '12345']);
  });

  it.each([
    ['no', 'RejectAll', ['load 1']],
    ['yes', 'AllowAll', ['load 12345']],
  ] as const)(
    'CN-11 a %s of another tab during a request to the service is read',
    async (_, name, expected) => {
      const jar = new Map<string, string>();
      const { promise, resolve } = Promise.withResolvers<ConsentContext>();
      const here = open(promise, { jar });
      const started = here.platform.start();
      open(optIn, { jar }).platform.api[name]();
      resolve(optOut);
      await started;
      expect([here.moments, here.events]).toEqual([expected, []]);
    },
  );

  it('CN-11 consent given during a request to the service sends no second request', async () => {
    const { promise, resolve } = Promise.withResolvers<ConsentContext>();
    const { platform, moments, requests } = open(promise, { place: optOut });
    void platform.start();
    platform.api.AllowAll();
    resolve(optOut);
    await settled();
    expect([moments, requests()]).toEqual([['load 1235', 'answer 1235', 'signal 12345'], 1]);
  });

  it('CN-11 where cookies are blocked a decision lasts as long as the document', async () => {
    const { platform, moments } = open(optOut, { areCookiesDenied: true });
    await platform.start();
    platform.api.RejectAll();
    platform.readAgain();
    expect(moments).toEqual(['load 12345', 'answer 1']);
  });

  it('CN-12 the preferences show the signal of the request headers', async () => {
    const here = open({ ...optIn, isGpc: true }, { jar: answered('no'), place: optIn });
    await here.platform.start();
    expect(here.requests()).toBe(0);
    here.platform.api.ToggleInfoDisplay();
    await settled();
    expect([here.platform.context().isGpc, here.moments]).toEqual([true, ['load 1', 'signal 1']]);
  });

  it('CN-11 passes consent-gated insertions on', () => {
    const { platform, events } = open();
    platform.api.InsertScript('/a.js', 'head', null, null, 'C0004');
    platform.api.InsertHtml('<p>', 'place', null, null, 'C0003');
    expect(events).toEqual(['script /a.js,head,,,C0004', 'html <p>,place,,,C0003']);
  });

  it("CN-11 has the product's API for its own state", async () => {
    const { platform } = open(optOut);
    await platform.start();
    const { ShowAlertNotice, ConsentModel, Groups } = platform.api.GetDomainData();
    expect({ ShowAlertNotice, ConsentModel }).toEqual({
      ShowAlertNotice: true,
      ConsentModel: { Name: 'opt-out' },
    });
    expect(Groups.map(({ CustomGroupId, Status }) => `${CustomGroupId} ${Status}`)).toEqual([
      'C0001 always active',
      ...all.slice(1).map((id) => `${id} active`),
    ]);
    expect(platform.api.getGeolocationData()).toEqual({ country: 'US', state: 'OH' });
  });
});

it.each([
  [''],
  ['null'],
  ['[]'],
  ['<html>'],
  ['{"model":"never","isGpc":false}'],
  ['{"model":"opt-out"}'],
  ['{"model":"opt-out","isGpc":"no"}'],
])('CN-11 a malformed response of the service is ignored: %s', (text) => {
  expect(readContext(text)).toBeUndefined();
});

it('CN-12 a tab stores the location, and not the signal', () => {
  expect(readPlace('{"country":"US","region":"OH","model":"opt-out","isGpc":true}')).toEqual({
    country: 'US',
    region: 'OH',
    model: 'opt-out',
  });
  expect(readPlace('{"country":"US"}')).toBeUndefined();
  for (const text of [null, '', 'null', '[]', '<html>']) expect(readPlace(text)).toBeUndefined();
});
