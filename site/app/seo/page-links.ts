import { lastPage } from '#content/rules/page-number.ts';

export interface PageLinks {
  page: number;
  last: number;
  /** Page numbers to link to; the first page's address has none. */
  previous?: number;
  next?: number;
}

/** What a list's paging says about its neighbours. */
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
