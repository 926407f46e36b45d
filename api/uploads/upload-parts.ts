import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NeutronError } from '#content/errors.ts';
import { resumableUploads } from '#content/limits.ts';

/** A file that arrives in parts. */
export interface Upload {
  id: string;
  /** The account that began it; no other one sees it. */
  owner: string;
  filename: string;
  length: number;
  /** How many bytes are here. */
  offset: number;
  expiresAt: number;
  /** Set when the file is complete, checked and stored; its bytes are then removed. */
  picture?: { id: string; isKnown: boolean };
}
type Facts = Omit<Upload, 'id' | 'offset'>;

export interface UploadParts {
  create(facts: Pick<Upload, 'owner' | 'filename' | 'length'>): Promise<Upload>;
  /** Runs alone for this upload: parts that arrive twice at the same time are written one after the other. */
  use<T>(id: string, owner: string, work: (upload: Upload) => Promise<T>): Promise<T>;
  /** Writes the next bytes; an offset that is not the end of what is here is rejected. */
  append(upload: Upload, offset: number, bytes: Uint8Array): Promise<Upload>;
  read(upload: Upload): Promise<Buffer>;
  /** The file is a picture now. */
  finish(upload: Upload, picture: NonNullable<Upload['picture']>): Promise<Upload>;
  remove(upload: Upload): Promise<void>;
  /** Removes what is older than a day. */
  sweep(): Promise<void>;
  close(): void;
}

const sweepMilliseconds = 60 * 60 * 1000;
const idOf = /^([0-9a-f-]{36})\.json$/;

/**
 * Parts of files in a folder: `{id}.part` has the bytes, `{id}.json` what is known of them. How much is here is the size of
 * the file, so nothing can disagree after a crash. Processes that share the folder can continue each other's uploads.
 */
export function createUploadParts(given: string | undefined, now: () => number): UploadParts {
  const folder = given ?? join(tmpdir(), `neutron-upload-parts-${process.pid}`);
  const running = new Map<string, Promise<unknown>>();
  /** Uploads are begun one after the other: of several at once, each must count those before it. */
  let begun: Promise<unknown> = Promise.resolve();
  const bytesOf = (id: string) => join(folder, `${id}.part`);
  const factsOf = (id: string) => join(folder, `${id}.json`);

  const save = ({ id, offset: _, ...facts }: Upload) => writeFile(factsOf(id), JSON.stringify(facts));

  async function load(id: string): Promise<Upload | undefined> {
    const text = await readFile(factsOf(id), 'utf8').catch(ifMissing);
    if (text === undefined) return undefined;
    const facts = JSON.parse(text) as Facts;
    const size = facts.picture ? facts.length : (await stat(bytesOf(id)).catch(ifMissing))?.size;
    return size === undefined ? undefined : { ...facts, id, offset: size };
  }

  async function removeFiles(id: string): Promise<void> {
    await rm(bytesOf(id), { force: true });
    await rm(factsOf(id), { force: true });
  }

  async function all(): Promise<Upload[]> {
    const names = (await readdir(folder).catch(ifMissing)) ?? [];
    const ids = names.flatMap((name) => idOf.exec(name)?.[1] ?? []);
    return (await Promise.all(ids.map(load))).filter((one) => one !== undefined);
  }

  async function sweep(): Promise<void> {
    for (const { id, expiresAt } of await all()) if (expiresAt <= now()) await removeFiles(id);
  }

  const timer = setInterval(() => void sweep().catch(() => undefined), sweepMilliseconds).unref();

  async function begin({ owner, filename, length }: Parameters<UploadParts['create']>[0]): Promise<Upload> {
    await mkdir(folder, { recursive: true });
    await sweep();
    const unfinished = (await all()).filter((one) => one.owner === owner && !one.picture);
    if (unfinished.length >= resumableUploads.filesPerPerson)
      throw new NeutronError('rate_limited', {
        message: `You have ${unfinished.length} unfinished uploads. Finish or end some of them first.`,
      });
    const expiresAt = now() + resumableUploads.milliseconds;
    const upload: Upload = { id: randomUUID(), owner, filename, length, expiresAt, offset: 0 };
    await writeFile(bytesOf(upload.id), '');
    await save(upload);
    return upload;
  }

  return {
    create(facts) {
      const next = begun.then(() => begin(facts));
      begun = next.catch(() => undefined);
      return next;
    },

    async use(id, owner, work) {
      const before = running.get(id) ?? Promise.resolve();
      const next = before.then(async () => {
        const upload = await load(id);
        if (upload && upload.owner !== owner) throw new NeutronError('not_found', { field: 'id' });
        if (!upload || upload.expiresAt <= now()) throw new NeutronError('upload_gone');
        return work(upload);
      });
      const settled = next.catch(() => undefined);
      running.set(id, settled);
      try {
        return await next;
      } finally {
        if (running.get(id) === settled) running.delete(id);
      }
    },

    async append(upload, offset, bytes) {
      if (offset !== upload.offset) throw new NeutronError('upload_offset', { field: 'Upload-Offset' });
      if (offset + bytes.byteLength > upload.length)
        throw new NeutronError('bad_body', { message: 'The part is longer than the rest of the file' });
      if (bytes.byteLength === 0) return upload;
      const file = await open(bytesOf(upload.id), 'r+');
      try {
        await file.write(bytes, 0, bytes.byteLength, offset);
      } finally {
        await file.close();
      }
      return { ...upload, offset: offset + bytes.byteLength };
    },

    read: ({ id }) => readFile(bytesOf(id)),

    async finish(upload, picture) {
      const finished = { ...upload, picture };
      await save(finished);
      await rm(bytesOf(upload.id), { force: true });
      return finished;
    },

    remove: ({ id }) => removeFiles(id),
    sweep,
    close: () => clearInterval(timer),
  };
}

function ifMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
