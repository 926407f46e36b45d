import { escapeText } from '#content/rules/body/escape-html.ts';
import type { LetterRecord, Outbox } from './outbox.ts';

const shown = 100;
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};
/** Letters are shown as what they are, and do nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
const styles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 72ch; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.125rem; margin: 0; overflow-wrap: anywhere; }
li { border-top: 1px solid; padding: 1rem 0; } ol { list-style: none; padding: 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
p { margin: .25rem 0; overflow-wrap: anywhere; }
`;

/** What the outbox holds, for who runs Neutron without a mail server. Who may see it is the door's business. */
export function createMailboxPage(outbox: Outbox): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/desk/mailbox/') return listOf(await outbox.newest(shown));
    const id = /^\/desk\/mailbox\/([0-9a-f-]{36})\/$/.exec(pathname)?.[1];
    const letter = id && (await outbox.find(id));
    if (!letter) return page('No such letter', '<p><a href="/desk/mailbox/">Mailbox</a></p>', 404);
    return new Response(letter.html, {
      headers: { ...headers, 'content-security-policy': `${policy}; sandbox allow-popups` },
    });
  };
}

function listOf(letters: readonly LetterRecord[]): Response {
  const list = letters.map(entryOf).join('\n');
  const empty = '<p>No letters yet. What readers send to friends arrives here.</p>';
  return page('Mailbox', letters.length > 0 ? `<ol>${list}</ol>` : empty, 200);
}

function entryOf(letter: LetterRecord): string {
  const at = new Date(letter.createdAt).toISOString();
  const reply = letter.replyTo ? ` · Reply to ${escapeText(letter.replyTo)}` : '';
  return `<li><h2>${escapeText(letter.subject)}</h2>
<p>To ${escapeText(letter.to)}${reply}</p>
<p><time datetime="${at}">${at}</time> · ${letter.state} · <a href="/desk/mailbox/${letter.id}/">HTML part</a></p>
<pre>${escapeText(letter.text)}</pre></li>`;
}

function page(title: string, body: string, status: number): Response {
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${styles}</style></head>
<body><main><h1>${title}</h1>${body}</main></body>
</html>
`;
  return new Response(html, { status, headers: { ...headers, 'content-security-policy': policy } });
}
