import { z } from 'zod';
import { emailShareMessageCharacters } from '../limits.ts';
import { isEmailAddress } from '../rules/email-format.ts';
import { hasControl, lengthOf } from '../rules/email-share.ts';

/** A line that ends up in a mail header: no line break can be smuggled into it. */
const headerLine = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((text) => !hasControl(text));
const address = z.string().trim().refine(isEmailAddress);

/** What a reader fills in to send a story to a friend, and the two hidden fields about the story. */
export const emailShareForm = z.object({
  to: address,
  from: address,
  name: headerLine(100),
  message: z
    .string()
    .refine((text) => lengthOf(text) <= emailShareMessageCharacters)
    .default(''),
  title: headerLine(300),
  url: headerLine(2048),
});
export type EmailShareForm = z.infer<typeof emailShareForm>;
