import { ImportError } from '#services/import/import-error.ts';

const longestLine = 64 * 1024 * 1024;

/** The lines of a streamed text; the length of a line is limited to protect the memory. */
export async function* readLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) throw new ImportError('a line of the export is larger than 64 MB');
    for (const line of lines) if (line !== '') yield line;
  }
  if (rest !== '') yield rest;
}
