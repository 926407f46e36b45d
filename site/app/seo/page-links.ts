import { lastPage } from '#content/rules/page-number.ts';

export interface PageLinks {
  page: number;
  last: number;
  /** Page numbers to link to; the first page's URL has none. */
  previous?: number;
  next?: number;
}

/** The previous and next page by a list's paging. */
export function pageLinks({
  limit,
  offset,
  total,
}: {
  limit: number;
  offset: number;
  total: number;
}): PageLinks {
  const page = Math.floor(offset / limit) + 1;
  const last = lastPage(total, limit);
  return {
    page,
    last,
    ...(page > 1 ? { previous: Math.min(page - 1, last) } : {}),
    ...(page < last ? { next: page + 1 } : {}),
  };
}
