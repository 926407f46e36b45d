import { scopeName } from '../lists/scope-names.ts';
import type { ContentDb } from './content-db.ts';

/** Small entries that many responses need; read once and cached until they change. */
export async function getDirectoryRows(db: ContentDb) {
  const [topics, authors, tags, collections, newsletters, layouts] = await Promise.all([
    db.selectFrom('content_topics').selectAll().orderBy('n').execute(),
    db.selectFrom('content_authors').selectAll().orderBy('n').execute(),
    db.selectFrom('content_tags').selectAll().execute(),
    // Through its list: collections are few, published stories are not.
    db
      .selectFrom('content_scopes as scope')
      .innerJoin('content_entries as entry', 'entry.scope_n', 'scope.n')
      .innerJoin('content_published as story', 'story.n', 'entry.story_n')
      .select(['story.n', 'story.doc'])
      .where('scope.name', '=', scopeName({ base: 'all', kind: 'type:collection' }))
      .execute(),
    db.selectFrom('content_newsletters').select('doc').execute(),
    db.selectFrom('content_layouts').selectAll().execute(),
  ]);
  return { topics, authors, tags, collections, newsletters, layouts };
}
export type DirectoryRows = Awaited<ReturnType<typeof getDirectoryRows>>;
