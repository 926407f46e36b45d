import type { FinishedPage } from './finished-page.ts';
import { withLines } from './page-lines.ts';

const isRedirect = (status: number) => status >= 300 && status < 400 && status !== 304;

/**
 * A redirect with the reader's own query. The page behind a key knows no query; who is sent on keeps theirs, unless
 * the new address brings one.
 */
export function keepQuery(page: FinishedPage, search: string): FinishedPage {
  if (!isRedirect(page.status) || search.length < 2) return page;
  return withLines(page, (lines) =>
    lines.map((text, index) =>
      index % 2 === 1 && lines[index - 1]?.toLowerCase() === 'location' && !text.includes('?')
        ? `${text}${search}`
        : text,
    ),
  );
}
