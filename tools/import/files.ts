import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { SaveFile } from '#api/load/import/prepare-story.ts';
import { fileEnding, importedFileAddress } from '#content/rules/imports/file-types.ts';
import type { OutboundClient } from '#platform/outbound/outbound-client.ts';
import { createRemote } from './fetch-remote.ts';
import { findBeside } from './find-beside.ts';

interface FileOptions {
  /** The folder of the import; files in it need no network. */
  beside: string;
  /** The folder that `/media/` serves; a dry run has none and writes nothing. */
  media: string | undefined;
  /** If set, files are downloaded from their URLs. */
  outbound?: OutboundClient | undefined;
  wait?: (milliseconds: number) => Promise<void>;
}

/** A video of an hour; on disk, never in memory. */
const mostBytes = 2 * 1024 ** 3;
const attemptMilliseconds = 10 * 60_000;

/**
 * Finds a file that is no picture beside the import or, if allowed, on the web, and stores it where `/media/` serves it. Its
 * name is a digest of its bytes: the same file is stored once, however often an import runs.
 */
export function fileKeeper({ beside, media, outbound, wait }: FileOptions): SaveFile {
  const known = new Map<string, ReturnType<SaveFile>>();
  /** Copies a stream into the folder; undefined if it is a page, which servers send for files that are gone. */
  const keep = async (chunks: AsyncIterable<Uint8Array>, ending: string): Promise<string | undefined> => {
    const hash = createHash('sha256');
    let isPage = false;
    let isFirst = true;
    const checked = async function* () {
      for await (const chunk of chunks) {
        if (isFirst)
          isPage = /^\s*<(?:!doctype html|html)\b/i.test(Buffer.from(chunk.subarray(0, 200)).toString());
        isFirst = false;
        hash.update(chunk);
        yield chunk;
      }
    };
    const draft = media && join(media, 'imported', `draft-${process.pid}-${known.size}`);
    if (draft) await mkdir(dirname(draft), { recursive: true });
    try {
      if (draft) await pipeline(checked, createWriteStream(draft));
      else for await (const _chunk of checked());
      if (isPage) return undefined;
      const digest = hash.digest('hex').slice(0, 32);
      const name = `imported/${digest.slice(0, 2)}/${digest}.${ending}`;
      if (media && draft) {
        await mkdir(dirname(join(media, name)), { recursive: true });
        await rename(draft, join(media, name));
      }
      return importedFileAddress(name);
    } finally {
      if (draft) await rm(draft, { force: true });
    }
  };
  const fetchFile = createRemote({
    outbound,
    wait,
    attemptMilliseconds,
    maxBytes: mostBytes,
    read: (answer, address) => keep(answer.body, fileEnding(address) ?? ''),
  });
  const save: SaveFile = async ({ address }) => {
    const ending = fileEnding(address);
    if (!ending) return { left: 'files of its type are not imported' };
    try {
      const found = await findBeside(beside, address);
      if (found && found.bytes > mostBytes) return { left: 'it is larger than 2 GB' };
      const fetched = found
        ? { got: await keep(createReadStream(found.path), ending) }
        : await fetchFile(address);
      if ('left' in fetched) return fetched;
      return fetched.got ? { address: fetched.got } : { left: 'it is a page and no file' };
    } catch (error) {
      return { left: error instanceof Error ? error.message : 'it could not be read' };
    }
  };
  return (file) => {
    const saving = known.get(file.address) ?? save(file);
    known.set(file.address, saving);
    return saving;
  };
}
