import { expect, it } from 'vitest';
import { userExample } from '#content/examples/user.ts';
import { type AuthUser, initialAuth, nextAuth } from './auth-state.ts';
import { createAuthStore } from './auth-store.ts';

const user: AuthUser = { sub: 'a1', email: 'ines@mail.example', login_count: 2 };
const signedIn = nextAuth(initialAuth, { type: 'user', user });

it('EN-55 EN-56 ROLE-01 no user is signed in at first, and nothing is known', () => {
  expect(initialAuth).toEqual({ fetchComplete: false, loggedIn: false, profile: null, user: null });
  expect(Object.keys(user)).toEqual(['sub', 'email', 'login_count']);
});

it('AU-02 ROLE-01 is logged in as soon as a user is set, and not when none is', () => {
  expect(signedIn).toMatchObject({ loggedIn: true, user });
  expect(nextAuth(signedIn, { type: 'user', user: null })).toMatchObject({ loggedIn: false, user: null });
});

it('AU-03 logging out clears user and profile', () => {
  const known = nextAuth(signedIn, { type: 'profile', profile: userExample });
  expect(known.profile).toEqual(userExample);
  expect(nextAuth(known, { type: 'logout' })).toMatchObject({ loggedIn: false, user: null, profile: null });
});

it('AU-04 is initialized after the session check, whatever its result', () => {
  expect(nextAuth(initialAuth, { type: 'initialized' })).toEqual({ ...initialAuth, fetchComplete: true });
  const out = nextAuth(nextAuth(signedIn, { type: 'initialized' }), { type: 'logout' });
  expect(out.fetchComplete).toBe(true);
});

it('AU-03 a profile belongs to one user: it is dropped on logout and on another login', () => {
  expect(nextAuth(initialAuth, { type: 'profile', profile: userExample }).profile).toBeNull();
  const known = nextAuth(signedIn, { type: 'profile', profile: userExample });
  expect(nextAuth(known, { type: 'user', user: { sub: 'b2' } }).profile).toBeNull();
  expect(nextAuth(known, { type: 'user', user: { sub: 'a1' } }).profile).toEqual(userExample);
});

it('AU-02 notifies subscribers until they unsubscribe', () => {
  const store = createAuthStore();
  const seen: boolean[] = [];
  const stop = store.subscribe(() => seen.push(store.get().loggedIn));
  store.send({ type: 'user', user });
  stop();
  store.send({ type: 'logout' });
  expect(seen).toEqual([true]);
});
