import type { SiteEvent } from './event-payloads.ts';

/** The query as typed, and whether a suggestion was chosen instead. */
export const searchSubmitted = (
  typed: string,
  isSuggested: boolean,
): SiteEvent<'search_query_submitted'> => ({
  name: 'search_query_submitted',
  payload: { rawSearchQuery: typed, searchAutoSuggested: isSuggested },
});
