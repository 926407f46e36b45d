import { describe, expect, it, vi } from 'vitest';
import { publication } from '#config';
import { fakeApi } from '#site/test/fake-api.ts';
import { noon, recordingLog } from '#site/test/test-site.ts';
import { createContentClient } from '../content-client/client.ts';
import { createShellStore } from '../content-client/shell-store.ts';
import { createNavigation, type Navigation, type Site } from '../routing/navigation.ts';
import { routes } from '../routing/routes.ts';
import { runMiddleware } from '../routing/run-middleware.ts';
import { pageNotFound } from '../site-error.ts';
import { resolveMiddleware } from './list.ts';

/** The value that only this middleware writes; vanity writes none and calls the API. */
const written: Partial<Record<keyof Navigation, string>> = {
  language: 'language',
  featuresFor: 'feature flags',
  experiment: 'A/B test',
  needsSession: 'auth',
  maxAge: 'cache',
  edition: 'editions',
  transaction: 'transaction',
};

const navigationTo = (path: string, site: Site) => {
  const url = new URL(path, 'http://site.test');
  return createNavigation(site, new Request(url), url);
};

/** Runs the product's own list on a path; returns the steps in order and the final navigation. */
async function run(path: string) {
  const recorded: string[] = [];
  const shells = createShellStore();
  const api = fakeApi();
  const client = createContentClient(
    { baseUrl: 'http://api.test', site: publication.siteId, apiKey: 'key' },
    api.fetchApi,
  );
  const site: Site = {
    settings: publication,
    experiments: publication.experiments,
    routes,
    client: {
      ...client,
      request: (...given: Parameters<typeof client.request>) => {
        if (given[0] === 'vanity') recorded.push('vanity');
        return client.request(...given);
      },
    } as typeof client,
    log: recordingLog().log,
    now: () => noon,
    shells,
    heldShell: () => undefined,
    looksUpUnmatched: true,
    unmatched: pageNotFound,
    codeMissing: (error) => error,
    unreachable: (error) => error,
  };
  const navigation = new Proxy(navigationTo(path, site), {
    set(target, property, value) {
      const name = written[property as keyof Navigation];
      if (name) recorded.push(name);
      return Reflect.set(target, property, value);
    },
  });
  await runMiddleware(
    resolveMiddleware(),
    navigation,
    async () => recorded.push('load'),
    (error) => {
      throw error;
    },
  );
  return { recorded, navigation };
}

describe('the middleware list', () => {
  it('RM-14 the product runs language, feature flags, A/B test, auth, cache, editions, transaction, vanity', async () => {
    const { recorded } = await run('/latest/?abTest=stickyCta:1:control');
    expect(recorded).toEqual([
      'language',
      'feature flags',
      'A/B test',
      'auth',
      'cache',
      'editions',
      'transaction',
      'vanity',
      'load',
    ]);
  });

  it.each([
    ['/user/', true],
    ['/user/logout/', true],
    ['/latest/', false],
  ])('RM-14 %s needs a session: %s', async (path, needsSession) => {
    const { navigation } = await run(path);
    expect(navigation.needsSession).toBe(needsSession);
    if (needsSession) expect(navigation.maxAge).toBe(0);
  });

  it.each([
    ['/?p=12', 404],
    ['/?utm_source=mail&page_id=3', 404],
    ['/?p=lamp', undefined],
    ['/latest/?p=12', undefined],
  ])('an id of another system is never the front page: %s is %s', async (path, status) => {
    const { navigation } = await run(path);
    expect((navigation.error as { status?: number } | undefined)?.status).toBe(status);
  });

  it('RM-14 a browser that navigates to the account page checks its session, once', async () => {
    const { reader } = await import('../identity/auth-store.ts');
    vi.stubGlobal('document', { cookie: '' });
    vi.stubGlobal('location', new URL('http://site.test/latest/'));
    vi.stubGlobal('localStorage', { getItem: () => null });
    const { auth } = await import('./auth.ts');
    const open = (path: string) =>
      auth(navigationTo(path, { routes } as unknown as Site), async () => undefined);
    open('/latest/');
    expect(reader.get().fetchComplete).toBe(false);
    open('/user/');
    await vi.waitFor(() => expect(reader.get().fetchComplete).toBe(true));
    vi.unstubAllGlobals();
  });

  it('ER-16 rejects unknown modules', () => {
    expect(() => resolveMiddleware(['weather'])).toThrow(
      expect.objectContaining({ status: 500, message: 'Unknown middleware weather' }),
    );
  });
});
