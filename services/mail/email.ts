import { z } from 'zod';

/** A header value: one line, without characters that a mail server could read as the next header. */
const headerLine = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are forbidden.
    .regex(/^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/);

/** One address and nothing else: no list, no display name, no comment. */
const address = z.email().max(254);

/** An e-mail that another service sends. The sender address is fixed. */
export const emailMessage = z.object({
  to: address,
  replyTo: address.optional(),
  subject: headerLine(400),
  text: z.string().min(1).max(100_000),
  html: z.string().max(200_000),
});
export type EmailMessage = z.infer<typeof emailMessage>;

/** The value of a placeholder `{{name}}` in a shared e-mail; safe in any URL without encoding. */
const placeholderValue = z.string().regex(/^[\w.~-]{1,400}$/);

/** An e-mail to many: stored once, with placeholders for each recipient. */
export const sharedEmail = emailMessage.omit({ to: true, replyTo: true }).extend({
  /** The mailing list, as mail programs display it. */
  listId: headerLine(200).regex(/^[^<>]*<[\w.-]+>$/),
  /** Where one POST, without a cookie, ends the subscription. */
  unsubscribeUrl: z.string().regex(/^https?:\/\/[^\s<>]{1,900}$/),
});
export type SharedEmail = z.infer<typeof sharedEmail>;

export const sharedRecipient = z.object({
  to: address,
  placeholders: z.record(z.string(), placeholderValue),
});
export type SharedRecipient = z.infer<typeof sharedRecipient>;

/** Placeholders without a value stay unchanged. */
export const fillPlaceholders = (text: string, placeholders: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(placeholders, name) ? (placeholders[name] ?? placeholder) : placeholder,
  );

/** A queued e-mail. */
export interface StoredEmail extends EmailMessage {
  id: string;
  /** The same at every attempt, so that mail programs recognise duplicates. */
  messageId: string;
  attempts: number;
  createdAt: number;
  /** Only e-mails to many. */
  list?: { contentId: string; id: string; unsubscribeUrl: string };
}

export type EmailState = 'waiting' | 'sending' | 'sent' | 'rejected';
