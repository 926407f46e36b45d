import type { z } from 'zod';
import type { listing as call } from '#content/calls/listing.ts';
import { editorialLinks } from '#content/entities/editorial-links.ts';
import { NeutronError } from '#content/errors.ts';
import { isEdition } from '#content/rules/edition.ts';
import type { AnswerContext } from '../answer-context.ts';
import { readBreaking } from '../compose/read-breaking.ts';
import { readScope, readStories } from '../compose/read-list.ts';
import type { Handler } from '../handler.ts';
import { loadCardList } from '../links/load-cards.ts';
import { listingTypes } from '../lists/listing-types.ts';
import { isListingName, listings } from '../lists/listings.ts';
import { type ScopeBase, scopeName } from '../lists/scope-names.ts';
import { keys, keysOfScope } from '../lists/surrogate-keys.ts';
import { enveloped, listLinks } from '../present/envelope.ts';
import { getHeaderLinks } from '../store/resources.ts';

type Params = z.output<(typeof call)['params']>;
type Query = z.output<(typeof call)['query']>;
type Answer = ReturnType<Handler<typeof call>>;

/** A list of stories by what they are about, or one of the lists with a name of its own. */
export const listing: Handler<typeof call> = async ({ params, query }, { context }) => {
  const { type, id } = params;
  const answer = Object.hasOwn(namedLists, type) ? namedLists[type] : undefined;
  if (!answer) return storiesBy(params, query, context);
  if (!isEdition(id, context.publication.locales)) throw new NeutronError('not_found', { field: 'id' });
  return answer({ ...context, edition: id }, query);
};

/** They change every hour, and the header requests them apart from the page. Any write may change them. */
const named = { maxAge: 60, keys: [keys.everything, keys.shell, keys.home] };

const namedLists: Readonly<Record<string, (context: AnswerContext, query: Query) => Answer>> = {
  async 'editorial-links-header'(context, { componentName }) {
    const doc = await getHeaderLinks(context.db, context.edition, componentName);
    if (!doc) throw new NeutronError('not_found');
    return { answer: enveloped(editorialLinks.parse(JSON.parse(doc))), ...named };
  },

  async trending(context, { limit, offset }) {
    const { numbers } = await readStories(
      context,
      { kind: 'stories', order: 'trending', sponsored: false, unique: false, limit: limit + offset },
      {},
      new Set(),
    );
    const items = await loadCardList(context, numbers.slice(offset));
    return { answer: enveloped({ title: 'Trending', slug: 'trending', items }), ...named };
  },

  async 'breaking-news-banner'(context) {
    const items = await readBreaking(context);
    return { answer: enveloped({ slug: 'breaking-news-banner', items }), ...named };
  },
};

async function storiesBy({ site, type, id }: Params, query: Query, context: AnswerContext): Answer {
  const kind = Object.hasOwn(listingTypes, type) ? listingTypes[type] : undefined;
  if (!kind) throw new NeutronError('not_found', { field: 'type' });
  const { base, title } = findBase(id, query.searchBy, context);
  const { limit, offset, searchBy } = query;
  const scope = scopeName({ base, kind: kind === 'any' ? undefined : `type:${kind}` });
  const { numbers, total } = await readScope(context, scope, limit, offset);
  const items = await loadCardList(context, numbers);
  const paging = { limit, offset, total };
  const path = `/api/neutron/components/${site}/listing/${type}/${id}/web`;
  return {
    answer: enveloped({ title, slug: id, items, paging }, listLinks(path, paging, { searchBy })),
    keys: [keys.everything, ...keysOfScope(base, context.generation.directory), ...numbers.map(keys.story)],
  };
}

/** The entry that the id refers to; without `searchBy`, a named listing or a topic. */
function findBase(
  id: string,
  searchBy: Query['searchBy'],
  { generation }: AnswerContext,
): { base: ScopeBase; title: string } {
  const { topics, authors, authorsBySlug, tags, collections } = generation.directory;
  switch (searchBy) {
    case undefined: {
      // The latest list holds all stories, which can be filtered by type.
      if (isListingName(id))
        return { base: id === 'latest' ? 'all' : `listing:${id}`, title: listings[id].title };
      const topic = topics.get(id);
      if (topic) return { base: `topic:${id}`, title: topic.title };
      break;
    }
    case 'topic': {
      const topic = topics.get(id);
      if (topic) return { base: `topic:${id}`, title: topic.title };
      break;
    }
    case 'tag': {
      const tag = tags.get(id);
      if (tag) return { base: `tag:${id}`, title: tag.name };
      break;
    }
    case 'author': {
      const found = authorsBySlug.get(id)?.[0] ?? authors.get(id);
      if (found)
        return { base: `author:${found.key}`, title: `${found.author.firstName} ${found.author.lastName}` };
      break;
    }
    case 'collection': {
      const found = collections.get(id) ?? [...collections.values()].find((entry) => entry.id === id);
      if (found) return { base: `collection:${found.slug}`, title: found.title };
    }
  }
  throw new NeutronError('not_found', { field: 'id' });
}
