import { createHash } from 'node:crypto';

export type Value = string | number | boolean | null | Uint8Array;
export type Row = Readonly<Record<string, Value>>;

/** Bytes have no form in JSON; no column of our tables holds an object. */
interface WrittenBytes {
  bytes: string;
}

/** One row as a line of JSON. Columns are sorted: both databases then write the same line for the same row. */
export function writeRow(row: Readonly<Record<string, unknown>>): string {
  const columns = Object.keys(row).sort();
  return JSON.stringify(
    Object.fromEntries(columns.map((column) => [column, writeValue(column, row[column])])),
  );
}

function writeValue(column: string, value: unknown): Exclude<Value, Uint8Array> | WrittenBytes {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('base64') };
  throw new Error(`the column ${column} holds a ${typeof value}, which a backup cannot keep`);
}

/** @throws a SyntaxError or TypeError if the line is no row. */
export function readRow(line: string): Row {
  const parsed: unknown = JSON.parse(line);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new TypeError('a line is no row');
  return Object.fromEntries(Object.entries(parsed).map(([column, value]) => [column, readValue(value)]));
}

function readValue(value: unknown): Value {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  if (typeof value === 'object' && 'bytes' in value && typeof value.bytes === 'string')
    return Buffer.from(value.bytes, 'base64');
  throw new TypeError('a value of a row is of no known kind');
}

/** How many rows a table has, and a hash of all of them. */
export interface RowCount {
  rows: number;
  hash: string;
}

/**
 * Counts and hashes rows in whatever order they come: databases promise none. Hashes are added up, so a row that is there
 * twice counts twice.
 */
export function createRowCounter() {
  const modulus = 1n << 256n;
  let rows = 0;
  let sum = 0n;
  return {
    add(line: string): void {
      rows += 1;
      sum = (sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) % modulus;
    },
    result: (): RowCount => ({ rows, hash: sum.toString(16).padStart(64, '0') }),
  };
}
