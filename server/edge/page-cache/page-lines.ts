import type { FinishedPage } from './finished-page.ts';

/** The same page with other header lines; the bytes are shared. `change` gets and gives flat names and values. */
export function withLines(
  page: FinishedPage,
  change: (lines: readonly string[]) => readonly string[],
): FinishedPage {
  const heads = Object.fromEntries(
    Object.entries(page.heads).map(([encoding, head]) => [encoding, { lines: change(head.lines) }]),
  );
  return { ...page, common: change(page.common), heads };
}
