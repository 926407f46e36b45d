import type { Provider } from 'oidc-provider';
import type { KeyStore, SigningKey } from '../keys/key-store.ts';

/** The provider with the current signing keys; it is opened again when they change. */
export interface RotatingProvider {
  provider(): Provider;
  keys(): readonly SigningKey[];
  rotate(now: number): Promise<void>;
}

export async function openRotatingProvider(
  keyStore: KeyStore,
  open: (keys: readonly SigningKey[]) => Provider,
  now: number,
): Promise<RotatingProvider> {
  let keys = await keyStore.current(now);
  let provider = open(keys);
  const kids = (list: readonly SigningKey[]) => list.map(({ kid }) => kid).join();
  return {
    provider: () => provider,
    keys: () => keys,
    async rotate(at) {
      const next = await keyStore.current(at);
      const isChanged = kids(next) !== kids(keys);
      keys = next;
      if (isChanged) provider = open(keys);
    },
  };
}
