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

/** A letter in the outbox. */
export interface StoredLetter extends Letter {
  id: string;
  /** The same at every attempt: whoever gets a letter twice can tell. */
  messageId: string;
  attempts: number;
  createdAt: number;
}

export type LetterState = 'waiting' | 'sending' | 'sent' | 'refused';
