import { ImportError } from '../import-error.ts';

const longestField = 1024 * 1024;
const mostFields = 200;

/** The rows of a CSV file (RFC 4180) by the names of its first row, one by one. */
export async function* csvRecords(
  chunks: AsyncIterable<string>,
  name: string,
): AsyncGenerator<Record<string, string>> {
  let names: string[] | undefined;
  for await (const row of rowsOf(chunks, name)) {
    if (!names) names = row.map((field) => field.replace(/^\uFEFF/, '').trim());
    else if (row.length > 1 || row[0] !== '')
      yield Object.fromEntries(names.map((field, index) => [field, row[index] ?? '']));
  }
}

async function* rowsOf(chunks: AsyncIterable<string>, name: string): AsyncGenerator<string[]> {
  let row: string[] = [];
  let field = '';
  let isQuoted = false;
  /** The last character was a quotation mark inside a quoted field: its end, or half of a doubled one. */
  let mayEnd = false;
  for await (const chunk of chunks)
    for (const character of chunk) {
      if (isQuoted && mayEnd) {
        mayEnd = false;
        if (character === '"') {
          field += '"';
          continue;
        }
        isQuoted = false;
      }
      if (isQuoted) {
        if (character === '"') mayEnd = true;
        else field += character;
      } else if (character === '"' && field === '') isQuoted = true;
      else if (character === ',') {
        row.push(field);
        field = '';
      } else if (character === '\n') {
        yield [...row, field.replace(/\r$/, '')];
        row = [];
        field = '';
      } else field += character;
      if (field.length > longestField || row.length > mostFields)
        throw new ImportError(`${name} has a row that does not end`);
    }
  if (isQuoted && !mayEnd) throw new ImportError(`${name} is cut short: a quoted field does not end`);
  if (row.length > 0 || field !== '') yield [...row, field];
}
