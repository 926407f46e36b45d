import type { Complete } from '../complete.ts';
import type { ComposedPage, PageMeta } from '../page/composed-page.ts';
import { componentErrorExample, componentExample } from './component.ts';
import { layoutExample } from './layout.ts';

export const pageMetaExample: Complete<PageMeta> = {
  edition: 'us',
  composer: { layout: 'listing/*', pageType: 'listing', slug: 'latest' },
  originRequests: [{ component: 'latest', source: 'main-list', milliseconds: 2 }],
};

export const composedPageExample: Complete<ComposedPage> = {
  data: {
    pageType: 'listing',
    slug: 'latest',
    title: 'The latest',
    description: 'Everything we publish, newest first.',
    mainComponentId: 'latest',
    layouts: layoutExample,
    components: [componentExample],
  },
  header: { components: [componentErrorExample] },
  footer: { components: [componentExample] },
  meta: pageMetaExample,
};
