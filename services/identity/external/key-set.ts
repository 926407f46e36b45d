import { createLocalJWKSet, type FlattenedJWSInput, type JWTHeaderParameters } from 'jose';
import { z } from 'zod';

/** How the provider is asked: its JSON, or an error. Who hands this in bounds time and size. */
export type RequestProvider = (
  address: string,
  headers?: Readonly<Record<string, string>>,
) => Promise<unknown>;

const minute = 60_000;
/** Keys are looked at again after this time, and no sooner than the shorter one for a key nobody has seen. */
const cacheMilliseconds = 10 * minute;
const restMilliseconds = minute / 2;

/** Others sign by other means; whatever is no such key is left out. */
const rsaKey = z.object({
  kty: z.literal('RSA'),
  kid: z.string().min(1).max(200),
  n: z.string().max(1400),
  e: z.string().max(10),
});
const keySet = z.object({ keys: z.array(z.unknown()).max(50) });
type Key = z.output<typeof rsaKey>;

/**
 * The keys another provider signs with. However many tokens come, it is asked once at a time, and rarely; while it does
 * not answer, the keys from before are good.
 */
export function createKeySet(options: { address: string; ask: RequestProvider; now(): number }) {
  const { now } = options;
  let keys: readonly Key[] | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    askedAt = now();
    const found = keySet.safeParse(await options.ask(options.address)).data?.keys;
    if (!found) throw new Error('the provider says no keys');
    keys = found.flatMap((key) => rsaKey.safeParse(key).data ?? []);
  }
  const requestOnce = () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };

  return async (header: JWTHeaderParameters, token: FlattenedJWSInput) => {
    const age = now() - askedAt;
    const isMissing = !keys?.some(({ kid }) => kid === header.kid);
    if (age > cacheMilliseconds || (isMissing && age > restMilliseconds) || (!keys && asking))
      await requestOnce().catch((error: unknown) => {
        if (!keys) throw error;
      });
    if (!keys) throw new Error('the keys of the provider could not be had a moment ago');
    return createLocalJWKSet({ keys: [...keys] })(header, token);
  };
}
