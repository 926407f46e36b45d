import type { StoryInput } from '#content/entities/story-input.ts';
import { NeutronError } from '#content/errors.ts';
import { hasRight, mayDo, type Verdict } from '#content/rules/rights/may-do.ts';
import type { RightName } from '#content/rules/rights/rights.ts';
import { mayUseStory, type StoryAct, type StorySubject } from '#content/rules/rights/story-rights.ts';
import type { Staff } from '#platform/staff.ts';
import type { HandlerDeps } from '../handler.ts';
import type { Directory } from '../memory/directory.ts';
import type { ContentDb } from '../store/content-db.ts';
import { getAnyStoryRow, getStoryRow, getVersion, type StoryRow } from '../store/stories.ts';

/**
 * What every handler of a story calls first: the story, if the member of staff may do this with it. Otherwise 404, or
 * 403 with the right that is missing. `db` is the transaction, where there is one.
 * @example
 * const row = await checkStory('edit', params.id, deps);
 */
export async function checkStory(
  act: StoryAct,
  id: string,
  deps: HandlerDeps,
  db: ContentDb = deps.db.kysely,
): Promise<StoryRow> {
  return checkRow(act, await getStoryRow(db, id), deps, db);
}

/** The same of a story that is deleted: no other call finds it. */
export async function checkDeletedStory(act: StoryAct, id: string, deps: HandlerDeps): Promise<StoryRow> {
  const db = deps.db.kysely;
  return checkRow(act, await getAnyStoryRow(db, id), deps, db);
}

async function checkRow(
  act: StoryAct,
  row: StoryRow | undefined,
  deps: HandlerDeps,
  db: ContentDb,
): Promise<StoryRow> {
  if (!row)
    throw new NeutronError('not_found', {
      field: 'id',
      message: 'There is no such story, or it was deleted',
    });
  const subject = { ...subjectOf(row), ...(await limitingSections(row, deps, db)) };
  demand(mayUseStory(staffOf(deps), act, subject, deps.roles));
  return row;
}

/** The sections of a story, for an account that is limited to some: only then its newest version is read. */
export async function limitingSections(
  { n, version }: Pick<StoryRow, 'n' | 'version'>,
  { staff, context }: Pick<HandlerDeps, 'staff' | 'context'>,
  db: ContentDb,
): Promise<{ sections?: string[] }> {
  if (!staff?.sections) return {};
  const story = (await getVersion(db, n, version))?.story;
  return { sections: story ? sectionsOf(story, context.generation.directory) : [] };
}

/** Whether the member of staff may also see the work on a story that they may see. */
export const maySeeWork = (row: StoryRow, deps: Pick<HandlerDeps, 'staff' | 'roles'>): boolean =>
  mayUseStory(staffOf(deps), 'see-work', { ...subjectOf(row), hasEmbargo: false }, deps.roles).ok;

/** What rights on a story depend on, beside its sections. */
export const subjectOf = ({
  created_by,
  assignee,
  state,
  has_embargo,
}: Pick<StoryRow, 'created_by' | 'assignee' | 'state' | 'has_embargo'>): StorySubject => ({
  createdBy: created_by,
  assignee,
  state,
  hasEmbargo: has_embargo === 1,
});

/**
 * The account whose drafts alone a list may have, beside published stories; undefined where it may have every story.
 * In SQL: `state = 'published' or created_by = ? or assignee = ?`.
 */
export function seenBy(staff: Staff | undefined): string | undefined {
  return staff && !hasRight(staff, 'see-all') ? staff.sub : undefined;
}

/** For a right that depends on what the body of a call asks for. */
export const requireRight = (right: RightName, deps: Pick<HandlerDeps, 'staff' | 'roles'>): void =>
  demand(mayDo(staffOf(deps), right, undefined, deps.roles));

/** A scheduled story is published where it is: an editor of some sections cannot move it into another one. */
export function rejectMoved(story: StoryInput, { staff, roles, context }: HandlerDeps): void {
  if (!staff?.sections) return;
  const sections = sectionsOf(story, context.generation.directory);
  demand(mayDo(staff, 'edit-all', { sections }, roles));
}

/** Throws 403 with the right that is missing and who has it. */
export function demand(verdict: Verdict): void {
  if (verdict.ok) return;
  const { right, message } = verdict;
  throw new NeutronError('right_missing', { right, message });
}

function staffOf({ staff }: Pick<HandlerDeps, 'staff'>): Staff {
  if (!staff) throw new NeutronError('token_missing');
  return staff;
}

/** The section of a story, its topics and the topics above them: a limit may name any of these. */
export function sectionsOf(story: StoryInput, { topics }: Pick<Directory, 'topics'>): string[] {
  const section = 'section' in story && story.section ? [story.section] : [];
  const slugs = story.topics.flatMap(({ slug }) => [
    slug,
    ...(topics.get(slug)?.above.map((topic) => topic.slug) ?? []),
  ]);
  return [...new Set([...section, ...slugs])];
}
