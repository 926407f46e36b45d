import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportLines } from '#api/export/export-lines.ts';
import type { Database } from '#database/connect.ts';
import { type Copied, copyOriginals } from '#services/images/copy-originals.ts';
import { createDiskStorage } from '#services/images/disk-storage.ts';
import type { OriginalStorage } from '#services/images/storage.ts';
import { atOneMoment } from './snapshot.ts';

export const exportFile = 'publication.jsonl';

/** Exports the publication and its originals to a folder. The file is complete or missing. */
export async function writeExport(
  db: Database,
  originals: Pick<OriginalStorage, 'entries' | 'get'>,
  folder: string,
  onStory: (count: number) => void,
): Promise<{ stories: number } & Copied> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, exportFile);
  if (await stat(file).catch(() => undefined))
    throw new Error(`${file} already exists; choose another folder`);
  const draft = `${file}.${process.pid}`;
  let stories = 0;
  try {
    await atOneMoment(db, folder, async (kysely) => {
      const lines = async function* () {
        for await (const line of exportLines(kysely)) {
          if (line.includes('"kind":"story"')) onStory(++stories);
          yield `${line}\n`;
        }
      };
      await pipeline(Readable.from(lines()), createWriteStream(draft));
    });
    const copied = await copyOriginals(originals, createDiskStorage(join(folder, 'originals')));
    await rename(draft, file);
    return { stories, ...copied };
  } finally {
    await rm(draft, { force: true });
  }
}
