import { type NewsletterDoc, newsletterDoc } from '#content/entities/newsletter.ts';
import type { ContentDb } from './content-db.ts';

export async function getText(db: ContentDb, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('content_texts').select('doc').where('id', '=', id).executeTakeFirst();
  return row?.doc;
}

export async function getLinkList(db: ContentDb, name: string, edition: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('content_links')
    .select('doc')
    .where('name', '=', name)
    .where('edition', '=', edition)
    .executeTakeFirst();
  return row?.doc;
}

export async function getTrends(db: ContentDb): Promise<string[]> {
  const rows = await db.selectFrom('content_trends').select('doc').orderBy('rank').execute();
  return rows.map((row) => row.doc);
}

export async function getNewslettersInOrder(db: ContentDb): Promise<NewsletterDoc[]> {
  const rows = await db.selectFrom('content_newsletters').select('doc').execute();
  return rows.map(({ doc }) => newsletterDoc.parse(JSON.parse(doc))).sort((a, b) => a.position - b.position);
}

export async function getNewsletter(db: ContentDb, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('content_newsletters')
    .select('doc')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.doc;
}

export async function getBreaking(
  db: ContentDb,
  edition: string,
): Promise<{ n: number; text: string } | undefined> {
  const row = await db
    .selectFrom('content_breaking')
    .select(['story_n', 'text'])
    .where('edition', '=', edition)
    .executeTakeFirst();
  return row && { n: Number(row.story_n), text: row.text };
}

/** The links of the header: the list of that name, else the first one whose name begins so. */
export async function getHeaderLinks(
  db: ContentDb,
  edition: string,
  name = 'editorial-links-header',
): Promise<string | undefined> {
  const rows = await db
    .selectFrom('content_links')
    .select(['name', 'doc'])
    .where('edition', '=', edition)
    .orderBy('name')
    .execute();
  const trending = rows.find((row) => row.name === `${name}-trending`);
  return (
    rows.find((row) => row.name === name) ??
    trending ??
    rows.find((row) => row.name.startsWith(`${name}-`))
  )?.doc;
}
