import { z } from 'zod';

/** Who the identity provider says is signed in. */
export const authUser = z.object({
  sub: z.string(),
  /** Left out by a provider if the scope was not requested. */
  email: z.string().optional(),
  /** Providers may leave it out; then nothing is known about a first visit. */
  login_count: z.number().int().nonnegative().optional(),
});
export type AuthUser = z.infer<typeof authUser>;
