import type { Publication } from '#content/publication.ts';
import { createConsentDoor } from '#services/consent/consent-door.ts';
import type { OpenAuditLog } from './audit-room.ts';
import type { Exchange } from './http/exchange.ts';
import type { NamedDoor } from './http/front.ts';
import type { DoorLimits } from './rate-limit/door-limits.ts';
import { apiSecurityHeaders } from './security-headers.ts';
import { createServiceScripts } from './service-scripts.ts';
import { createWebDoor } from './web-door.ts';

/** The embedded consent platform: its script, and what that asks for. */
export function openConsentRoom(options: {
  root: string;
  publication: Pick<Publication, 'consent'>;
  siteUrl: URL;
  limits: Pick<DoorLimits, 'counted'>;
  /** Where no store is, answers are with the readers only. */
  audit: Pick<OpenAuditLog, 'recordOrFail'> | undefined;
}): NamedDoor {
  const { root, siteUrl, publication, audit } = options;
  // Without a build readers are not asked, and nothing optional runs.
  const scripts = createServiceScripts(root, siteUrl);
  const answers = createWebDoor({
    fetch: createConsentDoor(
      publication.consent,
      audit &&
        (({ consentId, allowed, isGpc, count }) =>
          audit.recordOrFail({
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
