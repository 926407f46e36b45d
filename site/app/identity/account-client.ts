import type { User } from '@auth0/auth0-spa-js';
import type { IdentitySettings } from '#content/publication.ts';
import type { AuthUser } from './auth-state.ts';

/** The provider's claims: those of its client's own type, and the two that it calls custom. */
type ProviderClaims = User & { sub: string; role?: string; login_count?: number };

/** Who signed in, and whether the provider gave an access token for them. */
export interface SignInResult {
  user: AuthUser | null;
  hasToken: boolean;
}

/** What the session needs of the provider's own client. */
export interface AccountClient {
  /** Asks without showing anything; null when nobody is signed in. */
  silent(): Promise<AuthUser | null>;
  /** The user is null when the reader closed the window. */
  popup(popup: Window, hint: string): Promise<SignInResult>;
  redirect(returnTo: string, hint: string): Promise<void>;
  /** Back from the provider: who it is, and where they were. */
  finish(): Promise<SignInResult & { returnTo: string }>;
  token(): Promise<string | undefined>;
  /** A new access token in place of the cached one. */
  renewToken(): Promise<string | undefined>;
  signOut(returnTo: string): Promise<void>;
}

/** A reader may look for a password, or wait for a letter; the client would give up after a minute. */
const timeoutInSeconds = 900;

/** The provider of this house, or the one the publication names. */
export function providerDomain(settings: Pick<IdentitySettings, 'domain'>, origin: string): string {
  return settings.domain ?? `${origin}/identity`;
}

/** The provider's unmodified client. It is large: nobody who only reads ever fetches it. */
export async function openAccountClient(settings: IdentitySettings, origin: string): Promise<AccountClient> {
  const { createAuth0Client, PopupCancelledError } = await import('./auth0.ts');
  const client = await createAuth0Client({
    domain: providerDomain(settings, origin),
    clientId: settings.clientId,
    authorizationParams: {
      redirect_uri: `${origin}/user/`,
      ...(settings.audience ? { audience: settings.audience } : {}),
    },
  });
  const user = async () => (await client.getUser<ProviderClaims>()) ?? null;
  const signedIn = async (): Promise<SignInResult> => {
    const found = await user();
    const token = found ? await client.getTokenSilently() : undefined;
    return { user: found, hasToken: Boolean(token) };
  };
  const hinted = (hint: string) => (hint ? { login_hint: hint } : {});
  return {
    async silent() {
      await client.checkSession();
      return user();
    },
    async popup(popup, hint) {
      try {
        await client.loginWithPopup({ authorizationParams: hinted(hint) }, { popup, timeoutInSeconds });
      } catch (error) {
        // The reader thought better of it: that is no failure.
        if (error instanceof PopupCancelledError) return { user: null, hasToken: false };
        throw error;
      }
      return signedIn();
    },
    redirect: (returnTo, hint) =>
      client.loginWithRedirect({ appState: { returnTo }, authorizationParams: hinted(hint) }),
    async finish() {
      const { appState } = await client.handleRedirectCallback<{ returnTo?: string }>();
      return { ...(await signedIn()), returnTo: appState?.returnTo ?? '/' };
    },
    token: () => client.getTokenSilently(),
    renewToken: () => client.getTokenSilently({ cacheMode: 'off' }),
    signOut: (returnTo) => client.logout({ logoutParams: { returnTo } }),
  };
}
