import { createLocalJWKSet, type FlattenedJWSInput, type JWTHeaderParameters } from 'jose';
import { z } from 'zod';

/** Requests JSON from the provider, or throws. The implementation bounds time and size. */
export type RequestProvider = (
  address: string,
  headers?: Readonly<Record<string, string>>,
) => Promise<unknown>;

const minute = 60_000;
/** Keys are fetched again after this time; for an unknown key id, after the shorter one. */
const cacheMilliseconds = 10 * minute;
const retryMilliseconds = minute / 2;

/** Only RSA keys are used; keys of other types are ignored. */
const rsaKey = z.object({
  kty: z.literal('RSA'),
  kid: z.string().min(1).max(200),
  n: z.string().max(1400),
  e: z.string().max(10),
});
const keySet = z.object({ keys: z.array(z.unknown()).max(50) });
type Key = z.output<typeof rsaKey>;

/**
 * The keys another provider signs with. They are fetched rarely, and by one request at a time however many tokens arrive;
 * while the provider does not respond, the previous keys stay valid.
 */
export function createKeySet(options: { address: string; request: RequestProvider; now(): number }) {
  const { now } = options;
  let keys: readonly Key[] | undefined;
  let fetchedAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<void> | undefined;

  async function fetchKeys(): Promise<void> {
    fetchedAt = now();
    const found = keySet.safeParse(await options.request(options.address)).data?.keys;
    if (!found) throw new Error('the provider returned no keys');
    keys = found.flatMap((key) => rsaKey.safeParse(key).data ?? []);
  }
  const fetchOnce = () => {
    pending ??= fetchKeys().finally(() => {
      pending = undefined;
    });
    return pending;
  };

  return async (header: JWTHeaderParameters, token: FlattenedJWSInput) => {
    const age = now() - fetchedAt;
    const isMissing = !keys?.some(({ kid }) => kid === header.kid);
    if (age > cacheMilliseconds || (isMissing && age > retryMilliseconds) || (!keys && pending))
      await fetchOnce().catch((error: unknown) => {
        if (!keys) throw error;
      });
    if (!keys) throw new Error('the keys of the provider could not be fetched');
    return createLocalJWKSet({ keys: [...keys] })(header, token);
  };
}
