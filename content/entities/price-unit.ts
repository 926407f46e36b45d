import { z } from 'zod';

/** What a price is paid for, if not once. */
export const priceUnit = z.enum(['month', 'year']);
export type PriceUnit = z.infer<typeof priceUnit>;
