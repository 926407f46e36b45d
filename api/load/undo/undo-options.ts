import type { Transaction } from 'kysely';
import type { Publication } from '#content/publication/schema.ts';
import type { Log } from '../../answer-context.ts';

/** Comments belong to the discussion service; these run in the transaction of the undo. */
export interface ImportedComments {
  /** Of these stories, those with comments that the source did not bring. */
  storiesWithOthers<T>(
    trx: Transaction<T>,
    storyIds: readonly string[],
    source: string,
  ): Promise<ReadonlySet<string>>;
  /** Removes the whole conversations of stories. */
  removeThreads<T>(trx: Transaction<T>, storyIds: readonly string[]): Promise<void>;
  /** Removes comments on stories that stay; answers with the ids of those that have replies of others. */
  removeComments<T>(trx: Transaction<T>, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Removes the names of commenters of a source who have no comment any more. */
  removePeople<T>(trx: Transaction<T>, source: string): Promise<void>;
}

/** Readers belong to the newsletter service; the same. */
export interface ImportedSubscribers {
  /** Removes readers, each with the digest of what the import stored; answers with those who changed something since. */
  removeReaders<T>(trx: Transaction<T>, readers: ReadonlyMap<string, string>): Promise<ReadonlySet<string>>;
  /** Of these newsletters, those that have subscribers or editions. */
  newslettersInUse<T>(trx: Transaction<T>, ids: readonly string[]): Promise<ReadonlySet<string>>;
}

export interface UndoOptions {
  now: Date;
  /** What links of its header and footer lead to stays, unless the run brought the links. */
  publication: Publication;
  log: Log;
  comments?: ImportedComments | undefined;
  subscribers?: ImportedSubscribers | undefined;
  /** Removes the file of a picture; one that is gone is no error. */
  removeOriginal?: ((path: string) => Promise<void>) | undefined;
  /** The same for a file that is no picture. */
  removeFile?: ((name: string) => Promise<void>) | undefined;
  onProgress?: ((done: number, total: number) => void) | undefined;
  /** Ends after so many batches; the next call continues. */
  mostBatches?: number | undefined;
}
