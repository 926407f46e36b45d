/** Who is signed in, as the identity provider tells it. */
export interface AuthUser {
  sub: string;
  email?: string | undefined;
  /** How often this account has signed in; 1 on the first time. */
  login_count?: number | undefined;
  name?: string | undefined;
  picture?: string | undefined;
  role?: string | undefined;
}

/** What the reader told about themselves; its fields are those of the member preferences. */
export type AuthProfile = import('#content/entities/member-profile.ts').MemberProfile;

export interface AuthState {
  /** The question who is signed in has been answered, or could not be. */
  fetchComplete: boolean;
  loggedIn: boolean;
  profile: AuthProfile | null;
  user: AuthUser | null;
}

export const initialAuth: AuthState = { fetchComplete: false, loggedIn: false, profile: null, user: null };

export type AuthEvent =
  | { type: 'user'; user: AuthUser | null }
  | { type: 'profile'; profile: AuthProfile | null }
  | { type: 'initialized' }
  | { type: 'logout' };

/** Logged in means that a user is set, and nothing else does. */
export function nextAuth(state: AuthState, event: AuthEvent): AuthState {
  switch (event.type) {
    case 'user':
      return {
        ...state,
        user: event.user,
        loggedIn: event.user !== null,
        // Somebody else's profile must not be shown for a moment.
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
