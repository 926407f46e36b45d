import { expect, it } from 'vitest';
import type { ComposedPage } from './composed-page.ts';
import { pageText } from './page-text.ts';

const card = {
  id: '1',
  slug: 'one',
  title: 'A "quoted" \u2028 title </script>',
  url: '/one/',
  isSponsored: false,
  image: undefined,
};
const list = (id: string, items: unknown[]) =>
  ({
    id,
    meta: { componentName: id, componentDisplayName: id, componentType: 'ContentList' },
    metadata: {},
    links: { next: undefined },
    data: { title: undefined },
    items,
  }) as never;
const text = {
  id: 'text',
  meta: { componentName: 'text', componentDisplayName: 'Text', componentType: 'Text' },
  metadata: { section: 'tech' },
  links: {},
  data: { id: 'text', content: '<p>Hi</p>' },
} as never;
const error = {
  id: 'bad',
  fetcherName: 'main',
  name: 'bad',
  status: 404,
  errors: [{ code: 404, message: 'no' }],
};

const page = (extra: Partial<ComposedPage> = {}): ComposedPage => ({
  data: {
    pageType: 'front-door',
    slug: 'home',
    title: 'Home',
    description: undefined,
    layouts: [{ colspan: 12, components: [], children: [] }],
    components: [list('empty', []), list('full', [card, card]), list('odd', ['text', null, 3]), text, error],
  },
  meta: { edition: 'us' },
  ...extra,
});

it.each<[string, ComposedPage]>([
  ['a page', page()],
  ['a page in its frame', page({ header: { components: [text] }, footer: { components: [] } })],
  ['a page with nothing on it', page({ data: { ...page().data, components: [], layouts: [] } })],
])('%s is written as JSON.stringify would write it, again and again', (_what, composed) => {
  for (const round of [1, 2])
    expect([round, JSON.parse(pageText(composed))]).toEqual([round, JSON.parse(JSON.stringify(composed))]);
});
