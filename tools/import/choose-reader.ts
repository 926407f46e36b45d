import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { IncomingPublication } from '#content/incoming.ts';
import { readGhost } from '#services/import/ghost/read-ghost.ts';
import { ImportError } from '#services/import/import-error.ts';
import { readJsonLines } from '#services/import/lines/read-lines.ts';
import { readMarkdownFolder } from '#services/import/markdown/read-folder.ts';
import { readRss } from '#services/import/rss/read-rss.ts';
import { type ReadOptions, readWxr } from '#services/import/wordpress/read-wxr.ts';
import { exportFile } from '../export/write-export.ts';

export const formats = ['wordpress', 'ghost', 'rss', 'markdown', 'lines', 'neutron'] as const;
export type Format = (typeof formats)[number];

const readers = {
  wordpress: readWxr,
  ghost: readGhost,
  rss: readRss,
  markdown: readMarkdownFolder,
  lines: readJsonLines,
} satisfies Record<
  Exclude<Format, 'neutron'>,
  (path: string, options: ReadOptions) => Promise<IncomingPublication>
>;

export const readIncoming = (format: Exclude<Format, 'neutron'>, path: string, options: ReadOptions) =>
  readers[format](path, options);

/** The format of a file or folder, detected by its content, because a name proves nothing. */
export async function chooseFormat(path: string): Promise<Format> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new ImportError(`there is no ${path}`);
  if (found.isDirectory())
    return (await stat(join(path, exportFile)).catch(() => undefined)) ? 'neutron' : 'markdown';
  if (!found.isFile()) throw new ImportError(`${path} is neither a file nor a folder`);
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(65_536), 0, 65_536, 0);
    const start = buffer
      .subarray(0, bytesRead)
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .trimStart();
    if (start.startsWith('{"format":') && start.includes('"kind":"neutron-export"')) return 'neutron';
    if (isRecordLine(start)) return 'lines';
    if (start.startsWith('{') || start.startsWith('[')) return 'ghost';
    return /<wp:wxr_version|xmlns:wp=/.test(start) ? 'wordpress' : 'rss';
  } finally {
    await handle.close();
  }
}

/** The first line is a whole object with a type, or the beginning of one that is longer than what was read. */
function isRecordLine(start: string): boolean {
  const [line = ''] = start.split('\n', 1);
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && 'type' in value;
  } catch {
    return /^\{\s*"type"\s*:\s*"(?:publication|author|topic|tag|story|page|comment|menu|subscriber|redirect|newsletter)"/.test(
      line,
    );
  }
}
