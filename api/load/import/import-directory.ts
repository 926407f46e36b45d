import { type Author, author as authorSchema } from '#content/entities/author.ts';
import type { Image } from '#content/entities/image.ts';
import type { IncomingAuthor, IncomingPublication, IncomingTopic } from '#content/incoming.ts';
import { authorSlug } from '#content/rules/author-slug.ts';
import type { Database } from '#database/connect.ts';
import { appendEvent, takeSlot } from '#database/outbox.ts';
import { keys } from '../../lists/surrogate-keys.ts';
import { buildDirectory, type Directory } from '../../memory/directory.ts';
import type { ContentTransaction } from '../../store/content-db.ts';
import { getDirectoryRows } from '../../store/directory.ts';
import { insertRows } from '../../store/insert-rows.ts';
import { bumpRevision } from '../../store/revisions.ts';
import { getSources, saveSource } from '../../store/sources.ts';
import type { ContentTables } from '../../tables/content-tables.ts';
import { seedId } from '../check-story.ts';
import { digestOf } from './digest.ts';
import { importDirectoryRedirects } from './directory-redirects.ts';
import { importTransaction } from './dry-run.ts';
import type { SaveImage } from './prepare-story.ts';
import { recordDirectory, recordRedirects } from './record-entries.ts';

export interface ImportedDirectory {
  directory: Directory;
  /** Our ids of the source's authors. */
  authorIds: ReadonlyMap<string, string>;
  /** Name and page of each of the source's authors; lists and search use them. */
  bylines: ReadonlyMap<string, string>;
  /** `pageless`: authors whose name gives no slug, or a slug that is taken, and who therefore have no page. */
  added: { authors: number; topics: number; tags: number; pageless: number; redirects: number };
  /** Old addresses and pictures of authors that did not come, with the reason. */
  notes: string[];
}

interface DirectoryOptions {
  /** For authors whose source names none; an author who is here keeps theirs. */
  bureau: string;
  now: Date;
  isDryRun?: boolean;
  ownDomains: readonly string[];
  saveImage: SaveImage;
  run?: number | undefined;
}

/** People, topics and tags first, in one transaction; what we know by its slug or source stays as it is here. */
export async function importDirectory(
  db: Database<ContentTables>,
  incoming: IncomingPublication,
  { bureau, now, isDryRun = false, ownDomains, saveImage, run }: DirectoryOptions,
): Promise<ImportedDirectory> {
  const notes: string[] = [];
  const portraits = await savePortraits(incoming.authors, saveImage, notes);
  return importTransaction(db, isDryRun, async (trx) => {
    await takeSlot(trx, db.dialect);
    const before = buildDirectory(await getDirectoryRows(trx));
    const topics = await addTopics(trx, incoming, before);
    const newTags = incoming.tags
      .filter(({ slug }) => !before.tags.has(slug))
      .map(({ slug, name }) => ({ slug, name }));
    await insertRows(trx, 'content_tags', newTags);
    const people = await addAuthors(trx, incoming, before, { bureau, portraits });
    const directory = buildDirectory(await getDirectoryRows(trx));
    const { authorIds, added: authors, changed, pageless } = people;
    const redirects = await importDirectoryRedirects(trx, incoming, { directory, authorIds }, ownDomains);
    const { made } = redirects;
    await recordDirectory(trx, run, { incoming, before, after: directory, authorIds });
    await recordRedirects(trx, run, [{ paths: made }]);
    const counts = { authors, topics, tags: newTags.length, redirects: made.length };
    if (changed > 0 || Object.values(counts).some((count) => count > 0)) {
      await bumpRevision(trx, ['content', 'directory', ...(made.length > 0 ? ['vanity' as const] : [])]);
      await appendEvent(trx, db.dialect, {
        kind: 'imported',
        entity: 'directory',
        entityId: incoming.source,
        keys: [keys.shell, ...(made.length > 0 ? [keys.vanities] : []), ...made.map(keys.vanityAt)],
        at: now,
      });
    }
    const bylines = new Map(
      [...authorIds].map(([key, id]) => {
        const { author, key: page } = directory.authors.get(id) ?? {};
        return [key, `${page} ${author?.firstName} ${author?.lastName}`];
      }),
    );
    return {
      directory,
      authorIds,
      bylines,
      added: { ...counts, pageless },
      notes: [...notes, ...redirects.notes],
    };
  });
}

/** Fetched before the transaction begins: a slow host must not keep others from writing. */
async function savePortraits(
  authors: readonly IncomingAuthor[],
  saveImage: SaveImage,
  notes: string[],
): Promise<Map<string, Image>> {
  const portraits = new Map<string, Image>();
  for (const { key, name, picture } of authors) {
    const saved = picture && (await saveImage(picture));
    if (saved && 'image' in saved) portraits.set(key, saved.image);
    else if (saved)
      notes.push(
        `picture of ${name.slice(0, 80)} left out, ${saved.left}: ${picture?.address.slice(0, 200)}`,
      );
  }
  return portraits;
}

async function addTopics(
  trx: ContentTransaction,
  { topics, source }: IncomingPublication,
  { topics: known }: Directory,
): Promise<number> {
  const bySlug = new Map(topics.map((topic) => [topic.slug, topic]));
  const fresh = topics.filter(({ slug }) => !known.has(slug));
  await insertRows(
    trx,
    'content_topics',
    fresh.map((topic) => ({
      id: seedId('collection', `topic/${source}/${topic.slug}`),
      slug: topic.slug,
      name: topic.name,
      parent_slug: parentOf(topic, bySlug, known),
      title: topic.name,
      description: topic.description ?? '',
      image: null,
    })),
  );
  return fresh.length;
}

/** The parent topic, if it exists and makes no cycle. */
function parentOf(
  topic: IncomingTopic,
  bySlug: ReadonlyMap<string, IncomingTopic>,
  known: Directory['topics'],
): string | null {
  const { parent } = topic;
  if (!parent || (!bySlug.has(parent) && !known.has(parent))) return null;
  const seen = new Set([topic.slug]);
  for (let up: string | undefined = parent; up && !known.has(up); up = bySlug.get(up)?.parent) {
    if (seen.has(up)) return null;
    seen.add(up);
  }
  return parent;
}

async function addAuthors(
  trx: ContentTransaction,
  { authors, source }: IncomingPublication,
  { authors: stored, authorsBySlug }: Directory,
  given: { bureau: string; portraits: ReadonlyMap<string, Image> },
): Promise<{ authorIds: Map<string, string>; added: number; changed: number; pageless: number }> {
  const authorIds = new Map<string, string>();
  /** The author whose page has this slug, stored or being imported. */
  const holders = new Map([...authorsBySlug].map(([slug, [first]]) => [slug, first?.author.id]));
  let added = 0;
  let changed = 0;
  let pageless = 0;
  for (const author of authors) {
    const known = (await getSources(trx, source, 'author', [author.key])).get(author.key);
    const id = known?.target_id ?? seedId('collection', `author/${source}/${author.key}`);
    authorIds.set(author.key, id);
    const here = known && stored.get(id)?.author;
    const bureau = author.bureau ?? here?.bureau ?? given.bureau;
    // A portrait that cannot be fetched today is not lost.
    const image = given.portraits.get(author.key) ?? (author.picture && here?.image);
    // Two people of one name would share a page, and neither would know it.
    const slug = authorSlug({ ...nameOf(author), bureau }) ?? '';
    const hasNoPage = slug === '' || (holders.get(slug) ?? id) !== id;
    if (hasNoPage) pageless += 1;
    else holders.set(slug, id);
    const doc = JSON.stringify(authorOf(author, id, hasNoPage ? undefined : bureau, image));
    const digest = digestOf(doc);
    if (known?.digest === digest) continue;
    changed += 1;
    if (known) await trx.updateTable('content_authors').set({ doc }).where('id', '=', id).execute();
    else {
      await trx.insertInto('content_authors').values({ id, doc }).execute();
      added += 1;
    }
    await saveSource(trx, {
      source,
      source_id: author.key,
      kind: 'author',
      target_id: id,
      version: 1,
      digest,
      pictures_left: 0,
    });
  }
  return { authorIds, added, changed, pageless };
}

function nameOf({ name }: Pick<IncomingAuthor, 'name'>): Pick<Author, 'firstName' | 'lastName'> {
  const words = name.trim().slice(0, 200).split(/\s+/);
  const lastName = words.length > 1 ? words.at(-1) : undefined;
  return { firstName: lastName ? words.slice(0, -1).join(' ') : words.join(' '), lastName: lastName ?? '' };
}

function authorOf(
  author: IncomingAuthor,
  id: string,
  bureau: string | undefined,
  image: Image | undefined,
): Author {
  const { key, bio } = author;
  return authorSchema.parse({
    id,
    username: key.slice(0, 100),
    ...nameOf(author),
    ...(bureau ? { bureau } : {}),
    ...(bio ? { bio: bio.slice(0, 5000) } : {}),
    ...(image ? { image } : {}),
  });
}
