/** What a reader may choose among deals; the names are those of the query. */
export const dealQueryNames = ['kind', 'lows', 'max'] as const;

/** The most a reader would pay, in whole units of money. */
export const dealPriceSteps = [50, 100, 300, 500] as const;

export interface DealChoice {
  /** Slug of a topic. */
  kind?: string | undefined;
  /** Deals at their lowest price stand first. */
  lows: boolean;
  max?: number | undefined;
}

/** The choice of an address; what it does not know is no choice. */
export function readDealChoice(query: URLSearchParams): DealChoice {
  const kind = query.get('kind') ?? '';
  const max = Number(query.get('max'));
  return {
    kind: /^[a-z0-9-]{1,100}$/.test(kind) ? kind : undefined,
    lows: query.get('lows') === 'first',
    max: dealPriceSteps.find((step) => step === max),
  };
}

/** The query of a choice, without its question mark; the same choice has one address. */
export function dealQuery({ kind, lows, max }: DealChoice): string {
  return new URLSearchParams({
    ...(kind ? { kind } : {}),
    ...(lows ? { lows: 'first' } : {}),
    ...(max === undefined ? {} : { max: String(max) }),
  }).toString();
}
