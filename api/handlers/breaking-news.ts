import type { breakingNews as call } from '#content/calls/resources.ts';
import { readBreaking } from '../compose/read-breaking.ts';
import type { Handler } from '../handler.ts';
import { keys } from '../lists/surrogate-keys.ts';
import { enveloped } from '../present/envelope.ts';

export const breakingNews: Handler<typeof call> = async (_input, { context }) => ({
  answer: enveloped({ items: await readBreaking(context) }),
  // Any write may change it.
  keys: [keys.everything, keys.shell, keys.home],
  maxAge: 60,
});
