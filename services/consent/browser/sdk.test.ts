import { afterEach, expect, it, vi } from 'vitest';
import { writeAnswer } from '#content/rules/consent/consent-cookies.ts';
import type { ConsentContext } from '#content/rules/consent/consent-model.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const place = { country: 'US', region: 'OH', model: 'opt-out' } as const;
const yes = { allowed: ['C0001', 'C0004'], isGpc: false, consentId: 'x', count: 1 } as const;
const no = { ...yes, allowed: ['C0001'] } as const;
const cookieOf = (answer: typeof yes | typeof no, at = new Date()) =>
  Object.entries(writeAnswer({ ...answer, at }, {}))
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

/** Nothing here waits for anything but promises in memory and modules: both are done then, however slow the machine is. */
async function settled() {
  for (let times = 0; times < 10; times += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.dynamicImportSettled();
  }
}

interface PageOptions {
  cookie?: string;
  storedPlace?: string;
  isStorageBlocked?: boolean;
  answer?: () => Response;
  wrapper?: () => void;
  gtag?: (...command: unknown[]) => void;
}

/** The part of a page that the script needs. */
async function openPage({
  cookie = '',
  storedPlace,
  isStorageBlocked = false,
  answer,
  wrapper,
  gtag,
}: PageOptions) {
  const page = new EventTarget();
  const events: string[] = [];
  const context: ConsentContext = { ...place, isGpc: false };
  const session = new Map(storedPlace === undefined ? [] : [['consent-place', storedPlace]]);
  const document = Object.assign(new EventTarget(), {
    cookie,
    visibilityState: 'visible',
    currentScript: null,
    createElement: () => ({ style: {} }),
    querySelectorAll: () => [],
    querySelector: () => null,
    body: { append() {}, appendChild() {} },
  });
  const window: Record<string, unknown> = {
    frames: {},
    document,
    dataLayer: [],
    OptanonWrapper: wrapper ?? events.push.bind(events, 'OptanonWrapper'),
    addEventListener() {},
    gtag,
  };
  window.top = window;
  const storage = {
    getItem: (name: string) => session.get(name) ?? null,
    setItem: (name: string, value: string) => session.set(name, value),
  };
  const globals = {
    window,
    document,
    location: new URL('https://wave.example/consent/'),
    HTMLScriptElement: class {},
    MutationObserver: class {
      observe() {}
    },
    addEventListener: page.addEventListener.bind(page),
    dispatchEvent: page.dispatchEvent.bind(page),
    navigator: {},
    fetch: async () => answer?.() ?? Response.json(context),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  vi.stubGlobal('sessionStorage', storage);
  if (isStorageBlocked)
    vi.stubGlobal(
      'sessionStorage',
      new Proxy(storage, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    );
  for (const name of ['OneTrustGroupsUpdated', 'consent.onetrust', 'OTConsentApplied', 'consent-ask'])
    page.addEventListener(name, () => events.push(name));
  await import('./sdk.ts');
  await settled();
  const layerEvents = () =>
    (window.dataLayer as { event: string; OnetrustActiveGroups: string }[]).map(
      ({ event, OnetrustActiveGroups }) => `${event} ${OnetrustActiveGroups}`,
    );
  return { page, document, window, session, events, layerEvents, settled };
}

it('CN-11 additions of the service to stored consent are not a new decision', async () => {
  const { events, layerEvents } = await openPage({ cookie: cookieOf(yes) });
  expect(events).toEqual([
    'OptanonWrapper',
    'OneTrustGroupsUpdated',
    'OTConsentApplied',
    // Listeners that wait for targeting are notified now.
    'OptanonWrapper',
    'OneTrustGroupsUpdated',
  ]);
  expect(layerEvents()).toEqual([
    'OneTrustLoaded ,C0001,',
    'OptanonLoaded ,C0001,',
    'OneTrustGroupsUpdated ,C0001,',
    'OneTrustGroupsUpdated ,C0001,C0004,',
  ]);
});

it('CN-03 CN-11 a third-party hook that throws stops neither the banner nor the decision', async () => {
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  const wrapper = () => {
    throw new Error('theirs');
  };
  const { window, events } = await openPage({ wrapper });
  expect(events).toEqual(['OneTrustGroupsUpdated', 'OTConsentApplied', 'consent-ask']);
  (window.OneTrust as { RejectAll: () => void }).RejectAll();
  expect(events.slice(3)).toEqual(['OneTrustGroupsUpdated', 'consent.onetrust', 'OTConsentApplied']);
  expect(reportError).toHaveBeenCalledWith(expect.objectContaining({ message: 'theirs' }));
});

it('CN-12 a signal that changes no list is reported to the page only', async () => {
  const answer = () => Response.json({ ...place, isGpc: true });
  const { events, layerEvents, window, session } = await openPage({ cookie: cookieOf(yes), answer });
  expect(events.slice(3)).toEqual(['OneTrustGroupsUpdated']);
  expect(layerEvents()).toHaveLength(3);
  expect([window.consentGpc, window.consentUnknown]).toEqual([true, ',']);
  // The signal may be turned off while the tab is open.
  expect(JSON.parse(session.get('consent-place') ?? '')).toEqual(place);
});

it('CN-12 a signal stored earlier in the tab does not apply when it is off', async () => {
  const { window } = await openPage({
    cookie: cookieOf(yes),
    storedPlace: JSON.stringify({ ...place, isGpc: true }),
  });
  expect([window.OnetrustActiveGroups, window.consentGpc]).toEqual([',C0001,C0004,', false]);
});

it('CN-03 CN-11 a window that gets focus reads the decision of another', async () => {
  const { page, document, window, events } = await openPage({ cookie: cookieOf(yes) });
  events.length = 0;
  document.cookie = cookieOf(no, new Date(Date.now() + 1000));
  page.dispatchEvent(new Event('focus'));
  expect(window.OnetrustActiveGroups).toBe(',C0001,');
  expect(events).toContain('consent.onetrust');
});

it.each<[string, PageOptions, string, string]>([
  [
    'which fails',
    { answer: () => new Response(null, { status: 503 }) },
    ',C0001,',
    ',C0002,C0003,C0004,C0005,',
  ],
  [
    'which sends invalid data',
    { answer: () => new Response('<html>') },
    ',C0001,',
    ',C0002,C0003,C0004,C0005,',
  ],
  [
    'which fails in a tab with a known location',
    { storedPlace: JSON.stringify(place), answer: () => Response.error() },
    ',C0001,C0002,C0003,C0005,',
    ',C0004,',
  ],
  ['where storage is blocked', { isStorageBlocked: true }, ',C0001,C0002,C0003,C0004,C0005,', ','],
])(
  'CN-11 AN-12 unknown categories are reported to the page: a service %s',
  async (_, options, active, unknown) => {
    const { window, events } = await openPage(options);
    expect([window.OnetrustActiveGroups, window.consentUnknown]).toEqual([active, unknown]);
    expect(events.filter((name) => name === 'consent-ask')).toHaveLength(1);
  },
);

it.each<[string, PageOptions, string[]]>([
  // Opt-out: granted without a decision, targeting after the signal is known.
  ['an opt-out place', { storedPlace: JSON.stringify(place) }, ['asfp', 'asfpTUP']],
  ['an opt-out place of a new tab', {}, ['asfpTUP']],
  ['an opt-out place with do-not-sell', { answer: () => Response.json({ ...place, isGpc: true }) }, ['asfp']],
  [
    'an opt-in place',
    { answer: () => Response.json({ country: 'DE', model: 'opt-in', isGpc: false }) },
    ['s'],
  ],
  ['a stored no', { cookie: cookieOf(no) }, ['s']],
  ['a stored yes to targeting', { cookie: cookieOf(yes) }, ['s', 'sTUP']],
])('CN-11 CN-12 Google consent mode is updated in %s', async (_, options, granted) => {
  const initials: Record<string, string> = {
    analytics_storage: 'a',
    security_storage: 's',
    functionality_storage: 'f',
    personalization_storage: 'p',
    ad_storage: 'T',
    ad_user_data: 'U',
    ad_personalization: 'P',
  };
  const commands: unknown[][] = [];
  await openPage({ ...options, gtag: (...command) => void commands.push(command) });
  const grantedBy = (state: Record<string, string>) =>
    Object.entries(initials)
      .filter(([type]) => state[type] === 'granted')
      .map(([, initial]) => initial)
      .join('');
  expect(commands.map(([name, kind]) => `${name} ${kind}`)).toEqual(granted.map(() => 'consent update'));
  expect(commands.map(([, , state]) => grantedBy(state as Record<string, string>))).toEqual(granted);
  expect(Object.keys(commands[0]?.[2] ?? {}).sort()).toEqual(Object.keys(initials).sort());
});

it("CN-03 CN-11 Google consent mode is updated with the reader's decision", async () => {
  const commands: unknown[][] = [];
  const answer = () => Response.json({ country: 'DE', model: 'opt-in', isGpc: false });
  const { window } = await openPage({ answer, gtag: (...command) => void commands.push(command) });
  (window.OneTrust as { UpdateConsent: (kind: string, groups: string) => void }).UpdateConsent(
    'Category',
    'C0002:1',
  );
  expect(commands.at(-1)?.[2]).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied' });
});
