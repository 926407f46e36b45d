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

/** Whether `trackers` is on for a reader of an article whose browser drew a slot and sits somewhere. */
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
    told?: unknown;
    keep?: (name: string) => void;
  },
) {
  vi.resetModules();
  vi.doMock('#config', () => ({
    publication: {
      features: { trackers },
      identity: { cookies: { user: 'user', previousLogin: 'previous_login' } },
      locales: [{ code: 'us' }],
    },
  }));
  vi.stubGlobal('location', { href: `https://wavelength.example/article/x/${reader.query ?? ''}` });
  vi.stubGlobal('matchMedia', mediaOfWidth(reader.width ?? 1440));
  vi.stubGlobal('navigator', { userAgent: reader.userAgent ?? 'Chrome/140' });
  vi.stubGlobal('window', { OneTrust: { getGeolocationData: () => reader.told } });
  vi.stubGlobal('document', { cookie: reader.cookie ?? '' });
  vi.stubGlobal('localStorage', { getItem: () => reader.slot ?? '50', setItem: reader.keep ?? (() => {}) });
  const { reader: account } = await import('../identity/auth-store.ts');
  if (reader.isRequested !== false) account.send({ type: 'initialized' });
  if (reader.isUser) account.send({ type: 'user', user: { sub: 'one' } });
  const { featuresForReader } = await import('./reader.ts');
  return featuresForReader(screen).trackers;
}

afterEach(() => {
  vi.doUnmock('#config');
  vi.unstubAllGlobals();
});

const onlyFor = (when: object) => ({ otherwise: false, chain: [{ when, is: true }] });

it.each([
  ['a phone', onlyFor({ devices: ['mobile'] }), { width: 390 }, true],
  ['a desk', onlyFor({ devices: ['mobile'] }), { width: 1440 }, false],
  ['who has been here before', onlyFor({ registered: true }), { cookie: 'previous_login=1' }, true],
  ['a stranger', onlyFor({ registered: true }), {}, false],
  ['a third of the readers', onlyFor({ percentage: 33 }), { slot: '32' }, true],
  ['the other two', onlyFor({ percentage: 33 }), { slot: '33' }, false],
  ['who reads the edition', onlyFor({ editions: ['us'] }), {}, true],
  ['who reads another', onlyFor({ editions: ['de'] }), {}, false],
  ['who is there', onlyFor({ regions: ['US-WA'] }), { cookie: 'geo=US-WA' }, true],
  ['who is elsewhere', onlyFor({ regions: ['US-WA'] }), { cookie: 'geo=US-OR' }, false],
  ['who is said to be', onlyFor({ regions: ['US-WA'] }), { told: { country: 'US', state: 'WA' } }, true],
  [
    'who is said to be, whatever the cookie says',
    onlyFor({ regions: ['US-WA'] }),
    { cookie: 'geo=US-OR', told: { country: 'US', state: 'WA' } },
    true,
  ],
  [
    'who is said to be nowhere',
    onlyFor({ countries: ['US'] }),
    { told: { country: '<b>', state: 7 } },
    false,
  ],
  ['a route', onlyFor({ routes: ['article'] }), {}, true],
  ['another route', onlyFor({ routes: ['gallery'] }), {}, false],
  ['a kind of page', onlyFor({ pageTypes: [composedPageExample.data.pageType] }), {}, true],
  ['another kind of page', onlyFor({ pageTypes: ['gallery'] }), {}, false],
  ['who is signed in', onlyFor({ loggedIn: true }), { isUser: true }, true],
  ['who is not', onlyFor({ loggedIn: true }), {}, false],
  ['who is not, turned round', onlyFor({ loggedIn: false }), {}, true],
  ['who may be', onlyFor({ loggedIn: false }), { isRequested: false }, false],
  ['a crawler', onlyFor({ crawler: true }), { userAgent: 'Googlebot/2.1' }, true],
  ['a person', onlyFor({ crawler: true }), {}, false],
  ['who came by a letter', onlyFor({ query: { from: ['mail'] } }), { query: '?from=mail' }, true],
  ['who came otherwise', onlyFor({ query: { from: ['mail'] } }), { query: '?from=feed' }, false],
  ['an address that says no', onlyFor({}), { query: '?featureDisable=trackers' }, false],
])(
  'FF-07 EN-62 CN-05 what scripts, ads and measurement ask of flags is decided for the reader: %s',
  async (_name, flag, reader, expected) => {
    expect(await isOn(flag, reader)).toBe(expected);
  },
);

it.each([
  ['nobody asks for a share', onlyFor({ devices: ['desktop'] }), []],
  ['a criterion asks for one', onlyFor({ percentage: 33 }), ['neutron:1:slot']],
])('EN-62 CN-11 a number is drawn and kept for a reader only when %s', async (_name, flag, expected) => {
  const kept: string[] = [];
  await isOn(flag, { slot: 'none yet', keep: (name) => kept.push(name) });
  expect(kept).toEqual(expected);
});
