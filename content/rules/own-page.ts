import { redirectTarget } from './redirect-target.ts';

/**
 * The path of a page of ours, from an address somebody else wrote. Undefined for everything that is not plainly a page
 * of this host: what is kept or mailed by it can lead to no stranger. Query and fragment are left out.
 */
export function ownPagePath(text: string, origin: string): string | undefined {
  // Strangers write these: what a browser would only skip or rewrite is refused as well.
  if (/[\s\\@]|[^!-~]/.test(text)) return undefined;
  const target = redirectTarget(text, origin);
  return typeof target === 'string' ? target.split(/[?#]/, 1)[0] : undefined;
}
