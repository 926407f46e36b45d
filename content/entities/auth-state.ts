import type { AuthUser } from './auth-user.ts';
import type { User } from './user.ts';

/** Browser state: a page's HTML never knows who reads it. */
export interface AuthState<Signed extends AuthUser = AuthUser> {
  /** True once the first try to find the user has ended, well or badly. */
  fetchComplete: boolean;
  loggedIn: boolean;
  profile: User | null;
  user: Signed | null;
}
