import type * as calls from '#content/calls/sitemaps.ts';
import type { SitemapEntry } from '#content/calls/sitemaps.ts';
import { NeutronError } from '#content/errors.ts';
import { feedMaxAgeSeconds, sitemapNewsDays, sitemapNewsUrls } from '#content/limits.ts';
import { type SitemapDayCount, sitemapParts, urlsPerFile } from '#content/rules/sitemap/sitemap-parts.ts';
import { isStorySitemap, type StorySitemap, smallSitemaps } from '#content/rules/sitemap/sitemap-slugs.ts';
import { sitemapDay as dayOf, type SitemapSpan, spanRange } from '#content/rules/sitemap/sitemap-span.ts';
import type { AnswerContext } from '../answer-context.ts';
import type { Handler, HandlerDeps } from '../handler.ts';
import { keys } from '../lists/surrogate-keys.ts';
import { enveloped } from '../present/envelope.ts';
import { presentSitemapEntry } from '../sitemap/present-sitemap.ts';
import { authorEntries, pageEntries, topicEntries } from '../sitemap/small-sitemaps.ts';
import { getSitemapDays, getSitemapEntries, getSitemapMonths } from '../store/sitemap.ts';

/** Whatever is published changes a sitemap, and every change of a story names this key. */
const sitemapKeys = [keys.everything, keys.listing('latest')];
const cached = { keys: sitemapKeys, maxAge: feedMaxAgeSeconds };

/** Every sitemap file with the moment it last changed. It costs a row a month, not a row a story. */
export const sitemapIndex: Handler<typeof calls.sitemapIndex> = async (_input, { context }) => {
  const small = smallSitemaps.map((slug) => ({ url: `/sitemaps/${slug}/` }));
  const parts = sitemapParts(await countedMonths(context.db));
  const dated = parts.map(({ path, changedAt }) => ({
    url: path,
    lastModified: new Date(changedAt).toISOString(),
  }));
  return { answer: enveloped({ items: [...small, ...dated] }), ...cached };
};

/** Months as they are; those too long for one file by the day. */
async function countedMonths(db: AnswerContext['db']): Promise<SitemapDayCount[]> {
  const counts: SitemapDayCount[] = [];
  for (const month of await getSitemapMonths(db)) {
    const [year = '', number = ''] = month.day.split('-');
    const range = month.total > urlsPerFile(month.slug) ? spanRange({ year, month: number }) : undefined;
    if (!range) counts.push(month);
    else
      counts.push(...(await getSitemapDays(db, { slug: month.slug, from: month.day, to: dayOf(range.to) })));
  }
  return counts;
}

export const sitemapTopics: Handler<typeof calls.sitemapTopics> = async (_input, { context }) => ({
  answer: enveloped({ items: topicEntries(context.generation.directory) }),
  ...cached,
});

interface SitemapParams {
  params: { site: string; slug: string } & SitemapSpan;
  query: { offset: number; limit: number; after?: string | undefined };
}
type DatedAnswer = ReturnType<Handler<typeof calls.sitemap>>;

/** One handler for every depth: a sitemap, a year, a month or a day of it. */
async function dated({ params, query }: SitemapParams, { context }: HandlerDeps): DatedAnswer {
  const { slug, ...span } = params;
  const range = spanRange(span);
  if (!range) throw new NeutronError('not_found', { field: 'slug' });
  if (isStorySitemap(slug)) return storyEntries(slug, range, { params, query }, context);
  const items = span.year === undefined ? await smallEntries(slug, context) : undefined;
  if (!items) throw new NeutronError('not_found', { field: 'slug' });
  const version = `${items.length}-${context.generation.revisions.content}`;
  return { answer: enveloped({ items, total: items.length, version }), ...cached };
}

async function storyEntries(
  slug: StorySitemap,
  range: { from: number; to: number },
  { params, query }: SitemapParams,
  context: AnswerContext,
): DatedAnswer {
  const { site, year, month, day } = params;
  const days = year === undefined ? {} : { from: dayOf(range.from), to: dayOf(range.to) };
  const counts = await getSitemapDays(context.db, { slug, ...days });
  const { limit, offset } = query;
  const rows = await getSitemapEntries(context.db, {
    slug,
    ...range,
    limit,
    offset,
    after: place(query.after),
  });
  const last = rows.length === limit ? rows.at(-1) : undefined;
  const path = ['/api/neutron/sitemaps', site, slug, year, month, day].filter(Boolean).join('/');
  const total = counts.reduce((sum, count) => sum + count.total, 0);
  const changedAt = Math.max(0, ...counts.map((count) => count.changedAt));
  const items = rows.map((row) => presentSitemapEntry(row, context.present));
  return {
    answer: enveloped(
      { items, total, version: `${total}-${changedAt}` },
      last ? { next: `${path}?limit=${limit}&after=${last.published_at}-${last.story_n}` } : {},
    ),
    ...cached,
  };
}

function place(after: string | undefined): { publishedAt: number; n: number } | undefined {
  const [publishedAt, n] = (after ?? '').split('-').map(Number);
  return publishedAt === undefined || n === undefined ? undefined : { publishedAt, n };
}

async function smallEntries(slug: string, context: AnswerContext): Promise<SitemapEntry[] | undefined> {
  const { directory } = context.generation;
  switch (slug) {
    case 'topics':
      return topicEntries(directory);
    case 'authors':
      return authorEntries(directory);
    case 'pages':
      return pageEntries();
    case 'news':
      return newsEntries(context);
    default:
      return undefined;
  }
}

/** Articles of the last two days: news sitemaps must not contain older ones. */
async function newsEntries({ db, now, present }: AnswerContext): Promise<SitemapEntry[]> {
  const to = now.getTime() + 1;
  const from = to - sitemapNewsDays * 24 * 60 * 60 * 1000;
  const rows = await getSitemapEntries(db, { slug: 'articles', from, to, limit: sitemapNewsUrls });
  return rows.map((row) => presentSitemapEntry(row, present));
}

export const sitemap: Handler<typeof calls.sitemap> = dated;
export const sitemapYear: Handler<typeof calls.sitemapYear> = dated;
export const sitemapMonth: Handler<typeof calls.sitemapMonth> = dated;
export const sitemapDay: Handler<typeof calls.sitemapDay> = dated;
