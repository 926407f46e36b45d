import { deleteStory, publishStory, undeleteStory, withdrawStory } from '#content/calls/stories.ts';
import { planStories } from '#content/calls/work.ts';
import type { StoryListItem } from '#content/entities/story-record.ts';
import type { StoryWork, WorkChange } from '#content/entities/story-work.ts';
import { workAtOnce } from '#content/limits.ts';
import { isApiError } from '../../api/api-error.ts';
import { type AnswerOf, callApi } from '../../api/call-api.ts';
import { showToast } from '../../ui/toasts.ts';
import { isLive, isLiveAsSaved } from '../../work/is-live.ts';
import { takenBack } from '../../work/taken-back.ts';

/** The list that acts change: rows change in place, and leave. */
export interface ListChanges {
  replace(items: readonly StoryListItem[]): void;
  remove(ids: readonly string[]): void;
  /** Reads the list again, where rows come back. */
  reload(): void;
}

const titleOf = ({ title }: StoryListItem) => `“${title.length > 60 ? `${title.slice(0, 59)}…` : title}”`;
const count = (stories: readonly StoryListItem[]) =>
  stories.length === 1 && stories[0] ? titleOf(stories[0]) : `${stories.length} stories`;
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** "2 of 5 could not be changed: Editors can publish." */
function reportFailures(failures: readonly string[], total: number): void {
  if (failures.length === 0) return;
  const reasons = [...new Set(failures)].join(' ');
  showToast(total === 1 ? reasons : `${failures.length} of ${total} stay as they are: ${reasons}`, {
    isProblem: true,
  });
}

/** Changes stage, assignee or due time of stories; `done` says what happened to them. */
export async function planAll(
  stories: readonly StoryListItem[],
  change: WorkChange,
  done: (what: string) => string,
  list: ListChanges,
): Promise<void> {
  const undone = await sendPlans(
    stories.map(({ id }) => ({ id, ...change })),
    list,
  );
  if (!undone || undone.length === 0) return;
  const changed = stories.filter(({ id }) => undone.some((one) => one.id === id));
  const back = undone.map(({ id, before }) => ({ id, ...takenBack(change, before) }));
  showToast(done(count(changed)), { undo: async () => void (await sendPlans(back, list)) });
}

async function sendPlans(
  changes: readonly ({ id: string } & WorkChange)[],
  list: ListChanges,
): Promise<{ id: string; before: StoryWork }[] | undefined> {
  try {
    const items: AnswerOf<typeof planStories>['items'] = [];
    for (let from = 0; from < changes.length; from += workAtOnce) {
      const part = changes.slice(from, from + workAtOnce);
      items.push(...(await callApi(planStories, { body: { changes: part }, whenSignedOut: 'prompt' })).items);
    }
    const done = items.flatMap((item) => ('story' in item ? item : []));
    list.replace(done.map(({ story }) => story));
    reportFailures(
      items.flatMap((item) => ('error' in item ? item.error.message : [])),
      changes.length,
    );
    return done;
  } catch (error) {
    showToast(messageOf(error), { isProblem: true });
    return undefined;
  }
}

/** One call for each story, in order; those that fail are said once. */
async function each(
  stories: readonly StoryListItem[],
  work: (story: StoryListItem) => Promise<unknown>,
): Promise<StoryListItem[]> {
  const done: StoryListItem[] = [];
  const failures: string[] = [];
  for (const story of stories)
    try {
      await work(story);
      done.push(story);
    } catch (error) {
      failures.push(messageOf(error));
      // A server that is away answers none of the others either.
      if (isApiError(error, 'unreachable', 'unavailable')) break;
    }
  reportFailures(failures, stories.length);
  return done;
}

export async function withdrawAll(stories: readonly StoryListItem[], list: ListChanges): Promise<void> {
  const out = stories.filter(({ state }) => state === 'published' || state === 'scheduled');
  if (out.length === 0) {
    showToast('Only published and scheduled stories can be withdrawn', { isProblem: true });
    return;
  }
  const done = await each(out, ({ id }) =>
    callApi(withdrawStory, { params: { id }, whenSignedOut: 'prompt' }),
  );
  list.reload();
  if (done.length === 0) return;
  // A story that was out comes back as it was only where nothing was saved or planned since; half-written words stay a draft.
  const comesBack = (story: StoryListItem) => !isLive(story) || isLiveAsSaved(story);
  const undo = async () => {
    await each(done, ({ id, state, publishAt, hasEmbargo, publishedVersion: version }) =>
      callApi(publishStory, {
        params: { id },
        whenSignedOut: 'prompt',
        body:
          state === 'scheduled' && publishAt ? { at: publishAt, embargo: hasEmbargo === true } : { version },
      }),
    );
    list.reload();
  };
  showToast(`Withdrew ${count(done)}`, done.every(comesBack) ? { undo } : {});
}

export async function deleteAll(stories: readonly StoryListItem[], list: ListChanges): Promise<void> {
  const done = await each(stories, ({ id }) =>
    callApi(deleteStory, { params: { id }, whenSignedOut: 'prompt' }),
  );
  list.remove(done.map(({ id }) => id));
  if (done.length === 0) return;
  const undo = () => putBackAll(done, list);
  showToast(`Deleted ${count(done)}`, { undo });
}

export async function putBackAll(stories: readonly StoryListItem[], list: ListChanges): Promise<void> {
  const done = await each(stories, ({ id }) =>
    callApi(undeleteStory, { params: { id }, whenSignedOut: 'prompt' }),
  );
  list.reload();
  if (done.length === 0) return;
  const wasOut = done.some(isLive);
  showToast(
    `Put back ${count(done)}${wasOut ? '. Published ones come back withdrawn: publish them again.' : ''}`,
  );
}
