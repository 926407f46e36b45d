import { picturesIn } from '#content/rules/images/pictures-in.ts';
import { defaultBucket } from '#content/rules/images/valid-image.ts';
import type { Database } from '#database/connect.ts';
import { takeSlot } from '#database/outbox.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import { addFoundPictures, unknownSources } from './picture-uses.ts';

/** Adds pictures that staff name in stories, and that the library does not have, once their original is found. */
export interface FoundPictures {
  /** It happens after the save: an invented place costs the editor no time, and makes no row. */
  look(story: unknown): void;
  /** Everything named so far was looked for. */
  settled(): Promise<void>;
}

interface Options {
  db: Database<ContentTables>;
  /** Whether the storage has an original of this path. */
  hasOriginal?: ((path: string) => Promise<boolean>) | undefined;
  now: () => Date;
  onFailure(error: unknown): void;
}

/** A story that names more places the library does not know is no story. */
const mostLookedFor = 200;

export function createFoundPictures({ db, hasOriginal, now, onFailure }: Options): FoundPictures {
  let looking: Promise<void> = Promise.resolve();

  const isStored = async (source: string) => {
    const place = `${defaultBucket}/`;
    return source.startsWith(place) && (await hasOriginal?.(source.slice(place.length))) === true;
  };

  async function add(story: unknown): Promise<void> {
    const pictures = picturesIn(story);
    const unknown = await unknownSources(db.kysely, [...pictures.keys()]);
    const stored = new Map<string, NonNullable<ReturnType<typeof pictures.get>>>();
    for (const source of unknown.slice(0, mostLookedFor)) {
      const image = pictures.get(source);
      if (image && (await isStored(source))) stored.set(source, image);
    }
    if (stored.size === 0) return;
    await db.transaction(async (trx) => {
      await takeSlot(trx, db.dialect);
      await addFoundPictures(trx, stored, now());
    });
  }

  return {
    look(story) {
      if (!hasOriginal) return;
      looking = looking.then(() => add(story)).catch(onFailure);
    },
    settled: () => looking,
  };
}
