import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Paging } from '#content/entities/content-list.ts';
import { SearchNotes } from './search-notes.tsx';

const found = { topics: [], content: [], videos: [] };
const linksIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

it.each<[string, Paging, string, string[]]>([
  [
    'one page of results',
    { limit: 10, offset: 980, total: 9 },
    'All of them are on the first page.',
    ['/search/?searchQuery=vpn'],
  ],
  [
    'several pages of results',
    { limit: 10, offset: 980, total: 61 },
    'The last page is page 7.',
    ['/search/?searchQuery=vpn', '/search/7/?searchQuery=vpn'],
  ],
])('RT-06 beyond %s shows a notice and links to existing pages', (_, paging, words, links) => {
  const html = renderToStaticMarkup(
    <SearchNotes
      query="vpn"
      total={paging.total}
      results={{ ...found, paging }}
      pastEnd={{ basePath: '/search/', search: '?searchQuery=vpn' }}
    />,
  );
  expect(html).toContain(`No results for “vpn” on this page. ${words}`);
  expect(html).not.toContain('Try fewer');
  expect(linksIn(html)).toEqual(links);
});

it('SR-12 an empty result shows advice and no links', () => {
  const html = renderToStaticMarkup(<SearchNotes query="zzq" total={0} results={found} />);
  expect(html).toContain('Nothing for “zzq”. Try fewer or other words.');
  expect(linksIn(html)).toEqual([]);
});

it.each([
  ['its results are shown instead', 12, true],
  ['nothing at all was found', 0, false],
])('asks whether another spelling was meant when %s', (_, total, isApplied) => {
  const html = renderToStaticMarkup(
    <SearchNotes
      query="powre shortge"
      total={total}
      results={{ ...found, correction: { query: 'power shortage', isApplied } }}
    />,
  );
  const text = html.replace(/<[^>]+>/g, '');
  expect(text).toContain('Nothing for “powre shortge”. Did you mean power shortage?');
  expect(linksIn(html)).toEqual(['/search/?searchQuery=power+shortage']);
});
