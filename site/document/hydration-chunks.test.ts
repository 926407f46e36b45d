import { expect, it } from 'vitest';
import type { PageState } from '#app/page-store.ts';
import type { ScreenData } from '#app/screen-data.ts';
import { articlePage, listingPage } from '../test/composed-pages.ts';
import { bytesOf } from './chunks.ts';
import { hydrationChunks } from './hydration-chunks.ts';

const { header, footer, ...page } = articlePage('x', { title: '</script><b>' });
const screen = { routeName: 'article', pageNumber: 1, page } as ScreenData;
const listing = { ...screen, page: listingPage('latest', 2) } as ScreenData;
const shell = { header, footer, year: 2026 };

it.each<[string, PageState]>([
  ['a page in its shell', { shell, screen }],
  ['a list', { shell, screen: listing }],
  ['the next year', { shell: { ...shell, year: 2027 }, screen }],
  ['another footer', { shell: { ...shell, footer: { components: [] } }, screen }],
  ['no shell', { shell: { year: 2026 }, screen }],
  ['an error', { shell, error: { status: 404, message: 'Gone <b>' } }],
])('SEO-18 carries %s as JSON that cannot break out of its script', (_, pageState) => {
  for (const round of [1, 2]) {
    const text = bytesOf(hydrationChunks(pageState)).toString();
    expect(text).not.toContain('<');
    expect([round, JSON.parse(text)]).toEqual([round, JSON.parse(JSON.stringify(pageState))]);
  }
});
