import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Publication } from '#content/publication.ts';
import { createConsentDoor } from '#services/consent/consent-door.ts';
import type { Door } from './http/exchange.ts';
import type { NamedDoor } from './http/front.ts';
import { sendError } from './http/send.ts';
import { apiSecurityHeaders, sharedHeaders } from './security-headers.ts';
import { createStaticFiles } from './static-files.ts';
import { createWebDoor } from './web-door.ts';

const scriptBytes = 4 * 1024 * 1024;

/** The embedded consent platform: its script, and what that asks for. */
export function openConsentRoom(options: {
  root: string;
  publication: Pick<Publication, 'consent'>;
  siteUrl: URL;
}): NamedDoor {
  const { root, siteUrl, publication } = options;
  const directory = join(root, 'build/services');
  // Without a build there is no script; readers are not asked then, and nothing optional runs.
  const scripts: Door = existsSync(directory)
    ? createStaticFiles({ directory, headers: sharedHeaders(siteUrl), maxBytes: scriptBytes }).door
    : (exchange) => sendError(exchange, 'not_found');
  const answers = createWebDoor({
    fetch: createConsentDoor(publication.consent),
    origin: siteUrl.origin,
    headers: apiSecurityHeaders(siteUrl),
  });
  return {
    name: 'consent',
    door: (exchange) => (exchange.target.path.endsWith('.js') ? scripts : answers)(exchange),
  };
}
