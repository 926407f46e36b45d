import type { AssignedNote } from '#content/entities/note.ts';
import { NeutronError } from '#content/errors.ts';
import type { HandlerDeps } from '../handler.ts';
import { checkStory } from '../rights/check-story.ts';
import { getDraftSummaries } from '../store/draft-summaries.ts';
import type { StoryRow } from '../store/stories.ts';
import type { StoredAnchor } from './anchors.ts';

/** The open conversations that wait for an account. Each story is checked like one that is opened. */
export async function listAssignedNotes(
  { assignee = 'me', limit }: { assignee?: string | undefined; limit: number },
  deps: HandlerDeps,
): Promise<AssignedNote[]> {
  const rows = await deps.db.kysely
    .selectFrom('content_notes as note')
    .innerJoin('content_stories as story', 'story.n', 'note.story_n')
    .select([
      'note.id',
      'note.text',
      'note.anchor',
      'note.written_at',
      'note.written_by',
      'story.id as storyId',
    ])
    .where('note.assignee', '=', assignee === 'me' ? (deps.staff?.sub ?? '') : assignee)
    .where('note.resolved_at', 'is', null)
    .where('note.reply_to', 'is', null)
    .where('story.deleted_at', 'is', null)
    .orderBy('note.written_at', 'desc')
    .orderBy('note.id')
    .limit(limit)
    .execute();
  const stories = new Map<string, StoryRow | undefined>();
  for (const { storyId } of rows)
    if (!stories.has(storyId)) stories.set(storyId, await seenStory(storyId, deps));
  const summaries = await getDraftSummaries(
    deps.db.kysely,
    [...stories.values()].flatMap((story) => story?.n ?? []),
  );
  const subs = new Set(rows.flatMap(({ written_by }) => written_by ?? []));
  const names = subs.size > 0 ? await deps.staffNames?.([...subs]) : undefined;
  return rows.flatMap((row) => {
    const story = stories.get(row.storyId);
    if (!story) return [];
    const { id, type, n } = story;
    const title = summaries.get(n)?.title ?? story.title;
    const name = row.written_by === null ? undefined : names?.get(row.written_by);
    return {
      id: row.id,
      text: row.text,
      ...(row.anchor === null ? {} : { quote: (JSON.parse(row.anchor) as StoredAnchor).quote }),
      writtenAt: new Date(Number(row.written_at)).toISOString(),
      ...(row.written_by === null ? {} : { writtenBy: row.written_by }),
      ...(name === undefined ? {} : { writtenByName: name }),
      story: { id, type, title },
    };
  });
}

async function seenStory(id: string, deps: HandlerDeps): Promise<StoryRow | undefined> {
  try {
    return await checkStory('see-work', id, deps);
  } catch (error) {
    if (error instanceof NeutronError) return undefined;
    throw error;
  }
}
