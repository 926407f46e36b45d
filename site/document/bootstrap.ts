import { createHash } from 'node:crypto';

/**
 * The one inline script of every page. It is the same on all of them, so a Content-Security-Policy can allow it by
 * its hash on cached pages; with `'strict-dynamic'` everything it imports is allowed with it.
 */
export function bootstrapScript(entryUrl: string): string {
  return `import(${JSON.stringify(entryUrl)})`;
}

export function scriptHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
