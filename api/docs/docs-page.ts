import type { Call } from '#content/calls/call.ts';
import { errorReasons } from '#content/errors.ts';
import type { Publication } from '#content/publication/schema.ts';
import { escapeText } from '#platform/escape-html.ts';

/** A readable list of the calls: plain HTML with one stylesheet, so that the strictest policy can show it. */
export function docsPage(calls: readonly Call[], { brand, siteId }: Publication): string {
  const name = escapeText(brand.name);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The content API of ${name}</title>
<link rel="stylesheet" href="/api/neutron/docs/docs.css">
</head>
<body>
<header>
<h1>The content API of ${name}</h1>
<p>Every call, as the API itself checks it. The same as <a href="/api/neutron/openapi.json">OpenAPI 3.1</a>.
The site is <code>${escapeText(siteId)}</code>. Readers’ calls take <code>apiKey</code> in the query; staff calls
take <code>Authorization: Bearer</code>.</p>
<nav aria-label="Calls"><ul>
${calls.map((call) => `<li><a href="#${call.name}">${escapeText(call.name)}</a></li>`).join('\n')}
</ul></nav>
</header>
<main>
${calls.map(section).join('\n')}
</main>
</body>
</html>
`;
}

function section(call: Call): string {
  const names = (part: { shape: object }) =>
    Object.keys(part.shape).map((name) => `<code>${escapeText(name)}</code>`);
  const rows: [string, string][] = [
    ['Who', call.auth === 'staff' ? 'Staff, with a token' : 'Anyone with a key'],
    ['In the path', names(call.params).join(' ')],
    ['In the query', names(call.query).join(' ')],
    ['Body', call.body ? (call.bodyAs === 'picture' ? 'The file itself' : 'JSON') : ''],
    [
      'Errors',
      call.errors.map((reason) => `${errorReasons[reason].status} <code>${reason}</code>`).join('<br>'),
    ],
  ];
  return `<section id="${call.name}" aria-labelledby="${call.name}-name">
<h2 id="${call.name}-name">${escapeText(call.name)}</h2>
<p>${escapeText(call.summary)}.</p>
<p class="path"><b>${call.method}</b> <code>${escapeText(call.path)}</code></p>
<dl>
${rows
  .filter(([, text]) => text !== '')
  .map(([term, text]) => `<dt>${term}</dt><dd>${text}</dd>`)
  .join('\n')}
</dl>
</section>`;
}

export const docsStyles = `:root { color-scheme: light dark; --ink: #11141d; --paper: #fbfaf7; --line: #d6d2c8; --mark: #0b57b0; }
@media (prefers-color-scheme: dark) { :root { --ink: #ecebe6; --paper: #080a12; --line: #2c3242; --mark: #8ab8ff; } }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 6rem; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
h1 { font-size: 1.9rem; line-height: 1.2; }
h2 { margin: 0; font-size: 1.25rem; }
a { color: var(--mark); }
code { font: 0.9em/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
nav ul { columns: 12rem; padding: 0; list-style: none; }
section { padding: 1.5rem 0; border-top: 1px solid var(--line); }
dl { display: grid; grid-template-columns: 8rem 1fr; gap: 0.25rem 1rem; margin: 0; }
dd { margin: 0; }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; } dt { font-weight: 600; } }
`;
