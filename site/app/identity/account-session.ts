import { userOfProfile } from '#app/identity/user-of-profile.ts';
import type { AccountProfile } from '#content/entities/account-profile.ts';
import { ownPagePath } from '#content/rules/own-page.ts';
import type { AccountCookies } from '#content/rules/registered.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import { reportSignUp, reportSignUpBeforeLeaving } from '../analytics/sign-up-event.ts';
import type { Log } from '../log.ts';
import type { AccountClient } from './account-client.ts';
import { markUser } from './account-cookies.ts';
import type { AuthUser } from './auth-state.ts';
import type { AuthStore } from './auth-store.ts';
import { isSignUp } from './is-sign-up.ts';
import { forgetLoginMethod, hasLoginMethod, loginMethod, saveLoginMethod } from './login-method.ts';
import { type AccountStorage, signOut as clearAccount } from './sign-out.ts';
import { signOutOfDiscussion } from './sign-out-of-discussion.ts';

interface SessionParts {
  openClient(): Promise<AccountClient>;
  store: AuthStore;
  storages: readonly (AccountStorage & Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>)[];
  page: { cookie: string };
  origin: string;
  cookies: AccountCookies;
  log: Pick<Log, 'warn'>;
}

export interface AccountSession {
  /**
   * Restores the session; `initialized` is set afterwards in any case. `isBack`: the reader has just signed in on a page
   * without the site's script, so nothing is stored here yet.
   */
  start(isBack?: boolean): Promise<void>;
  /** Starts a sign-in whose steps this page follows; the first URL. */
  begin(): Promise<string>;
  /** The steps ended at this URL. */
  complete(url: string): Promise<boolean>;
  byPopup(popup: Window, hint: string): Promise<boolean>;
  byRedirect(returnTo: string, hint: string): Promise<void>;
  /** Back from the provider; where the reader was before. */
  finish(): Promise<string>;
  token(): Promise<string | undefined>;
  /** After a change that ended the present token, as a new password does. */
  renewToken(): Promise<void>;
  setProfile(profile: AccountProfile): void;
  /** Redirects to the provider to sign out; it returns the reader to this URL. */
  signOut(returnTo: string): Promise<void>;
}

/** Sign-in logic without the DOM. Failures are logged, not shown. */
export function createAccountSession(parts: SessionParts): AccountSession {
  const { store, log } = parts;
  const [local] = parts.storages;
  let opening: Promise<AccountClient> | undefined;
  const client = () => {
    opening ??= parts.openClient().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  function signedIn(user: AuthUser): void {
    if (local) saveLoginMethod(local);
    markUser(parts.page, parts.cookies, user, parts.origin.startsWith('https:'));
    store.send({ type: 'user', user });
  }
  function signedOut(): void {
    if (local) forgetLoginMethod(local);
    store.send({ type: 'logout' });
  }

  return {
    async start(isBack = false) {
      try {
        if (!local || !(isBack || hasLoginMethod(local))) return;
        const user = await (await client()).silent(isBack);
        if (!user) return signedOut();
        signedIn(user);
        if (isBack && isSignUp(user, true)) reportSignUp(loginMethod);
      } catch (error) {
        log.warn('Restoring the session failed', { error: String(error) });
        signedOut();
      } finally {
        store.send({ type: 'initialized' });
      }
    },
    async byPopup(popup, hint) {
      try {
        const { user, hasToken } = await (await client()).popup(popup, hint);
        if (!user) return false;
        signedIn(user);
        if (isSignUp(user, hasToken)) reportSignUp(loginMethod);
        return true;
      } catch (error) {
        popup.close();
        log.warn('Signing in failed', { error: String(error) });
        throw error;
      } finally {
        store.send({ type: 'initialized' });
      }
    },
    begin: async () => (await client()).begin(),
    async complete(url) {
      try {
        const { user, hasToken } = await (await client()).complete(url);
        if (!user) return false;
        signedIn(user);
        if (isSignUp(user, hasToken)) reportSignUp(loginMethod);
        return true;
      } catch (error) {
        log.warn('Signing in failed', { error: String(error) });
        throw error;
      } finally {
        store.send({ type: 'initialized' });
      }
    },
    async byRedirect(returnTo, hint) {
      try {
        await (await client()).redirect(returnTo, hint);
      } catch (error) {
        log.warn('Signing in failed', { error: String(error) });
        throw error;
      }
    },
    async finish() {
      try {
        const { user, returnTo, hasToken } = await (await client()).finish();
        if (!user) return '/';
        signedIn(user);
        if (isSignUp(user, hasToken)) await reportSignUpBeforeLeaving(loginMethod);
        return ownPagePath(returnTo, parts.origin) ?? '/';
      } catch (error) {
        log.warn('Signing in failed', { error: String(error) });
        signedOut();
        return pathFor('user');
      } finally {
        store.send({ type: 'initialized' });
      }
    },
    async token() {
      try {
        return store.get().loggedIn ? await (await client()).token() : undefined;
      } catch (error) {
        log.warn('Getting an access token failed', { error: String(error) });
        return undefined;
      }
    },
    async renewToken() {
      try {
        await (await client()).renewToken();
      } catch (error) {
        log.warn('Getting an access token failed', { error: String(error) });
      }
    },
    setProfile: (profile) => store.send({ type: 'profile', profile: userOfProfile(profile) }),
    async signOut(returnTo) {
      signOutOfDiscussion(local);
      clearAccount(parts.page, parts.storages);
      signedOut();
      try {
        await (await client()).signOut(returnTo);
      } catch (error) {
        log.warn('Signing out at the provider failed', { error: String(error) });
        throw error;
      }
    },
  };
}
