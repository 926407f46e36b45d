import type { StoryInput } from '#content/entities/story-input.ts';
import { type ManagedKindName, managedKindNames } from '#content/managed/kinds.ts';
import { defaultSettings } from '#content/publication/default-settings.ts';
import { importedFiles } from '#content/rules/imports/file-types.ts';
import { footerLinks, menuLinks } from '#content/rules/shell-links.ts';
import type { Reference } from '../../manage/entry-store.ts';
import { entryStores } from '../../manage/kinds.ts';
import { linkReferences } from '../../manage/surroundings.ts';
import { getCurrentSettings } from '../../memory/current-settings.ts';
import type { ContentDb } from '../../store/content-db.ts';
import { importedPaths } from '../import/record-entries.ts';
import type { UndoOptions } from './undo-options.ts';

/** What the publication still uses, read in one pass: an import may have brought thousands of tags and pictures. */
export interface Usage {
  /** Ids of managed entries, by their kind. */
  byStories: Readonly<Partial<Record<ManagedKindName, ReadonlySet<string>>>>;
  pictures: ReadonlySet<string>;
  files: ReadonlySet<string>;
  /** By entries that staff manage, and by header and footer. */
  references: readonly Reference[];
}

const versionsAtOnce = 500;

/** Every version counts: an editor may go back to an older one. */
export async function readUsage(
  db: ContentDb,
  { publication, log }: Pick<UndoOptions, 'publication' | 'log'>,
): Promise<Usage> {
  const byStories = { authors: new Set<string>(), topics: new Set<string>(), tags: new Set<string>() };
  const pictures = new Set<string>();
  const files = new Set<string>();
  for (let last = { story_n: 0, version: 0 }; ; ) {
    const rows = await db
      .selectFrom('content_story_versions')
      .select(['story_n', 'version', 'doc'])
      .where((eb) =>
        eb.or([
          eb('story_n', '>', last.story_n),
          eb.and([eb('story_n', '=', last.story_n), eb('version', '>', last.version)]),
        ]),
      )
      .orderBy('story_n')
      .orderBy('version')
      .limit(versionsAtOnce)
      .execute();
    for (const { doc } of rows) {
      const story = JSON.parse(doc) as StoryInput;
      const editors = 'editorIds' in story ? (story.editorIds ?? []) : [];
      for (const id of [story.authorId, ...(story.moreAuthorIds ?? []), ...editors])
        if (id) byStories.authors.add(id);
      for (const { slug } of story.topics ?? []) byStories.topics.add(slug);
      for (const slug of story.tags ?? []) byStories.tags.add(slug);
      for (const path of importedPaths(doc)) pictures.add(path);
      for (const name of importedFiles(doc)) files.add(name);
    }
    const end = rows.at(-1);
    if (!end || rows.length < versionsAtOnce) break;
    last = { story_n: Number(end.story_n), version: end.version };
  }
  const { menus, footer } = await getCurrentSettings(db, defaultSettings(publication), log);
  const references = [...menuLinks(menus, publication), ...footerLinks(footer)].flatMap(({ href, field }) =>
    linkReferences(href, field),
  );
  for (const kind of managedKindNames) {
    const { all, references: named } = entryStores[kind];
    for (const { id, entry } of await all(db)) {
      const doc = JSON.stringify(entry);
      for (const path of importedPaths(doc)) pictures.add(path);
      for (const name of importedFiles(doc)) files.add(name);
      // The parents of topics are read when topics are removed, the lowest first.
      if (kind !== 'topics') references.push(...(named?.(entry as never, id) ?? []));
    }
  }
  const settings = await db.selectFrom('content_settings').select('doc').execute();
  for (const { doc } of settings) for (const path of importedPaths(doc)) pictures.add(path);
  return { byStories, pictures, files, references };
}
