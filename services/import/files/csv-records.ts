import { ImportError } from '../import-error.ts';

const longestField = 1024 * 1024;
const mostFields = 200;

/** The rows of a CSV file (RFC 4180) by the names of its first row, one by one. `onCut`: the file ends inside a row. */
export async function* csvRecords(
  chunks: AsyncIterable<string>,
  name: string,
  onCut: () => void,
): AsyncGenerator<Record<string, string>> {
  let names: string[] | undefined;
  for await (const { row, isLast, isOpen } of rowsOf(chunks, name)) {
    if (isOpen || (isLast && names && row.length < names.length)) onCut();
    else if (!names) names = row.map((field) => field.replace(/^\uFEFF/, '').trim());
    else if (row.length > 1 || row[0] !== '')
      yield Object.fromEntries(names.map((field, index) => [field, row[index] ?? '']));
  }
}

interface CsvRow {
  row: string[];
  /** Nothing follows it, not even a line break. */
  isLast?: boolean;
  /** A quoted field of it does not end. */
  isOpen?: boolean;
}

async function* rowsOf(chunks: AsyncIterable<string>, name: string): AsyncGenerator<CsvRow> {
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
        yield { row: [...row, field.replace(/\r$/, '')] };
        row = [];
        field = '';
      } else field += character;
      if (field.length > longestField || row.length > mostFields)
        throw new ImportError(`${name} has a row that does not end`);
    }
  const isOpen = isQuoted && !mayEnd;
  if (isOpen || row.length > 0 || field !== '') yield { row: [...row, field], isLast: true, isOpen };
}
