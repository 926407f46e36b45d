import { describe, expect, it, vi } from 'vitest';
import type { AccountClient } from './account-client.ts';
import { providerDomain } from './account-client.ts';
import { createAccountSession } from './account-session.ts';
import { createAuthStore } from './auth-store.ts';
import { isSignUp } from './is-sign-up.ts';
import { loginMethodKey } from './login-method.ts';

const user = { sub: 'a1', email: 'ines@mail.example', login_count: 1 };

function storageOf(names: readonly string[]): Storage {
  const kept = new Map(names.map((name) => [name, 'auth0']));
  return {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    clear: () => kept.clear(),
  };
}

function open(given: Partial<AccountClient> = {}, kept: readonly string[] = []) {
  const client: AccountClient = {
    silent: async () => null,
    popup: async () => user,
    redirect: async () => undefined,
    finish: async () => ({ user, returnTo: '/latest/', hasToken: true }),
    token: async () => 'a-token',
    signOut: vi.fn(async () => undefined),
    ...given,
  };
  const store = createAuthStore();
  const local = storageOf(kept);
  const cookies: string[] = [];
  const track = vi.fn();
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
    track,
  });
  return { session, store, local, cookies, track, warn, openClient, client };
}
const popup = { close: () => undefined } as Window;

describe('a session', () => {
  it('AU-01 AU-04 a reader who never signed in is asked nothing, and fetches nothing', async () => {
    const { session, store, openClient } = open();
    await session.start();
    expect(openClient).not.toHaveBeenCalled();
    expect(store.get()).toMatchObject({ fetchComplete: true, loggedIn: false });
  });

  it('AU-05 AU-07 AU-09 who signed in before is known again, silently', async () => {
    const { session, store, local } = open({ silent: async () => user }, [loginMethodKey]);
    await session.start();
    expect(store.get()).toMatchObject({ fetchComplete: true, loggedIn: true, user });
    expect(loginMethodKey).toBe('core_auth_login_method');
    expect(local.getItem(loginMethodKey)).toBe('auth0');
  });

  it.each([
    ['the provider knows nobody', { silent: async () => null }],
    ['the provider fails', { silent: () => Promise.reject(new Error('no')) }],
  ])(
    'AU-04 AU-06 AU-37 AU-38 the login method is forgotten when %s, and nobody is shown anything',
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

  it('AU-02 AU-09 by popup; who closes it has not signed in', async () => {
    const { session, store } = open();
    expect(await session.byPopup(popup, 'ines@mail.example')).toBe(true);
    expect(store.get().loggedIn).toBe(true);
    const other = open({ popup: async () => null });
    expect(await other.session.byPopup(popup, '')).toBe(false);
    expect(other.store.get()).toMatchObject({ fetchComplete: true, loggedIn: false });
  });

  it('AU-28 AU-38 a failed popup is told to the form that opened it', async () => {
    const { session, warn } = open({ popup: () => Promise.reject(new Error('no')) });
    await expect(session.byPopup(popup, '')).rejects.toThrow('no');
    expect(warn).toHaveBeenCalledOnce();
  });

  it.each([
    [1, ['sign_up']],
    [0, ['sign_up']],
    [2, []],
    [undefined, []],
  ])('AU-08 AU-39 back by redirect with login_count %o: events %o', async (login_count, events) => {
    const { session, track } = open({
      finish: async () => ({ user: { ...user, login_count }, returnTo: '/latest/', hasToken: true }),
    });
    expect(await session.finish()).toBe('/latest/');
    expect(track.mock.calls.map(([{ name }]) => name)).toEqual(events);
  });

  it('AU-08 no sign-up without a redirect or without a token', () => {
    expect(isSignUp(user, { byRedirect: true, hasToken: true })).toBe(true);
    expect(isSignUp(user, { byRedirect: false, hasToken: true })).toBe(false);
    expect(isSignUp(user, { byRedirect: true, hasToken: false })).toBe(false);
  });

  it.each([
    ['/article/a-story/', '/article/a-story/'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['javascript:alert(1)', '/'],
  ])('AU-09 AU-11 after a redirect a reader goes on to %o as %o', async (returnTo, expected) => {
    const { session } = open({ finish: async () => ({ user, returnTo, hasToken: true }) });
    expect(await session.finish()).toBe(expected);
  });

  it('AU-37 a redirect that fails leads to the account page, not to an error', async () => {
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
    const staff = open({ popup: async () => ({ ...user, role: 'staff' }) });
    await staff.session.byPopup(popup, '');
    expect(staff.cookies.at(-1)).toBe('core_auth_staff=1; Path=/; SameSite=Lax; Secure');
  });

  it('AU-03 AU-06 AU-11 RT-61 leaving forgets everything here and goes to the provider with a way back', async () => {
    const { session, store, local, client } = open({ silent: async () => user }, [
      loginMethodKey,
      'core_auth_comment_token',
    ]);
    await session.start();
    await session.leave('https://wavelength.example/');
    expect(local.length).toBe(0);
    expect(store.get()).toEqual({ fetchComplete: true, loggedIn: false, profile: null, user: null });
    expect(client.signOut).toHaveBeenCalledWith('https://wavelength.example/');
  });

  it('AU-14 AU-37 a token is for who is signed in; without one nobody is told', async () => {
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

it('AU-09 AU-13 the provider is the house’s own unless the publication names another', () => {
  expect(providerDomain({}, 'https://wavelength.example')).toBe('https://wavelength.example/identity');
  expect(providerDomain({ domain: 'login.example.com' }, 'https://wavelength.example')).toBe(
    'login.example.com',
  );
});
