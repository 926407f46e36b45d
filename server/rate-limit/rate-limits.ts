import { requestLimits } from '#content/limits.ts';
import type { Log } from '../log.ts';
import { createMemoryLimit, type RateLimit } from './bucket.ts';
import { createRedisLimit } from './redis-limit.ts';

export type LimitName = keyof typeof requestLimits;

export interface RateLimits {
  of(name: LimitName): RateLimit;
  /** Counted by a Redis for several processes, which takes a moment. */
  isShared: boolean;
  close(): void;
}

const redisAnswerMilliseconds = 100;

/** The limits of `content/limits.ts`, counted over all processes when there is a Redis, otherwise in this one. */
export async function openRateLimits(options: {
  /** Off where something in front of us counts already. */
  isOn: boolean;
  redisUrl: string | undefined;
  siteId: string;
  log: Log;
  now(): number;
}): Promise<RateLimits> {
  const { isOn, redisUrl, siteId, log, now } = options;
  const unlimited = () => ({ ok: true, retryAfterSeconds: 0 });
  if (!isOn)
    return {
      of: () => ({ take: unlimited, look: unlimited }),
      isShared: false,
      close: () => undefined,
    };
  const redis = redisUrl ? await connectRedis(redisUrl, log) : undefined;
  const limits = new Map<LimitName, RateLimit>();
  const make = (name: LimitName): RateLimit => {
    const allowance = requestLimits[name];
    const otherwise = createMemoryLimit({ ...allowance, now });
    if (!redis) return otherwise;
    return createRedisLimit({ ...allowance, redis, key: `neutron:${siteId}:limit:${name}`, otherwise });
  };
  return {
    of(name) {
      const limit = limits.get(name) ?? make(name);
      limits.set(name, limit);
      return limit;
    },
    isShared: redis !== undefined,
    close: () => redis?.disconnect(),
  };
}

async function connectRedis(url: string, log: Log) {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    commandTimeout: redisAnswerMilliseconds,
  });
  redis.on('error', (error: unknown) => log.warn('redis does not answer', { error: String(error) }));
  await redis.connect().catch(() => undefined);
  return redis;
}
