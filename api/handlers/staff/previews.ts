import type * as calls from '#content/calls/previews.ts';
import { saveNow } from '../../drafts/save-draft.ts';
import type { Handler } from '../../handler.ts';
import { enveloped } from '../../present/envelope.ts';
import { addPreviewLink, endPreviewLink, findPreviewLinks } from '../../previews/preview-links.ts';
import { previewUrl } from '../../previews/preview-url.ts';
import { previewMilliseconds } from '../../request/preview-token.ts';
import { checkStory } from '../../rights/check-story.ts';
import { markOf } from '../../write/save-story.ts';

/** A token for one version of one story, and the address that shows it. */
export const previewToken: Handler<typeof calls.previewToken> = async ({ params, body }, deps) => {
  await checkStory('see-work', params.id, deps);
  const { version, at } = body;
  if (version === undefined)
    await saveNow(params.id, deps, markOf(deps, undefined, 'saved before a preview'));
  const expiresAt = new Date(deps.now().getTime() + previewMilliseconds);
  const target = { storyId: params.id, version, at: at === undefined ? undefined : Date.parse(at) };
  const preview = await previewUrl(target, expiresAt, deps);
  return { answer: enveloped({ ...preview, expiresAt: expiresAt.toISOString() }) };
};

export const createPreviewLink: Handler<typeof calls.createPreviewLink> = async ({ params, body }, deps) => {
  const { n } = await checkStory('see-work', params.id, deps);
  if (body.version === undefined)
    await saveNow(params.id, deps, markOf(deps, undefined, 'saved before a preview'));
  return { answer: enveloped(await addPreviewLink({ n, id: params.id }, body, deps)) };
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
