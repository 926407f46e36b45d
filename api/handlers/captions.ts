import type { captions as call } from '#content/calls/captions.ts';
import { NeutronError } from '#content/errors.ts';
import { materialOf } from '../compose/material.ts';
import type { Handler } from '../handler.ts';
import { keys } from '../lists/surrogate-keys.ts';
import { presentCaptions } from '../present/captions.ts';
import { getPublishedBySlug } from '../store/published.ts';

const contentTypes = { vtt: 'text/vtt; charset=utf-8', srt: 'application/x-subrip; charset=utf-8' } as const;

export const captions: Handler<typeof call> = async ({ params }, { context }) => {
  const { format, extension, slug } = params;
  if (format !== extension) throw new NeutronError('not_found', { field: 'extension' });
  const row = await getPublishedBySlug(context.db, 'video', slug);
  const story = row && (await materialOf(row, context)).story;
  const text = story?.kind === 'video' ? presentCaptions(story.transcripts, format) : undefined;
  if (!row || text === undefined) throw new NeutronError('not_found', { field: 'slug' });
  return { answer: text, contentType: contentTypes[format], keys: [keys.story(Number(row.n))] };
};
