type Value = string | readonly string[] | undefined;

/** What a rule may read of a request. Header names are lowercase, as Node gives them. */
export interface RequestFacts {
  query: Readonly<Record<string, Value>>;
  cookies: Readonly<Record<string, string | undefined>>;
  headers: Readonly<Record<string, Value>>;
}

/** The first value, when the record has one of its own. */
export function firstOf(record: Readonly<Record<string, Value>>, name: string): string | undefined {
  if (!Object.hasOwn(record, name)) return undefined;
  const value = record[name];
  return typeof value === 'string' ? value : value?.[0];
}
