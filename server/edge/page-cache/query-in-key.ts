import { vanityIgnoredQuery } from '#content/rules/vanity/lookup-path.ts';
import type { FinishedPage } from './finished-page.ts';
import { withLines } from './page-lines.ts';

const isRedirect = (status: number) => status >= 300 && status < 400 && status !== 304;

/**
 * A redirect with the reader's own query, unless the new address brings one. A query parameter that the vanity entry names
 * (`known`) has done its work with the redirect: carried on it could lead readers round in circles.
 */
export function queryInKey(page: FinishedPage, search: string, known = ''): FinishedPage {
  if (!isRedirect(page.status) || search.length < 2) return page;
  return withLines(page, (lines) =>
    lines.map((text, index) =>
      index % 2 === 1 && lines[index - 1]?.toLowerCase() === 'location'
        ? withQuery(text, search, known)
        : text,
    ),
  );
}

function withQuery(location: string, search: string, known: string): string {
  if (!location.includes('?')) return location + (known ? vanityIgnoredQuery(search) : search);
  return known && location.endsWith(`?${known}`) ? location.slice(0, -known.length - 1) + search : location;
}
