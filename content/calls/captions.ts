import { z } from 'zod';
import { commonQuery, defineCall, site, slug } from './call.ts';

export const captionFormats = ['vtt', 'srt'] as const;

export const captions = defineCall({
  name: 'captions',
  summary: 'The captions of a video as a text file',
  method: 'GET',
  path: '/api/neutron/videos/{site}/captions/{format}/{slug}.{extension}',
  params: z.object({ site, format: z.enum(captionFormats), slug, extension: z.enum(captionFormats) }),
  query: z.strictObject({ ...commonQuery }),
  answer: z.string(),
  answerAs: 'text',
  errors: ['bad_query', 'key_missing', 'key_wrong', 'site_unknown', 'not_found'],
  auth: 'key',
});
