/** A published story, whose values make the examples of a publication real. */
export interface ExampleStory {
  id: string;
  slug: string;
  type: string;
  title: string;
  /** ISO 8601. */
  date: string;
}

/** Values with which each reading call has an answer, by call and parameter; calls without them have no link. */
export function tryExamples(story: ExampleStory | undefined): Record<string, Record<string, string>> {
  const words = story?.title.split(/\s+/).find((word) => /^\w{4,}$/.test(word)) ?? 'news';
  const always = {
    page: { pageType: 'front-door', slug: 'home', contentOnly: 'true' },
    feed: { endpoint: 'latest', limit: '3' },
    syndication: { endpoint: 'latest', limit: '1' },
    breakingNews: {},
    innovationIndexTrends: {},
    vanityDictionary: {},
    vanity: { path: '/' },
    sitemapIndex: {},
    sitemapTopics: {},
    autocomplete: { searchQuery: words },
    popularSearches: {},
    searchResults: { searchQuery: words, limit: '3' },
    finderAutosuggest: { query: words },
    finderSearch: { query: words, limit: '3' },
    publicSettings: {},
  };
  if (!story) return always;
  const { id, slug, type } = story;
  const [year = '', month = '', day = ''] = story.date.slice(0, 10).split('-');
  return {
    ...always,
    page: { pageType: type, slug, contentOnly: 'true' },
    lookup: { id },
    seamless: { slug },
    ...(type === 'article' ? { urlGenerator: { slug } } : {}),
    syndicatedStory: { type, slug },
    sitemap: { slug: 'articles', limit: '3' },
    sitemapYear: { slug: 'articles', year, limit: '3' },
    sitemapMonth: { slug: 'articles', year, month, limit: '3' },
    sitemapDay: { slug: 'articles', year, month, day, limit: '3' },
  };
}
