import { escapeText } from '#platform/escape-html.ts';
import { staffHeaders, staffPolicy } from '../document/staff-document.ts';
import { type StaffPage, staffResponse } from '../staff-page.ts';

interface QueuedEmail {
  id: string;
  to: string;
  replyTo?: string | null | undefined;
  subject: string;
  text: string;
  html: string;
  state: string;
  createdAt: number;
}

interface EmailQueue {
  newest(limit: number): Promise<readonly QueuedEmail[]>;
  find(id: string): Promise<QueuedEmail | undefined>;
}

const shown = 100;

/** The e-mail queue of a server without a mail server, where messages go nowhere else. */
export function createMailboxPage(queue: EmailQueue): StaffPage {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/desk/mailbox/') return listOf(await queue.newest(shown));
    const id = /^\/desk\/mailbox\/([0-9a-f-]{36})\/$/.exec(pathname)?.[1];
    const email = id && (await queue.find(id));
    if (!email) return page('No such e-mail', '<p><a href="/desk/mailbox/">Mailbox</a></p>', 404);
    return new Response(email.html, {
      headers: { ...staffHeaders, 'content-security-policy': `${staffPolicy}; sandbox allow-popups` },
    });
  };
}

function listOf(emails: readonly QueuedEmail[]): Response {
  const list = emails.map(entryOf).join('\n');
  const empty = '<p>No e-mail yet. Messages that readers send to friends arrive here.</p>';
  return page('Mailbox', emails.length > 0 ? `<ol>${list}</ol>` : empty, 200);
}

function entryOf(email: QueuedEmail): string {
  const at = new Date(email.createdAt).toISOString();
  const reply = email.replyTo ? ` · Reply to ${escapeText(email.replyTo)}` : '';
  return `<li><h2>${escapeText(email.subject)}</h2>
<p>To ${escapeText(email.to)}${reply}</p>
<p><time datetime="${at}">${at}</time> · ${email.state} · <a href="/desk/mailbox/${email.id}/">HTML part</a></p>
<pre>${escapeText(email.text)}</pre></li>`;
}

function page(title: string, body: string, status: number): Response {
  return staffResponse(title, body, { status });
}

/** The mailbox of a server that sends e-mail: messages hold links that are only for their recipients. */
export const mailServerNotice: StaffPage = async () =>
  staffResponse(
    'Mailbox',
    '<p>E-mail is sent by the mail server of <code>SMTP_URL</code>. None is shown here.</p>',
  );
