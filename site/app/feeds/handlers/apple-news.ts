import { type SyndicatedStory, syndicatedTypes } from '#content/entities/syndicated-story.ts';
import { articleMaxAgeSeconds, feedItemsMost } from '#content/limits.ts';
import { pageNotFound, statusOf } from '../../site-error.ts';
import { appleArticle, appleIdentifier } from '../apple-news/apple-article.ts';
import type { FeedContext } from '../feed-context.ts';
import { feedResponse, movedAnswer } from '../feed-response.ts';
import { findStory } from './find-story.ts';

const type = 'application/json';
const slugShape = /^[a-z0-9][a-z0-9._~-]{0,199}$/i;
const addressOf = (slug: string) => `/apple-news/${slug}/`;

/** `/apple-news/` lists the newest articles, `/apple-news/{slug}/` is one in Apple News Format. */
export async function appleNews(slug: string, context: FeedContext): Promise<Response> {
  if (!slug) return list(context);
  if (!slugShape.test(slug)) throw pageNotFound();
  const keys: string[] = [];
  const item = await findAny(slug, context, keys);
  if (item.story.slug !== slug) return movedAnswer(addressOf(item.story.slug));
  return feedResponse(JSON.stringify(appleArticle(item, context.siteUrl)), {
    type,
    keys,
    maxAge: articleMaxAgeSeconds,
    headers: { link: `<${context.siteUrl}${item.path}>; rel="canonical"` },
  });
}

async function list({ client, siteUrl, publication }: FeedContext): Promise<Response> {
  const keys: string[] = [];
  const { data } = await client.request(
    'syndication',
    { endpoint: 'latest', limit: feedItemsMost },
    { onSurrogateKeys: (found) => keys.push(...found) },
  );
  const articles = data.items.map(({ story, path, published, updated }) => ({
    identifier: appleIdentifier(story.id),
    title: story.title,
    url: `${siteUrl}${addressOf(story.slug)}`,
    canonicalURL: `${siteUrl}${path}`,
    datePublished: published,
    dateModified: updated,
  }));
  return feedResponse(JSON.stringify({ channel: publication.brand.name, articles }), { type, keys });
}

/** A slug is unique only within its type; articles come first. */
async function findAny(slug: string, context: FeedContext, keys: string[]): Promise<SyndicatedStory> {
  for (const kind of syndicatedTypes) {
    try {
      return await findStory(kind, slug, context, keys);
    } catch (error) {
      if (statusOf(error) !== 404) throw error;
    }
  }
  throw pageNotFound();
}
