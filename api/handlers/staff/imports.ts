import type * as calls from '#content/calls/imports.ts';
import type { ImportRun } from '#content/entities/import-run.ts';
import { NeutronError } from '#content/errors.ts';
import type { Handler } from '../../handler.ts';
import { keys } from '../../lists/surrogate-keys.ts';
import { undoImport as undo } from '../../load/undo/undo-import.ts';
import { enveloped, listLinks } from '../../present/envelope.ts';
import { presentImportEntry, presentRun } from '../../present/import-run.ts';
import type { ContentDb } from '../../store/content-db.ts';
import { countEntries, getEntries, getEntryTotals } from '../../store/import-report.ts';
import { countRuns, getRun, getRuns, type ImportRunRow } from '../../store/import-runs.ts';

/** A call ends before proxies give it up; the caller repeats it. */
const batchesOfCall = 20;

const present = async (db: ContentDb, run: ImportRunRow) => presentRun(run, await getEntryTotals(db, run.n));

async function findRun(db: ContentDb, id: string): Promise<ImportRunRow> {
  const run = await getRun(db, Number(id));
  if (!run) throw new NeutronError('not_found', { field: 'id' });
  return run;
}

export const listImports: Handler<typeof calls.listImports> = async ({ params, query }, { db }) => {
  const paging = { limit: query.limit, offset: query.offset, total: await countRuns(db.kysely) };
  const items: ImportRun[] = [];
  for (const run of await getRuns(db.kysely, query)) items.push(await present(db.kysely, run));
  const path = `/api/neutron/imports/${params.site}`;
  return { answer: enveloped({ items, paging }, listLinks(path, paging)) };
};

export const getImport: Handler<typeof calls.getImport> = async ({ params, query }, { db }) => {
  const row = await findRun(db.kysely, params.id);
  const { of: kind, outcome, undone, limit, offset } = query;
  const clean = query.clean === undefined ? undefined : query.clean === 'true';
  const filter = { kind, outcome, undone, clean };
  const paging = { limit, offset, total: await countEntries(db.kysely, row.n, filter) };
  const rows = await getEntries(db.kysely, row.n, { ...filter, limit, offset });
  const run = await present(db.kysely, row);
  const path = `/api/neutron/imports/${params.site}/${params.id}`;
  const links = listLinks(path, paging, { of: kind, outcome, clean: query.clean, undone });
  return { answer: enveloped({ run, items: rows.map(presentImportEntry), paging }, links) };
};

export const undoImport: Handler<typeof calls.undoImport> = async ({ params }, deps) => {
  const { db, publication, log } = deps;
  const row = await findRun(db.kysely, params.id);
  await undo(db, row.n, {
    ...deps.undoParts,
    now: deps.now(),
    publication,
    log,
    mostBatches: batchesOfCall,
  });
  deps.onCommit({ kind: 'import undone', keys: [keys.everything] });
  return { answer: enveloped(await present(db.kysely, await findRun(db.kysely, params.id))) };
};
