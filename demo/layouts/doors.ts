import type { z } from 'zod';
import type { richText } from '#content/entities/rich-text.ts';
import { topicListingTabs } from '#content/rules/topic-listing.ts';
import { slugOfName } from '../authors/authors.ts';
import { businessDesk } from '../authors/business-desk.ts';
import { innovationDesk } from '../authors/innovation-desk.ts';
import { testDesk } from '../authors/test-desk.ts';
import { layout, type Placed, place, type SeedLayout } from './compose.ts';

interface Words {
  title: string;
  description: string;
}

const headOf = (id: string): Placed =>
  place('Text', 'listing-head', 'listing-head', { kind: 'text', textId: `listing-${id}` });

/** The topics, in eight doors: by letter, by their newest story, and the special features among them. */
const topicWords = (slug: string, label: string): Words => {
  if (slug === 'latest')
    return { title: 'Topics', description: 'Everything we write about, the busiest subjects first.' };
  if (slug === 'special-features')
    return {
      title: 'Special features',
      description: 'One subject, several reporters, some weeks. Our special reports, all of them.',
    };
  return { title: `Topics ${label}`, description: 'Everything we write about, from one letter to the next.' };
};

const topicPages = topicListingTabs.map(({ slug, label }) =>
  layout(
    { pageType: 'topic-listing', slug, ...topicWords(slug, label), mainComponentId: 'topics' },
    headOf(`topics-${slug}`),
    place('ContentList', 'topics', 'topics', { kind: 'main-list', limit: 20 }),
  ),
);

const teamWords: Words = {
  title: 'Meet the team',
  description:
    'The people who write, test and measure here, desk by desk. Each has a page, and reads what you send.',
};
const desks = [
  { id: 'innovation-desk', title: 'Innovation and security', people: innovationDesk, section: 'innovation' },
  { id: 'business-desk', title: 'Business and work', people: businessDesk, section: 'business' },
  { id: 'test-desk', title: 'Tests and advice', people: testDesk, section: 'advice' },
];
const teamPage = layout(
  { pageType: 'listing', slug: 'meet-the-team', ...teamWords },
  headOf('meet-the-team'),
  ...desks.map(({ id, title, people, section }) =>
    place(
      'AuthorList',
      'team',
      id,
      { kind: 'authors', ids: people.map(({ name }) => slugOfName(name)), limit: 100 },
      { words: { title }, metadata: { section } },
    ),
  ),
);

const indexWords: Words = {
  title: 'Innovation index',
  description:
    'Twenty lines we count every month: how much is built, bought and asked about, on a scale to one hundred.',
};
const indexPage = layout(
  { pageType: 'listing', slug: 'innovation-index', ...indexWords },
  headOf('innovation-index'),
);

const lettersPage = layout(
  {
    pageType: 'listing',
    slug: 'newsletters',
    title: 'Newsletters',
    description: 'Six letters written by people you can reply to. Free, short, and easy to leave.',
  },
  place(
    'ContentList',
    'newsletters',
    'newsletters',
    { kind: 'newsletters' },
    {
      words: {
        title: 'Pick your frequency',
        description: 'Six letters written by people you can reply to. Free, short, and easy to leave.',
      },
    },
  ),
);

const searchPage = layout(
  {
    pageType: 'listing',
    slug: 'search',
    title: 'Search',
    description: 'Search our news, reviews, guides and videos.',
  },
  place(
    'ContentList',
    'cards',
    'trending',
    { kind: 'stories', order: 'trending', limit: 8 },
    { words: { title: 'Trending now', viewMoreText: 'All latest', viewMoreUrl: '/latest/' } },
  ),
);

export const doorPages: readonly SeedLayout[] = [...topicPages, teamPage, indexPage, lettersPage, searchPage];

export const doorTexts: readonly z.input<typeof richText>[] = [
  ...topicListingTabs.map(({ slug, label }) => ({
    id: `listing-topics-${slug}`,
    ...topicWords(slug, label),
  })),
  { id: 'listing-meet-the-team', ...teamWords },
  { id: 'listing-innovation-index', ...indexWords },
];
