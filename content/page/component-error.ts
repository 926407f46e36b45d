import { z } from 'zod';
import { availableOn } from '../entities/available-on.ts';

/** A component that could not be made is rendered as its error, so the rest of the page still renders. */
export const componentError = z.object({
  id: z.string(),
  fetcherName: z.string(),
  name: z.string(),
  status: z.number().int(),
  errors: z.array(
    z.object({ code: z.number().int(), message: z.string(), availableOn: z.array(availableOn).optional() }),
  ),
});
export type ComponentError = z.infer<typeof componentError>;
