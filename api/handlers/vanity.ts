import type { vanity as call, vanityDictionary as dictionaryCall } from '#content/calls/vanity.ts';
import { vanity as vanityEntity } from '#content/entities/vanity.ts';
import { isVanityActive } from '#content/rules/vanity/is-active.ts';
import type { Handler } from '../handler.ts';
import { keys } from '../lists/surrogate-keys.ts';
import { vanityAt, vanityQueriesAt } from '../memory/vanity-at.ts';
import { enveloped } from '../present/envelope.ts';
import { hideAllEmbargoed, hideEmbargoed } from '../vanity/hide-embargoed.ts';

/** Resolves a path. A path without an entry resolves to itself. */
export const vanity: Handler<typeof call> = async ({ query }, { context }) => {
  const { vanities } = context.generation;
  const found = vanityAt(vanities, query.path);
  const { entry, hidden } = found
    ? await hideEmbargoed(context.db, found)
    : { entry: { urlType: 'OK', urlPath: query.path, targets: [] }, hidden: [] };
  const queries = vanityQueriesAt(vanities, query.path);
  return {
    answer: enveloped(queries.length > 0 ? { ...entry, queries: [...queries] } : entry),
    // Where a story is published that was hidden, the entry leads to it.
    keys: [keys.everything, keys.vanityAt(query.path), ...hidden.map(keys.story)],
    maxAge: 60,
  };
};

export const vanityDictionary: Handler<typeof dictionaryCall> = async (_input, { context }) => {
  const docs = [...context.generation.vanities.values()];
  const entries = docs.map((doc) => vanityEntity.parse(JSON.parse(doc)));
  const active = entries.filter((entry) => isVanityActive(entry, context.now));
  return {
    answer: enveloped({ items: await hideAllEmbargoed(context.db, active) }),
    keys: [keys.everything, keys.vanities],
    maxAge: 60,
  };
};
