import { escapeText } from './body/escape-html.ts';
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
/** Where staff go from one desk to the next. */
const desks = [
  ['measurement', 'Measurement'],
  ['experiments', 'Experiments'],
  ['survey', 'Survey'],
  ['ads', 'Ad delivery'],
  ['comments', 'Comments'],
  ['newsletters', 'Newsletters'],
  ['schedule', 'Schedule'],
  ['vanity', 'Vanity addresses'],
] as const;

function deskList(title: string): string {
  const items = desks.map(([path, name]) => {
    const isHere = title === name ? ' aria-current="page"' : '';
    return `<a href="/desk/${path}/"${isHere}>${name}</a>`;
  });
  return `<nav class="desk" aria-label="Desks"><ul>${items.map((link) => `<li>${link}</li>`).join('')}</ul></nav>`;
}

/** A plain page for staff around a body of finished HTML. */
export function staffDocument(title: string, body: string): string {
  const name = escapeText(title);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${name}</title><style>${staffStyles}</style></head>
<body>${deskList(title)}<main><h1>${name}</h1>${body}</main></body>
</html>
`;
}
