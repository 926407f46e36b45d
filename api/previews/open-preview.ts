import { mayUseStory } from '#content/rules/rights/story-rights.ts';
import type { Directory } from '../memory/directory.ts';
import { type PreviewTarget, readPreviewToken } from '../request/preview-token.ts';
import { subjectOf } from '../rights/check-story.ts';
import { getPresentStaff } from '../rights/members.ts';
import { sectionsOfCard } from '../staff-lists/hidden-stories.ts';
import { getStoryCards } from '../staff-lists/story-cards.ts';
import type { ContentDb } from '../store/content-db.ts';
import { getStoryRow, type StoryRow } from '../store/stories.ts';

type Facts = Parameters<typeof getPresentStaff>[2] & { directory: Pick<Directory, 'topics'> };
type Maker = Parameters<typeof getPresentStaff>[1];
type Story = Pick<StoryRow, 'n' | 'state' | 'created_by' | 'assignee' | 'has_embargo'>;

/** The target of a token; undefined once its link, or the account or session that made it, has ended. */
export async function openPreview(
  db: ContentDb,
  token: string,
  secret: string,
  facts: Facts,
): Promise<PreviewTarget | undefined> {
  const target = readPreviewToken(token, new Date(facts.now), secret);
  if (!target) return undefined;
  const isOpen = target.link ? isLinkOpen(db, target.link, facts) : isTokenOpen(db, target, facts);
  return (await isOpen) ? target : undefined;
}

/**
 * Whether a link still works: it was not ended, and the account that made it may still see the work on the story. Its
 * expiry is in the token.
 */
async function isLinkOpen(db: ContentDb, id: string, facts: Facts): Promise<boolean> {
  const link = await db
    .selectFrom('content_preview_links')
    .innerJoin('content_stories as story', 'story.n', 'content_preview_links.story_n')
    .select(['revoked_at', 'made_by', 'story.n', 'story.state', 'story.created_by', 'story.assignee'])
    .select('story.has_embargo')
    .where('content_preview_links.id', '=', id)
    .executeTakeFirst();
  if (!link || link.revoked_at !== null) return false;
  return maySeeWork(db, link, { sub: link.made_by }, facts);
}

/** The same for the token of one session, which is stored nowhere. */
async function isTokenOpen(
  db: ContentDb,
  { storyId, by, session }: Pick<PreviewTarget, 'storyId' | 'by' | 'session'>,
  facts: Facts,
): Promise<boolean> {
  if (by === undefined) return false;
  const story = await getStoryRow(db, storyId);
  return story !== undefined && maySeeWork(db, story, { sub: by, session }, facts);
}

async function maySeeWork(
  db: ContentDb,
  story: Story,
  maker: Maker,
  { directory, ...facts }: Facts,
): Promise<boolean> {
  const staff = await getPresentStaff(db, maker, facts);
  if (!staff) return false;
  const n = Number(story.n);
  const sections = sectionsOfCard((await getStoryCards(db, [n])).get(n), directory);
  return mayUseStory(staff, 'see-work', { ...subjectOf(story), sections }).ok;
}
