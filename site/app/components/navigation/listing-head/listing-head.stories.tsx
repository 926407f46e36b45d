import type { Stories } from '#design/stories.ts';
import { componentOf } from '../../fixture/components.ts';
import { endlessWord, longWords, rightToLeft } from '../../fixture/hard-words.ts';
import { facts } from '../../fixture/pages.ts';
import type { PageFacts } from '../../page/view.ts';
import { ListingHead } from './listing-head.tsx';

const head = (words: { title?: string; description?: string }, page: Partial<PageFacts> = {}) => (
  <ListingHead
    component={componentOf('Text', { data: { id: 'head', content: '', ...words } })}
    page={{ ...facts, ...page }}
  />
);

export const stories: Stories = {
  usual: () => head({ title: 'Reviews', description: 'Everything we tested, and what we found.' }),
  'of topics': () => head({ title: 'Topics' }, { pageType: 'topic-listing', slug: 'all' }),
  'of a page without siblings': () => head({ title: 'Archive' }, { slug: 'archive' }),
  'named by its page': () => head({}),
  'very long words': () => head({ title: longWords, description: longWords }),
  'one endless word': () => head({ title: endlessWord, description: endlessWord }),
  'right to left, with emoji': () => head({ title: rightToLeft, description: rightToLeft }),
};
