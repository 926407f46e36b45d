import { escapeText } from '#platform/escape-html.ts';

/** What stands over a column, and over how many. */
type Head = readonly [name: string, columns?: number];

/** A table of finished rows. Screen readers announce its caption first, then the column of every number. */
export function table(caption: string, heads: readonly Head[], rows: readonly string[]): string {
  const over = heads.map(
    ([name, columns = 1]) =>
      `<th scope="col"${columns > 1 ? ` colspan="${columns}"` : ''}>${escapeText(name)}</th>`,
  );
  return `<table><caption>${escapeText(caption)}</caption><thead><tr>${over.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
