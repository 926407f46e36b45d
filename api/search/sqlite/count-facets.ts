import { type SearchDate, searchDateNames, searchDates } from '#content/rules/search/search-filters.ts';
import { searchKinds } from '#content/rules/search/search-kinds.ts';
import { facetLimit } from '../facet-limit.ts';
import type { FacetCount, SearchHits, SearchQuery } from '../search-engine.ts';
import type { DocumentColumns, Names } from './document-columns.ts';

export interface FacetCounter {
  /** Counts a hit; true when it passes every filter. */
  count(n: number): boolean;
  /** The same without counting. */
  passes(n: number): boolean;
  isVideo(n: number): boolean;
  facets(): SearchHits['facets'];
}

const video = searchKinds.indexOf('videos');

/**
 * A hit that passes all filters counts for every facet; one that fails a single filter counts for that facet only,
 * since choosing another value there would bring it back.
 */
export function createCounter(columns: DocumentColumns, { filters, now }: SearchQuery): FacetCounter {
  const kind = filters.type === undefined ? -1 : searchKinds.indexOf(filters.type);
  // An unknown name matches nothing.
  const topic = filters.topic === undefined ? -1 : (columns.topicNames.numberOf(filters.topic) ?? -2);
  const author = filters.author === undefined ? -1 : (columns.authorNames.numberOf(filters.author) ?? -2);
  const since = filters.date === undefined ? Number.NEGATIVE_INFINITY : now - searchDates[filters.date];
  const starts = searchDateNames.map((name) => now - searchDates[name]);
  const kinds = new Uint32Array(searchKinds.length);
  const topics = new Uint32Array(columns.topicNames.size);
  const authors = new Uint32Array(columns.authorNames.size);
  const dates = new Uint32Array(starts.length);
  const countAll = (counts: Uint32Array, numbers: readonly number[]) => {
    for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
  };
  const countDates = (time: number) => {
    for (let at = 0; at < starts.length; at++)
      if (time >= (starts[at] ?? 0)) dates[at] = (dates[at] ?? 0) + 1;
  };

  return {
    count(n) {
      const own = columns.kind(n);
      const time = columns.publishedAt(n);
      const ownTopics = columns.topics(n);
      const ownAuthors = columns.authors(n);
      const ofKind = kind === -1 || own === kind;
      const ofTopic = topic === -1 || ownTopics.includes(topic);
      const ofAuthor = author === -1 || ownAuthors.includes(author);
      const ofDate = time >= since;
      if (ofTopic && ofAuthor && ofDate) kinds[own] = (kinds[own] ?? 0) + 1;
      if (ofKind && ofAuthor && ofDate) countAll(topics, ownTopics);
      if (ofKind && ofTopic && ofDate) countAll(authors, ownAuthors);
      if (ofKind && ofTopic && ofAuthor) countDates(time);
      return ofKind && ofTopic && ofAuthor && ofDate;
    },
    passes: (n) =>
      (kind === -1 || columns.kind(n) === kind) &&
      (topic === -1 || columns.topics(n).includes(topic)) &&
      (author === -1 || columns.authors(n).includes(author)) &&
      columns.publishedAt(n) >= since,
    isVideo: (n) => columns.kind(n) === video,
    facets: () => ({
      type: fullest(kinds, (at) => searchKinds[at] ?? '', searchKinds.length),
      topic: named(topics, columns.topicNames),
      author: named(authors, columns.authorNames),
      date: [...dates]
        .map((count, at) => ({ value: searchDateNames[at] as SearchDate, count }))
        .filter(({ count }) => count > 0),
    }),
  };
}

const named = (counts: Uint32Array, names: Names) => fullest(counts, names.of, facetLimit);

function fullest(counts: Uint32Array, nameOf: (at: number) => string, limit: number): FacetCount[] {
  const found: FacetCount[] = [];
  for (const [at, count] of counts.entries()) if (count > 0) found.push({ value: nameOf(at), count });
  return found.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, limit);
}
