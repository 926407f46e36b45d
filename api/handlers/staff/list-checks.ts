import type { listChecks as call } from '#content/calls/checks.ts';
import { compareStories, isDifferent } from '#content/document/compare/compare-stories.ts';
import { storyChecks } from '#content/rules/checks/run-checks.ts';
import { type CheckedDraft, checkDraft } from '../../checks/check-draft.ts';
import type { Handler, HandlerDeps } from '../../handler.ts';
import { enveloped } from '../../present/envelope.ts';
import { checkStory } from '../../rights/check-story.ts';
import { getVersion } from '../../store/stories.ts';

export const listChecks: Handler<typeof call> = async ({ params, query }, deps) => {
  await checkStory('see-work', params.id, deps);
  const at = query.at === undefined ? deps.now() : new Date(query.at);
  const checked = await checkDraft(params.id, { at }, deps);
  const isAsPublished = await isWithReaders(checked, deps);
  return {
    answer: enveloped({
      findings: checked.findings,
      checks: storyChecks.map(({ name }) => name),
      ...(isAsPublished === undefined ? {} : { isAsPublished }),
    }),
  };
};

/** Whether publishing it would change nothing for readers; undefined while they do not see the story. */
async function isWithReaders(
  { row, story }: CheckedDraft,
  { db, publication }: HandlerDeps,
): Promise<boolean | undefined> {
  if (row.published_version === null) return undefined;
  const published = await getVersion(db.kysely, row.n, row.published_version);
  return published && !isDifferent(compareStories(published.story, story, publication.ownDomains));
}
