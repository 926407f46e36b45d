import type { vanity as call, vanityDictionary as dictionaryCall } from '#content/calls/vanity.ts';
import { vanity as vanityEntity } from '#content/entities/vanity.ts';
import { isVanityActive } from '#content/rules/vanity/is-active.ts';
import type { Handler } from '../handler.ts';
import { keys } from '../lists/surrogate-keys.ts';
import { enveloped } from '../present/envelope.ts';

/** What a path stands for. A path nobody gave a meaning stands for itself. */
export const vanity: Handler<typeof call> = async ({ query }, { context }) => {
  const [bare = ''] = query.path.split('?', 1);
  const { vanities } = context.generation.directory;
  const doc = vanities.get(query.path) ?? vanities.get(bare) ?? vanities.get(otherSlash(bare));
  const entry = doc === undefined ? undefined : vanityEntity.parse(JSON.parse(doc));
  return {
    answer: enveloped(entry ?? { urlType: 'OK', urlPath: query.path, targets: [] }),
    keys: [keys.everything, 'vanity'],
    maxAge: 60,
  };
};

export const vanityDictionary: Handler<typeof dictionaryCall> = async (_input, { context }) => {
  const docs = [...context.generation.directory.vanities.values()];
  const entries = docs.map((doc) => vanityEntity.parse(JSON.parse(doc)));
  return {
    answer: enveloped({ items: entries.filter((entry) => isVanityActive(entry, context.now)) }),
    keys: [keys.everything, 'vanity'],
    maxAge: 60,
  };
};

/** `/deal` and `/deal/` are one address to whoever typed it from a poster. */
function otherSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
}
