import type { User } from '@auth0/auth0-spa-js';
import type { IdentitySettings } from '#content/publication/schema.ts';
import type { AuthUser } from './auth-state.ts';

/** The provider's claims: those of its client's own type, and the two that it calls custom. */
type ProviderClaims = User & { sub: string; role?: string; login_count?: number };

/** The signed-in user, and whether the provider returned an access token. */
interface SignInResult {
  user: AuthUser | null;
  hasToken: boolean;
}

/** The part of the provider's client that the session uses. */
export interface AccountClient {
  /**
   * Silent authentication; null when no user is signed in. `isBack`: also in a browser where the client has stored no
   * sign-in yet.
   */
  silent(isBack: boolean): Promise<AuthUser | null>;
  /** The user is null when the reader closed the window. */
  popup(popup: Window, hint: string): Promise<SignInResult>;
  redirect(returnTo: string, hint: string): Promise<void>;
  /** Starts an authorization whose steps a script of this page follows; its first URL. */
  begin(): Promise<string>;
  /** Exchanges the code in the URL where such an authorization ended. */
  complete(url: string): Promise<SignInResult>;
  /** After the redirect from the provider: the user, and the page to return to. */
  finish(): Promise<SignInResult & { returnTo: string }>;
  token(): Promise<string | undefined>;
  /** A new access token in place of the cached one. */
  renewToken(): Promise<string | undefined>;
  signOut(returnTo: string): Promise<void>;
}

/** Readers may search for a password or wait for an e-mail; the client's default timeout is one minute. */
const timeoutInSeconds = 900;

/** Our own provider, or the one the publication configures. */
export function providerDomain(settings: Pick<IdentitySettings, 'domain'>, origin: string): string {
  return settings.domain ?? `${origin}/identity`;
}

/** Our provider redirects here after an authorization that no page of the site takes up. */
export const signedInUrl = (origin: string): string => `${origin}/identity/signed-in`;

/** The provider's unmodified client. It is large, so it loads only for readers who sign in. */
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
    async silent(isBack) {
      if (isBack) await client.getTokenSilently();
      else await client.checkSession();
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
    async begin() {
      let first = '';
      await client.loginWithRedirect({
        authorizationParams: { redirect_uri: signedInUrl(origin) },
        openUrl: (url) => {
          first = url;
        },
      });
      return first;
    },
    async complete(url) {
      await client.handleRedirectCallback(url);
      return signedIn();
    },
    async finish() {
      const { appState } = await client.handleRedirectCallback<{ returnTo?: string }>();
      return { ...(await signedIn()), returnTo: appState?.returnTo ?? '/' };
    },
    token: () => client.getTokenSilently(),
    renewToken: () => client.getTokenSilently({ cacheMode: 'off' }),
    signOut: (returnTo) => client.logout({ logoutParams: { returnTo } }),
  };
}
