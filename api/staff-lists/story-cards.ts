import type { Image } from '#content/entities/image.ts';
import type { StoryInput } from '#content/entities/story-input.ts';
import type { ContentDb, ContentTransaction } from '../store/content-db.ts';
import { insertRows } from '../store/insert-rows.ts';

/** What a row of a staff list shows of the newest version: a list never reads whole stories. */
export interface StaffCard {
  section?: string | undefined;
  articleType?: string | undefined;
  authorIds: string[];
  /** Of the main topic. */
  topic?: string | undefined;
  /** All topics: a right may be limited to one. */
  topics: string[];
  picture?: Image | undefined;
  wordCount?: number | undefined;
}

export function staffCardOf(story: StoryInput): StaffCard {
  const main = story.topics.find(({ primary }) => primary) ?? story.topics[0];
  const isWritten = story.kind === 'article' || story.kind === 'review';
  return {
    section: 'section' in story ? story.section : undefined,
    articleType: isWritten ? story.type : undefined,
    authorIds: [story.authorId, ...story.moreAuthorIds].flatMap((id) => id ?? []),
    topic: main?.slug,
    topics: story.topics.map(({ slug }) => slug),
    picture: pictureOf(story),
    wordCount: isWritten ? story.wordCount : undefined,
  };
}

function pictureOf(story: StoryInput): Image | undefined {
  const image = ('promoImage' in story ? story.promoImage : undefined) ?? story.image;
  if (!image) return undefined;
  const { alt, typeName, filename, path, bucketPath, bucketType, color } = image;
  const { crop, crops, cropGravity, focus } = image;
  return { alt, typeName, filename, path, bucketPath, bucketType, color, crop, crops, cropGravity, focus };
}

export async function saveStoryCards(
  trx: ContentTransaction,
  stories: readonly { row: { n: number }; story: StoryInput }[],
): Promise<void> {
  await insertRows(
    trx,
    'content_staff_cards',
    stories.map(({ row, story }) => ({ story_n: row.n, doc: JSON.stringify(staffCardOf(story)) })),
  );
}

export async function removeStoryCard(trx: ContentTransaction, n: number): Promise<void> {
  await trx.deleteFrom('content_staff_cards').where('story_n', '=', n).execute();
}

export async function getStoryCards(
  db: ContentDb,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, StaffCard>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_staff_cards')
    .selectAll()
    .where('story_n', 'in', numbers)
    .execute();
  return new Map(rows.map(({ story_n, doc }) => [Number(story_n), JSON.parse(doc) as StaffCard]));
}
