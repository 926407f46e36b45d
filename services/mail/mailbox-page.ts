import { staffDocument, staffHeaders, staffPolicy } from '#content/rules/staff-document.ts';
import { escapeText } from '#platform/escape-html.ts';
import type { EmailRecord, Outbox } from './queue.ts';

const shown = 100;
/** What the outbox holds, for who runs Neutron without a mail server. Who may see it is the handler's business. */
export function createMailboxPage(outbox: Outbox): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/desk/mailbox/') return listOf(await outbox.newest(shown));
    const id = /^\/desk\/mailbox\/([0-9a-f-]{36})\/$/.exec(pathname)?.[1];
    const letter = id && (await outbox.find(id));
    if (!letter) return page('No such letter', '<p><a href="/desk/mailbox/">Mailbox</a></p>', 404);
    return new Response(letter.html, {
      headers: { ...staffHeaders, 'content-security-policy': `${staffPolicy}; sandbox allow-popups` },
    });
  };
}

function listOf(letters: readonly EmailRecord[]): Response {
  const list = letters.map(entryOf).join('\n');
  const empty = '<p>No letters yet. What readers send to friends arrives here.</p>';
  return page('Mailbox', letters.length > 0 ? `<ol>${list}</ol>` : empty, 200);
}

function entryOf(letter: EmailRecord): string {
  const at = new Date(letter.createdAt).toISOString();
  const reply = letter.replyTo ? ` · Reply to ${escapeText(letter.replyTo)}` : '';
  return `<li><h2>${escapeText(letter.subject)}</h2>
<p>To ${escapeText(letter.to)}${reply}</p>
<p><time datetime="${at}">${at}</time> · ${letter.state} · <a href="/desk/mailbox/${letter.id}/">HTML part</a></p>
<pre>${escapeText(letter.text)}</pre></li>`;
}

function page(title: string, body: string, status: number): Response {
  const headers = { ...staffHeaders, 'content-security-policy': staffPolicy };
  return new Response(staffDocument(title, body), { status, headers });
}
