import type { Publication } from '#content/publication/schema.ts';
import { createConsentHandler } from '#services/consent/consent-handler.ts';
import type { OpenAuditLog } from './audit-service.ts';
import { createFetchHandler } from './edge/fetch-handler.ts';
import type { RequestContext } from './edge/http/request-context.ts';
import type { Route } from './edge/http/request-listener.ts';
import type { HandlerLimits } from './edge/rate-limit/handler-limits.ts';
import { apiSecurityHeaders } from './edge/security-headers.ts';
import { createServiceScripts } from './edge/service-scripts.ts';

/** The embedded consent platform: its script and the calls of that script. */
export function createConsentService(options: {
  root: string;
  publication: Pick<Publication, 'consent'>;
  siteUrl: URL;
  limits: Pick<HandlerLimits, 'counted'>;
  /** Where no store is, answers are with the readers only. */
  audit: Pick<OpenAuditLog, 'recordOrFail'> | undefined;
}): Route {
  const { root, siteUrl, publication, audit } = options;
  // Without a build there is no consent banner, and nothing optional runs.
  const scripts = createServiceScripts(root, siteUrl);
  const answers = createFetchHandler({
    fetch: createConsentHandler(
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
  const routeFor = ({ req, target }: RequestContext) => {
    if (target.path.endsWith('.js')) return scripts;
    return req.method === 'POST' ? receipts : answers;
  };
  return { name: 'consent', handler: (context) => routeFor(context)(context) };
}
