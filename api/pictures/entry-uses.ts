import type { EntryUse } from '#content/entities/library-picture.ts';
import { managedKindNames, managedKinds } from '#content/managed/kinds.ts';
import { picturesIn } from '#content/rules/images/pictures-in.ts';
import { defaultBucket } from '#content/rules/images/valid-image.ts';
import { entryStores } from '../manage/kinds.ts';
import type { ContentDb } from '../store/content-db.ts';
import { getSettingRows } from '../store/settings.ts';

type EntryUses = ReadonlyMap<string, readonly EntryUse[]>;

/** What authors, topics, newsletters, settings and other entries show, by the place of the original. There are few of them. */
export async function readEntryUses(db: ContentDb): Promise<EntryUses> {
  const found = new Map<string, EntryUse[]>();
  const add = (source: string, use: EntryUse) => found.set(source, [...(found.get(source) ?? []), use]);
  for (const kind of managedKindNames)
    for (const { id, entry } of await entryStores[kind].all(db))
      for (const source of picturesIn(entry).keys()) add(source, { kind: managedKinds[kind].label, id });
  for (const { id, doc } of await getSettingRows(db))
    for (const source of filesIn(JSON.parse(doc))) add(source, { kind: 'setting', id });
  return found;
}

export const findEntryUses = async (db: ContentDb, source: string): Promise<readonly EntryUse[]> =>
  (await readEntryUses(db)).get(source) ?? [];

/** Settings name the files that the upload call stored, by their address. */
function filesIn(setting: unknown): ReadonlySet<string> {
  if (typeof setting !== 'object' || setting === null) return new Set();
  return new Set(
    Object.entries(setting).flatMap(([name, value]) =>
      name === 'url' && typeof value === 'string' && value.startsWith('/')
        ? [`${defaultBucket}${value}`]
        : [...filesIn(value)],
    ),
  );
}
