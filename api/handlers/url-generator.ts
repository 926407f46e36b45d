import type { urlGenerator as call } from '#content/calls/url-generator.ts';
import { NeutronError } from '#content/errors.ts';
import { chooseArticleRoute } from '#content/rules/article-route.ts';
import { pathForArticle } from '#content/rules/content-path.ts';
import { materialOf } from '../compose/material.ts';
import type { Handler } from '../handler.ts';
import { keys } from '../lists/surrogate-keys.ts';
import { enveloped } from '../present/envelope.ts';
import { presentContentTopics } from '../present/topic.ts';
import { getPublishedBySlug } from '../store/published.ts';

/** The address of an article, chosen as everywhere else. */
export const urlGenerator: Handler<typeof call> = async ({ params: { slug } }, { context }) => {
  const row = await getPublishedBySlug(context.db, 'article', slug);
  const story = row && (await materialOf(row, context)).story;
  if (!row || story?.kind !== 'article') throw new NeutronError('not_found', { field: 'slug' });
  const { section, subType, layoutName } = story;
  const topics = presentContentTopics(story.topics, context.present);
  const facts = { slug, section, subType, layoutName, topics };
  return {
    answer: enveloped({ url: pathForArticle(facts), route: chooseArticleRoute(facts).name }),
    keys: [keys.story(Number(row.n))],
  };
};
