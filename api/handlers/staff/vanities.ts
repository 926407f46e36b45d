import type * as calls from '#content/calls/vanity-entries.ts';
import { savedVanity } from '#content/entities/vanity.ts';
import { NeutronError } from '#content/errors.ts';
import { featureOverrides, isFeatureOn } from '#content/rules/feature-flags.ts';
import type { Handler } from '../../handler.ts';
import { vanityAt } from '../../memory/vanity-at.ts';
import { enveloped, listLinks } from '../../present/envelope.ts';
import { getVanityRow, getVanityRows, type VanityRow } from '../../store/vanities.ts';
import { explainVanity as explain } from '../../vanity/explain.ts';
import * as write from '../../write/save-vanity.ts';

export const listVanities: Handler<typeof calls.listVanities> = async ({ params, query }, { db }) => {
  const { under, limit, offset } = query;
  const { rows, total } = await getVanityRows(db.kysely, { under, limit, offset });
  const paging = { limit, offset, total };
  const items = rows.map(presentEntry);
  const path = `/api/neutron/vanity/${params.site}/entries`;
  return { answer: enveloped({ items, paging }, listLinks(path, paging, { under })) };
};

const presentEntry = ({ doc, version }: VanityRow) =>
  savedVanity.parse({ ...(JSON.parse(doc) as object), version });

export const getVanity: Handler<typeof calls.getVanity> = async ({ params }, { db }) => {
  const row = await getVanityRow(db.kysely, params.id);
  if (!row) throw new NeutronError('not_found', { field: 'id' });
  return { answer: enveloped(presentEntry(row)) };
};

export const createVanity: Handler<typeof calls.createVanity> = async ({ body }, deps) => ({
  answer: enveloped(await write.createVanity(body.entry, deps)),
});

export const updateVanity: Handler<typeof calls.updateVanity> = async ({ params, body }, deps) => ({
  answer: enveloped(await write.updateVanity(params.id, body.baseVersion, body.entry, deps)),
});

export const deleteVanity: Handler<typeof calls.deleteVanity> = async ({ params, query }, deps) => ({
  answer: enveloped(await write.deleteVanity(params.id, query.baseVersion, deps)),
});

export const explainVanity: Handler<typeof calls.explainVanity> = async ({ query }, { context }) => {
  const [path = '', search] = query.path.split('?', 2);
  const find = (lookupPath: string) => vanityAt(context.generation.vanities, lookupPath);
  const { features } = context.publication;
  const facts = { edition: context.edition, routeName: 'unmatched', path, topicSlugs: [], isLiveBlog: false };
  const overrides = featureOverrides(Object.fromEntries(new URLSearchParams(search)));
  const explanation = explain({ path, search: search ? `?${search}` : '' }, find, {
    edition: context.edition,
    now: context.now,
    hasMask: isFeatureOn('vanity.mask', features['vanity.mask'] ?? false, facts, overrides),
    ownDomains: context.publication.ownDomains,
  });
  const entry = find(explanation.lookupPath);
  return { answer: enveloped({ ...explanation, ...(entry ? { entry } : {}) }) };
};
