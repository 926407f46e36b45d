import type { ContentLink } from '#content/entities/content-link.ts';
import type {
  SearchFacet,
  SearchHighlight,
  SmartSearchResults,
} from '#content/entities/smart-search-results.ts';
import { isPartnerContributor } from '#content/rules/author-slug.ts';
import { searchAuthorSlug } from '#content/rules/search-author-slug.ts';
import { truncateHeadline } from '#content/rules/truncate-headline.ts';
import type { Directory } from '../memory/directory.ts';
import { hasMatch, markText } from '../search/query/mark-text.ts';
import type { FacetCount, SearchHits } from '../search/search-engine.ts';

const kindLabels: Readonly<Record<string, string>> = {
  news: 'News',
  analysis: 'Analysis',
  reviews: 'Reviews',
  'best-lists': 'Best lists',
  'how-to': 'How to',
  deals: 'Deals',
  videos: 'Videos',
  galleries: 'Galleries',
};
const dateLabels: Readonly<Record<string, string>> = {
  day: 'Past 24 hours',
  week: 'Past week',
  month: 'Past month',
  year: 'Past year',
};

/** Facets with their names, without entries that no longer exist. */
export function presentFacets(
  facets: SearchHits['facets'],
  { topics, authors, authorsBySlug }: Directory,
): SmartSearchResults['facets'] {
  const authorOf = (key: string) => authorsBySlug.get(key)?.[0]?.author ?? authors.get(key)?.author;
  const authorValue = (key: string) => {
    const author = authorOf(key);
    // Partners share one key, so they are not distinguished by name.
    return author && !isPartnerContributor(author) ? searchAuthorSlug(author) : key;
  };
  const named = (
    counts: readonly FacetCount[],
    labelOf: (value: string) => string | undefined,
  ): SearchFacet[] =>
    counts.flatMap(({ value, count }) => {
      const label = labelOf(value);
      return label === undefined ? [] : [{ value, label, count }];
    });
  return {
    type: named(facets.type, (value) => kindLabels[value]),
    topic: named(facets.topic, (value) => topics.get(value)?.name),
    author: named(facets.author, (value) => {
      const author = authorOf(value);
      return author && `${author.firstName} ${author.lastName}`.trim();
    }).map((facet) => ({ ...facet, value: authorValue(facet.value) })),
    date: named(facets.date, (value) => dateLabels[value]),
  };
}

/** Why each story was found: its headline and its dek with the words marked, or the place in the text that has them. */
export function presentHighlights(
  stories: readonly ContentLink[],
  excerpts: ReadonlyMap<string, SearchHighlight['text']>,
  stems: readonly string[],
): Record<string, SearchHighlight> {
  const query = new Set(stems);
  return Object.fromEntries(
    stories.map(({ id, title, promoTitle, description = '' }) => {
      const dek = markText(description, query);
      return [
        id,
        {
          title: markText(truncateHeadline(promoTitle ?? title), query),
          text: hasMatch(dek) ? dek : (excerpts.get(id) ?? dek),
        },
      ];
    }),
  );
}
