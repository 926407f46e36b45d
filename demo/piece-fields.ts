import { PieceError, type PieceSource } from './piece-source.ts';

/** Front matter read by meaning; every complaint names file and line. */
export interface PieceFields {
  has(key: string): boolean;
  text(key: string): string;
  maybe(key: string): string | undefined;
  number(key: string, low: number, high: number): number | undefined;
  oneOf<T extends string>(key: string, values: readonly T[]): T;
  /** Separated by commas. */
  list(key: string): string[];
  /** Separated by upright bars, for entries that hold commas. */
  items(key: string): string[];
  wrong(key: string, message: string): PieceError;
}

function split(value: string | undefined, separator: string): string[] {
  return (value ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

export function readFields(file: string, fields: PieceSource['fields']): PieceFields {
  const maybe = (key: string) => fields.get(key)?.value;
  const wrong = (key: string, message: string) =>
    new PieceError(file, fields.get(key)?.line ?? 1, `"${key}" ${message}`);

  function text(key: string): string {
    const value = maybe(key);
    if (value === undefined) throw wrong(key, 'is missing');
    return value;
  }

  function number(key: string, low: number, high: number): number | undefined {
    const value = maybe(key);
    if (value === undefined) return undefined;
    const parsed = Number(value);
    if (Number.isNaN(parsed) || parsed < low || parsed > high)
      throw wrong(key, `must be a number from ${low} to ${high}, not "${value}"`);
    return parsed;
  }

  function oneOf<T extends string>(key: string, values: readonly T[]): T {
    const value = text(key);
    const found = values.find((allowed) => allowed === value);
    if (found === undefined) throw wrong(key, `must be one of ${values.join(', ')}, not "${value}"`);
    return found;
  }

  return {
    has: (key) => fields.has(key),
    text,
    maybe,
    number,
    oneOf,
    list: (key) => split(maybe(key), ','),
    items: (key) => split(maybe(key), '|'),
    wrong,
  };
}
