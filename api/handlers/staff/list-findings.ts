import type { listFindings as call } from '#content/calls/checks.ts';
import type { CheckFinding } from '#content/entities/story-check.ts';
import type { Handler } from '../../handler.ts';
import { enveloped } from '../../present/envelope.ts';
import { presentListItems } from '../../present/story-list-item.ts';
import { seenBy } from '../../rights/check-story.ts';
import { plainNumbers } from '../../store/stories.ts';

/** Findings are work on a story: those of stories that the account may open, without changes that wait under embargo. */
export const listFindings: Handler<typeof call> = async ({ query }, deps) => {
  const own = seenBy(deps.staff);
  const found = deps.db.kysely
    .selectFrom('content_story_findings as found')
    .innerJoin('content_stories as story', 'story.n', 'found.story_n')
    .where('found.total', '>', 0)
    .where('story.state', '=', 'published')
    .where('story.has_embargo', '=', 0)
    .where('story.deleted_at', 'is', null)
    .$if(own !== undefined, (query) =>
      query.where((eb) =>
        eb.or([eb('story.created_by', '=', own ?? ''), eb('story.assignee', '=', own ?? '')]),
      ),
    );
  const rows = await found
    .selectAll('story')
    .select(['found.findings', 'found.checked_at as checkedAt'])
    .orderBy('found.total', 'desc')
    .orderBy('found.story_n', 'desc')
    .limit(query.limit)
    .execute();
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const stories = await presentListItems(
    rows.map(({ findings, checkedAt, ...story }) => plainNumbers(story)),
    deps,
  );
  const items = stories.flatMap((story, index) => {
    const row = rows[index];
    if (!row) return [];
    const checkedAt = new Date(Number(row.checkedAt)).toISOString();
    return [{ story, findings: JSON.parse(row.findings) as CheckFinding[], checkedAt }];
  });
  return { answer: enveloped({ items, total: Number(total) }) };
};
