import type { Image } from '#content/entities/image.ts';
import type { PictureReplacement } from '#content/entities/library-picture.ts';
import { isNeutronError } from '#content/errors.ts';
import { picturesIn } from '#content/rules/images/pictures-in.ts';
import { replacePicture } from '#content/rules/images/replace-picture.ts';
import { saveNow } from '../drafts/save-draft.ts';
import type { HandlerDeps, RecordedAct } from '../handler.ts';
import { checkStory } from '../rights/check-story.ts';
import { getNewestVersion } from '../store/stories.ts';
import { publishStory } from '../write/publish-story.ts';
import { markOf, updateStory } from '../write/save-story.ts';
import { findUses } from './find-uses.ts';

/**
 * Puts another picture wherever stories show this one, each story as a new version. A story whose newest version is what
 * readers see is published again; one with changes that are not published waits for its editor.
 */
export async function replaceInStories(
  source: string,
  by: Image,
  deps: HandlerDeps,
): Promise<{ replacements: PictureReplacement[]; acts: RecordedAct[] }> {
  const replacements: PictureReplacement[] = [];
  const acts: RecordedAct[] = [];
  // A story that this person may not see is not named; its editor sees that rights ended.
  for (const { storyId, title } of await findUses(source, deps)) {
    const done = await replaceInStory(storyId, source, by, deps, acts);
    replacements.push({ storyId, title, ...done });
  }
  return { replacements, acts };
}

async function replaceInStory(
  id: string,
  source: string,
  by: Image,
  deps: HandlerDeps,
  acts: RecordedAct[],
): Promise<Pick<PictureReplacement, 'outcome' | 'problem'>> {
  let call = 'updateStory';
  try {
    const before = await checkStory('edit', id, deps);
    const isCurrent = before.state === 'published' && before.published_version === before.version;
    if (isCurrent) await checkStory('publish', id, deps);
    // What was written since the last version stays a version of its own.
    await saveNow(id, deps, markOf(deps, undefined, 'saved before a picture was replaced'));
    const newest = await getNewestVersion(deps.db.kysely, id);
    if (!newest || !picturesIn(newest.story).has(source)) return { outcome: 'waits' };
    const isPublishedNow = isCurrent && newest.version === before.version;
    const story = replacePicture(newest.story, source, by);
    const mark = markOf(deps, undefined, 'picture replaced');
    const version = await updateStory(id, newest.version, story, deps, mark);
    acts.push({ id, call });
    if (!isPublishedNow) return { outcome: before.published_version === null ? 'saved' : 'waits' };
    call = 'publishStory';
    // Not what colleagues write at this moment.
    await publishStory(id, { version }, deps);
    acts.push({ id, call });
    return { outcome: 'published' };
  } catch (error) {
    if (!isNeutronError(error)) throw error;
    const { reason, right, message } = error;
    acts.push({ id, call, denied: { reason, right } });
    return { outcome: call === 'updateStory' ? 'failed' : 'waits', problem: message };
  }
}
