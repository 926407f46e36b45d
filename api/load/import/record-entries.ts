import type { ImportOutcome } from '#content/entities/import-run.ts';
import type { IncomingPublication } from '#content/incoming.ts';
import { importedFiles } from '#content/rules/imports/file-types.ts';
import { entryStores } from '../../manage/kinds.ts';
import type { Directory } from '../../memory/directory.ts';
import type { ContentTransaction } from '../../store/content-db.ts';
import { type NewEntry, saveEntries } from '../../store/import-runs.ts';
import { getSources } from '../../store/sources.ts';
import { digestOf } from './digest.ts';
import type { Outcome } from './outcome.ts';
import type { PreparedStory } from './prepare-story.ts';

/** Entries of an import that staff also manage by calls, and the name of their kind there. */
export const managedKindOf = {
  author: 'authors',
  topic: 'topics',
  tag: 'tags',
  text: 'texts',
  layout: 'layouts',
  newsletter: 'newsletters',
} as const;
type ManagedEntryKind = keyof typeof managedKindOf;

/** The same digest means that staff have not changed the entry. Undefined if it is gone. */
export async function managedDigest(
  trx: ContentTransaction,
  kind: ManagedEntryKind,
  id: string,
): Promise<string | undefined> {
  const entry = await entryStores[managedKindOf[kind]].get(trx, id);
  return entry === undefined ? undefined : digestOf(entry);
}

interface ManagedEntry {
  kind: ManagedEntryKind;
  sourceId?: string;
  id: string;
  title: string;
  outcome: ImportOutcome;
}

export async function recordManaged(
  trx: ContentTransaction,
  run: number | undefined,
  entries: readonly ManagedEntry[],
): Promise<void> {
  if (run === undefined) return;
  const rows: NewEntry[] = [];
  for (const { kind, id, sourceId = id, title, outcome } of entries)
    rows.push({
      kind,
      sourceId,
      targetId: id,
      title,
      outcome,
      digest: await managedDigest(trx, kind, id),
    });
  await saveEntries(trx, run, rows);
}

/** People, topics and tags: what was not there before was added by this import. */
export async function recordDirectory(
  trx: ContentTransaction,
  run: number | undefined,
  {
    incoming,
    before,
    after,
    authorIds,
  }: {
    incoming: IncomingPublication;
    before: Directory;
    after: Directory;
    authorIds: ReadonlyMap<string, string>;
  },
): Promise<void> {
  const authors = incoming.authors.flatMap(({ key, name }): ManagedEntry[] => {
    const id = authorIds.get(key) ?? '';
    const former = before.authors.get(id)?.author;
    if (former && digestOf(former) === digestOf(after.authors.get(id)?.author)) return [];
    return [{ kind: 'author', sourceId: key, id, title: name, outcome: former ? 'changed' : 'added' }];
  });
  const fresh = (kind: 'topic' | 'tag', known: ReadonlyMap<string, unknown>) =>
    incoming[`${kind}s`]
      .filter(({ slug }) => !known.has(slug))
      .map(({ slug, name }): ManagedEntry => ({ kind, id: slug, title: name, outcome: 'added' }));
  const portraits = authors.flatMap(({ id }) => importedPaths(JSON.stringify(after.authors.get(id)?.author)));
  await saveEntries(trx, run, portraits.map(pictureEntry));
  await recordManaged(trx, run, [...authors, ...fresh('topic', before.topics), ...fresh('tag', before.tags)]);
}

/** What became of a story. One that was here already and has not changed has no entry. */
export function storyEntries({ id, what, ...outcome }: Outcome): NewEntry[] {
  if (what === 'unchanged') return [];
  const { state, redirects: _counted, ...facts } = outcome;
  return [{ ...facts, kind: 'story', targetId: id, outcome: what, digest: state }];
}

/** Redirects that were made or changed, and the story they lead to; without one they lead to another page. */
export interface OwnedPaths {
  paths: readonly string[];
  owner?: { id: string; title: string };
}

export async function recordRedirects(
  trx: ContentTransaction,
  run: number | undefined,
  made: readonly OwnedPaths[],
): Promise<void> {
  const owners = new Map(made.flatMap(({ paths, owner }) => paths.map((path) => [path, owner] as const)));
  if (run === undefined || owners.size === 0) return;
  const rows = await trx
    .selectFrom('content_vanity')
    .select(['id', 'url_path', 'version'])
    .where('url_path', 'in', [...owners.keys()])
    .execute();
  const entries = rows.map(({ id, url_path, version }): NewEntry => {
    const owner = owners.get(url_path);
    return {
      kind: 'redirect',
      sourceId: url_path,
      targetId: id,
      ownerId: owner?.id,
      title: owner?.title ?? url_path,
      outcome: version === 1 ? 'added' : 'changed',
      digest: String(version),
    };
  });
  await saveEntries(trx, run, entries);
}

/** Pictures that the import stored; their names are digests of their bytes, so several stories may share one. */
export function pictureEntries({ story }: PreparedStory): NewEntry[] {
  const paths = new Set(importedPaths(JSON.stringify(story)));
  return [...paths].map(pictureEntry);
}

const pictureEntry = (path: string): NewEntry => ({
  kind: 'picture',
  sourceId: path,
  targetId: path,
  title: path,
  outcome: 'added',
});

/** Files that are no pictures: the same. */
export function fileEntries({ story }: Pick<PreparedStory, 'story'>): NewEntry[] {
  return [...new Set(importedFiles(JSON.stringify(story)))].map(fileEntry);
}

export const fileEntry = (name: string): NewEntry => ({
  kind: 'file',
  sourceId: name,
  targetId: name,
  title: name,
  outcome: 'added',
});

/** The imported originals that a stored document names. */
export function importedPaths(doc: string): string[] {
  return doc.match(/(?<!\/media\/)imported\/[0-9a-f]{2}\/[0-9a-f]{32}\.[a-z]{3,4}/g) ?? [];
}

/** A page that became a site text: the report has it among the stories, an undo removes the text. */
export async function recordText(
  trx: ContentTransaction,
  run: number | undefined,
  { source, prepared, what }: { source: string; prepared: PreparedStory; what: Outcome['what'] },
): Promise<void> {
  if (run === undefined || (what !== 'added' && what !== 'changed')) return;
  const { sourceId, title } = prepared.incoming;
  const id = (await getSources(trx, source, 'text', [sourceId])).get(sourceId)?.target_id;
  if (id !== undefined) await recordManaged(trx, run, [{ kind: 'text', sourceId, id, title, outcome: what }]);
}
