import type { StoryInput } from '#content/entities/story-input.ts';
import type {
  StoryRecord,
  StorySummary,
  StoryVersion,
  WrittenStory,
} from '#content/entities/story-record.ts';
import { NeutronError } from '#content/errors.ts';
import type { ContentDb } from '../store/content-db.ts';
import {
  getNewestVersion,
  getStoryRow,
  getVersion,
  type SavedVersion,
  type StoryRow,
} from '../store/stories.ts';
import { type StoryHosts, storyWarnings } from '../warnings/story-warnings.ts';
import { unpublishedWarnings } from '../warnings/unpublished-warnings.ts';

const iso = (time: number) => new Date(Number(time)).toISOString();

export function presentSummary(row: StoryRow): StorySummary {
  return {
    id: row.id,
    type: row.type,
    slug: row.slug,
    title: row.title,
    state: row.state,
    version: row.version,
    updatedAt: iso(row.updated_at),
    ...(row.published_version === null ? {} : { publishedVersion: row.published_version }),
    ...(row.publish_at === null ? {} : { publishAt: iso(row.publish_at) }),
    ...(row.withdraw_at === null ? {} : { withdrawAt: iso(row.withdraw_at) }),
    ...(row.published_at === null ? {} : { publishedAt: iso(row.published_at) }),
    ...(row.created_by === null ? {} : { createdBy: row.created_by }),
    ...(row.stage === null ? {} : { stage: row.stage }),
    ...(row.assignee === null ? {} : { assignee: row.assignee }),
    ...(row.due_at === null ? {} : { dueAt: iso(row.due_at) }),
    ...(row.priority === null ? {} : { priority: row.priority }),
    ...(row.has_embargo === 1 ? { hasEmbargo: true } : {}),
    ...(row.deleted_at === null ? {} : { deletedAt: iso(row.deleted_at) }),
  };
}

/** The newest version as staff see it. */
export async function presentRecord(db: ContentDb, id: string): Promise<StoryRecord> {
  const row = await getStoryRow(db, id);
  const newest = row && (await getNewestVersion(db, id));
  if (!newest) throw new NeutronError('not_found', { field: 'id' });
  return { ...presentSummary(row), story: newest.story };
}

/** A published story as readers see it: for staff who may not see the work on it. */
export async function presentPublished(db: ContentDb, row: StoryRow): Promise<StoryRecord> {
  const published =
    row.published_version === null ? undefined : await getVersion(db, row.n, row.published_version);
  if (!published) throw new NeutronError('not_found', { field: 'id' });
  const { version, slug, title, story } = published;
  return { ...presentSummary({ ...row, version, slug, title }), story };
}

/** The answer to a write. `sent` is the story before cleaning, which alone shows what cleaning removed. */
export async function presentWritten(
  db: ContentDb,
  id: string,
  hosts: StoryHosts,
  sent?: StoryInput,
): Promise<WrittenStory> {
  const record = await presentRecord(db, id);
  const story = sent ?? record.story;
  return {
    ...record,
    warnings: [...storyWarnings(story, hosts), ...(await unpublishedWarnings(db, story))],
  };
}

export function presentVersion(
  saved: SavedVersion,
  publishedVersion: number | null,
  names: ReadonlyMap<string, string> = new Map(),
): StoryVersion {
  const savedByName = saved.saved_by === null ? undefined : names.get(saved.saved_by);
  return {
    version: saved.version,
    slug: saved.slug,
    title: saved.title,
    savedAt: iso(saved.saved_at),
    ...(saved.saved_by === null ? {} : { savedBy: saved.saved_by }),
    ...(savedByName === undefined ? {} : { savedByName }),
    reason: saved.reason ?? 'saved',
    ...(saved.name === null ? {} : { name: saved.name }),
    ...(saved.published_by === null ? {} : { publishedBy: saved.published_by }),
    published: saved.version === publishedVersion,
  };
}
