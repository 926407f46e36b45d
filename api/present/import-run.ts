import type { ImportEntry, ImportRun } from '#content/entities/import-run.ts';
import type { EntryTotals } from '../store/import-report.ts';
import type { ImportEntryRow, ImportRunRow } from '../store/import-runs.ts';

export function presentRun(run: ImportRunRow, totals: readonly EntryTotals[]): ImportRun {
  const sum = (fits: (entry: EntryTotals) => boolean, of = (entry: EntryTotals) => entry.total) =>
    totals.filter(fits).reduce((total, entry) => total + of(entry), 0);
  const isStory = ({ kind }: EntryTotals) => kind === 'story';
  const stories = (outcome: EntryTotals['outcome']) =>
    sum((entry) => isStory(entry) && entry.outcome === outcome);
  const verdict = (isClean: boolean) => sum((entry) => isStory(entry) && entry.isClean === isClean);
  const added = (kind: EntryTotals['kind']) =>
    sum((entry) => entry.kind === kind && entry.outcome === 'added');
  const words = (name: keyof EntryTotals['words']) => sum(isStory, (entry) => entry.words[name]);
  const parts = (name: keyof EntryTotals['parts']) => sum(isStory, (entry) => entry.parts[name]);
  return {
    id: String(run.n),
    source: run.source,
    format: run.format,
    path: run.path,
    startedBy: run.started_by,
    startedAt: new Date(Number(run.started_at)).toISOString(),
    ...(run.ended_at === null ? {} : { endedAt: new Date(Number(run.ended_at)).toISOString() }),
    state: run.state,
    ...(run.problem === null ? {} : { problem: run.problem }),
    stories: {
      added: stories('added'),
      changed: stories('changed'),
      skipped: stories('skipped'),
      rejected: stories('rejected'),
      unchanged: run.unchanged,
      clean: verdict(true),
      notClean: verdict(false),
    },
    added: {
      author: added('author'),
      topic: added('topic'),
      tag: added('tag'),
      redirect: added('redirect'),
      comment: added('comment'),
      picture: added('picture'),
      file: added('file'),
      layout: added('layout'),
      text: added('text'),
      menu: added('menu'),
      newsletter: added('newsletter'),
      subscriber: added('subscriber'),
    },
    words: { before: words('before'), after: words('after'), lost: words('lost') },
    parts: {
      preserved: parts('preserved'),
      changed: parts('changed'),
      lost: parts('lost'),
      marked: parts('marked'),
    },
    undone: {
      removed: sum(({ undone }) => undone === 'removed'),
      restored: sum(({ undone }) => undone === 'restored'),
      left: sum(({ undone }) => undone === 'left'),
    },
  };
}

export function presentImportEntry(row: ImportEntryRow): ImportEntry {
  const { reason, notes, account } = JSON.parse(row.doc) as Pick<ImportEntry, 'reason' | 'notes' | 'account'>;
  return {
    kind: row.kind,
    sourceId: row.source_id,
    ...(row.target_id === null ? {} : { id: row.target_id }),
    title: row.title,
    outcome: row.outcome,
    ...(reason === undefined ? {} : { reason }),
    notes,
    ...(row.is_clean === null ? {} : { clean: row.is_clean === 1 }),
    ...(account === undefined ? {} : { account }),
    ...(row.undone === null ? {} : { undone: row.undone }),
    ...(row.left_because === null ? {} : { leftBecause: row.left_because }),
  };
}
