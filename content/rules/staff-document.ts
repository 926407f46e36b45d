import { escapeText } from './body/escape-html.ts';

/** Pages of the desk are made whole, change nothing and load nothing. */
export const staffPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'";
export const staffHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;
const styles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 72ch; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.125rem; margin: 0; overflow-wrap: anywhere; }
li { border-top: 1px solid; padding: 1rem 0; } ol { list-style: none; padding: 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
p { margin: .25rem 0; overflow-wrap: anywhere; }
section { margin-top: 2rem; } ol.steps { list-style: decimal; padding-left: 1.5rem; }
ol.steps li { border: 0; padding: .125rem 0; overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; }
label { display: grid; flex: 1 1 12rem; } input, button, select, textarea { font: inherit; padding: .375rem .5rem; }
table { border-collapse: collapse; width: 100%; } td, th { text-align: left; padding: .25rem .5rem .25rem 0; }
td, tbody th { border-top: 1px solid; overflow-wrap: anywhere; } tbody th { font-weight: inherit; }
td:last-child, th:last-child { text-align: right; overflow-wrap: normal; white-space: nowrap; }
figure { margin: 0; } caption { text-align: left; }
`;

/** A plain page for staff around a body of finished HTML. */
export function staffDocument(title: string, body: string): string {
  const name = escapeText(title);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${name}</title><style>${styles}</style></head>
<body><main><h1>${name}</h1>${body}</main></body>
</html>
`;
}
