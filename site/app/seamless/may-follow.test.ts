import { afterEach, expect, it, vi } from 'vitest';
import { articlePage } from '#site/test/composed-pages.ts';
import { mediaOfWidth } from '../device/test/window-width.ts';
import type { ScreenData } from '../screen-data.ts';
import { mayFollow } from './may-follow.ts';

const screen = {
  isSeamless: true,
  edition: 'us',
  routeName: 'article',
  page: articlePage('x'),
} as ScreenData;
const here = 'https://site.test/article/x/';

afterEach(() => vi.unstubAllGlobals());

it.each<[string, ScreenData, string, string, boolean]>([
  ['SM-05 readers anywhere', screen, '', here, true],
  ['SM-05 readers in Oregon', screen, 'geo=US-OR', here, true],
  ['SM-05 SM-06 readers in Washington', screen, 'geo=US-WA', here, false],
  ['SM-06 readers in Western Australia', screen, 'geo=AU-WA', here, true],
  ['SM-05 readers of other screens', { ...screen, isSeamless: false }, '', here, false],
  ['SM-05 testers who turn it off', screen, '', `${here}?featureDisable=seamless`, false],
])('%s: %#', (_who, page, cookies, address, expected) => {
  vi.stubGlobal('location', { href: address });
  vi.stubGlobal('matchMedia', mediaOfWidth(1440));
  vi.stubGlobal('navigator', { userAgent: 'Chrome/140' });
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { cookie: cookies });
  expect(mayFollow(page, new URL(address))).toBe(expected);
});
