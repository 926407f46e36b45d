import { createHash } from 'node:crypto';
import type { StoryInput } from '#content/entities/story-input.ts';
import type { HandlerDeps } from '../handler.ts';
import { staffCardOf } from '../staff-lists/story-cards.ts';
import { replaceStoryWords, type StoryWords, wordsOfStory } from '../staff-lists/story-words.ts';
import { sortTitles } from '../staff-lists/write-lists.ts';
import type { ContentTransaction } from '../store/content-db.ts';
import { type DraftSummary, getDraftSummaries, putDraftSummary } from '../store/draft-summaries.ts';
import { type DraftRow, updateDraft } from '../store/drafts.ts';
import { getVersion, type StoryRow } from '../store/stories.ts';
import { countWords } from '../write/count-words.ts';
import { announce } from './announce.ts';
import { type DraftContent, writtenStory } from './written-story.ts';

/**
 * Lists, home and search of staff follow the working copy. Nothing but the mark is written where they would show the
 * same as before; what readers see never depends on it.
 */
export async function listDraft(
  trx: ContentTransaction,
  row: StoryRow,
  draft: DraftContent & { row: Pick<DraftRow, 'base_version'> },
  deps: Pick<HandlerDeps, 'db' | 'now'>,
): Promise<void> {
  await updateDraft(trx, row.n, { unlisted_since: null });
  const base = await draft.readBase();
  const published = await publishedOf(trx, row, draft.row.base_version, base);
  const written = listingOf(await writtenStory(draft), published);
  const before = (await getDraftSummaries(trx, [row.n])).get(row.n) ?? listingOf(base, published).summary;
  if (JSON.stringify(before) === JSON.stringify(written.summary)) return;
  await putDraftSummary(trx, row.n, written.summary);
  if (before.digest !== written.summary.digest) await replaceStoryWords(trx, row.n, written.words);
  if (before.title !== written.summary.title) await sortTitles(trx, row, written.summary.title);
  await announce(trx, row, 'listed', deps);
}

/** The version that readers see. */
async function publishedOf(
  trx: ContentTransaction,
  { n, published_version }: StoryRow,
  baseVersion: number,
  base: StoryInput,
): Promise<StoryInput | undefined> {
  if (published_version === null) return undefined;
  return published_version === baseVersion ? base : (await getVersion(trx, n, published_version))?.story;
}

/** Staff who may not see the work on a published story find it by what readers see: its words stay. */
function listingOf(
  story: StoryInput,
  published: StoryInput | undefined,
): { summary: DraftSummary; words: StoryWords } {
  const words = together([story, ...(published ? [published] : [])].map(wordsOfStory));
  const { picture, wordCount } = staffCardOf(story);
  const summary = {
    title: story.title,
    wordCount: 'body' in story && typeof wordCount !== 'number' ? countWords(story.body) : wordCount,
    picture,
    heads: words.head.join(' '),
    digest: createHash('sha256').update(words.all.join(' ')).digest('base64url'),
  };
  return { summary, words };
}

const together = (all: readonly StoryWords[]): StoryWords => ({
  head: [...new Set(all.flatMap(({ head }) => head))],
  all: [...new Set(all.flatMap((words) => words.all))],
});
