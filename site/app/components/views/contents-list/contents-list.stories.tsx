import { contentLinkExample } from '#content/examples/content-link.ts';
import { componentOf } from '../../fixture/components.ts';
import { longWords, rightToLeft } from '../../fixture/hard-words.ts';
import { viewStories } from '../../fixture/view-stories.tsx';
import { ContentsList } from './contents-list.tsx';

const story = (id: string, title: string, metaData: Record<string, string | number> = {}) => ({
  ...contentLinkExample,
  id,
  title,
  promoTitle: undefined,
  metaData,
});
const list = (...items: ReturnType<typeof story>[]) => componentOf('ContentList', { items });

export const stories = viewStories(ContentsList, {
  'a few long reads': list(
    story('1', 'The last anonymous place on the internet is closing', {
      titleEmphasis: 'anonymous',
      chapters: '3 3 4 4 2 3',
      readMinutes: 19,
    }),
    story('2', 'A battery made of rust now backs up a town', { chapters: '4 3 5', readMinutes: 12 }),
  ),
  'forty chapters': list(story('1', 'Forty', { chapters: Array(40).fill(2).join(' '), readMinutes: 80 })),
  'no chapters, no picture, no author': list({
    ...story('1', 'Word'),
    image: undefined,
    author: undefined,
    description: undefined,
  } as never),
  'a title of three hundred characters, and one right to left': list(
    story('1', longWords),
    story('2', rightToLeft),
  ),
  nothing: list(),
});
