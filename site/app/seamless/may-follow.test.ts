import { afterEach, expect, it, vi } from 'vitest';
import { placeOfRequest } from '#content/rules/reader-place.ts';
import { parseCookies } from '#platform/cookies.ts';
import { articlePage } from '#site/test/composed-pages.ts';
import { mediaOfWidth } from '../device/test/window-width.ts';
import type { ScreenData } from '../screen-data.ts';

const screen = {
  isSeamless: true,
  edition: 'us',
  routeName: 'article',
  page: articlePage('x'),
} as ScreenData;
const here = 'https://site.test/article/x/';

/** A browser whose requests reach the consent service with these headers; the service responds by this rule. */
async function browserWith(sent: { headers: Record<string, string> }, address = here) {
  vi.resetModules();
  vi.stubGlobal('location', { href: address });
  vi.stubGlobal('matchMedia', mediaOfWidth(1440));
  vi.stubGlobal('navigator', { userAgent: 'Chrome/140' });
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { cookie: sent.headers.cookie ?? '' });
  vi.stubGlobal('fetch', async () => {
    const { headers } = sent;
    return Response.json(placeOfRequest({ headers, cookies: parseCookies(headers.cookie) }, 'x-geo'));
  });
  const events = new EventTarget();
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
  const { refreshPlace } = await import('../consent/refresh-place.ts');
  const { mayFollow } = await import('./may-follow.ts');
  return {
    refreshPlace,
    events,
    mayFollow: (page = screen) => mayFollow(page, new URL(address)),
  };
}

afterEach(() => vi.unstubAllGlobals());

it.each<[string, Record<string, string>, boolean]>([
  ['SM-05 readers anywhere', {}, true],
  ['SM-05 readers in Oregon', { 'x-geo': 'US-OR' }, true],
  ['SM-05 SM-06 readers in Washington', { 'x-geo': 'US-WA' }, false],
  ['SM-06 readers in Washington, in lower case', { 'x-geo': 'us-wa' }, false],
  ['SM-06 readers in Washington, by a cookie in mixed case', { cookie: 'geo=US-wa' }, false],
  ['SM-06 readers in Western Australia', { 'x-geo': 'AU-WA' }, true],
  ['SM-06 readers the network finds elsewhere', { 'x-geo': 'US-OR', cookie: 'geo=US-WA' }, true],
  ['SM-06 readers the network finds in Washington', { 'x-geo': 'US-WA', cookie: 'geo=US-OR' }, false],
  ['SM-06 readers without the header, by the cookie', { cookie: 'geo=US-WA' }, false],
])('%s: %o', async (_who, headers, expected) => {
  const { refreshPlace, mayFollow } = await browserWith({ headers });
  await refreshPlace();
  expect(mayFollow()).toBe(expected);
});

it('SM-05 other screens have none, nor do URLs that turn it off', async () => {
  const { mayFollow } = await browserWith({ headers: {} });
  expect(mayFollow({ ...screen, isSeamless: false })).toBe(false);
  const tester = await browserWith({ headers: {} }, `${here}?featureDisable=seamless`);
  expect(tester.mayFollow()).toBe(false);
});

it('SM-06 a changed location is announced, and changes the decision', async () => {
  const sent = { headers: { 'x-geo': 'US-OR' } };
  const { refreshPlace, events, mayFollow } = await browserWith(sent);
  const announced = vi.fn();
  events.addEventListener('consent-place', announced);
  await refreshPlace();
  await refreshPlace();
  expect([announced.mock.calls.length, mayFollow()]).toEqual([1, true]);
  sent.headers = { 'x-geo': 'US-WA' };
  await refreshPlace();
  expect([announced.mock.calls.length, mayFollow()]).toEqual([2, false]);
});

it('SM-06 a failed lookup rejects, unless the location is known from elsewhere', async () => {
  const { refreshPlace } = await browserWith({ headers: {} });
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  await expect(refreshPlace()).rejects.toThrow('503');
  vi.stubGlobal('document', { cookie: 'geo=US-OR' });
  await expect(refreshPlace()).resolves.toBeUndefined();
});
