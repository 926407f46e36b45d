import type { SettingName } from '#content/entities/settings.ts';
import type { ManagedKindName } from '#content/managed/kinds.ts';
import type { ContentDb } from '../store/content-db.ts';
import { allPriceHistories } from '../store/offer-prices.ts';
import type { ExportedEntryVersion, ExportedSetting, ExportLine } from './export-format.ts';
import { exportStories } from './export-stories.ts';
import { stableJson } from './stable-json.ts';

const rowsAtOnce = 1000;

/**
 * The whole publication, line by line. Pass a store that does not change (a copy, or one transaction): the lines must be
 * consistent with each other.
 */
export async function* exportLines(db: ContentDb): AsyncGenerator<string> {
  yield stableJson({ kind: 'neutron-export', format: 1 } satisfies ExportLine);
  for (const line of await directoryLines(db)) yield stableJson(line);
  for await (const line of vanityLines(db)) yield stableJson(line);
  for await (const line of exportStories(db)) yield stableJson(line);
  for (const line of await breakingLines(db)) yield stableJson(line);
  for await (const history of allPriceHistories(db)) yield stableJson({ kind: 'offer-prices', history });
  for (const line of await settingLines(db)) yield stableJson(line);
  for await (const line of entryVersionLines(db)) yield stableJson(line);
  for await (const line of sourceLines(db)) yield stableJson(line);
}

/** Everything small. In the order it was written, where that order shows. */
async function directoryLines(db: ContentDb): Promise<object[]> {
  const topics = await db.selectFrom('content_topics').selectAll().orderBy('n').execute();
  const authors = await db.selectFrom('content_authors').select('doc').orderBy('n').execute();
  const tags = await db.selectFrom('content_tags').select(['slug', 'name']).orderBy('n').execute();
  const texts = await db.selectFrom('content_texts').select('doc').orderBy('id').execute();
  const links = await db.selectFrom('content_links').selectAll().orderBy('name').orderBy('edition').execute();
  const trends = await db.selectFrom('content_trends').select('doc').orderBy('rank').orderBy('id').execute();
  const newsletters = await db.selectFrom('content_newsletters').select('doc').execute();
  const layouts = await db
    .selectFrom('content_layouts')
    .select('doc')
    .orderBy('page_type')
    .orderBy('slug')
    .execute();
  return [
    ...topics.map(({ id, slug, name, parent_slug, title, description, image }) => ({
      kind: 'topic',
      topic: {
        id,
        slug,
        name,
        ...(parent_slug === null ? {} : { parent: parent_slug }),
        title,
        description,
        ...(image === null ? {} : { image: JSON.parse(image) as unknown }),
      },
    })),
    ...authors.map(({ doc }) => ({ kind: 'author', author: JSON.parse(doc) as unknown })),
    ...tags.map((tag) => ({ kind: 'tag', tag })),
    ...texts.map(({ doc }) => ({ kind: 'text', text: JSON.parse(doc) as unknown })),
    ...links.map(({ name, edition, doc }) => ({
      kind: 'links',
      name,
      edition,
      list: JSON.parse(doc) as unknown,
    })),
    ...trends.map(({ doc }) => ({ kind: 'trend', trend: JSON.parse(doc) as unknown })),
    ...newsletters
      .map(({ doc }) => JSON.parse(doc) as { position: number })
      .sort((a, b) => a.position - b.position)
      .map((newsletter) => ({ kind: 'newsletter', newsletter })),
    ...layouts.map(({ doc }) => ({ kind: 'layout', layout: JSON.parse(doc) as unknown })),
  ];
}

async function* vanityLines(db: ContentDb): AsyncGenerator<object> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('content_vanity')
      .selectAll()
      .where('url_path', '>', last)
      .orderBy('url_path')
      .limit(rowsAtOnce)
      .execute();
    for (const { id, url_path, doc } of rows)
      yield { kind: 'vanity', vanity: { ...(JSON.parse(doc) as object), id, urlPath: url_path } };
    const end = rows.at(-1);
    if (!end) return;
    last = end.url_path;
  }
}

async function breakingLines(db: ContentDb): Promise<object[]> {
  const rows = await db
    .selectFrom('content_breaking as breaking')
    .innerJoin('content_stories as story', 'story.n', 'breaking.story_n')
    .select(['breaking.edition', 'breaking.text', 'story.id'])
    .orderBy('breaking.edition')
    .execute();
  return rows.map(({ edition, text, id }) => ({ kind: 'breaking', edition, storyId: id, text }));
}

async function settingLines(db: ContentDb): Promise<ExportedSetting[]> {
  const rows = await db.selectFrom('content_settings').selectAll().orderBy('id').orderBy('version').execute();
  return rows.map(({ id, version, doc, changed_at, changed_by }) => ({
    kind: 'setting',
    id: id as SettingName,
    version,
    value: JSON.parse(doc) as unknown,
    changedAt: Number(changed_at),
    ...(changed_by === null ? {} : { changedBy: changed_by }),
  }));
}

async function* entryVersionLines(db: ContentDb): AsyncGenerator<ExportedEntryVersion> {
  for (let done = 0; ; done += rowsAtOnce) {
    const rows = await db
      .selectFrom('content_entry_versions')
      .selectAll()
      .orderBy('kind')
      .orderBy('entry_id')
      .orderBy('version')
      .limit(rowsAtOnce)
      .offset(done)
      .execute();
    if (rows.length === 0) return;
    for (const { kind, entry_id, version, doc, saved_at, saved_by } of rows)
      yield {
        kind: 'entry-version',
        of: kind as ManagedKindName,
        id: entry_id,
        version,
        ...(doc === null ? {} : { entry: JSON.parse(doc) as Record<string, unknown> }),
        ...(saved_at === null ? {} : { savedAt: Number(saved_at) }),
        ...(saved_by === null ? {} : { savedBy: saved_by }),
      };
  }
}

async function* sourceLines(db: ContentDb): AsyncGenerator<object> {
  for (let done = 0; ; done += rowsAtOnce) {
    const rows = await db
      .selectFrom('content_sources')
      .selectAll()
      .orderBy('source')
      .orderBy('kind')
      .orderBy('source_id')
      .limit(rowsAtOnce)
      .offset(done)
      .execute();
    if (rows.length === 0) return;
    for (const row of rows)
      yield {
        kind: 'source',
        of: row.kind,
        source: row.source,
        sourceId: row.source_id,
        targetId: row.target_id,
        version: row.version,
        digest: row.digest,
        picturesLeft: row.pictures_left,
      };
  }
}
