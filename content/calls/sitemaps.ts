import { z } from 'zod';
import { commonQuery, defineCall, envelope, site, slug } from './call.ts';

const root = '/api/neutron/sitemaps/{site}';
const year = z.string().regex(/^\d{4}$/);
const twoDigits = z.string().regex(/^\d{2}$/);
const query = z.strictObject({ ...commonQuery });
const errors = ['bad_query', 'key_missing', 'key_wrong', 'site_unknown', 'not_found'] as const;

const entry = z.object({ url: z.string(), lastModified: z.string().optional() });
const answer = envelope(z.object({ items: z.array(entry) }));

const sitemapCall = <P extends z.ZodObject>(name: string, summary: string, path: string, params: P) =>
  defineCall({
    name,
    summary,
    method: 'GET',
    path: `${root}/${path}`,
    params,
    query,
    answer,
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
export const sitemap = sitemapCall('sitemap', 'One sitemap', '{slug}', z.object({ site, slug }));
export const sitemapYear = sitemapCall('sitemapYear', 'One year of it', '{slug}/{year}', z.object(byYear));
export const sitemapMonth = sitemapCall(
  'sitemapMonth',
  'One month of it',
  '{slug}/{year}/{month}',
  z.object(byMonth),
);
export const sitemapDay = sitemapCall(
  'sitemapDay',
  'One day of it',
  '{slug}/{year}/{month}/{day}',
  z.object({ ...byMonth, day: twoDigits }),
);
