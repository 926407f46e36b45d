import { afterEach, expect, it, vi } from 'vitest';

const world = vi.hoisted(() => ({
  isAllowed: true,
  loggedIn: false,
  consent: () => {},
  reader: () => {},
}));
vi.mock('#config/lazy.ts', () => ({ lazySettings: { discussion: {} } }));
vi.mock('#config/public.ts', () => ({ publicSettings: { brand: {} } }));
vi.mock('#app/consent/may-run.ts', () => ({
  mayRun: () => ({ allowed: world.isAllowed }),
  onConsentChange: (call: () => void) => {
    world.consent = call;
  },
}));
vi.mock('#app/identity/auth-store.ts', () => ({
  reader: {
    get: () => ({ loggedIn: world.loggedIn }),
    subscribe: (call: () => void) => {
      world.reader = call;
    },
  },
}));
vi.mock('#app/identity/sign-in-first.ts', () => ({ accessToken: () => {}, signInFirst: () => {} }));
vi.mock('#app/scripts/register-tag.ts', () => ({ registerTag: () => {} }));
vi.mock('./comment-token.ts', () => ({ commentToken: async () => undefined }));
afterEach(() => vi.unstubAllGlobals());

it('CM-01 CN-11 a thread reloads only when login or consent changed: a reader may be writing', async () => {
  const reset = vi.fn();
  const place = { id: '', addEventListener: () => {}, children: [], prepend: () => {}, isConnected: true };
  vi.stubGlobal('window', { DISQUS: { reset }, DISQUSWIDGETS: { getCount: () => {} } });
  vi.stubGlobal('document', {
    title: 'A story',
    getElementById: () => null,
    createElement: () => ({ addEventListener: () => {}, append: () => {} }),
  });
  vi.stubGlobal('location', { origin: 'http://localhost', pathname: '/article/a/' });
  vi.stubGlobal('localStorage', {});
  const { onThread } = await import('./start-comments.ts');
  await onThread({ open: true, querySelector: () => place } as never, 'a');
  expect(reset).toHaveBeenCalledTimes(1);
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  // The service's late response, another category, another tab with the same answer.
  for (const call of [world.consent, world.consent, world.reader]) call();
  await settle();
  expect(reset).toHaveBeenCalledTimes(1);
  world.loggedIn = true;
  world.reader();
  await settle();
  expect(reset).toHaveBeenCalledTimes(2);
  world.isAllowed = false;
  world.consent();
  world.isAllowed = true;
  world.consent();
  await settle();
  expect(reset).toHaveBeenCalledTimes(3);
});
