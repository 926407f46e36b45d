import { sql } from 'kysely';
import type { ContentDb } from '../../store/content-db.ts';
import { type KnownWord, similarWords, typosAllowed } from '../query/similar-words.ts';
import { stem } from '../query/stem.ts';
import { type Facts, rareDocuments, type WordFacts } from '../query/understand-query.ts';
import { completionLimit, correctedDocuments, similarLimit } from '../word-limits.ts';
import type { Trigrams } from './trigrams.ts';

/** Candidates looked at closer; the rule of `similar-words` decides. */
const mostAlike = 100;
const mostSameBeginning = 5000;

/** What the vocabulary says about the words of a query. */
export async function getWordFacts(
  db: ContentDb,
  words: readonly string[],
  trigrams: () => Promise<Trigrams>,
): Promise<Facts> {
  if (words.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_search_words')
    .select(({ fn }) => ['stem', fn.sum<number>('documents').as('documents')])
    .where('stem', 'in', [...new Set(words.map(stem))])
    .groupBy('stem')
    .execute();
  const known = new Map(rows.map((row) => [row.stem, Number(row.documents)]));
  const facts = words.map(async (word): Promise<[string, WordFacts]> => {
    const documents = known.get(stem(word)) ?? 0;
    const [completions, similar] = await Promise.all([
      documents > rareDocuments ? [] : getCompletions(db, word),
      documents > correctedDocuments ? [] : getSimilar(db, word, trigrams),
    ]);
    return [word, { documents, completions, similar }];
  });
  return new Map(await Promise.all(facts));
}

/** Plain words hold neither `%` nor `_`. */
async function getCompletions(db: ContentDb, word: string): Promise<KnownWord[]> {
  return db
    .selectFrom('content_search_words')
    .select(['word', 'documents'])
    .where('word', 'like', `${word}%`)
    .where('word', '<>', word)
    .where('documents', '>', 0)
    .orderBy('documents', 'desc')
    .orderBy('word')
    .limit(completionLimit)
    .execute();
}

async function getSimilar(
  db: ContentDb,
  word: string,
  trigrams: () => Promise<Trigrams>,
): Promise<KnownWord[]> {
  const most = typosAllowed(word);
  if (most === 0) return [];
  const alike = await trigrams();
  const words = db
    .selectFrom('content_search_words')
    .select(['word', 'documents'])
    .where('documents', '>', 0)
    .where(sql`length(word)`, '>=', word.length - most)
    .where(sql`length(word)`, '<=', word.length + most);
  const candidates = alike
    ? words
        .where(sql<boolean>`word operator(${sql.id(alike.schema)}.%) ${word}`)
        .orderBy(sql`${sql.id(alike.schema, 'similarity')}(word, ${word})`, 'desc')
        .limit(mostAlike)
    : words
        .where('word', 'like', `${[...word][0]}%`)
        .orderBy('documents', 'desc')
        .limit(mostSameBeginning);
  return similarWords(word, await candidates.execute(), similarLimit);
}
