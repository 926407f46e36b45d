import { redirectTarget } from './redirect-target.ts';

/**
 * The path of a page of this site, from an untrusted URL. Undefined for everything that is not plainly a page of this
 * host, so that stored or mailed links cannot lead to a foreign host. Query and fragment are dropped.
 */
export function ownPagePath(text: string, origin: string): string | undefined {
  // Untrusted input: characters a browser would only skip or rewrite are rejected as well.
  if (/[\s\\@]|[^!-~]/.test(text)) return undefined;
  const target = redirectTarget(text, origin);
  return typeof target === 'string' ? target.split(/[?#]/, 1)[0] : undefined;
}
