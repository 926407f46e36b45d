import type { seamless as call } from '#content/calls/seamless.ts';
import { NeutronError } from '#content/errors.ts';
import type { AnswerContext } from '../answer-context.ts';
import { materialOf } from '../compose/material.ts';
import { readSeamless } from '../compose/read-seamless.ts';
import type { Handler } from '../handler.ts';
import { keys } from '../lists/surrogate-keys.ts';
import { enveloped } from '../present/envelope.ts';
import { getPublishedById, getPublishedWithSlug, type PublishedRow } from '../store/published.ts';

type Query = Parameters<Handler<typeof call>>[0]['query'];

/** What to read after a story, named by its slug or its id. */
export const seamless: Handler<typeof call> = async ({ params, query }, { context }) => {
  const row = await findStory(params.slug, query.contentId, context);
  if (!row) throw new NeutronError('not_found', { field: 'slug' });
  const { story } = await materialOf(row, context);
  const collection =
    query.collectionId === undefined ? undefined : findCollection(query.collectionId, context);
  if (query.collectionId !== undefined && !collection)
    throw new NeutronError('not_found', { field: 'collectionId' });
  const n = Number(row.n);
  const found = await readSeamless(context, { n, story, limit: query.limit, collection: collection?.slug });
  return {
    answer: enveloped({ items: found.map(({ item }) => item) }, {}, componentOf(query)),
    keys: [keys.everything, keys.story(n), ...found.map((entry) => keys.story(entry.n))],
  };
};

/** As the page named its component (AP-18); nothing for callers that named none. */
function componentOf({ componentName, componentDisplayName, componentType }: Query) {
  const given = Object.entries({ componentName, componentDisplayName, componentType });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

/** The path may carry an id where there is no slug. */
async function findStory(
  slug: string,
  contentId: string | undefined,
  { db }: AnswerContext,
): Promise<PublishedRow | undefined> {
  const named = contentId === undefined ? undefined : await getPublishedById(db, contentId);
  if (named) return named;
  const [first] = await getPublishedWithSlug(db, slug);
  return first ?? getPublishedById(db, slug);
}

function findCollection(id: string, { generation }: AnswerContext) {
  const { collections } = generation.directory;
  return collections.get(id) ?? [...collections.values()].find((collection) => collection.id === id);
}
