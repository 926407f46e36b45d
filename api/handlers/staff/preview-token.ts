import type { previewToken as call } from '#content/calls/stories.ts';
import { NeutronError } from '#content/errors.ts';
import { pathForContent } from '#content/rules/content-path.ts';
import { saveNow } from '../../drafts/save-draft.ts';
import type { Handler } from '../../handler.ts';
import { enveloped } from '../../present/envelope.ts';
import { presentContentTopics } from '../../present/topic.ts';
import { makePreviewToken, previewMilliseconds } from '../../request/preview-token.ts';
import { checkStory } from '../../rights/check-story.ts';
import { getNewestVersion } from '../../store/stories.ts';
import { markOf } from '../../write/save-story.ts';

/** A token for the newest version of one story, and the address that shows it. */
export const previewToken: Handler<typeof call> = async ({ params }, deps) => {
  await checkStory('see', params.id, deps);
  await saveNow(params.id, deps, markOf(deps, undefined, 'saved before a preview'));
  const newest = await getNewestVersion(deps.db.kysely, params.id);
  if (!newest) throw new NeutronError('not_found', { field: 'id' });
  const { story } = newest;
  const expiresAt = new Date(deps.now().getTime() + previewMilliseconds);
  const token = makePreviewToken(params.id, expiresAt, deps.previewSecret);
  const facts = {
    slug: story.slug,
    typeName: story.kind,
    section: 'section' in story ? story.section : undefined,
    subType: 'subType' in story ? story.subType : undefined,
    layoutName: 'layoutName' in story ? story.layoutName : undefined,
    topics: presentContentTopics(story.topics, deps.context.present),
  };
  const { queryName } = deps.publication.preview;
  const url = `${pathForContent(facts) ?? '/'}?${new URLSearchParams({ [queryName]: token })}`;
  return { answer: enveloped({ token, expiresAt: expiresAt.toISOString(), url }) };
};
