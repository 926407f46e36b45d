import { escapeText } from '#platform/escape-html.ts';
import { staffPages } from './staff-pages.ts';
import { staffStyles } from './staff-styles.ts';

/** Pages of the desk are made whole, change nothing and load nothing. */
export const staffPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
export const staffHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;
function deskMenu(current: string): string {
  const items = [['', 'Desk'] as const, ...staffPages].map(([place, name]) => {
    const isHere = current === name ? ' aria-current="page"' : '';
    return `<li><a href="/desk/${place ? `${place}/` : ''}"${isHere}>${name}</a></li>`;
  });
  return `<nav class="desk" aria-label="Desks"><ul>${items.join('')}</ul></nav>`;
}

/** A plain page for staff around a body of finished HTML; `current` is the name of its place in the menu, null without a menu. */
export function staffDocument(title: string, body: string, current: string | null = title): string {
  const name = escapeText(title);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${name}</title><style>${staffStyles}</style></head>
<body>${current === null ? '<div class="desk"></div>' : deskMenu(current)}<main><h1>${name}</h1>${body}</main></body>
</html>
`;
}
