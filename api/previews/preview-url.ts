import type { StoryInput } from '#content/entities/story-input.ts';
import { NeutronError } from '#content/errors.ts';
import { pathForContent } from '#content/rules/content-path.ts';
import { mayDo } from '#content/rules/rights/may-do.ts';
import type { HandlerDeps } from '../handler.ts';
import { presentContentTopics } from '../present/topic.ts';
import { makePreviewToken, type PreviewTarget } from '../request/preview-token.ts';
import { sectionsOf } from '../rights/check-story.ts';
import { getNewestVersion, getVersion } from '../store/stories.ts';

/** The address that shows a version on the site, and the token in it. */
export async function previewUrl(
  target: Pick<PreviewTarget, 'storyId' | 'version' | 'at' | 'link'>,
  expiresAt: Date,
  deps: HandlerDeps,
): Promise<{ token: string; url: string }> {
  const story = await storyOf(target, deps);
  const sections = sectionsOf(story, deps.context.generation.directory);
  const seesEmbargoed = deps.staff !== undefined && mayDo(deps.staff, 'see-embargoed', { sections }).ok;
  const maker = target.link === undefined ? { by: deps.staff?.sub, session: deps.staff?.session } : {};
  const token = makePreviewToken({ ...target, ...maker, seesEmbargoed }, expiresAt, deps.previewSecret);
  const facts = {
    slug: story.slug,
    typeName: story.kind,
    section: 'section' in story ? story.section : undefined,
    subType: 'subType' in story ? story.subType : undefined,
    layoutName: 'layoutName' in story ? story.layoutName : undefined,
    topics: presentContentTopics(story.topics, deps.context.present),
  };
  const { queryName } = deps.publication.preview;
  return { token, url: `${pathForContent(facts) ?? '/'}?${new URLSearchParams({ [queryName]: token })}` };
}

async function storyOf({ storyId, version }: PreviewTarget, { db }: HandlerDeps): Promise<StoryInput> {
  const newest = await getNewestVersion(db.kysely, storyId);
  if (!newest) throw new NeutronError('not_found', { field: 'id' });
  if (version === undefined) return newest.story;
  const saved = await getVersion(db.kysely, newest.n, version);
  if (!saved) throw new NeutronError('not_found', { field: 'version' });
  return saved.story;
}
