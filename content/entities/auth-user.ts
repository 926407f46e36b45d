import { z } from 'zod';

/** Who the identity provider says is signed in. */
export const authUser = z.object({
  sub: z.string(),
  email: z.string(),
  /** Providers may leave it out; then nothing is known about a first visit. */
  login_count: z.number().int().nonnegative().optional(),
});
export type AuthUser = z.infer<typeof authUser>;
