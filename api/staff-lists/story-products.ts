import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ProductOfStory } from '#content/entities/named-product.ts';
import type { StoryInput } from '#content/entities/story-input.ts';
import { fullName, productsIn } from '#content/rules/products/products-in.ts';
import { plainWords, queryWords } from '#content/rules/search-words.ts';
import type { ContentDb, ContentTransaction } from '../store/content-db.ts';
import { insertRows } from '../store/insert-rows.ts';

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
  /** `position` of the last product of the page before. */
  after: number | undefined;
  limit: number;
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

/** Products by the beginnings of their words, each once: as it is reviewed, or as the newest story names it. */
export async function findProducts(db: ContentDb, query: ProductQuery): Promise<FoundProduct[]> {
  const { text, after = Number.MAX_SAFE_INTEGER, limit } = query;
  const rows = await db
    .selectFrom('content_staff_products as product')
    .innerJoin('content_stories as story', 'story.n', 'product.story_n')
    .select(['product.position', 'product.story_n', 'product.place'])
    .where('product.position', '<', after)
    .where(isSeen('story', query))
    .where(({ eb, and, val }) =>
      and(queryWords(text).map((word) => eb('product.words', 'like', val(`% ${word}%`)))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('content_staff_products as better')
            .innerJoin('content_stories as holder', 'holder.n', 'better.story_n')
            .select('better.position')
            .whereRef('better.name', '=', 'product.name')
            .whereRef('better.position', '>', 'product.position')
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
