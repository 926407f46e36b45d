import { randomUUID } from 'node:crypto';
import { NeutronError } from '#content/errors.ts';
import type { TopicEntry } from '#content/managed/entries.ts';
import { scopeName } from '../../lists/scope-names.ts';
import { type EntryStore, upsert } from '../entry-store.ts';

interface TopicRow {
  slug: string;
  name: string;
  parent_slug: string | null;
  title: string;
  description: string;
  image: string | null;
}

const columns = ['slug', 'name', 'parent_slug', 'title', 'description', 'image'] as const;

const toEntry = ({ name, parent_slug, title, description, image }: TopicRow) => ({
  name,
  ...(parent_slug === null ? {} : { parent: parent_slug }),
  title,
  description,
  ...(image === null ? {} : { image: JSON.parse(image) as unknown }),
});

export const topics: EntryStore<TopicEntry> = {
  async all(db) {
    const rows = await db.selectFrom('content_topics').select(columns).orderBy('n').execute();
    return rows.map((row) => ({ id: row.slug, entry: toEntry(row) }));
  },
  async get(db, slug) {
    const row = await db
      .selectFrom('content_topics')
      .select(columns)
      .where('slug', '=', slug)
      .executeTakeFirst();
    return row && toEntry(row);
  },
  async save(trx, slug, { name, parent, title, description, image }) {
    const row = {
      slug,
      name,
      parent_slug: parent ?? null,
      title: title ?? name,
      description,
      image: image ? JSON.stringify(image) : null,
    };
    await upsert(
      trx.updateTable('content_topics').set(row).where('slug', '=', slug).executeTakeFirstOrThrow(),
      () =>
        trx
          .insertInto('content_topics')
          .values({ id: randomUUID(), ...row })
          .execute(),
    );
  },
  async remove(trx, slug) {
    await trx.deleteFrom('content_topics').where('slug', '=', slug).execute();
  },
  references: ({ parent }) => (parent ? [{ to: 'topics', id: parent, field: 'parent' }] : []),
  check(slug, { parent }, { directory }) {
    const above = directory.topics.get(parent ?? '');
    if (parent === slug || above?.above.some((topic) => topic.slug === slug))
      throw new NeutronError('bad_body', {
        field: 'entry.parent',
        message: `entry.parent: ${parent} is below ${slug} already, so the topics would be a circle`,
      });
  },
  listOf: (slug) => scopeName({ base: `topic:${slug}` }),
};
