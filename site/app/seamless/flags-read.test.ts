import { afterEach, expect, it, vi } from 'vitest';
import { composedPageExample } from '#content/examples/composed-page.ts';
import { mediaOfWidth } from '../device/test/window-width.ts';
import type { ScreenData } from '../screen-data.ts';

vi.mock('#config/public.ts', () => ({
  publicSettings: {
    features: {
      trackers: {
        otherwise: true,
        chain: [{ when: { regions: ['US-WA'] }, is: false }],
      },
      analytics: { otherwise: false, chain: [{ when: { query: { from: ['mail'] } }, is: true }] },
    },
    identity: { cookies: { user: 'user', previousLogin: 'previous_login' } },
    locales: [{ code: 'us' }],
  },
}));

const screenWith = (features: object) =>
  ({
    routeName: 'article',
    edition: 'us',
    features,
    page: { data: composedPageExample.data },
  }) as unknown as ScreenData;
/** As the server rendered it, for all readers. */
const first = {
  path: '/article/first/?from=mail',
  screen: screenWith({ trackers: true, analytics: false }),
};

afterEach(() => vi.unstubAllGlobals());

it('FF-05 EN-62 back in the first story, its flags are those of the reader and of its own URL', async () => {
  vi.stubGlobal('location', { href: 'https://wavelength.example/article/second/' });
  vi.stubGlobal('matchMedia', mediaOfWidth(1440));
  vi.stubGlobal('navigator', { userAgent: 'Chrome/140' });
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { cookie: 'geo=US-WA' });
  const { flagsRead } = await import('./flags-read.ts');
  expect(flagsRead(undefined, first)).toMatchObject({ trackers: false, analytics: true });
  // An appended story came with the reader's own flags.
  const story = { screen: screenWith({ trackers: true }) };
  expect(flagsRead(story, first)).toEqual({ trackers: true });
});
