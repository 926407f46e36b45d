import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outcome } from '#api/load/import/outcome.ts';
import type { OpenStore } from '#database/test/stores.ts';
import { readEnvironment } from '#server/boot/environment.ts';
import type { CommentOutcome } from '#services/discussion/store/import-comments.ts';
import { chooseFormat } from '../choose-reader.ts';
import { type ImportOptions, importFile } from '../import-file.ts';

interface Taken {
  run: number;
  /** Where the export is cut. */
  cut: string | undefined;
  stories: Outcome[];
  comments: CommentOutcome[];
  /** What the command prints. */
  output: string;
}

/** Imports a file as `npm run import -- FILE --report report.json` does, and reads the report. */
export async function takeExport(
  { db }: Pick<OpenStore, 'db'>,
  folder: string,
  bytes: string | Uint8Array,
  more: Partial<ImportOptions> & { environment?: Readonly<Record<string, string>> } = {},
): Promise<Taken> {
  const { environment = {}, ...options } = more;
  const path = join(folder, 'export');
  await writeFile(path, bytes);
  const format = await chooseFormat(path);
  if (format === 'neutron') throw new Error('an export of our own');
  const report = join(folder, 'report.json');
  const printed: string[] = [];
  await importFile(
    { path, report, fetchImages: false, isDryRun: false, replace: false, ...options },
    format,
    { db, place: 'a test', folder, environment: readEnvironment(environment) },
    (line) => printed.push(line),
  );
  const { run, totals, stories, comments } = JSON.parse(await readFile(report, 'utf8')) as Pick<
    Taken,
    'run' | 'stories' | 'comments'
  > & { totals: { cut?: string } };
  return { run, cut: totals.cut, stories, comments, output: printed.join('\n') };
}
