import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userOfProfile } from '#app/identity/user-of-profile.ts';
import { exampleProfile } from '#content/examples/accounts.ts';
import { allCategories, writeAnswer } from '#content/rules/consent/consent-cookies.ts';
import { pendingSignUpKey } from '../analytics/sign-up-event.ts';
import { dropEvents, setEventSink, type TrackedEvent } from '../analytics/track.ts';
import type { AccountClient } from './account-client.ts';
import { providerDomain } from './account-client.ts';
import { createAccountSession } from './account-session.ts';
import { createAuthStore } from './auth-store.ts';
import { loginMethodKey } from './login-method.ts';

const user = { sub: 'a1', email: 'ines@mail.example', login_count: 1 };

function storageOf(names: readonly string[]): Storage {
  const stored = new Map(names.map((name) => [name, 'auth0']));
  return {
    get length() {
      return stored.size;
    },
    key: (index: number) => [...stored.keys()][index] ?? null,
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
    clear: () => stored.clear(),
  };
}

function open(given: Partial<AccountClient> = {}, stored: readonly string[] = []) {
  const client: AccountClient = {
    silent: async () => null,
    popup: async () => ({ user, hasToken: true }),
    redirect: async () => undefined,
    begin: async () => 'https://wavelength.example/identity/authorize',
    complete: async () => ({ user, hasToken: true }),
    finish: async () => ({ user, returnTo: '/latest/', hasToken: true }),
    token: async () => 'a-token',
    renewToken: async () => 'another-token',
    signOut: vi.fn(async () => undefined),
    ...given,
  };
  const store = createAuthStore();
  const local = storageOf(stored);
  const cookies: string[] = [];
  const warn = vi.fn();
  const openClient = vi.fn(async () => client);
  const session = createAccountSession({
    openClient,
    store,
    storages: [local],
    page: {
      get cookie() {
        return cookies.map((text) => text.split(';', 1)[0]).join('; ');
      },
      set cookie(text: string) {
        cookies.push(text);
      },
    },
    origin: 'https://wavelength.example',
    cookies: { user: 'user', previousLogin: 'previous_login' },
    log: { warn },
  });
  return { session, store, local, cookies, warn, openClient, client };
}
const popup = { close: () => undefined } as Window;

let inWindow: Storage;
/** What measurement gets on a measured page with consent. */
let reported: TrackedEvent[];
/** The browser of a reader who stored this consent answer. */
function answer(allowed: readonly (typeof allCategories)[number][]) {
  const facts = { allowed, at: new Date(), isGpc: false, consentId: 'a', count: 1 };
  const cookies = Object.entries(writeAnswer(facts, {}));
  vi.stubGlobal('document', { cookie: cookies.map((pair) => pair.join('=')).join('; ') });
}
beforeEach(() => {
  inWindow = storageOf([]);
  reported = [];
  vi.stubGlobal('window', {});
  vi.stubGlobal('sessionStorage', inWindow);
  setEventSink((event) => reported.push(event));
  answer(allCategories);
});
afterEach(() => {
  setEventSink(undefined);
  dropEvents();
  vi.unstubAllGlobals();
});

describe('a session', () => {
  it('AU-01 AU-04 a reader who never signed in sees no prompt and loads nothing', async () => {
    const { session, store, openClient } = open();
    await session.start();
    expect(openClient).not.toHaveBeenCalled();
    expect(store.get()).toMatchObject({ fetchComplete: true, loggedIn: false });
  });

  it('AU-05 AU-07 AU-09 an earlier session is restored silently', async () => {
    const { session, store, local } = open({ silent: async () => user }, [loginMethodKey]);
    await session.start();
    expect(store.get()).toMatchObject({ fetchComplete: true, loggedIn: true, user });
    expect(loginMethodKey).toBe('core_auth_login_method');
    expect(local.getItem(loginMethodKey)).toBe('auth0');
  });

  it('AU-08 AU-09 a reader who signed in without the site’s script is taken up; a first login is a sign-up', async () => {
    const silent = vi.fn(async () => user);
    const { session, store, local } = open({ silent });
    await session.start(true);
    expect(silent).toHaveBeenCalledWith(true);
    expect([store.get().user, local.getItem(loginMethodKey)]).toEqual([user, 'auth0']);
    expect(reported.map(({ name }) => name)).toEqual(['sign_up']);
  });

  it('AU-02 AU-08 AU-09 steps that this page followed end in a signed-in reader', async () => {
    const { session, store, local } = open();
    expect(await session.begin()).toContain('/identity/authorize');
    expect(await session.complete('https://wavelength.example/identity/signed-in?code=c&state=s')).toBe(true);
    expect([store.get().user, local.getItem(loginMethodKey)]).toEqual([user, 'auth0']);
    expect(reported.map(({ name }) => name)).toEqual(['sign_up']);
    const broken = open({ complete: () => Promise.reject(new Error('no')) });
    await expect(broken.session.complete('https://wavelength.example/')).rejects.toThrow('no');
    expect(broken.warn).toHaveBeenCalledOnce();
    expect(broken.store.get()).toMatchObject({ fetchComplete: true, loggedIn: false });
  });

  it.each([
    ['the provider has no session', { silent: async () => null }],
    ['the provider fails', { silent: () => Promise.reject(new Error('no')) }],
  ])(
    'AU-04 AU-06 AU-37 AU-38 the login method is forgotten when %s, and nothing is shown',
    async (_, given) => {
      const { session, store, local } = open(given, [loginMethodKey]);
      await session.start();
      expect(store.get()).toMatchObject({ fetchComplete: true, loggedIn: false });
      expect(local.getItem(loginMethodKey)).toBeNull();
    },
  );

  it('AU-37 a client that cannot be made is written down', async () => {
    const { session, openClient, warn, store } = open({}, [loginMethodKey]);
    openClient.mockRejectedValueOnce(new Error('no network'));
    await session.start();
    expect(warn).toHaveBeenCalledOnce();
    expect(store.get().fetchComplete).toBe(true);
    expect(await session.byPopup(popup, '')).toBe(true);
  });

  it('AU-02 AU-09 signs in by popup; closing it does not sign in', async () => {
    const { session, store } = open();
    expect(await session.byPopup(popup, 'ines@mail.example')).toBe(true);
    expect(store.get().loggedIn).toBe(true);
    const other = open({ popup: async () => ({ user: null, hasToken: false }) });
    expect(await other.session.byPopup(popup, '')).toBe(false);
    expect(other.store.get()).toMatchObject({ fetchComplete: true, loggedIn: false });
  });

  it('AU-28 AU-38 a failed popup is reported to the form that opened it', async () => {
    const { session, warn } = open({ popup: () => Promise.reject(new Error('no')) });
    await expect(session.byPopup(popup, '')).rejects.toThrow('no');
    expect(warn).toHaveBeenCalledOnce();
  });

  it.each([
    ['/article/a-story/', '/article/a-story/'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['javascript:alert(1)', '/'],
  ])('AU-09 AU-11 after a redirect the reader continues to %o as %o', async (returnTo, expected) => {
    const { session } = open({ finish: async () => ({ user, returnTo, hasToken: true }) });
    expect(await session.finish()).toBe(expected);
  });

  it('AU-37 a failed redirect opens the account page, not an error', async () => {
    const { session, warn } = open({ finish: () => Promise.reject(new Error('state')) });
    expect(await session.finish()).toBe('/user/');
    expect(warn).toHaveBeenCalledOnce();
  });

  it('ROLE-02 ROLE-03 ROLE-06 marks the browser of a member, and of staff', async () => {
    const reader = open();
    await reader.session.byPopup(popup, '');
    expect(reader.cookies).toEqual([
      'user=1; Path=/; SameSite=Lax; Secure',
      'previous_login=1; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
    ]);
    const staff = open({ popup: async () => ({ user: { ...user, role: 'staff' }, hasToken: true }) });
    await staff.session.byPopup(popup, '');
    expect(staff.cookies.at(-1)).toBe('core_auth_staff=1; Path=/; SameSite=Lax; Secure');
  });

  it('AU-03 AU-06 AU-11 RT-61 signing out clears local data and redirects to the provider with a return URL', async () => {
    const { session, store, local, client } = open({ silent: async () => user }, [
      loginMethodKey,
      'core_auth_comment_token',
    ]);
    await session.start();
    await session.signOut('https://wavelength.example/');
    expect(local.length).toBe(0);
    expect(store.get()).toEqual({ fetchComplete: true, loggedIn: false, profile: null, user: null });
    expect(client.signOut).toHaveBeenCalledWith('https://wavelength.example/');
  });

  it('EN-05 EN-56 the profile that is read is stored as the user', async () => {
    const { session, store } = open();
    await session.byPopup(popup, '');
    session.setProfile({ ...exampleProfile, picture: '/a.webp' });
    expect(Object.keys(store.get())).toEqual(['fetchComplete', 'loggedIn', 'profile', 'user']);
    expect(store.get().profile).toEqual(userOfProfile({ ...exampleProfile, picture: '/a.webp' }));
  });

  it('AU-14 AU-37 a token is for the signed-in user; a missing one is not shown', async () => {
    const { session } = open();
    expect(await session.token()).toBeUndefined();
    await session.byPopup(popup, '');
    expect(await session.token()).toBe('a-token');
    const broken = open({ token: () => Promise.reject(new Error('no')) });
    await broken.session.byPopup(popup, '');
    expect(await broken.session.token()).toBeUndefined();
    expect(broken.warn).toHaveBeenCalledOnce();
  });
});

it('AU-09 AU-13 the provider is our own unless the publication names another', () => {
  expect(providerDomain({}, 'https://wavelength.example')).toBe('https://wavelength.example/identity');
  expect(providerDomain({ domain: 'login.example.com' }, 'https://wavelength.example')).toBe(
    'login.example.com',
  );
});

describe('a sign-up', () => {
  const waiting = () => inWindow.getItem(pendingSignUpKey);
  const counted = (login_count?: number) => ({ ...user, login_count });

  it.each([
    [1, true, 'auth0'],
    [0, true, 'auth0'],
    [1, false, null],
    [2, true, null],
    [undefined, true, null],
  ])(
    'AU-08 AU-39 by redirect, login_count %o and token %o: %o waits for the next page',
    async (count, hasToken, stored) => {
      const found = { user: counted(count), returnTo: '/latest/', hasToken };
      expect(await open({ finish: async () => found }).session.finish()).toBe('/latest/');
      expect(waiting()).toBe(stored);
      expect(reported).toEqual([]);
    },
  );

  it.each([
    [1, true, ['sign_up']],
    [1, false, []],
    [2, true, []],
    [undefined, true, []],
  ])('AU-08 AU-39 by pop-up, login_count %o and token %o: reported %o', async (count, hasToken, names) => {
    const { session } = open({ popup: async () => ({ user: counted(count), hasToken }) });
    await session.byPopup(popup, '');
    expect(reported.map(({ name }) => name)).toEqual(names);
  });

  it('AU-08 AN-21 nothing is stored for a reader who rejected measurement', async () => {
    answer(['C0001']);
    setEventSink(undefined);
    await open().session.finish();
    expect(waiting()).toBeNull();
  });

  it('AU-08 AN-21 without a stored answer the redirect waits for the consent platform', async () => {
    const platform = new EventTarget();
    vi.stubGlobal('document', { cookie: '' });
    vi.stubGlobal('addEventListener', platform.addEventListener.bind(platform));
    vi.stubGlobal('removeEventListener', platform.removeEventListener.bind(platform));
    const finished = open().session.finish();
    await new Promise(setImmediate);
    expect(waiting()).toBeNull();
    vi.stubGlobal('window', { OnetrustActiveGroups: ',C0001,C0002,' });
    platform.dispatchEvent(new Event('OneTrustGroupsUpdated'));
    expect([await finished, waiting()]).toEqual(['/latest/', 'auth0']);
  });
});
