import { cancelPlan } from '#content/calls/schedule.ts';
import { deleteStory, publishStory, undeleteStory, withdrawStory } from '#content/calls/stories.ts';
import { callApi } from '../../../../api/call-api.ts';
import type { StorySession } from '../../../../story/story-session.ts';
import { showToast } from '../../../../ui/toasts.ts';
import { isLive, isLiveAsSaved } from '../../../../work/is-live.ts';
import { flushSettled } from '../../settled-fields.ts';

export interface PublishOptions {
  /** ISO 8601; absent: now. */
  at?: string | undefined;
  embargo?: boolean | undefined;
  overrideChecks?: boolean | undefined;
  /** The version that the editor compared with what readers have; absent: what is written now. */
  version?: number | undefined;
}

const titleOf = (session: StorySession) => `“${session.snapshot.story.title || 'Untitled'}”`;

/** Publishes what is written now: every word is on the server first. Rejects with what the server says. */
export async function publish(session: StorySession, options: PublishOptions, when: string): Promise<void> {
  const { storyId: id, snapshot } = session;
  const before = snapshot.story;
  const wasPublished = isLive(before);
  await flushSettled(session);
  await callApi(publishStory, {
    params: { id },
    whenSignedOut: 'prompt',
    body: { ...options, ...(options.at === undefined ? {} : { rejectPast: true }) },
  });
  await session.refresh();
  const toast =
    options.at === undefined
      ? wasPublished
        ? 'Published the changes of'
        : 'Published'
      : `Scheduled for ${when}:`;
  // What readers have seen cannot be unseen: an update is taken back by restoring a version.
  const undo =
    options.at === undefined
      ? wasPublished
        ? undefined
        : () => takeBack(session, before)
      : () => (before.publishAt ? planAgain(session, before) : cancel(session, 'publish'));
  showToast(`${toast} ${titleOf(session)}`, undo ? { undo } : {});
}

async function takeBack(session: StorySession, before: Planned): Promise<void> {
  await callApi(withdrawStory, { params: { id: session.storyId }, whenSignedOut: 'prompt' });
  await planAgain(session, before);
}

type Planned = Pick<StorySession['snapshot']['story'], 'publishAt' | 'withdrawAt' | 'hasEmbargo'>;

/** Plans what was planned before an act, if anything was. A time that has passed since is rejected by the server. */
async function planAgain(session: StorySession, { publishAt: at, hasEmbargo }: Planned): Promise<void> {
  const params = { id: session.storyId };
  const body = { at, ...(hasEmbargo ? { embargo: true } : {}), rejectPast: true };
  if (at !== undefined) await callApi(publishStory, { params, body, whenSignedOut: 'prompt' });
  await session.refresh();
}

/** Readers see the story no more, now or later. */
export async function withdraw(session: StorySession, at?: string): Promise<void> {
  const { storyId: id, snapshot } = session;
  const { publishedVersion: version } = snapshot.story;
  const canComeBack = at !== undefined || isLiveAsSaved({ ...snapshot.story, version: snapshot.version });
  await callApi(withdrawStory, {
    params: { id },
    body: at === undefined ? {} : { at },
    whenSignedOut: 'prompt',
  });
  await session.refresh();
  const undo = async () => {
    if (at === undefined)
      await callApi(publishStory, { params: { id }, body: { version }, whenSignedOut: 'prompt' });
    else await callApi(cancelPlan, { params: { id }, body: { plan: 'withdraw' }, whenSignedOut: 'prompt' });
    await session.refresh();
  };
  showToast(
    at === undefined ? `Withdrew ${titleOf(session)}` : `${titleOf(session)} will be withdrawn`,
    canComeBack ? { undo } : {},
  );
}

export async function cancel(session: StorySession, plan: 'publish' | 'withdraw'): Promise<void> {
  const params = { id: session.storyId };
  const before = session.snapshot.story;
  await callApi(cancelPlan, { params, body: { plan }, whenSignedOut: 'prompt' });
  await session.refresh();
  const undo = async () => {
    if (plan === 'publish') return planAgain(session, before);
    await callApi(withdrawStory, { params, body: { at: before.withdrawAt }, whenSignedOut: 'prompt' });
    await session.refresh();
  };
  showToast(
    plan === 'publish' ? `${titleOf(session)} is not scheduled any more` : `${titleOf(session)} stays`,
    { undo },
  );
}

/** Into the trash, where it stays for thirty days. */
export async function remove(session: StorySession, onUndone: () => void): Promise<void> {
  const { storyId: id } = session;
  await session.flush();
  await callApi(deleteStory, { params: { id }, whenSignedOut: 'prompt' });
  showToast(`Deleted ${titleOf(session)}. It can be put back for thirty days.`, {
    async undo() {
      await callApi(undeleteStory, { params: { id }, whenSignedOut: 'prompt' });
      onUndone();
    },
  });
}
