import type { listPopularStories as call } from '#content/calls/popular.ts';
import type { Handler } from '../../handler.ts';
import { enveloped } from '../../present/envelope.ts';
import { presentListItems } from '../../present/story-list-item.ts';
import { plainNumbers } from '../../store/stories.ts';

/** By the popularity that trending lists are sorted by. Its numbers are weights and no readers: they are not answered. */
export const listPopularStories: Handler<typeof call> = async ({ query }, deps) => {
  const rows = await deps.db.kysely
    .selectFrom('content_popularity as popular')
    .innerJoin('content_stories as story', 'story.n', 'popular.story_n')
    .selectAll('story')
    .where('story.state', '=', 'published')
    .where('story.has_embargo', '=', 0)
    .where('story.deleted_at', 'is', null)
    .where('popular.score', '>', 0)
    .orderBy('popular.score', 'desc')
    .orderBy('story.n', 'desc')
    .limit(query.limit)
    .execute();
  return { answer: enveloped({ items: await presentListItems(rows.map(plainNumbers), deps) }) };
};
