import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ProductOfStory } from '#content/entities/named-product.ts';
import type { StoryInput } from '#content/entities/story-input.ts';
import { fullName, productsIn } from '#content/rules/products/products-in.ts';
import { plainWords, queryWords } from '#content/rules/search-words.ts';
import type { ContentDb, ContentTransaction } from '../store/content-db.ts';
import { insertRows } from '../store/insert-rows.ts';
import { staffScopes } from './scope-names.ts';

/** Longer lists are catalogs; the rest is found in its story. */
const mostOfStory = 1000;
/** Reviews come first, then what newer stories name. */
const ofReviews = 2 ** 52;
/** A name longer than this is a sentence. */
const nameCharacters = 200;

/** What products of the newest version are found by, in the transaction that saves it. */
export async function saveStoryProducts(
  trx: ContentTransaction,
  stories: readonly { row: { n: number }; story: StoryInput }[],
): Promise<void> {
  await insertRows(
    trx,
    'content_staff_products',
    stories.flatMap(({ row, story }) =>
      productsIn(story)
        .slice(0, mostOfStory)
        .map((product, place) => ({
          position: (product.as === 'review' ? ofReviews : 0) + row.n * mostOfStory + place,
          story_n: row.n,
          place,
          name: nameKey(product),
          words: ` ${plainWords([fullName(product), product.year].join(' ')).join(' ')}`,
          has_price: product.price === undefined ? 0 : 1,
        })),
    ),
  );
}

/** The same product in two stories has one name. */
const nameKey = (product: ProductOfStory) => plainWords(fullName(product)).join(' ').slice(0, nameCharacters);

export async function removeStoryProducts(trx: ContentTransaction, n: number): Promise<void> {
  await trx.deleteFrom('content_staff_products').where('story_n', '=', n).execute();
}

export interface ProductQuery {
  text: string;
  /** Only what stories review. */
  isReviewed: boolean;
  /** Only what has an offer with a price. */
  hasPrice: boolean;
  /** Only what stories of this topic name. */
  topic: string | undefined;
  /** Products of this story are left out: it has them. */
  exceptStory: string | undefined;
  /** The account whose drafts alone may be seen, beside published stories. */
  seenBy: string | undefined;
  seesEmbargoed: boolean;
}

export interface FoundProduct {
  position: number;
  storyN: number;
  place: number;
}

interface ProductPart {
  /** `position` of the last product of the part before. */
  after: number | undefined;
  limit: number;
}

/** Products by the beginnings of their words, each once: as it is reviewed, or as the newest story names it. */
export async function findProducts(
  db: ContentDb,
  query: ProductQuery,
  { after = Number.MAX_SAFE_INTEGER, limit }: ProductPart,
): Promise<FoundProduct[]> {
  const rows = await namedProducts(db, query)
    .select(['product.position', 'product.story_n', 'product.place'])
    .where('product.position', '<', after)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('content_staff_products as better')
            .innerJoin('content_stories as holder', 'holder.n', 'better.story_n')
            .select('better.position')
            .whereRef('better.name', '=', 'product.name')
            .whereRef('better.position', '>', 'product.position')
            .where(isWanted('better', query))
            .where(hasWords('better', query))
            .where(isSeen('holder', query)),
        ),
      ),
    )
    .orderBy('product.position', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ position, story_n, place }) => ({
    position: Number(position),
    storyN: Number(story_n),
    place,
  }));
}

/** How many there are; undefined where more than `most`: a count never reads a whole archive. */
export async function countProducts(
  db: ContentDb,
  query: ProductQuery,
  most: number,
): Promise<number | undefined> {
  const names = namedProducts(db, query)
    .select('product.name')
    .distinct()
    .limit(most + 1);
  const { total } = await db
    .selectFrom(names.as('named'))
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total) > most ? undefined : Number(total);
}

const namedProducts = (db: ContentDb, query: ProductQuery) =>
  db
    .selectFrom('content_staff_products as product')
    .innerJoin('content_stories as story', 'story.n', 'product.story_n')
    .where(isWanted('product', query))
    .where(isSeen('story', query))
    .where(hasWords('product', query));

/** Beginnings of its words. The words have the year, by which one name can be two products. */
function hasWords(product: 'product' | 'better', { text }: ProductQuery): RawBuilder<SqlBool> {
  const words = sql.ref(`${product}.words`);
  const conditions = queryWords(text).map((word) => sql`${words} like ${`% ${word}%`}`);
  return sql`${sql.join([sql`true`, ...conditions], sql` and `)}`;
}

/** What the filters leave. */
function isWanted(product: 'product' | 'better', query: ProductQuery): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${product}.${name}`);
  const { isReviewed, hasPrice, topic } = query;
  const conditions = [
    sql`true`,
    ...(isReviewed ? [sql`${column('position')} >= ${ofReviews}`] : []),
    ...(hasPrice ? [sql`${column('has_price')} = 1`] : []),
    ...(topic === undefined
      ? []
      : [
          sql`exists (select 1 from content_staff_entries as entry
            inner join content_scopes as scope on scope.n = entry.scope_n
            where entry.story_n = ${column('story_n')} and scope.name = ${staffScopes.topic(topic)})`,
        ]),
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** Stories that the person may know of. */
function isSeen(story: 'story' | 'holder', query: ProductQuery): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${story}.${name}`);
  const { seenBy, seesEmbargoed, exceptStory } = query;
  const conditions = [
    sql`${column('deleted_at')} is null`,
    ...(seesEmbargoed ? [] : [sql`${column('has_embargo')} = 0`]),
    ...(exceptStory === undefined ? [] : [sql`${column('id')} <> ${exceptStory}`]),
    ...(seenBy === undefined
      ? []
      : [
          sql`(${column('state')} = 'published' or ${column('created_by')} = ${seenBy} or ${column('assignee')} = ${seenBy})`,
        ]),
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
}
