import { messages } from '#content/errors.ts';
import { PageError } from '../site-error.ts';

/** A page that always fails, to see the error page and its report from outside. */
export async function load(): Promise<never> {
  throw new PageError(500, messages.staticErrorPage);
}
