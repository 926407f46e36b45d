import { z } from 'zod';

/** Ends up in a header: one line, nothing in it that a mail server could take for the next header. */
const headerLine = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
    .regex(/^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$/);

/** One address and nothing else: no list, no display name, no comment. */
const address = z.email().max(254);

/** What a room of the house wants sent. Who it is from is not its choice. */
export const letter = z.object({
  to: address,
  replyTo: address.optional(),
  subject: headerLine(400),
  text: z.string().min(1).max(100_000),
  html: z.string().max(200_000),
});
export type Letter = z.infer<typeof letter>;

/** A blank of a shared letter is written `{{name}}`; what fills it can stand in any address as it is. */
const blankValue = z.string().regex(/^[\w.~-]{1,400}$/);

/** What many get: written once, with blanks for what is one recipient's own. */
export const sharedEmail = letter.omit({ to: true, replyTo: true }).extend({
  /** The list it was sent to, as mail programs show it. */
  listId: headerLine(200).regex(/^[^<>]*<[\w.-]+>$/),
  /** Where one POST, without a cookie, ends the subscription. */
  leaveUrl: z.string().regex(/^https?:\/\/[^\s<>]{1,900}$/),
});
export type SharedEmail = z.infer<typeof sharedEmail>;

export const sharedRecipient = z.object({ to: address, blanks: z.record(z.string(), blankValue) });
export type SharedRecipient = z.infer<typeof sharedRecipient>;

/** Leaves blanks nobody filled as they are. */
export const fillBlanks = (text: string, blanks: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (blank, name: string) =>
    Object.hasOwn(blanks, name) ? (blanks[name] ?? blank) : blank,
  );

/** A letter in the outbox. */
export interface StoredEmail extends Letter {
  id: string;
  /** The same at every attempt: whoever gets a letter twice can tell. */
  messageId: string;
  attempts: number;
  createdAt: number;
  /** Only letters to many. */
  list?: { contentId: string; id: string; leaveUrl: string };
}

export type EmailState = 'waiting' | 'sending' | 'sent' | 'refused';
