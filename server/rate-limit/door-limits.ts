import type { IncomingMessage } from 'node:http';
import type { Publication } from '#content/publication.ts';
import { createFairQueue } from '#platform/fair-queue.ts';
import type { Secrets } from '../data-folder.ts';
import type { Environment } from '../environment.ts';
import type { Door, Exchange } from '../http/exchange.ts';
import type { Log } from '../log.ts';
import type { RedisLink } from '../redis/redis-link.ts';
import { passed, type Verdict } from './bucket.ts';
import { createHouseCallTest, limitOfCall } from './call-limit.ts';
import { type CallerOf, createCallerOf } from './client-address.ts';
import { hasHouseKey, houseHeader, houseKey } from './house-key.ts';
import { limitDoor, passLimit } from './limit-door.ts';
import { type LimitName, openRateLimits } from './rate-limits.ts';
import { createRefusal, type Refuse } from './refusal.ts';
import { callTurns, takeTurns } from './take-turns.ts';
import { countWrongCredentials, type KnownCredentials } from './wrong-credentials.ts';

export interface DoorLimits {
  /** Who a request is from, as one key for counting. */
  callerOf: CallerOf;
  /** Every request through this door counts. */
  counted(name: LimitName, door: Door): Door;
  /** The API's door: calls count by what they ask; those of the house itself do not. */
  calls(door: Door): Door;
  /** Counts one request of this reader, for doors that only some requests cost something. */
  take(name: LimitName, req: IncomingMessage): Verdict | Promise<Verdict>;
  /** Counts a request of a door that only some requests cost something; it goes on, or is refused. */
  pass(name: LimitName, exchange: Exchange, goOn: () => void | Promise<void>): void | Promise<void>;
  /** For doors that count by themselves. */
  refuse: Refuse;
  /** Requests with a credential that is nobody's are counted; an address with too many is not answered any more. */
  credentials(door: Door, known: KnownCredentials): Door;
  /** Ends the connection that is counted over. */
  close(): void;
}

const delay = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());

/** All counting of requests in this process. */
export async function openDoorLimits(options: {
  environment: Pick<Environment, 'RATE_LIMITS' | 'TRUSTED_PROXIES' | 'API_KEY'>;
  /** Where all processes count together. */
  redis?: RedisLink | undefined;
  publication: Pick<Publication, 'siteId' | 'apiKey'>;
  secrets: Pick<Secrets, 'staffToken' | 'previewSecret'>;
  log: Log;
  now(): number;
}): Promise<DoorLimits> {
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
  const isHouseCall = createHouseCallTest({
    staffToken: secrets.staffToken,
    key: houseKey(secrets),
    machineKey,
  });
  const isOn = environment.RATE_LIMITS === 'on';
  // Another process of ours, such as the one that copies the site.
  const key = houseKey(secrets);
  const isOurs = (req: IncomingMessage) => req.headers[houseHeader] !== undefined && hasHouseKey(req, key);
  const refuse = createRefusal({ callerOf, now, delay });
  return {
    callerOf,
    refuse,
    pass: (name, exchange, goOn) => passLimit(limits.of(name), exchange, { callerOf, refuse }, goOn),
    // Where nobody counts, nobody is asked who they are either.
    counted: (name, door) =>
      isOn
        ? limitDoor({
            door,
            callerOf,
            refuse,
            limitFor: ({ req }) => (isOurs(req) ? undefined : limits.of(name)),
          })
        : door,
    calls(door) {
      const counted = limitDoor({
        door: isOn ? takeTurns(door, { callerOf, queue: createFairQueue(callTurns) }) : door,
        callerOf,
        refuse,
        limitFor: (exchange) => limits.of(limitOfCall(exchange.target.path)),
      });
      return (exchange) => (isHouseCall(exchange) ? door(exchange) : counted(exchange));
    },
    take: (name, req) => (isOurs(req) ? passed : limits.of(name).take(callerOf(req))),
    credentials: (door, known) =>
      isOn ? countWrongCredentials({ door, callerOf, limit: limits.of('wrongCredentials'), known }) : door,
    close: () => options.redis?.close(),
  };
}
