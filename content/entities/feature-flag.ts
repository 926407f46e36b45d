import { z } from 'zod';
import { type Criteria, criteria } from './criteria.ts';

/** Every criterion of a step must hold for the step to decide; the first step that holds decides the flag. */
export interface CriteriaStep {
  readonly when: Criteria;
  readonly is: boolean;
}

export type FeatureValue = boolean | { otherwise: boolean; chain: readonly CriteriaStep[] };

export const featureValue = z.union([
  z.boolean(),
  z.strictObject({
    otherwise: z.boolean(),
    chain: z.array(z.strictObject({ when: criteria, is: z.boolean() })),
  }),
]);
