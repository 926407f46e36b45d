import type { IncomingMessage } from 'node:http';
import type { RateLimitName } from '#content/limits.ts';
import type { Publication } from '#content/publication/schema.ts';
import { createFairQueue } from '#platform/fair-queue.ts';
import { type CallerOf, createCallerOf } from '#platform/http/client-address.ts';
import type { Log } from '#platform/log.ts';
import { passed, type Verdict } from '#platform/rate-limit/bucket.ts';
import type { RedisLink } from '#platform/redis/redis-link.ts';
import type { Secrets } from '../../boot/data-folder.ts';
import type { Environment } from '../../boot/environment.ts';
import type { Handler, RequestContext } from '../http/request-context.ts';
import { createInternalCallTest, limitOfCall } from './call-limit.ts';
import { hasInternalKey, internalKey, internalKeyHeader } from './internal-key.ts';
import { limitHandler, passLimit } from './limit-handler.ts';
import { callQueue, queueRequests } from './queue-requests.ts';
import { openRateLimits } from './rate-limits.ts';
import { createRejection, type Reject } from './reject.ts';
import { countWrongCredentials, type KnownCredentials } from './wrong-credentials.ts';

export interface HandlerLimits {
  /** The client of a request, as one key for counting. */
  callerOf: CallerOf;
  /** Wraps a handler: every request is counted. */
  counted(name: RateLimitName, handler: Handler): Handler;
  /** Wraps a handler of API calls: they are counted by kind, and reads are queued. Internal calls are not counted. */
  calls(handler: Handler): Handler;
  /** Counts one request, for handlers in which only some requests are expensive. */
  take(name: RateLimitName, req: IncomingMessage): Verdict | Promise<Verdict>;
  /** Counts an expensive request, then runs `proceed` or rejects it. */
  pass(
    name: RateLimitName,
    context: RequestContext,
    proceed: () => void | Promise<void>,
  ): void | Promise<void>;
  /** Responds 429, for handlers that count by themselves. */
  reject: Reject;
  /** Counts requests with a wrong credential; an address with too many of them is rejected. */
  credentials(handler: Handler, known: KnownCredentials): Handler;
}

const delay = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());

/** The rate limits of this process. */
export async function createHandlerLimits(options: {
  environment: Pick<Environment, 'RATE_LIMITS' | 'TRUSTED_PROXIES' | 'API_KEY'>;
  /** With Redis, all processes count together. */
  redis?: RedisLink | undefined;
  publication: Pick<Publication, 'siteId' | 'apiKey'>;
  secrets: Pick<Secrets, 'staffToken' | 'previewSecret'>;
  log: Log;
  now(): number;
}): Promise<HandlerLimits> {
  const { environment, publication, secrets, log, now } = options;
  const limits = openRateLimits({
    isOn: environment.RATE_LIMITS === 'on',
    redis: options.redis,
    siteId: publication.siteId,
    now,
  });
  const callerOf = createCallerOf(environment.TRUSTED_PROXIES, (proxy) =>
    log.warn('a proxy that TRUSTED_PROXIES does not name: all its readers count as one', { proxy }),
  );
  const machineKey = environment.API_KEY === publication.apiKey ? undefined : environment.API_KEY;
  const isInternalCall = createInternalCallTest({
    staffToken: secrets.staffToken,
    key: internalKey(secrets),
    machineKey,
  });
  const isOn = environment.RATE_LIMITS === 'on';
  // Requests of another Neutron process, such as the one that copies the site, are not counted.
  const key = internalKey(secrets);
  const isOurs = (req: IncomingMessage) =>
    req.headers[internalKeyHeader] !== undefined && hasInternalKey(req, key);
  const reject = createRejection({ callerOf, now, delay });
  return {
    callerOf,
    reject,
    pass: (name, context, proceed) => passLimit(limits.of(name), context, { callerOf, reject }, proceed),
    // With limits off, the client's address is not even computed.
    counted: (name, handler) =>
      isOn
        ? limitHandler({
            handler,
            callerOf,
            reject,
            limitFor: ({ req }) => (isOurs(req) ? undefined : limits.of(name)),
          })
        : handler,
    calls(handler) {
      const counted = limitHandler({
        handler: isOn ? queueRequests(handler, { callerOf, queue: createFairQueue(callQueue) }) : handler,
        callerOf,
        reject,
        limitFor: (context) => limits.of(context.staff ? 'staffCalls' : limitOfCall(context.target.path)),
      });
      return (context) => (isInternalCall(context) ? handler(context) : counted(context));
    },
    take: (name, req) => (isOurs(req) ? passed : limits.of(name).take(callerOf(req))),
    credentials: (handler, known) =>
      isOn
        ? countWrongCredentials({ handler, callerOf, limit: limits.of('wrongCredentials'), known })
        : handler,
  };
}
