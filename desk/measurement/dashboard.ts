import { setTimeout } from 'node:timers/promises';
import { scrollMarks } from '#content/limits.ts';
import { percentile75, ratingOf, vitalNames } from '#content/rules/statistics/vital-histogram.ts';
import { escapeText } from '#platform/escape-html.ts';
import { type StaffPage, staffResponse } from '../staff-page.ts';
import { barChart, columnChart, nothingYet } from './charts.ts';
import { type ErrorLine, errorsBody } from './errors-page.ts';
import { table } from './table.ts';

/** Days from `from` to `to`, both included, as `2026-11-15`. */
interface Days {
  from: string;
  to: string;
}

interface Keyed {
  key: string;
  count: number;
}

type Metric =
  | 'views'
  | 'sessions'
  | 'scroll'
  | 'search'
  | 'search.empty'
  | 'vital'
  | 'missing'
  | `views.${'story' | 'path' | 'referrer' | 'device'}`
  | `offer.${'shop' | 'place'}`;

/** What the measurement service counted. */
export interface MeasurementReports {
  /** Counts the events that came last; by itself every few seconds. */
  rollUp(): Promise<void>;
  errors(limit: number): Promise<readonly ErrorLine[]>;
  /** Collected events, the last first. */
  events(filter: {
    limit: number;
    name: string | undefined;
    viewGuid: string | undefined;
    sessionId: string | undefined;
  }): Promise<readonly unknown[]>;
  byDay(metric: Metric, days: Days): Promise<readonly { day: string; count: number }[]>;
  /** The keys of a metric, most counted first. */
  topKeys(metric: Metric, days: Days, limit: number): Promise<readonly Keyed[]>;
  totalOf(metric: Metric, days: Days): Promise<number>;
}

export interface DashboardOptions {
  reports: MeasurementReports;
  /** Titles of stories by their ids. */
  titlesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  now(): number;
}

const shownRows = 20;
const spans = [1, 7, 28, 90];

/** What staff see of the measurements: `/`, `/errors/`, and `/events.json` as JSON. */
export function createDashboard(options: DashboardOptions): StaffPage {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/events.json')) return eventsAnswer(options, searchParams);
    // The newest events should be counted, but a long backlog must not delay the page.
    await Promise.race([options.reports.rollUp(), setTimeout(3000, undefined, { ref: false })]);
    return pathname.endsWith('/errors/')
      ? staffResponse('Errors', errorsBody(await options.reports.errors(100)))
      : staffResponse('Measurement', await overview(options, searchParams));
  };
}

async function eventsAnswer({ reports }: DashboardOptions, query: URLSearchParams): Promise<Response> {
  const limit = Math.min(1000, Math.max(1, Math.trunc(Number(query.get('limit'))) || 100));
  const events = await reports.events({
    limit,
    name: query.get('name') ?? undefined,
    viewGuid: query.get('viewGuid') ?? undefined,
    sessionId: query.get('sessionId') ?? undefined,
  });
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  return Response.json({ data: { items: events } }, { headers });
}

async function overview(options: DashboardOptions, query: URLSearchParams): Promise<string> {
  const { reports } = options;
  const wanted = Number(query.get('days'));
  const span = spans.includes(wanted) ? wanted : 28;
  const days = lastDays(options.now(), span);
  const top = (metric: Metric, limit = shownRows) => reports.topKeys(metric, days, limit);
  const [views, sessions, stories, paths, referrers, devices, scroll] = await Promise.all([
    reports.byDay('views', days),
    reports.byDay('sessions', days),
    top('views.story'),
    top('views.path'),
    top('views.referrer'),
    top('views.device'),
    top('scroll'),
  ]);
  const [empty, emptyCount, searches, vitals, missing, shops, places] = await Promise.all([
    top('search.empty'),
    reports.totalOf('search.empty', days),
    top('search'),
    top('vital', 2000),
    top('missing'),
    top('offer.shop'),
    top('offer.place'),
  ]);
  const titles = await options.titlesOf(stories.map(({ key }) => key));
  const total = (rows: readonly { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0);
  const inDays = (rows: readonly { day: string; count: number }[]) =>
    rows.map(({ day, count }) => ({ label: day, value: count }));
  const section = (title: string, body: string) => `<section><h2>${title}</h2>${body}</section>`;
  const choices = spans.map((days) =>
    days === span
      ? `<strong aria-current="true">${wordsOf(days)}</strong>`
      : `<a href="?days=${days}">${wordsOf(days)}</a>`,
  );
  const links = ['<a href="errors/">Errors</a>', '<a href="events.json">Events</a>'];
  const [viewCount, sessionCount] = [total(views), total(sessions)];
  const body = [
    `<nav aria-label="Days"><p class="choices">${[...choices, ...links].join(' ')}</p></nav>`,
    figures({
      'Page views': whole(viewCount),
      Sessions: whole(sessionCount),
      'Views per session': sessionCount > 0 ? (viewCount / sessionCount).toFixed(1) : '–',
      'Searches without a result': whole(emptyCount),
    }),
    '<div class="columns">',
    section('Page views', columnChart('Page views', inDays(views))),
    section('Sessions', columnChart('Sessions', inDays(sessions))),
    section(
      'Most read stories',
      rows('Page views', 'Story', stories, (id) => titles.get(id) ?? id),
    ),
    section('Most read pages', rows('Page views', 'Page', paths)),
    section('How far they read', scrollChart(scroll, viewCount)),
    section('Devices', barChart('Page views by device', ['Device', 'Page views'], points(devices))),
    section('Where readers come from', rows('Page views', 'Referring site', referrers)),
    section('Shops they went to', rows('Presses', 'Shop', shops)),
    section('Offers they followed, by place', rows('Presses', 'Place', places)),
    section('Speed, as three of four readers feel it at most', vitalsTable(vitals)),
    section('Searched for, nothing found', rows('Searches without a result', 'Words', empty)),
    section('Searched for', rows('Searches', 'Words', searches)),
    section('Pages that are not there', rows('Visits', 'Missing page', missing)),
    '</div>',
  ];
  return body.join('');
}

const dayMilliseconds = 86_400_000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const lastDays = (now: number, days: number): Days => ({
  from: dayOf(now - (days - 1) * dayMilliseconds),
  to: dayOf(now),
});

const whole = (count: number) => count.toLocaleString('en-US');

function figures(named: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(named).map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`);
  return `<dl class="figures">${pairs.join('')}</dl>`;
}

const wordsOf = (days: number) => (days === 1 ? 'Today' : `${days} days`);

const points = (rows: readonly Keyed[]) => rows.map(({ key, count }) => ({ label: key, value: count }));

/** What was counted of each thing: `Page views` by `Story`. */
function rows(counted: string, of: string, keyed: readonly Keyed[], nameOf = (key: string) => key): string {
  if (keyed.length === 0) return nothingYet;
  const lines = keyed.map(
    ({ key, count }) => `<tr><th scope="row">${escapeText(nameOf(key))}</th><td>${whole(count)}</td></tr>`,
  );
  return table(`${counted} by ${of.toLowerCase()}`, [[of], [counted]], lines);
}

function scrollChart(scroll: readonly Keyed[], views: number): string {
  const counts = new Map(scroll.map(({ key, count }) => [key, count]));
  const reached = scrollMarks.map((mark) => ({
    label: `${mark} %`,
    value: views === 0 ? 0 : Math.round(((counts.get(String(mark)) ?? 0) / views) * 1000) / 10,
  }));
  return barChart('Share of page views that reached a mark', ['Mark', 'Share of page views'], reached, ' %');
}

const vitalWords: Readonly<Record<string, string>> = {
  CLS: 'how much moved by itself',
  INP: 'how long a press took to show',
  LCP: 'when the largest part stood',
  FCP: 'when the first part stood',
  TTFB: 'when the first byte came',
};

function vitalsTable(vitals: readonly Keyed[]): string {
  const byName = Map.groupBy(vitals, ({ key }) => key.split(':', 1)[0] ?? '');
  const lines = vitalNames.flatMap((name) => {
    const counts = new Map(
      (byName.get(name) ?? []).map(({ key, count }) => [Number(key.split(':')[1]), count]),
    );
    const value = percentile75(name, counts);
    if (value === undefined) return [];
    const shown = name === 'CLS' ? value.toFixed(2) : `${whole(Math.round(value))} ms`;
    return [
      `<tr><th scope="row" class="word">${name}</th><td>${vitalWords[name] ?? ''}</td><td>${shown}, ${ratingOf(name, value)}</td></tr>`,
    ];
  });
  if (lines.length === 0) return nothingYet;
  return table('What three of four page views stay below', [['Measure'], ['Meaning'], ['Value']], lines);
}
