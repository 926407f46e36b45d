import type { RedisLink } from '#platform/redis/redis-link.ts';
import type { Allowance, RateLimit, Verdict } from './bucket.ts';

/** The rule of `bucket.ts` where all processes see it, by the clock of Redis. Answers 0, or milliseconds to wait. */
const script = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local window = tonumber(ARGV[1])
local step = window / tonumber(ARGV[2])
local next = math.max(tonumber(redis.call('GET', KEYS[1]) or '0'), now) + step
if next - now > window then return math.ceil(next - now - window) end
if ARGV[3] == 'look' then return 0 end
redis.call('SET', KEYS[1], string.format('%.3f', next), 'PX', math.ceil(window))
return 0
`;

/** Counts for all processes together. While Redis does not answer, this process counts for itself. */
export function createRedisLimit(
  options: Allowance & { redis: RedisLink; key: string; otherwise: RateLimit },
): RateLimit {
  const { redis, key, otherwise } = options;
  async function run(mode: 'take' | 'look', caller: string): Promise<Verdict> {
    const answer = await redis.run((connection) =>
      connection.eval(script, 1, `${key}:${caller}`, options.seconds * 1000, options.limit, mode),
    );
    if (answer === undefined) return otherwise[mode](caller);
    const wait = Number(answer);
    return { ok: wait === 0, retryAfterSeconds: Math.ceil(wait / 1000) };
  }
  return { take: (caller) => run('take', caller), look: (caller) => run('look', caller) };
}
