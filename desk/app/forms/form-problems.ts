import type { z } from 'zod';

/** What is wrong, by the path of the value: `items.2.url`. */
export function problemsOf(error: z.ZodError): ReadonlyMap<string, string> {
  return new Map(error.issues.map(({ path, message }) => [path.join('.'), message]));
}
