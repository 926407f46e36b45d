import type { ContentLink } from '#content/entities/content-link.ts';
import type { Stories } from '#design/stories.ts';
import { storyNumber } from '../../fixture/components.ts';
import { endlessWord, longWords, rightToLeft } from '../../fixture/hard-words.ts';
import { BreakingBanner } from './breaking-banner.tsx';

const breaking: Readonly<Record<string, ContentLink | undefined>> = {
  usual: storyNumber(1, { title: 'Undersea cable cut; half a continent is offline' }),
  'a very long headline': storyNumber(1, { title: longWords }),
  'one endless word': storyNumber(1, { title: endlessWord }),
  'right to left, with emoji': storyNumber(1, { title: rightToLeft }),
  'from the future': storyNumber(1, { date: '2999-01-01T00:00:00Z' }),
  'without a date': storyNumber(1, { date: undefined, datePublished: undefined }),
  'a date that is none': storyNumber(1, { date: 'soon' }),
  'nothing is breaking': undefined,
};

export const stories: Stories = Object.fromEntries(
  Object.entries(breaking).map(([state, story]) => [state, () => <BreakingBanner story={story} />]),
);
