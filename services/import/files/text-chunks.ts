import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { ImportError } from '../import-error.ts';

/** Archives by their first bytes. A small one may unpack into more than any disk holds, so none is unpacked. */
const archives: readonly (readonly [string, string])[] = [
  ['1f8b', 'gzip'],
  ['504b0304', 'zip'],
  ['504b0506', 'zip'],
  ['425a68', 'bzip2'],
  ['fd377a585a00', 'xz'],
  ['377abcaf271c', '7z'],
  ['28b52ffd', 'zstd'],
  ['52617221', 'rar'],
];

/** A text file in pieces, as UTF-8 and nothing else. */
export async function* textChunks(file: string): AsyncGenerator<string> {
  await rejectArchive(file);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Uint8Array) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch {
      throw new ImportError(`${file} is not UTF-8 text`);
    }
  };
  for await (const bytes of createReadStream(file)) yield decode(bytes as Uint8Array);
  const rest = decode();
  if (rest) yield rest;
}

async function rejectArchive(file: string): Promise<void> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    const start = buffer.subarray(0, bytesRead).toString('hex');
    const archive = archives.find(([bytes]) => start.startsWith(bytes));
    if (archive)
      throw new ImportError(`${file} is a ${archive[1]} archive; unpack it and import what is inside`);
  } finally {
    await handle.close();
  }
}
