import { type RateLimitName, requestLimits } from '#content/limits.ts';
import { createMemoryLimit, type RateLimit } from '#platform/rate-limit/bucket.ts';
import { createRedisLimit } from '#platform/rate-limit/redis-limit.ts';
import type { RedisLink } from '#platform/redis/redis-link.ts';

export interface RateLimits {
  of(name: RateLimitName): RateLimit;
}

/** The limits of `content/limits.ts`, counted over all processes when there is a Redis, otherwise in this one. */
export function openRateLimits(options: {
  /** Off where something in front of us counts already. */
  isOn: boolean;
  redis: RedisLink | undefined;
  siteId: string;
  now(): number;
}): RateLimits {
  const { isOn, redis, siteId, now } = options;
  const unlimited = () => ({ ok: true, retryAfterSeconds: 0 });
  if (!isOn) return { of: () => ({ take: unlimited, look: unlimited }) };
  const limits = new Map<RateLimitName, RateLimit>();
  const make = (name: RateLimitName): RateLimit => {
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
  };
}
