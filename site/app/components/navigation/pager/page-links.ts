import type { Paging } from '#content/entities/content-list.ts';

export interface PageLinks {
  current: number;
  last: number;
  /** Numbers in order; a gap where some are left out. */
  numbers: (number | 'gap')[];
  previous: string | undefined;
  next: string | undefined;
  href: (page: number) => string;
}

/** Page one has no number in its address. */
export function pageHref(basePath: string, page: number): string {
  return page <= 1 ? basePath : `${basePath}${page}/`;
}

/** First, last, and the pages around the current one. Empty when there is only one page. */
export function pageLinks(paging: Paging | undefined, basePath: string, search = ''): PageLinks | undefined {
  if (!paging || paging.total <= paging.limit) return undefined;
  const last = Math.ceil(paging.total / paging.limit);
  const current = Math.min(last, Math.floor(paging.offset / paging.limit) + 1);
  const around =
    current <= 3
      ? [2, 3, 4]
      : current >= last - 2
        ? [last - 3, last - 2, last - 1]
        : [current - 1, current, current + 1];
  const shown = [...new Set([1, ...around, last])]
    .filter((page) => page >= 1 && page <= last)
    .sort((a, b) => a - b);
  const numbers = shown.flatMap((page, index): (number | 'gap')[] => {
    const before = shown[index - 1];
    if (before === undefined || page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : ['gap', page];
  });
  const href = (page: number) => pageHref(basePath, page) + search;
  return {
    current,
    last,
    numbers,
    previous: current > 1 ? href(current - 1) : undefined,
    next: current < last ? href(current + 1) : undefined,
    href,
  };
}
