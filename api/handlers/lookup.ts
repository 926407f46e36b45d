import type { lookup as call } from '#content/calls/lookup.ts';
import { NeutronError } from '#content/errors.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import type { Handler } from '../handler.ts';
import { loadCardList } from '../links/load-cards.ts';
import { keys } from '../lists/surrogate-keys.ts';
import { enveloped } from '../present/envelope.ts';
import { getPublishedById } from '../store/published.ts';

/** What an id is: a published story, a topic or an author. */
export const lookup: Handler<typeof call> = async ({ params: { id } }, { context }) => {
  const row = await getPublishedById(context.db, id);
  const [card] = row ? await loadCardList(context, [Number(row.n)]) : [];
  if (row && card) {
    const { slug, title, url } = card;
    return { answer: enveloped({ id, type: row.type, slug, title, url }), keys: [keys.story(Number(row.n))] };
  }
  const { topics, authors } = context.generation.directory;
  const topic = [...topics.values()].find((entry) => entry.id === id);
  if (topic) {
    const { slug, title } = topic;
    return { answer: enveloped({ id, type: 'topic', slug, title, url: pathFor('topic', { slug }) }) };
  }
  const found = authors.get(id);
  if (!found?.slug) throw new NeutronError('not_found', { field: 'id' });
  const { slug, author } = found;
  const title = `${author.firstName} ${author.lastName}`.trim();
  return { answer: enveloped({ id, type: 'author', slug, title, url: pathFor('author_profile', { slug }) }) };
};
