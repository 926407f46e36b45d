import type { StoryType } from '#content/entities/story-types.ts';
import { vanity } from '#content/entities/vanity.ts';
import { pathForContent } from '#content/rules/content-path.ts';
import type { Database } from '#database/connect.ts';
import { linkTarget } from '../links/link-target.ts';
import { getPublishedBySlug, getSlugAfter } from '../store/published.ts';
import { getVanityIdAt, getVanityRow } from '../store/vanities.ts';
import type { ContentTables } from '../tables/content-tables.ts';

export interface DiscussedStory {
  title: string;
  path: string;
  /** Milliseconds since 1970. */
  publishedAt: number;
}

/** A story that readers may comment on: published, with its own page, and without suppressed comments. */
export async function discussedStory(
  db: Database<ContentTables>,
  id: string,
): Promise<DiscussedStory | undefined> {
  const row = await db.kysely
    .selectFrom('content_published')
    .select(['type', 'card', 'doc', 'published_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || JSON.parse(row.doc).suppressComments === true) return undefined;
  const card = JSON.parse(row.card);
  const path = pathForContent({ typeName: row.type, ...card });
  return path ? { title: String(card.title ?? id), path, publishedAt: Number(row.published_at) } : undefined;
}

/** The published story at a current or former path of this site; several paths may lead to one story. */
export async function storyIdAt(db: Database<ContentTables>, path: string): Promise<string | undefined> {
  const { kysely } = db;
  const target = linkTarget(path);
  const places: { type: StoryType; slug: string }[] = target.kind === 'story' ? [target] : [];
  for (const spelling of new Set([path, path.replace(/\/$/, ''), `${path.replace(/\/$/, '')}/`])) {
    const id = await getVanityIdAt(kysely, spelling);
    const row = id ? await getVanityRow(kysely, id) : undefined;
    const entry = row ? vanity.safeParse(JSON.parse(row.doc)).data : undefined;
    for (const { targetType, target: at } of entry?.targets ?? [])
      places.push({ type: targetType as StoryType, slug: at.slug });
  }
  for (const { type, slug } of places) {
    const found =
      (await getPublishedBySlug(kysely, type, slug)) ??
      (await getPublishedBySlug(kysely, type, (await getSlugAfter(kysely, type, slug)) ?? slug));
    if (found) return found.id;
  }
  return undefined;
}
