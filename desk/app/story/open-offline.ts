import { stepFrom } from '#content/document/step-from.ts';
import type { Draft } from '#content/entities/draft.ts';
import { isOfAnother } from './others-unsent.ts';
import type { CallFailure } from './story-calls.ts';
import { copyMilliseconds, type StoryCopies, type StoryCopy } from './story-copies.ts';
import { createStoryText, type StoryText } from './story-text.ts';
import type { Timers } from './timers.ts';
import type { UnsentChanges, UnsentStore } from './unsent-store.ts';

/** No answer, or one of a proxy whose server is away. */
export const isUnreachable = ({ status }: CallFailure): boolean => [0, 502, 503, 504].includes(status);

/** The page that was reloaded holds its lock for a moment longer. */
const attempts = { most: 20, milliseconds: 100 };

interface Options {
  storyId: string;
  account: string;
  copies: StoryCopies;
  store: UnsentStore;
  timers: Timers;
}

/** What a story opens from without a connection: its copy, and what the tab of that copy has not sent. */
export interface OfflineStory {
  copy: StoryCopy;
  unsent?: UnsentChanges;
}

/**
 * The copy of this account, if there is one. Unsent steps of its tab are taken over under the id of that tab: a request
 * of it may have reached the server, and is recognized.
 */
export async function findOffline(given: Options): Promise<OfflineStory | undefined> {
  const { storyId, account, copies, store, timers } = given;
  const copy = await copies.get(storyId).catch(() => undefined);
  if (!copy || copy.account !== account) return undefined;
  if (timers.now() - Date.parse(copy.at) > copyMilliseconds) return undefined;
  const records = await store.ofStory(storyId).catch(() => []);
  const unsent = records.find((record) => isOfCopy(record, copy));
  if (!unsent || !fits(copy, unsent) || !(await isClosed(copy.clientId, given))) return { copy };
  return { copy, unsent };
}

/** Another account's record waits for it, and one of another epoch was made on another text. */
export const isOfCopy = (
  record: Pick<UnsentChanges, 'clientId' | 'account' | 'epoch' | 'step'>,
  {
    clientId,
    account,
    draft,
  }: Pick<StoryCopy, 'clientId' | 'account'> & { draft: Pick<Draft, 'epoch' | 'step'> },
): boolean =>
  record.clientId === clientId &&
  !isOfAnother(record, { sub: account }) &&
  record.epoch === draft.epoch &&
  record.step === draft.step;

async function isClosed(clientId: string, { store, timers }: Options): Promise<boolean> {
  for (let attempt = 0; attempt < attempts.most; attempt += 1) {
    if (await store.whenClosed(clientId, async () => undefined)) return true;
    await new Promise<void>((resolve) => timers.after(attempts.milliseconds, resolve));
  }
  return false;
}

/** Steps of an earlier release may not fit: they stay in their record until the server answers. */
function fits({ clientId, draft: { document, step } }: StoryCopy, unsent: UnsentChanges): boolean {
  try {
    applyUnsent(document === null ? null : createStoryText({ document, step, clientId }), unsent);
    return true;
  } catch {
    return false;
  }
}

/** Applies unsent steps to the text they were written in. */
export function applyUnsent(text: StoryText | null, { steps }: UnsentChanges): void {
  if (!text) return;
  const { tr } = text.state;
  for (const step of steps) tr.step(stepFrom(step));
  if (tr.docChanged) text.dispatch(tr);
}
