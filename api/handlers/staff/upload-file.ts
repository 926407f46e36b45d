import type { uploadFile as call } from '#content/calls/uploads.ts';
import { NeutronError } from '#content/errors.ts';
import type { Handler } from '../../handler.ts';
import { enveloped } from '../../present/envelope.ts';

export const uploadFile: Handler<typeof call> = async ({ query, body }, { context, storeUpload }) => {
  if (!storeUpload) throw new NeutronError('unavailable');
  const { as = 'picture' } = query;
  const { ink } = context.generation.settings.colors;
  const stored = await storeUpload(body, { as, ground: ink });
  if ('problem' in stored)
    throw new NeutronError(as === 'font' ? 'font_unusable' : 'picture_unusable', { message: stored.problem });
  return { answer: enveloped(stored) };
};
