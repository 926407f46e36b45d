import type { AuthState as AuthStateOf } from '#content/entities/auth-state.ts';
import type { AuthUser as ProviderUser } from '#content/entities/auth-user.ts';

/** The signed-in user, as reported by the identity provider; `login_count` is 1 on the first login. */
export interface AuthUser extends ProviderUser {
  name?: string | undefined;
  picture?: string | undefined;
  role?: string | undefined;
}

export type AuthState = AuthStateOf<AuthUser>;
export type AuthProfile = NonNullable<AuthState['profile']>;

export const initialAuth: AuthState = { fetchComplete: false, loggedIn: false, profile: null, user: null };

export type AuthEvent =
  | { type: 'user'; user: AuthUser | null }
  | { type: 'profile'; profile: AuthProfile | null }
  | { type: 'initialized' }
  | { type: 'logout' };

/** Logged in means exactly that a user is set. */
export function nextAuth(state: AuthState, event: AuthEvent): AuthState {
  switch (event.type) {
    case 'user':
      return {
        ...state,
        user: event.user,
        loggedIn: event.user !== null,
        // Another user's profile must never be shown, not even briefly.
        profile: event.user?.sub === state.user?.sub ? state.profile : null,
      };
    case 'profile':
      return state.loggedIn ? { ...state, profile: event.profile } : state;
    case 'initialized':
      return { ...state, fetchComplete: true };
    case 'logout':
      return { ...initialAuth, fetchComplete: state.fetchComplete };
  }
}
