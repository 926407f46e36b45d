import type { z } from 'zod';
import type { richText } from '#content/entities/rich-text.ts';
import { layout, type Placed, place, type SeedLayout } from '#content/layouts/compose.ts';
import { searchPage } from '#content/layouts/search-page.ts';
import { topicIndexes, topicIndexTexts } from '#content/layouts/topic-indexes.ts';
import { slugOfName } from '../authors/authors.ts';
import { businessDesk } from '../authors/business-desk.ts';
import { innovationDesk } from '../authors/innovation-desk.ts';
import { testDesk } from '../authors/test-desk.ts';

interface Words {
  title: string;
  description: string;
}

const headOf = (id: string): Placed =>
  place('Text', 'listing-head', 'listing-head', { kind: 'text', textId: `listing-${id}` });

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

const newslettersPage = layout(
  {
    pageType: 'listing',
    slug: 'newsletters',
    title: 'Newsletters',
    description: 'Six newsletters written by people you can reply to. Free, short, and easy to cancel.',
  },
  place(
    'ContentList',
    'newsletters',
    'newsletters',
    { kind: 'newsletters' },
    {
      words: {
        title: 'Pick your frequency',
        description: 'Six newsletters written by people you can reply to. Free, short, and easy to cancel.',
      },
    },
  ),
);

export const indexPages: readonly SeedLayout[] = [
  ...topicIndexes,
  teamPage,
  indexPage,
  newslettersPage,
  searchPage,
];

export const indexPageTexts: readonly z.input<typeof richText>[] = [
  ...topicIndexTexts,
  { id: 'listing-meet-the-team', ...teamWords },
  { id: 'listing-innovation-index', ...indexWords },
];
