import type { listChecks as call } from '#content/calls/checks.ts';
import { storyChecks } from '#content/rules/checks/run-checks.ts';
import { checkDraft } from '../../checks/check-draft.ts';
import type { Handler } from '../../handler.ts';
import { enveloped } from '../../present/envelope.ts';
import { checkStory } from '../../rights/check-story.ts';

export const listChecks: Handler<typeof call> = async ({ params, query }, deps) => {
  await checkStory('see-work', params.id, deps);
  const at = query.at === undefined ? deps.now() : new Date(query.at);
  const findings = await checkDraft(params.id, { at }, deps);
  return { answer: enveloped({ findings, checks: storyChecks.map(({ name }) => name) }) };
};
