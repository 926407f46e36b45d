import type { staffEvents as call } from '#content/calls/events.ts';
import { NeutronError } from '#content/errors.ts';
import type { Handler } from '../../handler.ts';

export const staffEvents: Handler<typeof call> = async ({ query }, { events, staff, headers }) => {
  if (!staff) throw new NeutronError('token_missing');
  const last = headers?.get('last-event-id') ?? '';
  const stream = events.stream({
    staff,
    storyId: query.story,
    lastEventId: /^\d{1,15}$/.test(last) ? Number(last) : undefined,
    isOnce: !/\btext\/event-stream\b/.test(headers?.get('accept') ?? ''),
  });
  return { answer: '', stream, contentType: 'text/event-stream; charset=utf-8' };
};
