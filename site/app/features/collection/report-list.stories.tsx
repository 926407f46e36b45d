import type { ContentLink } from '#content/entities/content-link.ts';
import { contentLinkExample } from '#content/examples/content-link.ts';
import { componentOf } from '../../components/fixture/components.ts';
import { endlessWord, rightToLeft } from '../../components/fixture/hard-words.ts';
import { viewStories } from '../../components/fixture/view-stories.tsx';
import { ReportList } from './report-list.tsx';

const list = componentOf('ContentList');
const story = (number: number, more: Partial<ContentLink> = {}): ContentLink => ({
  ...contentLinkExample,
  id: `story-${number}`,
  ...more,
});
const withStories = (
  items: ContentLink[],
  newsletter: typeof list.data.newsletter = list.data.newsletter,
) => ({
  ...list,
  items,
  data: { ...list.data, title: 'Also in this report', paging: undefined, newsletter },
});

export const stories = viewStories(ReportList, {
  'stories of several forms and a newsletter': withStories([
    story(1, { metaData: { coverage: 'ended' } }),
    story(2, { metaData: { form: 'explainer' } }),
    story(3, { typeName: 'gallery' }),
    story(4, { metaData: { form: 'inDepth' } }),
  ]),
  'one story and a newsletter': withStories([story(1)]),
  'a newsletter only': withStories([]),
  'no newsletter': { ...withStories([story(1), story(2)]), data: { ...list.data, newsletter: undefined } },
  'hard words, no picture': withStories([
    story(1, { title: rightToLeft, promoTitle: undefined, image: undefined }),
    story(2, { title: endlessWord, promoTitle: undefined }),
  ]),
});
