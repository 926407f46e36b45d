import type * as calls from '#content/calls/previews.ts';
import { isNeutronError } from '#content/errors.ts';
import { saveNow } from '../../drafts/save-draft.ts';
import type { Handler, HandlerDeps } from '../../handler.ts';
import { enveloped } from '../../present/envelope.ts';
import { addPreviewLink, endPreviewLink, findPreviewLinks } from '../../previews/preview-links.ts';
import { previewUrl } from '../../previews/preview-url.ts';
import { previewMilliseconds } from '../../request/preview-token.ts';
import { checkStory } from '../../rights/check-story.ts';
import { getDraftRow } from '../../store/drafts.ts';
import type { StoryRow } from '../../store/stories.ts';
import { markOf } from '../../write/save-story.ts';

/** Saves the working copy as a version, in the writer's name if the caller may not write. */
async function saveForPreview(row: StoryRow, deps: HandlerDeps): Promise<void> {
  const mark = markOf(deps, undefined, 'saved before a preview');
  const writer = (await getDraftRow(deps.db.kysely, row.n))?.changed_by ?? null;
  await saveNow(row.id, deps, (await mayEdit(row.id, deps)) ? mark : { ...mark, by: writer });
}

async function mayEdit(id: string, deps: HandlerDeps): Promise<boolean> {
  try {
    await checkStory('edit', id, deps);
    return true;
  } catch (error) {
    if (isNeutronError(error) && error.right !== undefined) return false;
    throw error;
  }
}

/** A token for one version of one story, and the address that shows it. */
export const previewToken: Handler<typeof calls.previewToken> = async ({ params, body }, deps) => {
  const row = await checkStory('see-work', params.id, deps);
  const { version, at } = body;
  if (version === undefined) await saveForPreview(row, deps);
  const expiresAt = new Date(deps.now().getTime() + previewMilliseconds);
  const target = { storyId: params.id, version, at: at === undefined ? undefined : Date.parse(at) };
  const preview = await previewUrl(target, expiresAt, deps);
  return { answer: enveloped({ ...preview, expiresAt: expiresAt.toISOString() }) };
};

export const createPreviewLink: Handler<typeof calls.createPreviewLink> = async ({ params, body }, deps) => {
  const row = await checkStory('see-work', params.id, deps);
  if (body.version === undefined) await saveForPreview(row, deps);
  return { answer: enveloped(await addPreviewLink(row, body, deps)) };
};

export const listPreviewLinks: Handler<typeof calls.listPreviewLinks> = async ({ params }, deps) => {
  const { n } = await checkStory('see-work', params.id, deps);
  return { answer: enveloped({ items: await findPreviewLinks({ n, id: params.id }, deps) }) };
};

export const revokePreviewLink: Handler<typeof calls.revokePreviewLink> = async ({ params }, deps) => {
  const story = await checkStory('see-work', params.id, deps);
  await endPreviewLink(story, params.link, deps);
  return { answer: enveloped({ id: params.link }) };
};
