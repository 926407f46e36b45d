import type { Paging } from '#content/entities/content-list.ts';

interface ListLinks {
  self?: string;
  next?: string;
  prev?: string;
}

/** The shape of every answer but pages and components: `{data, meta, links}`. */
export function enveloped<T>(
  data: T,
  links: ListLinks = {},
  meta: Readonly<Record<string, unknown>> = {},
): { data: T; meta: Record<string, unknown>; links: ListLinks } {
  return { data, meta, links };
}

/** Where the neighboring parts of a list are. The caller's key and edition are not repeated here. */
export function listLinks(
  path: string,
  { limit, offset, total }: Paging,
  query: Record<string, string | undefined> = {},
): ListLinks {
  const at = (start: number) => {
    const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return `${path}?${new URLSearchParams([...given, ['offset', String(start)], ['limit', String(limit)]])}`;
  };
  return {
    self: at(offset),
    ...(offset + limit < total ? { next: at(offset + limit) } : {}),
    ...(offset > 0 ? { prev: at(Math.max(0, offset - limit)) } : {}),
  };
}
