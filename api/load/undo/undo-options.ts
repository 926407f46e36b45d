import type { Transaction } from 'kysely';
import type { ShellLink } from '#content/rules/shell-links.ts';

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

export interface UndoOptions {
  now: Date;
  /** Links of header and footer: what they lead to stays. */
  shellLinks: readonly ShellLink[];
  comments?: ImportedComments | undefined;
  /** Removes the file of a picture; one that is gone is no error. */
  removeOriginal?: ((path: string) => Promise<void>) | undefined;
  /** The same for a file that is no picture. */
  removeFile?: ((name: string) => Promise<void>) | undefined;
  onProgress?: ((done: number, total: number) => void) | undefined;
  /** Ends after so many batches; the next call continues. */
  mostBatches?: number | undefined;
}
