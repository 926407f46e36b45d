import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { ImportError } from '../import-error.ts';
import { createMixedText } from './mixed-text.ts';

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

/**
 * A text file in pieces, as UTF-8; single bytes of another encoding are read as Windows-1252, and `onOther` learns how many
 * there were. A file with zero bytes is no text.
 */
export async function* textChunks(file: string, onOther?: (bytes: number) => void): AsyncGenerator<string> {
  await rejectArchive(file);
  const mixed = createMixedText();
  for await (const bytes of createReadStream(file)) {
    if ((bytes as Uint8Array).includes(0)) throw new ImportError(`${file} is not UTF-8 text`);
    yield mixed.add(bytes as Uint8Array);
  }
  const rest = mixed.end();
  if (rest) yield rest;
  onOther?.(mixed.otherBytes);
}

/** How many bytes of a file are no UTF-8, for the report. */
export async function countOtherBytes(file: string): Promise<number> {
  let count = 0;
  const chunks = textChunks(file, (bytes) => {
    count = bytes;
  });
  while (!(await chunks.next()).done);
  return count;
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
