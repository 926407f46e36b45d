import { z } from 'zod';
import { emailShareMessageCharacters } from '../limits.ts';

/** A line that ends up in a mail header: no line break can be smuggled into it. */
const headerLine = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\r\n]*$/);

/** What a reader fills in to send a story to a friend, and the two hidden fields about the story. */
export const emailShareForm = z.object({
  to: z.email().max(254),
  from: z.email().max(254),
  name: headerLine(100),
  message: z.string().max(emailShareMessageCharacters).default(''),
  title: headerLine(300),
  url: headerLine(2048),
});
export type EmailShareForm = z.infer<typeof emailShareForm>;
