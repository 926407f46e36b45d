import type { uploadFile as call } from '#content/calls/uploads.ts';
import { NeutronError } from '#content/errors.ts';
import type { Handler } from '../../handler.ts';
import { enveloped } from '../../present/envelope.ts';
import { requireRight } from '../../rights/check-story.ts';

export const uploadFile: Handler<typeof call> = async ({ query, body }, deps) => {
  const { context, storeUpload } = deps;
  if (!storeUpload) throw new NeutronError('unavailable');
  const { as = 'picture' } = query;
  // Icons and fonts are the look of the whole site.
  if (as !== 'picture') requireRight('manage-settings', deps);
  const { ink } = context.generation.settings.colors;
  const stored = await storeUpload(body, { as, ground: ink });
  if ('problem' in stored)
    throw new NeutronError(as === 'font' ? 'font_unusable' : 'picture_unusable', { message: stored.problem });
  return { answer: enveloped(stored) };
};
