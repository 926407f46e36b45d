import { useEffect, useState } from 'react';
import { listCheckedPrices } from '#content/calls/offers.ts';
import type { PriceDay } from '#content/entities/checked-price.ts';
import { callApi } from '../../../api/call-api.ts';

/** An address that is being typed is not looked up. */
const pauseMilliseconds = 500;
const days = '60';

/** The last price that was checked at this address; null: never. */
export function useCheckedPrice(address: string): PriceDay | null | undefined {
  const [found, setFound] = useState<{ address: string; last: PriceDay | null }>();
  useEffect(() => {
    if (!/^https?:\/\/[^/]+\.[^/]+/i.test(address)) return undefined;
    const end = new AbortController();
    const timer = setTimeout(() => {
      callApi(listCheckedPrices, {
        query: { url: address, days },
        signal: end.signal,
      })
        .then(({ items }) => setFound({ address, last: items.at(-1) ?? null }))
        // Without the right to see prices an offer is written all the same.
        .catch(() => undefined);
    }, pauseMilliseconds);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [address]);
  return found?.address === address ? found.last : undefined;
}
