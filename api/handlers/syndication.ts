import type { syndication as listCall, syndicatedStory as storyCall } from '#content/calls/syndication.ts';
import type { SyndicatedStory } from '#content/entities/syndicated-story.ts';
import { NeutronError } from '#content/errors.ts';
import { feedMaxAgeSeconds } from '#content/limits.ts';
import { pathForContent } from '#content/rules/content-path.ts';
import { parseFeedName } from '#content/rules/feed-endpoint.ts';
import { choosePreferredDate, dateValue } from '#content/rules/preferred-date.ts';
import { articleWithCoverage } from '#content/rules/with-coverage.ts';
import type { AnswerContext } from '../answer-context.ts';
import { materialOf } from '../compose/material.ts';
import { readScope } from '../compose/read-list.ts';
import type { Handler } from '../handler.ts';
import { loadLinked } from '../links/linked-stories.ts';
import { feedListOf } from '../lists/feed-list.ts';
import { scopeName } from '../lists/scope-names.ts';
import { keys, keysOfScope } from '../lists/surrogate-keys.ts';
import { enveloped, listLinks } from '../present/envelope.ts';
import { presentArticle, presentGallery, presentReview, presentVideo } from '../present/story.ts';
import {
  getPublishedByNumber,
  getPublishedBySlug,
  getSlugAfter,
  type PublishedRow,
} from '../store/published.ts';

/** Whole stories of a list, newest first. */
export const syndication: Handler<typeof listCall> = async ({ params, query }, { context }) => {
  const { directory } = context.generation;
  const endpoint = parseFeedName(params.endpoint);
  const list = endpoint && feedListOf(endpoint, directory);
  if (!list) throw new NeutronError('not_found', { field: 'endpoint' });
  const { limit, offset } = query;
  const { numbers, total } = await readScope(context, scopeName({ base: list.base }), limit, offset);
  const rows = new Map((await getPublishedByNumber(context.db, numbers)).map((row) => [Number(row.n), row]));
  const items: SyndicatedStory[] = [];
  for (const n of numbers) {
    const row = rows.get(n);
    const whole = row && (await present(row, context));
    if (whole) items.push(whole);
  }
  const paging = { limit, offset, total };
  const { title, description } = list;
  return {
    answer: enveloped(
      { title, ...(description ? { description } : {}), items, paging },
      listLinks(`/api/neutron/syndication/${params.site}/${params.endpoint}/`, paging),
    ),
    keys: [...keysOfScope(list.base, directory), ...numbers.map(keys.story)],
    maxAge: feedMaxAgeSeconds,
  };
};

export const syndicatedStory: Handler<typeof storyCall> = async ({ params }, { context }) => {
  const row = await getPublishedBySlug(context.db, params.type, params.slug);
  const whole = row && (await present(row, context));
  if (row && whole) return { answer: enveloped(whole), keys: [keys.story(Number(row.n))] };
  const now = await getSlugAfter(context.db, params.type, params.slug);
  if (now === undefined) throw new NeutronError('not_found', { field: 'slug' });
  throw new NeutronError('slug_changed', { availableOn: [{ edition: context.edition, slug: now }] });
};

const iso = (moment: number) => new Date(moment).toISOString();

async function present(row: PublishedRow, context: AnswerContext): Promise<SyndicatedStory | undefined> {
  const material = await materialOf(row, context);
  const links = await loadLinked(material.refs, context);
  const story = presentWhole(material, row.version, links, context);
  const path = story && pathForContent(story);
  if (!story || !path) return undefined;
  const published = Number(row.published_at);
  const { dateUpdated } = story;
  const changed = choosePreferredDate({ dateUpdated }, 'updated', context.now);
  const updated = changed ? Math.max(dateValue(changed), published) : published;
  return { path, published: iso(published), updated: iso(updated), story };
}

function presentWhole(
  { story, blocks }: Awaited<ReturnType<typeof materialOf>>,
  version: number,
  links: Awaited<ReturnType<typeof loadLinked>>,
  context: AnswerContext,
): SyndicatedStory['story'] | undefined {
  switch (story.kind) {
    case 'article':
      return articleWithCoverage(
        presentArticle(story, version, links.visible(blocks), links, context.present),
        context.now,
      );
    case 'review':
      return presentReview(story, version, links.visible(blocks), context.present);
    case 'gallery':
      return presentGallery(story, version, links, context.present);
    case 'video':
      return presentVideo(story, version, context.present);
    default:
      return undefined;
  }
}
