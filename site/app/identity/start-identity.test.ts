import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A fresh module instance each time: the auth store is a singleton per page. */
async function openPage({ path = '/', stored = false } = {}) {
  vi.resetModules();
  const { pathname, search } = new URL(path, 'https://wavelength.example');
  vi.stubGlobal('location', { pathname, search });
  vi.stubGlobal('localStorage', { getItem: () => (stored ? 'auth0' : null) });
  const { reader } = await import('./auth-store.ts');
  const { startIdentity } = await import('./start-identity.ts');
  return { reader, startIdentity, onUser: vi.fn() };
}
const user = { sub: 'a1' };
const start = vi.fn();
beforeEach(() => void vi.doMock('./session.ts', () => ({ accountSession: () => ({ start }) })));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('./session.ts');
  start.mockReset();
});

it('AU-02 AU-10 a reader signed in before the start gets the account menu at once', async () => {
  const { reader, startIdentity, onUser } = await openPage({ stored: true });
  reader.send({ type: 'user', user });
  startIdentity(onUser);
  expect(onUser).toHaveBeenCalledTimes(1);
  await Promise.resolve();
  expect(start).not.toHaveBeenCalled();
});

it('AU-01 AU-02 a reader who never signed in triggers no request, and gets the menu once after signing in', async () => {
  const { reader, startIdentity, onUser } = await openPage();
  startIdentity(onUser);
  expect(reader.get()).toMatchObject({ fetchComplete: true, loggedIn: false });
  expect(onUser).not.toHaveBeenCalled();
  reader.send({ type: 'user', user });
  reader.send({ type: 'logout' });
  reader.send({ type: 'user', user });
  expect(onUser).toHaveBeenCalledTimes(1);
});

it('AU-09 an earlier session is restored silently; back from the provider the page itself finishes', async () => {
  const later = await openPage({ stored: true });
  later.startIdentity(later.onUser);
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(1));
  const back = await openPage({ path: '/user/?code=c&state=s', stored: true });
  back.startIdentity(back.onUser);
  expect(back.reader.get().fetchComplete).toBe(false);
});
