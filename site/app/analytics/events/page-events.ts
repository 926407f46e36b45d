import type { EventPayloads, SiteEvent } from './event-payloads.ts';

/** Events of a page: it is shown, read, and loads resources. */

export const pageViewed = (payload: EventPayloads['page_view']): SiteEvent<'page_view'> => ({
  name: 'page_view',
  payload,
});

export const pageNotFound = (): SiteEvent<'page_not_found'> => ({ name: 'page_not_found', payload: {} });

export const searchResultsShown = (term: string, results: number): SiteEvent<'view_search_results'> => ({
  name: 'view_search_results',
  payload: { search_term: term, results },
});

export const pageScrolled = (): SiteEvent<'page_scrolled'> => ({ name: 'page_scrolled', payload: {} });

export const scrollMarkReached = (percent: number): SiteEvent<'scroll_custom'> => ({
  name: 'scroll_custom',
  payload: { percent_scrolled: percent },
});

export const componentViewed = (name: string): SiteEvent<'component_viewed'> => ({
  name: 'component_viewed',
  payload: { component_name: name },
});

export const resourcesLoaded = (payload: EventPayloads['resource_timing']): SiteEvent<'resource_timing'> => ({
  name: 'resource_timing',
  payload,
});

export const vitalMeasured = (payload: EventPayloads['web_vitals']): SiteEvent<'web_vitals'> => ({
  name: 'web_vitals',
  payload,
});
