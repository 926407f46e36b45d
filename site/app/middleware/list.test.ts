import { createStaticHandler, type RouterContext, RouterContextProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { publication } from '#config';
import { fakeApi } from '#site/test/fake-api.ts';
import { noon, recordingLog } from '#site/test/test-site.ts';
import { createContentClient } from '../content-client/client.ts';
import { createShellStore } from '../content-client/shell-store.ts';
import {
  editionContext,
  experimentContext,
  featuresContext,
  languageContext,
  maxAgeContext,
  type Site,
  sessionContext,
  siteContext,
  surrogateKeysContext,
  transactionContext,
} from '../routing/navigation.ts';
import { createRouterTree } from '../routing/router-tree.ts';
import { routes } from '../routing/routes.ts';
import { pageNotFound } from '../site-error.ts';
import { resolveMiddleware } from './list.ts';

/** The context value that only this middleware writes; vanity writes none and calls the API. */
const written = new Map<RouterContext<never>, string>(
  Object.entries({
    language: languageContext,
    'feature flags': featuresContext,
    'A/B test': experimentContext,
    auth: sessionContext,
    cache: maxAgeContext,
    editions: editionContext,
    transaction: transactionContext,
  }).map(([name, context]) => [context as unknown as RouterContext<never>, name]),
);

/** Runs the product's own list on a path; returns the steps in order and the final context. */
async function run(path: string) {
  const recorded: string[] = [];
  class RecordingContext extends RouterContextProvider {
    override set<T>(context: RouterContext<T>, value: T): void {
      const name = written.get(context as unknown as RouterContext<never>);
      if (name) recorded.push(name);
      super.set(context, value);
    }
  }
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
  const context = new RecordingContext();
  context.set(siteContext, site);
  context.set(surrogateKeysContext, new Set());
  await createStaticHandler(createRouterTree(resolveMiddleware(), () => true)).query(
    new Request(`http://site.test${path}`),
    {
      requestContext: context,
      generateMiddlewareResponse: async () => {
        recorded.push('load');
        return new Response();
      },
    },
  );
  return { recorded, context };
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
    const { context } = await run(path);
    expect(context.get(sessionContext)).toBe(needsSession);
    if (needsSession) expect(context.get(maxAgeContext)).toBe(0);
  });

  it('RM-14 a browser that navigates to the account page checks its session, once', async () => {
    const { reader } = await import('../identity/auth-store.ts');
    vi.stubGlobal('document', { cookie: '' });
    vi.stubGlobal('location', new URL('http://site.test/latest/'));
    vi.stubGlobal('localStorage', { getItem: () => null });
    const { auth } = await import('./auth.ts');
    const navigation = (path: string) => {
      const context = new RouterContextProvider();
      context.set(siteContext, { routes } as unknown as Site);
      const url = new URL(path, 'http://site.test');
      void auth({ context, url, request: new Request(url) } as never, async () => undefined);
    };
    navigation('/latest/');
    expect(reader.get().fetchComplete).toBe(false);
    navigation('/user/');
    await vi.waitFor(() => expect(reader.get().fetchComplete).toBe(true));
    vi.unstubAllGlobals();
  });

  it('ER-16 rejects unknown modules', () => {
    expect(() => resolveMiddleware(['weather'])).toThrow(
      expect.objectContaining({ status: 500, message: 'Unknown middleware weather' }),
    );
  });
});
