import { documentFrom } from '#content/document/from-body.ts';
import { hasDocument } from '#content/draft/draft-fields.ts';
import type { CheckFinding } from '#content/entities/story-check.ts';
import type { StoryInput } from '#content/entities/story-input.ts';
import { NeutronError } from '#content/errors.ts';
import { runChecks } from '#content/rules/checks/run-checks.ts';
import { takeSlot } from '#database/outbox.ts';
import { findDraft } from '../drafts/open-draft.ts';
import { storyOf } from '../drafts/save-draft.ts';
import type { HandlerDeps } from '../handler.ts';
import type { ContentDb } from '../store/content-db.ts';
import { getNewestVersion, type StoryRow } from '../store/stories.ts';
import { findRow, rejectNewer } from '../write/publish-story.ts';
import { gatherFacts, readPicturesOf } from './gather-facts.ts';
import { wantLinks } from './outside-links.ts';

interface CheckOptions {
  /** When the story is due. */
  at: Date;
  /** Only this version, which has to be the newest: what was written since is not published with it. */
  version?: number | undefined;
}

export interface CheckedDraft {
  row: StoryRow;
  /** The story as it would be published now. */
  story: StoryInput;
  findings: CheckFinding[];
}

/** What the checklist finds in a story as it is now: its working copy, or its newest version if none was opened. */
export async function checkDraft(
  id: string,
  { at, version }: CheckOptions,
  deps: HandlerDeps,
): Promise<CheckedDraft> {
  return deps.db.transaction(async (trx) => {
    await takeSlot(trx, deps.db.dialect);
    const row = await findRow(trx, id);
    rejectNewer(row, version);
    const draft = version === undefined ? await findDraft(trx, row, deps) : undefined;
    const story = draft ? await storyOf(draft) : (await getNewestVersion(trx, id))?.story;
    if (!story) throw new NeutronError('not_found', { field: 'id' });
    const document = draft?.document ?? documentOf(story, deps.publication.ownDomains);
    if (document) await wantLinks(trx, document, deps.publication.ownDomains, deps.now().getTime());
    return { row, story, findings: runChecks(await gatherFacts(trx, { story, document, at }, deps)) };
  });
}

/** Checks that block keep a story from being published; the first one is named. */
export async function rejectFailedChecks(
  id: string,
  options: CheckOptions,
  deps: HandlerDeps,
): Promise<void> {
  rejectBlocking((await checkDraft(id, options, deps)).findings);
}

/** The same of a version whose time has come. Links and offers, of which no finding blocks, are not read. */
export async function rejectFailedVersion(
  db: ContentDb,
  story: StoryInput,
  { publication, now }: Pick<HandlerDeps, 'publication' | 'now'>,
): Promise<void> {
  const document = documentOf(story, publication.ownDomains);
  const { affiliate } = publication;
  rejectBlocking(
    runChecks({
      story,
      document: document ?? undefined,
      links: new Map(),
      pictures: await readPicturesOf(db, story, document),
      offers: new Map(),
      affiliateDomains: affiliate.domains,
      at: now(),
    }),
  );
}

const documentOf = (story: StoryInput, ownDomains: readonly string[]) =>
  hasDocument(story.kind) && 'body' in story ? documentFrom(story, ownDomains) : null;

function rejectBlocking(findings: readonly CheckFinding[]): void {
  const [failed] = findings.filter(
    // Ended rights have an error of their own, which no right overrides.
    ({ effect, check }) => effect === 'blocks' && check !== 'ended-rights',
  );
  if (!failed) return;
  const { field } = failed.place;
  throw new NeutronError('checks_failed', {
    message: failed.message,
    ...(field === undefined ? {} : { field }),
  });
}
