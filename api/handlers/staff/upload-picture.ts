import type { uploadPicture as call } from '#content/calls/uploads.ts';
import { NeutronError } from '#content/errors.ts';
import type { Handler } from '../../handler.ts';
import { enveloped } from '../../present/envelope.ts';

export const uploadPicture: Handler<typeof call> = async ({ query, body }, { context, storePicture }) => {
  if (!storePicture) throw new NeutronError('unavailable');
  const { ink } = context.generation.settings.colors;
  const stored = await storePicture(body, { makesIcons: query.as === 'icon', ground: ink });
  if ('problem' in stored) throw new NeutronError('picture_unusable', { message: stored.problem });
  return { answer: enveloped(stored) };
};
