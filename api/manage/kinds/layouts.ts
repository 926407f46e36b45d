import { NeutronError } from '#content/errors.ts';
import type { LayoutEntry } from '#content/managed/entries.ts';
import { splitId } from '#content/managed/managed-kind.ts';
import { type LayoutDefinition, layoutDefinition } from '#content/page/layout-definition.ts';
import { mainComponentProblem } from '#content/page/main-component.ts';
import { checkLayout } from '../../load/check-layout.ts';
import { SeedError } from '../../load/seed-error.ts';
import { type EntryStore, type Reference, upsert, withoutId } from '../entry-store.ts';
import { rejectEdition } from '../reject-edition.ts';
import { linkReferences } from '../surroundings.ts';

const definitionOf = (id: string, entry: LayoutEntry) => {
  const [pageType, slug] = splitId(id);
  return layoutDefinition.parse({ pageType, slug, ...entry }) as LayoutDefinition;
};

export const layouts: EntryStore<LayoutEntry> = {
  async all(db) {
    const rows = await db
      .selectFrom('content_layouts')
      .selectAll()
      .orderBy('page_type')
      .orderBy('slug')
      .execute();
    return rows.map(({ page_type, slug, doc }) => ({
      id: `${page_type}.${slug}`,
      entry: withoutId(doc, ['pageType', 'slug']),
    }));
  },
  async get(db, id) {
    const [pageType, slug] = splitId(id);
    const row = await db
      .selectFrom('content_layouts')
      .select('doc')
      .where('page_type', '=', pageType)
      .where('slug', '=', slug)
      .executeTakeFirst();
    return row && withoutId(row.doc, ['pageType', 'slug']);
  },
  async save(trx, id, entry) {
    const { pageType, slug } = definitionOf(id, entry);
    const doc = JSON.stringify({ pageType, slug, ...entry });
    await upsert(
      trx
        .updateTable('content_layouts')
        .set({ doc })
        .where('page_type', '=', pageType)
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow(),
      () => trx.insertInto('content_layouts').values({ page_type: pageType, slug, doc }).execute(),
    );
  },
  async remove(trx, id) {
    const [pageType, slug] = splitId(id);
    await trx
      .deleteFrom('content_layouts')
      .where('page_type', '=', pageType)
      .where('slug', '=', slug)
      .execute();
  },
  references({ components }, id) {
    const [pageType, slug] = splitId(id);
    const own: Reference[] =
      pageType === 'newsletter' && slug !== '*' ? [{ to: 'newsletters', id: slug, field: 'id' }] : [];
    return [
      ...own,
      ...Object.entries(components).flatMap(([name, { source, words }]) => [
        ...linkReferences(words.viewMoreUrl, `components.${name}.words.viewMoreUrl`),
        ...sourceReferences(source, `components.${name}.source`),
      ]),
    ];
  },
  check(id, entry, around) {
    const layout = definitionOf(id, entry);
    if (layout.pageType === 'header' || layout.pageType === 'footer') rejectEdition(layout.slug, around);
    const problem = mainComponentProblem(layout);
    if (problem)
      throw new NeutronError('bad_body', {
        field: 'entry.mainComponentId',
        message: `entry.mainComponentId: ${problem}`,
      });
    try {
      checkLayout(layout, around);
    } catch (error) {
      if (!(error instanceof SeedError)) throw error;
      throw new NeutronError('bad_body', {
        field: `entry.${error.field}`,
        message: `entry.${error.field}: ${error.problem}`,
      });
    }
  },
};

/** `{page}` is whatever the page is about. */
function sourceReferences(source: LayoutEntry['components'][string]['source'], field: string): Reference[] {
  const named = (to: Reference['to'], id: string | undefined, part: string): Reference[] =>
    id === undefined || id === '{page}' ? [] : [{ to, id, field: `${field}.${part}` }];
  switch (source.kind) {
    case 'links':
      return named('link-lists', source.name, 'name');
    case 'text':
      return named('texts', source.textId, 'textId');
    case 'authors':
      return [
        ...named('topics', source.topic, 'topic'),
        ...(source.ids ?? []).flatMap((id) => named('authors', id, 'ids')),
      ];
    case 'stories':
      return [
        ...named('topics', source.topic, 'topic'),
        ...named('tags', source.tag, 'tag'),
        ...named('author-pages', source.author, 'author'),
        ...named('stories', source.collection && `collection/${source.collection}`, 'collection').filter(
          ({ id }) => id !== 'collection/{page}',
        ),
      ];
    default:
      return [];
  }
}
