import type * as calls from '#content/calls/drafts.ts';
import { type AuthoredSentence, authoredSentences, authorsOf } from '#content/document/authorship.ts';
import { schemaVersion } from '#content/document/schema.ts';
import { allFields } from '#content/draft/draft-fields.ts';
import type { DraftField } from '#content/entities/draft.ts';
import { NeutronError } from '#content/errors.ts';
import { takeSlot } from '#database/outbox.ts';
import { addSteps as add, changeFields as change } from '../../drafts/add-steps.ts';
import { checkEpoch } from '../../drafts/check-epoch.ts';
import { draftPictures } from '../../drafts/draft-pictures.ts';
import { listNow } from '../../drafts/list-changed.ts';
import { epochStart, openDraft } from '../../drafts/open-draft.ts';
import { saveNow } from '../../drafts/save-draft.ts';
import { sharePresence } from '../../drafts/share-presence.ts';
import type { Handler } from '../../handler.ts';
import { enveloped } from '../../present/envelope.ts';
import { presentSummary, presentWritten } from '../../present/story-record.ts';
import { checkStory, limitingSections } from '../../rights/check-story.ts';
import { rejectOtherAccount } from '../../rights/same-account.ts';
import { getDraftRow, getStepsAfter } from '../../store/drafts.ts';
import { findRow } from '../../write/publish-story.ts';
import { markOf } from '../../write/save-story.ts';

export const getDraft: Handler<typeof calls.getDraft> = async ({ params, query }, deps) => {
  await checkStory('see-work', params.id, deps);
  const { story, draft, base, start } = await deps.db.transaction(async (trx) => {
    await takeSlot(trx, deps.db.dialect);
    const story = await findRow(trx, params.id);
    const draft = await openDraft(trx, story, deps);
    const start = query.withStart ? await epochStart(trx, draft.row) : undefined;
    return { story, draft, base: await draft.readBase(), start };
  });
  const { row, document, fields } = draft;
  if (document) deps.documents.add(row, document);
  deps.onCommit();
  const text = document?.toJSON() ?? null;
  const shown = allFields(base, fields);
  return {
    answer: enveloped({
      story: {
        ...presentSummary({ ...story, title: titleOf(shown) ?? story.title }),
        ...(await limitingSections(story, deps, deps.db.kysely)),
      },
      step: row.step,
      epoch: row.epoch,
      epochAt: new Date(row.epoch_at).toISOString(),
      document: text,
      ...(start ? { start: start.toJSON() } : {}),
      schemaVersion,
      fields: shown,
      version: row.base_version,
      isAhead: row.is_ahead === 1,
      changedAt: new Date(row.changed_at).toISOString(),
      people: deps.presence.of(params.id),
      pictures: draftPictures([text, shown], deps.context.present.image),
    }),
  };
};

const titleOf = ({ title }: Record<string, DraftField>): string | undefined =>
  typeof title?.value === 'string' ? title.value : undefined;

export const addSteps: Handler<typeof calls.addSteps> = async ({ params, body }, deps) => {
  await checkStory('edit', params.id, deps);
  rejectOtherAccount(body.account, deps);
  return { answer: enveloped({ step: await add(params.id, body, deps) }) };
};

export const listSteps: Handler<typeof calls.listSteps> = async ({ params, query }, deps) => {
  const { db } = deps;
  const { n } = await checkStory('see-work', params.id, deps);
  const draft = await getDraftRow(db.kysely, n);
  if (draft) await checkEpoch(db.kysely, draft, query.epoch);
  if (!draft || query.since > draft.step) throw new NeutronError('steps_gone', { field: 'since' });
  const batches = await getStepsAfter(db.kysely, n, query.since);
  const all = batches.flatMap(({ step, steps, clientId, by }) =>
    steps.map((json, index) => ({ number: step - steps.length + index + 1, json, clientId, by })),
  );
  const wanted = all.filter(({ number }) => number > query.since);
  const last = wanted.at(-1)?.number ?? draft.step;
  if (last - query.since !== wanted.length) throw new NeutronError('steps_gone', { field: 'since' });
  return {
    answer: enveloped({
      step: last,
      steps: wanted.map(({ json }) => json),
      clientIds: wanted.map(({ clientId }) => clientId),
      by: wanted.map(({ by }) => by),
    }),
  };
};

export const listAuthorship: Handler<typeof calls.listAuthorship> = async ({ params }, deps) => {
  await checkStory('see-work', params.id, deps);
  const { document, written } = await deps.db.transaction(async (trx) => {
    await takeSlot(trx, deps.db.dialect);
    const story = await findRow(trx, params.id);
    const draft = await openDraft(trx, story, deps);
    return { document: draft.document, written: await getStepsAfter(trx, story.n, 0) };
  });
  const blocks = document ? authoredSentences(document, authorsOf(written)) : [];
  const subs = new Set(blocks.flatMap((block) => block.flatMap(({ by }) => by ?? [])));
  const names = subs.size === 0 ? undefined : await deps.staffNames?.([...subs]);
  const presented = ({ text, by, at }: AuthoredSentence) => ({
    text,
    ...(by === undefined ? {} : { by }),
    ...(by !== undefined && names?.has(by) ? { byName: names.get(by) } : {}),
    ...(at === undefined ? {} : { at: new Date(at).toISOString() }),
  });
  return { answer: enveloped({ blocks: blocks.map((block) => block.map(presented)) }) };
};

export const changeFields: Handler<typeof calls.changeFields> = async ({ params, body }, deps) => {
  await checkStory('edit', params.id, deps);
  rejectOtherAccount(body.account, deps);
  return { answer: enveloped(await change(params.id, body, deps)) };
};

export const saveDraft: Handler<typeof calls.saveDraft> = async ({ params, body }, deps) => {
  await checkStory('edit', params.id, deps);
  await saveNow(params.id, deps, markOf(deps, body.name, body.reason));
  return { answer: enveloped(await presentWritten(deps.db.kysely, params.id, deps.publication)) };
};

export const setPresence: Handler<typeof calls.setPresence> = async ({ params, body }, deps) => {
  const { n, type } = await checkStory('see-work', params.id, deps);
  await sharePresence({ n, id: params.id, type }, body, deps);
  if (body.isLeaving && deps.presence.of(params.id).length === 0) await listNow(n, deps);
  return { answer: enveloped({ people: deps.presence.of(params.id) }) };
};
