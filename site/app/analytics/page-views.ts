import type { SmartSearchResults } from '#content/entities/smart-search-results.ts';
import type { ComposedPage } from '#content/page/composed-page.ts';
import type { PageState } from '../page-store.ts';
import type { ScreenData } from '../screen-data.ts';
import { statusOf } from '../site-error.ts';
import type { Entry, SiteEvent } from './events/event-payloads.ts';
import { pageNotFound, pageViewed, searchResultsShown } from './events/page-events.ts';
import { mayMeasure, type PageFlags } from './may-measure.ts';
import type { Read } from './tracking-data.ts';

/** A page view: its content, how it was entered, and whether it may be measured. */
export interface PageView {
  read: Read;
  path: string;
  entry: Entry;
  isMeasured: boolean;
  screen?: ScreenData | undefined;
}

export function viewOfShown(
  { screen, error }: PageState,
  edition: string,
  path: string,
  features: PageFlags,
  entry: Entry,
): PageView {
  const read: Read = screen ? { page: screen.page.data, edition: screen.edition } : { error, edition };
  return { read, path, entry, screen, isMeasured: mayMeasure(features) };
}

/** An appended story is evaluated by its own topics, not by those of the page. */
export function viewOfStory(
  page: ComposedPage['data'],
  edition: string,
  path: string,
  features: PageFlags,
): PageView {
  return { read: { page, edition }, path, entry: 'seamless', isMeasured: mayMeasure(features) };
}

/** The events at the start of a page view, in order. */
export function eventsOfView(
  view: PageView,
  facts: { title: string; referrer: string; previousPath: string; count: number },
): SiteEvent[] {
  const events: SiteEvent[] = [
    pageViewed({
      entry: view.entry,
      page_title: facts.title.slice(0, 300),
      referrer: facts.referrer,
      previous_path: facts.previousPath,
      page_view_count: facts.count,
    }),
  ];
  if ('error' in view.read && statusOf(view.read.error) === 404) events.push(pageNotFound());
  const search = view.screen?.extras?.search;
  if (search?.results && search.query)
    events.push(searchResultsShown(search.query.slice(0, 300), foundOf(search.results)));
  return events;
}

/** Relaxed matches, which have only some of the words, do not count. */
function foundOf({ totals, content, videos, isRelaxed }: SmartSearchResults): number {
  if (isRelaxed) return 0;
  return totals ? totals.content + totals.videos : content.length + videos.length;
}

/** The referrer's host, without the path; empty for our own host. */
export function referrerHost(referrer: string, own: string): string {
  if (!URL.canParse(referrer)) return '';
  const { host } = new URL(referrer);
  return host === own ? '' : host.replace(/^www\./, '');
}
