import type { Selectable } from 'kysely';
import {
  type EmailMessage,
  type EmailState,
  fillPlaceholders,
  type SharedRecipient,
  type StoredEmail,
} from '../email.ts';
import type { MailTables } from '../mail-tables.ts';

export type EmailRow = Selectable<MailTables['mail_emails']>;
export type SharedContent = Selectable<MailTables['mail_contents']>;

export interface EmailRecord extends StoredEmail {
  state: EmailState;
  dueAt: number;
  sentAt: number | null;
  lastError: string | null;
}

interface Queued {
  id: string;
  /** The host of Message-IDs. */
  host: string;
  now: number;
}

const queuedRow = ({ id, host, now }: Queued) => ({
  id,
  message_id: `<${id}@${host}>`,
  state: 'waiting' as const,
  attempts: 0,
  created_at: now,
  due_at: now,
  claim: null,
  sent_at: null,
  last_error: null,
});

export const singleRow = ({ to, replyTo, subject, text, html }: EmailMessage, queued: Queued): EmailRow => ({
  ...queuedRow(queued),
  recipient: to,
  reply_to: replyTo ?? null,
  subject,
  text,
  html,
  is_bulk: 0,
  content_id: null,
  placeholders: null,
});

/** One recipient's e-mail of a mailing; its text is the shared content. */
export const bulkRow = (
  contentId: string,
  { to, placeholders }: SharedRecipient,
  queued: Queued,
): EmailRow => ({
  ...queuedRow(queued),
  recipient: to,
  reply_to: null,
  subject: '',
  text: '',
  html: '',
  is_bulk: 1,
  content_id: contentId,
  placeholders: JSON.stringify(placeholders),
});

/** An e-mail as it is sent: with its own text, or the shared one with its placeholders filled. */
export function storedEmail(row: EmailRow, content: SharedContent | undefined): StoredEmail {
  const own = {
    id: row.id,
    messageId: row.message_id,
    to: row.recipient,
    ...(row.reply_to ? { replyTo: row.reply_to } : {}),
    attempts: row.attempts,
    createdAt: Number(row.created_at),
  };
  if (!content) return { ...own, subject: row.subject, text: row.text, html: row.html };
  const placeholders = JSON.parse(row.placeholders ?? '{}') as Record<string, string>;
  const fill = (text: string) => fillPlaceholders(text, placeholders);
  return {
    ...own,
    subject: content.subject,
    text: fill(content.text),
    html: fill(content.html),
    list: { contentId: content.id, id: content.list_id, unsubscribeUrl: fill(content.unsubscribe_url) },
  };
}

export const emailRecord = (row: EmailRow, content: SharedContent | undefined): EmailRecord => ({
  ...storedEmail(row, content),
  state: row.state,
  dueAt: Number(row.due_at),
  sentAt: row.sent_at === null ? null : Number(row.sent_at),
  lastError: row.last_error,
});
