import { vitalKey } from '#content/rules/statistics/vital-histogram.ts';

/** The kinds of daily counts. A key says of what. */
export type Metric =
  | 'views'
  | 'views.path'
  | 'views.story'
  | 'views.referrer'
  | 'views.device'
  | 'views.section'
  | 'sessions'
  | 'missing'
  | 'scroll'
  | 'search'
  | 'search.empty'
  | 'vital'
  /** Shops that readers visited, and the positions of the links they followed. */
  | 'offer.shop'
  | 'offer.place'
  | 'event'
  /** Of experiments; browsers send them once per reader. */
  | 'exposure'
  | 'goal';

export interface Count {
  metric: Metric;
  key: string;
}

/** The little of an event that is counted. */
export interface CountedEvent {
  name: string;
  path: string;
  page: Readonly<Record<string, unknown>>;
  params: Readonly<Record<string, unknown>>;
}

const keyCharacters = 200;

/** What one event adds to the counts of its day. */
export function countsOf(event: CountedEvent): Count[] {
  const own = Object.hasOwn(ownCounts, event.name) ? ownCounts[event.name]?.(event) : undefined;
  const counts: Count[] = [{ metric: 'event', key: event.name }, ...(own ?? [])];
  // Earlier versions stored U+0000; without this, such an event would block all later ones.
  return counts.map(({ metric, key }) => ({
    metric,
    key: key.replaceAll('\0', '').slice(0, keyCharacters),
  }));
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const ownCounts: Readonly<Record<string, (event: CountedEvent) => Count[]>> = {
  page_view: ({ path, page, params }) => [
    { metric: 'views', key: '' },
    { metric: 'views.path', key: path },
    { metric: 'views.device', key: text(page.deviceType) },
    { metric: 'views.section', key: text(page.siteSection) },
    ...(text(page.articleId) ? [{ metric: 'views.story' as const, key: text(page.articleId) }] : []),
    ...(text(params.referrer) ? [{ metric: 'views.referrer' as const, key: text(params.referrer) }] : []),
    // The first view of a session counts the session: no ids have to be compared.
    ...(params.page_view_count === 1 ? [{ metric: 'sessions' as const, key: '' }] : []),
  ],
  page_not_found: ({ path }) => [{ metric: 'missing', key: path }],
  scroll_custom: ({ params }) =>
    typeof params.percent_scrolled === 'number'
      ? [{ metric: 'scroll', key: String(params.percent_scrolled) }]
      : [],
  view_search_results: ({ params }) => {
    const key = text(params.search_term).trim().toLowerCase().replace(/\s+/g, ' ');
    if (!key) return [];
    return [
      { metric: 'search', key },
      ...(params.results === 0 ? [{ metric: 'search.empty' as const, key }] : []),
    ];
  },
  affiliate_click: ({ params }) => [
    ...(text(params.shop) ? [{ metric: 'offer.shop' as const, key: text(params.shop) }] : []),
    ...(text(params.position) ? [{ metric: 'offer.place' as const, key: text(params.position) }] : []),
  ],
  web_vitals: ({ params }) => {
    const key = vitalKey(text(params.metric_name), Number(params.metric_value));
    return key ? [{ metric: 'vital', key }] : [];
  },
  experiment_exposure: ({ params }) => armCount('exposure', params),
  experiment_goal: ({ params }) => armCount('goal', params, text(params.goal)),
};

const plain = /^\w{1,40}$/;

/** `id:version:bucket`, as the assignment cookie spells it, and the goal behind it; nothing when one is no such word. */
function armCount(metric: Metric, params: CountedEvent['params'], ...more: string[]): Count[] {
  const parts = [params.experiment_id, params.experiment_version, params.bucket].map(text).concat(more);
  return parts.every((part) => plain.test(part)) ? [{ metric, key: parts.join(':') }] : [];
}
