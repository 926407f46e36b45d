import { documentFrom } from '#content/document/from-body.ts';
import { hasDocument } from '#content/draft/draft-fields.ts';
import { runChecks } from '#content/rules/checks/run-checks.ts';
import type { HandlerDeps } from '../handler.ts';
import { getVersion } from '../store/stories.ts';
import { gatherFacts } from './gather-facts.ts';
import { wantLinks } from './outside-links.ts';

const atOnce = 10;
/** Rows that are passed over in one query because they were checked already. */
const lookedThrough = 500;

/**
 * Checks the next published stories that were not checked since a moment, in the order of their numbers. Answers the
 * number to go on after; undefined when none are left.
 */
export async function checkArchive(
  { after, since }: { after: number; since: number },
  deps: HandlerDeps,
): Promise<number | undefined> {
  const { kysely } = deps.db;
  const rows = await kysely
    .selectFrom('content_published as published')
    .leftJoin('content_story_findings as found', 'found.story_n', 'published.n')
    .select(['published.n', 'published.version', 'found.checked_at'])
    .where('published.n', '>', after)
    .orderBy('published.n')
    .limit(lookedThrough)
    .execute();
  const due = rows.filter((row) => row.checked_at === null || Number(row.checked_at) < since);
  for (const { n, version } of due.slice(0, atOnce)) await checkStory(n, version, deps);
  if (due.length > atOnce) return due[atOnce - 1]?.n;
  return rows.length < lookedThrough ? undefined : rows.at(-1)?.n;
}

/** What editors can mend is kept; what is only worth knowing is said before publication. */
async function checkStory(n: number, version: number, deps: HandlerDeps): Promise<void> {
  const at = deps.now();
  await deps.db.transaction(async (trx) => {
    const story = (await getVersion(trx, n, version))?.story;
    if (!story) return;
    const { ownDomains } = deps.publication;
    const document = hasDocument(story.kind) && 'body' in story ? documentFrom(story, ownDomains) : null;
    if (document) await wantLinks(trx, document, ownDomains, at.getTime());
    const all = runChecks(await gatherFacts(trx, { story, document, at }, deps));
    const findings = all.filter(({ effect }) => effect !== 'informs');
    const values = {
      checked_at: at.getTime(),
      total: findings.length,
      findings: JSON.stringify(findings),
    };
    await trx
      .insertInto('content_story_findings')
      .values({ story_n: n, ...values })
      .onConflict((conflict) => conflict.column('story_n').doUpdateSet(values))
      .execute();
  });
}
