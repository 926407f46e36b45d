import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Handler } from './http/request-context.ts';
import { sendError } from './http/send.ts';
import { sharedHeaders } from './security-headers.ts';
import { createStaticFiles } from './static-files.ts';

/** Cached in memory up to this size. */
export const scriptBytes = 4 * 1024 * 1024;

/**
 * Serves the scripts that `tools/build-service-script.ts` built. Without a build there are no scripts, and pages work
 * without them.
 */
export function createServiceScripts(root: string, siteUrl: URL): Handler {
  const directory = join(root, 'build/services');
  if (!existsSync(directory)) return (context) => sendError(context, 'not_found');
  return createStaticFiles({ directory, headers: sharedHeaders(siteUrl), maxBytes: scriptBytes }).handler;
}
