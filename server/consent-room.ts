import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Publication } from '#content/publication.ts';
import type { AuditLog } from '#services/audit/audit-log.ts';
import { createConsentDoor } from '#services/consent/consent-door.ts';
import type { Door, Exchange } from './http/exchange.ts';
import type { NamedDoor } from './http/front.ts';
import { sendError } from './http/send.ts';
import type { DoorLimits } from './rate-limit/door-limits.ts';
import { apiSecurityHeaders, sharedHeaders } from './security-headers.ts';
import { createStaticFiles } from './static-files.ts';
import { createWebDoor } from './web-door.ts';

const scriptBytes = 4 * 1024 * 1024;

/** The embedded consent platform: its script, and what that asks for. */
export function openConsentRoom(options: {
  root: string;
  publication: Pick<Publication, 'consent'>;
  siteUrl: URL;
  limits: Pick<DoorLimits, 'counted'>;
  /** Where no store is, answers are with the readers only. */
  audit: Pick<AuditLog, 'record'> | undefined;
}): NamedDoor {
  const { root, siteUrl, publication, audit } = options;
  const directory = join(root, 'build/services');
  // Without a build there is no script; readers are not asked then, and nothing optional runs.
  const scripts: Door = existsSync(directory)
    ? createStaticFiles({ directory, headers: sharedHeaders(siteUrl), maxBytes: scriptBytes }).door
    : (exchange) => sendError(exchange, 'not_found');
  const answers = createWebDoor({
    fetch: createConsentDoor(
      publication.consent,
      audit &&
        (({ consentId, allowed, isGpc, count }) =>
          audit.record({
            what: 'consent',
            about: consentId,
            detail: { allowed: allowed.join(), isGpc, count },
          })),
    ),
    origin: siteUrl.origin,
    headers: apiSecurityHeaders(siteUrl),
  });
  const receipts = options.limits.counted('forms', answers);
  const doorFor = ({ req, target }: Exchange) => {
    if (target.path.endsWith('.js')) return scripts;
    return req.method === 'POST' ? receipts : answers;
  };
  return { name: 'consent', door: (exchange) => doorFor(exchange)(exchange) };
}
