import { NeutronError } from '#content/errors.ts';

/** A parameter given twice has no meaning both sides of a proxy agree on. */
export function readQuery(url: URL): Record<string, string> {
  const query = new Map<string, string>();
  for (const [name, value] of url.searchParams) {
    if (query.has(name))
      throw new NeutronError('bad_query', { field: name, message: `${name} is given twice` });
    query.set(name, value);
  }
  return Object.fromEntries(query);
}
