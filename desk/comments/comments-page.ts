import {
  type ModerationAction,
  type ModerationQueue,
  moderationActions,
  moderationQueueLength,
  moderationQueues,
} from '#content/entities/moderation.ts';
import type { FormTokens } from '#platform/csrf-token.ts';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import { type StaffPage, staffResponse } from '../staff-page.ts';

interface QueuedComment {
  id: string;
  text: string;
  createdAt: number;
  reports: number;
  reasons: readonly string[];
  author: { name: string; state: string } | null;
  thread: { url: string; title: string };
}

export interface CommentsPageOptions {
  discussion: {
    queue(queue: ModerationQueue): Promise<readonly QueuedComment[]>;
    moderate(action: ModerationAction, ids: readonly string[], by: string): Promise<unknown>;
  };
  formTokens: FormTokens;
}

const queueNames: Readonly<Record<ModerationQueue, string>> = {
  waiting: 'Waiting',
  reported: 'Reported',
  spam: 'Spam',
  removed: 'Removed',
  shown: 'Shown',
  shadow: 'Of shadow banned',
};
const actionNames: Readonly<Record<ModerationAction, string>> = {
  approve: 'Show',
  remove: 'Remove',
  spam: 'Spam',
  ban: 'Ban authors',
  shadow: 'Shadow ban authors',
  unban: 'Lift bans',
};

const oneOf = <T extends string>(values: readonly T[], given: unknown): T | undefined =>
  values.find((value) => value === given);

/** Where staff deal with comments, many at once. Words of readers are shown as text, their links not at all. */
export function createCommentsPage({ discussion, formTokens }: CommentsPageOptions): StaffPage {
  return async (request, staff) => {
    const cookies = request.headers.get('cookie');
    const queue = oneOf(moderationQueues, new URL(request.url).searchParams.get('queue')) ?? 'waiting';
    if (request.method === 'POST') {
      const form = await request.formData().catch(() => new FormData());
      const action = oneOf(moderationActions, form.get('action'));
      if (formTokens.check(request, String(form.get('token') ?? '')) !== 'ok')
        return page('<p role="alert">This form is too old. Open the page again.</p>', 403);
      const ids = form.getAll('id').map(String);
      if (!action || ids.length === 0)
        return page('<p role="alert">Choose comments and what is to be done with them.</p>', 400);
      await discussion.moderate(action, ids, staff.sub);
      const headers = { location: `?queue=${queue}`, 'cache-control': 'private, no-store' };
      return new Response(null, { status: 303, headers });
    }
    const comments = await discussion.queue(queue);
    const { token, setCookie } = formTokens.issue(cookies);
    return page(`${tabsOf(queue)}${listOf(comments, queue, token)}`, 200, { 'set-cookie': setCookie });
  };
}

function page(body: string, status: number, headers: Record<string, string> = {}): Response {
  return staffResponse('Comments', body, { status, headers });
}

function tabsOf(current: ModerationQueue): string {
  const tabs = moderationQueues.map(
    (queue) =>
      `<a href="?queue=${queue}"${queue === current ? ' aria-current="page"' : ''}>${queueNames[queue]}</a>`,
  );
  return `<nav aria-label="Queues"><p>${tabs.join(' · ')}</p></nav>`;
}

function listOf(comments: readonly QueuedComment[], queue: ModerationQueue, token: string): string {
  if (comments.length === 0) return '<section><p>Nothing is here.</p></section>';
  const buttons = moderationActions
    .map((action) => `<button name="action" value="${action}">${actionNames[action]}</button>`)
    .join('');
  const more = comments.length === moderationQueueLength ? '<p>These are the first; more follow.</p>' : '';
  return `<section><h2>${queueNames[queue]}</h2><form method="post" action="?queue=${queue}">
<input type="hidden" name="token" value="${escapeAttribute(token)}">${buttons}
<ol>${comments.map(itemOf).join('')}</ol></form>${more}</section>`;
}

function itemOf({ id, text, author, createdAt, reports, reasons, thread }: QueuedComment): string {
  const who = author ? `${author.name}${author.state === 'ok' ? '' : ` (${author.state})`}` : 'Nobody';
  const reported =
    reports > 0 ? `<p>Reported ${reports} times. ${reasons.map(escapeText).join(' · ')}</p>` : '';
  const place = /^\/(?!\/)/.test(thread.url)
    ? `<a href="${escapeAttribute(thread.url)}">${escapeText(thread.title)}</a>`
    : escapeText(thread.title);
  return `<li><label><span><input type="checkbox" name="id" value="${escapeAttribute(id)}">
<b>${escapeText(who)}</b>, ${new Date(createdAt).toISOString().slice(0, 16).replace('T', ' ')}</span></label>
<pre>${escapeText(text)}</pre>${reported}<p>${place}</p></li>`;
}
