import { afterEach, expect, it, vi } from 'vitest';
import { composedPageExample } from '#content/examples/composed-page.ts';
import { mediaOfWidth } from '../device/test/window-width.ts';
import type { ScreenData } from '../screen-data.ts';

const screen = {
  routeName: 'article',
  edition: 'us',
  features: {},
  page: { data: composedPageExample.data },
} as unknown as ScreenData;

/** Whether `trackers` is on for a reader of an article with this slot and location. */
async function isOn(
  trackers: object,
  reader: {
    width?: number;
    cookie?: string;
    slot?: string;
    query?: string;
    userAgent?: string;
    isRequested?: boolean;
    isUser?: boolean;
    location?: unknown;
    store?: (name: string) => void;
  },
) {
  vi.resetModules();
  vi.doMock('#config/public.ts', () => ({
    publicSettings: {
      features: { trackers },
      identity: { cookies: { user: 'user', previousLogin: 'previous_login' } },
      locales: [{ code: 'us' }],
    },
  }));
  vi.stubGlobal('location', { href: `https://wavelength.example/article/x/${reader.query ?? ''}` });
  vi.stubGlobal('matchMedia', mediaOfWidth(reader.width ?? 1440));
  vi.stubGlobal('navigator', { userAgent: reader.userAgent ?? 'Chrome/140' });
  vi.stubGlobal('window', { OneTrust: { getGeolocationData: () => reader.location } });
  vi.stubGlobal('document', { cookie: reader.cookie ?? '' });
  vi.stubGlobal('localStorage', { getItem: () => reader.slot ?? '50', setItem: reader.store ?? (() => {}) });
  const { reader: account } = await import('../identity/auth-store.ts');
  if (reader.isRequested !== false) account.send({ type: 'initialized' });
  if (reader.isUser) account.send({ type: 'user', user: { sub: 'one' } });
  const { featuresForReader } = await import('./reader.ts');
  return featuresForReader(screen).trackers;
}

afterEach(() => {
  vi.doUnmock('#config/public.ts');
  vi.unstubAllGlobals();
});

const onlyFor = (when: object) => ({ otherwise: false, chain: [{ when, is: true }] });

it.each([
  ['a phone', onlyFor({ devices: ['mobile'] }), { width: 390 }, true],
  ['a desk', onlyFor({ devices: ['mobile'] }), { width: 1440 }, false],
  ['a returning account holder', onlyFor({ registered: true }), { cookie: 'previous_login=1' }, true],
  ['a stranger', onlyFor({ registered: true }), {}, false],
  ['a third of the readers', onlyFor({ percentage: 33 }), { slot: '32' }, true],
  ['the other two', onlyFor({ percentage: 33 }), { slot: '33' }, false],
  ['a reader of the edition', onlyFor({ editions: ['us'] }), {}, true],
  ['a reader of another edition', onlyFor({ editions: ['de'] }), {}, false],
  ['a reader in the region', onlyFor({ regions: ['US-WA'] }), { cookie: 'geo=US-WA' }, true],
  ['a reader elsewhere', onlyFor({ regions: ['US-WA'] }), { cookie: 'geo=US-OR' }, false],
  [
    'a reader located there',
    onlyFor({ regions: ['US-WA'] }),
    { location: { country: 'US', state: 'WA' } },
    true,
  ],
  [
    'a reader located there, whatever the cookie says',
    onlyFor({ regions: ['US-WA'] }),
    { cookie: 'geo=US-OR', location: { country: 'US', state: 'WA' } },
    true,
  ],
  [
    'a reader with a malformed location',
    onlyFor({ countries: ['US'] }),
    { location: { country: '<b>', state: 7 } },
    false,
  ],
  ['a route', onlyFor({ routes: ['article'] }), {}, true],
  ['another route', onlyFor({ routes: ['gallery'] }), {}, false],
  ['a kind of page', onlyFor({ pageTypes: [composedPageExample.data.pageType] }), {}, true],
  ['another kind of page', onlyFor({ pageTypes: ['gallery'] }), {}, false],
  ['a signed-in reader', onlyFor({ loggedIn: true }), { isUser: true }, true],
  ['a signed-out reader', onlyFor({ loggedIn: true }), {}, false],
  ['a signed-out reader, inverted', onlyFor({ loggedIn: false }), {}, true],
  ['a reader whose sign-in state is unknown', onlyFor({ loggedIn: false }), { isRequested: false }, false],
  ['a crawler', onlyFor({ crawler: true }), { userAgent: 'Googlebot/2.1' }, true],
  ['a person', onlyFor({ crawler: true }), {}, false],
  ['a reader from a newsletter', onlyFor({ query: { from: ['mail'] } }), { query: '?from=mail' }, true],
  ['a reader from elsewhere', onlyFor({ query: { from: ['mail'] } }), { query: '?from=feed' }, false],
  ['a URL that turns it off', onlyFor({}), { query: '?featureDisable=trackers' }, false],
])(
  'FF-07 EN-62 CN-05 flags for scripts, ads and measurement are evaluated for the reader: %s',
  async (_name, flag, reader, expected) => {
    expect(await isOn(flag, reader)).toBe(expected);
  },
);

it.each([
  ['no criterion uses a percentage', onlyFor({ devices: ['desktop'] }), []],
  ['a criterion uses one', onlyFor({ percentage: 33 }), ['neutron:1:slot']],
])('EN-62 CN-11 a number is stored for a reader, or none, when %s', async (_name, flag, expected) => {
  const stored: string[] = [];
  await isOn(flag, { slot: 'none yet', store: (name) => stored.push(name) });
  expect(stored).toEqual(expected);
});
