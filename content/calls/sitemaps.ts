import { z } from 'zod';
import { sitemapPageUrls } from '../limits.ts';
import { commonQuery, defineCall, envelope, limitOf, offset, site, slug } from './call.ts';

const root = '/api/neutron/sitemaps/{site}';
const year = z.string().regex(/^\d{4}$/);
const twoDigits = z.string().regex(/^\d{2}$/);
const errors = ['bad_query', 'key_missing', 'key_wrong', 'site_unknown', 'not_found'] as const;

const video = z.object({
  title: z.string(),
  description: z.string(),
  seconds: z.number().optional(),
  thumbnail: z.string().optional(),
  source: z.string().optional(),
});

/** A page and what its sitemap entry says; `url` is a path. */
export const sitemapEntry = z.object({
  url: z.string(),
  lastModified: z.string().optional(),
  published: z.string().optional(),
  title: z.string().optional(),
  images: z.array(z.string()).optional(),
  video: video.optional(),
});
export type SitemapEntry = z.infer<typeof sitemapEntry>;

const answer = envelope(z.object({ items: z.array(sitemapEntry) }));

/** `version` changes whenever one of the addresses does. */
const versioned = envelope(
  z.object({ items: z.array(sitemapEntry), total: z.number().int().nonnegative(), version: z.string() }),
);

const sitemapCall = <P extends z.ZodObject>(name: string, summary: string, path: string, params: P) =>
  defineCall({
    name,
    summary,
    method: 'GET',
    path: `${root}/${path}`,
    params,
    query: z.strictObject({ ...commonQuery }),
    answer,
    errors,
    auth: 'key',
  });

const datedCall = <P extends z.ZodObject>(name: string, summary: string, path: string, params: P) =>
  defineCall({
    name,
    summary,
    method: 'GET',
    path: `${root}/${path}`,
    params,
    query: z.strictObject({
      ...commonQuery,
      offset,
      limit: limitOf(sitemapPageUrls, sitemapPageUrls),
      /** Where the part before ended; `links.next` has it. */
      after: z
        .string()
        .regex(/^\d{1,15}-\d{1,15}$/)
        .optional(),
    }),
    answer: versioned,
    errors,
    auth: 'key',
  });

const byYear = { site, slug, year };
const byMonth = { ...byYear, month: twoDigits };

export const sitemapIndex = sitemapCall(
  'sitemapIndex',
  'The sitemaps there are',
  'index',
  z.object({ site }),
);
export const sitemapTopics = sitemapCall('sitemapTopics', 'Every topic page', 'topics', z.object({ site }));
/** A sitemap by its slug, narrowed to a year, a month or a day. */
export const sitemap = datedCall('sitemap', 'One sitemap', '{slug}', z.object({ site, slug }));
export const sitemapYear = datedCall('sitemapYear', 'One year of it', '{slug}/{year}', z.object(byYear));
export const sitemapMonth = datedCall(
  'sitemapMonth',
  'One month of it',
  '{slug}/{year}/{month}',
  z.object(byMonth),
);
export const sitemapDay = datedCall(
  'sitemapDay',
  'One day of it',
  '{slug}/{year}/{month}/{day}',
  z.object({ ...byMonth, day: twoDigits }),
);
