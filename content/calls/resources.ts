import { z } from 'zod';
import { contentLink } from '../entities/content-link.ts';
import { innovationTrend } from '../entities/innovation-trend.ts';
import { commonQuery, defineCall, envelope, experience, site } from './call.ts';

const params = z.object({ site, experience });
const query = z.strictObject({ ...commonQuery });
const errors = ['bad_query', 'key_missing', 'key_wrong', 'site_unknown'] as const;

export const breakingNews = defineCall({
  name: 'breakingNews',
  summary: 'What is breaking now, at most one story',
  method: 'GET',
  path: '/api/neutron/breaking-news/{site}/{experience}',
  params,
  query,
  answer: envelope(z.object({ items: z.array(contentLink).max(1) })),
  errors,
  auth: 'key',
});

export const innovationIndexTrends = defineCall({
  name: 'innovationIndexTrends',
  summary: 'The innovation index: what rises and what falls',
  method: 'GET',
  path: '/api/neutron/innovation-index-trends/{site}/{experience}',
  params,
  query,
  answer: envelope(z.object({ items: z.array(innovationTrend) })),
  errors,
  auth: 'key',
});
