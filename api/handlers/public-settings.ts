import type { z } from 'zod';
import type { publicSettings as call } from '#content/calls/settings.ts';
import type { settingsSchema } from '#content/entities/settings.ts';
import type { Handler } from '../handler.ts';
import { keys } from '../lists/surrogate-keys.ts';
import { enveloped } from '../present/envelope.ts';

export const publicSettings: Handler<typeof call> = async (_input, { context }) => ({
  answer: enveloped(context.generation.settings as z.output<typeof settingsSchema>),
  keys: [keys.everything],
});
