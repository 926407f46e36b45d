import { describe, expect, it } from 'vitest';
import { measuredBatch } from '#content/entities/measured-batch.ts';
import { composedPageExample } from '#content/examples/composed-page.ts';
import { trackingDataExample } from '#content/examples/tracking-data.ts';
import type { PageState } from '../page-store.ts';
import { measuredEventOf } from './measured-event.ts';
import { eventsOfView, referrerHost, viewOfShown, viewOfStory } from './page-views.ts';

const facts = { title: 'A page', referrer: 'search.example', previousPath: '/', count: 3 };
const shell = { year: 2026 };
const screen = { page: composedPageExample, edition: 'us' } as unknown as NonNullable<PageState['screen']>;
const on = { trackers: true, analytics: true };
const names = (shown: PageState) =>
  eventsOfView(viewOfShown(shown, 'us', '/', on, 'load'), facts).map(({ name }) => name);

describe('page views', () => {
  it('AN-18 AN-20 an error page is one page view; a 404 is also counted as not found', () => {
    expect(names({ shell, error: { status: 500, message: 'no' } })).toEqual(['page_view']);
    expect(names({ shell, error: { status: 404, message: 'gone' } })).toEqual([
      'page_view',
      'page_not_found',
    ]);
  });

  it('AN-22 has its entry, its referrer and its count', () => {
    const view = viewOfShown({ shell, screen }, 'us', '/a/', on, 'route');
    expect(eventsOfView(view, facts)).toEqual([
      {
        name: 'page_view',
        payload: {
          entry: 'route',
          page_title: 'A page',
          referrer: 'search.example',
          previous_path: '/',
          page_view_count: 3,
        },
      },
    ]);
  });

  it.each([
    ['FF-05', { trackers: true, analytics: true }, true],
    ['FF-04', { trackers: false, analytics: true }, false],
    ['FF-05', { trackers: true, analytics: false }, false],
    ['FF-02', {}, false],
  ])('%s with the flags %o a page is measured: %s', (_id, features, isMeasured) => {
    expect(viewOfShown({ shell, screen }, 'us', '/', features, 'load').isMeasured).toBe(isMeasured);
    expect(viewOfStory(composedPageExample.data, 'us', '/', features).isMeasured).toBe(isMeasured);
  });

  it.each([
    [{ totals: { topics: 1, content: 4, videos: 2 } }, 6],
    [{ totals: { topics: 1, content: 0, videos: 0 } }, 0],
    [{ totals: { topics: 0, content: 9, videos: 0 }, isRelaxed: true }, 0],
  ])('a search that found %o has %d results', (found, results) => {
    const search = { query: 'robots', results: { content: [], videos: [], topics: [], ...found } };
    const shown = { shell, screen: { ...screen, extras: { search } } } as unknown as PageState;
    const view = viewOfShown(shown, 'us', '/search/', on, 'load');
    expect(eventsOfView(view, facts)[1]).toEqual({
      name: 'view_search_results',
      payload: { search_term: 'robots', results },
    });
  });

  it.each([
    ['https://www.search.example/?q=private', 'search.example'],
    ['https://site.example/a/', ''],
    ['', ''],
    ['no address', ''],
  ])('comes from %s: %s', (referrer, host) => {
    expect(referrerHost(referrer, 'site.example')).toBe(host);
  });
});

describe('an event for the collector', () => {
  it('AN-22 is accepted by the collector, whatever its content', () => {
    const event = measuredEventOf(
      {
        name: 'odd',
        time: 5,
        payload: {
          long: 'x'.repeat(2000),
          nothing: undefined,
          endless: Number.POSITIVE_INFINITY,
          list: ['a', 'b'],
          'not a name': 1,
          ok: true,
        },
      },
      '/a/',
      {
        ...trackingDataExample,
        articleAuthorName: 'y'.repeat(900),
        topicSlugs: Array.from({ length: 90 }, () => 't'),
      },
    );
    expect(measuredBatch.parse({ consent: 'given', events: [event] }).events[0]).toEqual(event);
    expect(event.params).toEqual({ long: 'x'.repeat(500), endless: null, list: '["a","b"]', ok: true });
  });
});
