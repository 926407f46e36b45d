import { afterEach, expect, it, vi } from 'vitest';
import { composedPageExample } from '#content/examples/composed-page.ts';
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
  reader: { width?: number; cookie?: string; slot?: string; query?: string },
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
  vi.stubGlobal('innerWidth', reader.width ?? 1440);
  vi.stubGlobal('navigator', { userAgent: 'Chrome/140' });
  vi.stubGlobal('document', { cookie: reader.cookie ?? '' });
  vi.stubGlobal('localStorage', { getItem: () => reader.slot ?? '50', setItem: () => {} });
  const { isOnForReader } = await import('./reader.ts');
  return isOnForReader('trackers', screen);
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
  ['an address that says no', onlyFor({}), { query: '?featureDisable=trackers' }, false],
])(
  'FF-07 EN-62 CN-05 what a script tag needs is decided for its reader: %s',
  async (_name, flag, reader, expected) => {
    expect(await isOn(flag, reader)).toBe(expected);
  },
);
