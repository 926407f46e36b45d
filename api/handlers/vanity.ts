import type { vanity as call, vanityDictionary as dictionaryCall } from '#content/calls/vanity.ts';
import { vanity as vanityEntity } from '#content/entities/vanity.ts';
import { isVanityActive } from '#content/rules/vanity/is-active.ts';
import type { Handler } from '../handler.ts';
import { keys } from '../lists/surrogate-keys.ts';
import { vanityAt, vanityQueriesAt } from '../memory/vanity-at.ts';
import { enveloped } from '../present/envelope.ts';

/** Resolves a path. A path without an entry resolves to itself. */
export const vanity: Handler<typeof call> = async ({ query }, { context }) => {
  const { vanities } = context.generation;
  const entry = vanityAt(vanities, query.path) ?? { urlType: 'OK', urlPath: query.path, targets: [] };
  const queries = vanityQueriesAt(vanities, query.path);
  return {
    answer: enveloped(queries.length > 0 ? { ...entry, queries: [...queries] } : entry),
    keys: [keys.everything, keys.vanityAt(query.path)],
    maxAge: 60,
  };
};

export const vanityDictionary: Handler<typeof dictionaryCall> = async (_input, { context }) => {
  const docs = [...context.generation.vanities.values()];
  const entries = docs.map((doc) => vanityEntity.parse(JSON.parse(doc)));
  return {
    answer: enveloped({ items: entries.filter((entry) => isVanityActive(entry, context.now)) }),
    keys: [keys.everything, keys.vanities],
    maxAge: 60,
  };
};
