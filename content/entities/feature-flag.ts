import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { criteria } from './criteria.ts';

/** A flag that is on, off, or decided by the first step of the chain whose criteria all hold. */
export const featureValue = z.union([
  z.boolean(),
  z.strictObject({
    otherwise: z.boolean(),
    chain: z.array(z.strictObject({ when: criteria, is: z.boolean() })),
  }),
]);
export type FeatureValue = DeepReadonly<z.output<typeof featureValue>>;
