import { createMemoryRouter, RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { publication } from '#config';
import { fakeApi } from '#site/test/fake-api.ts';
import { noon, recordingLog } from '#site/test/test-site.ts';
import { createContentClient } from '../content-client/client.ts';
import { createShellStore } from '../content-client/shell-store.ts';
import { resolveMiddleware } from '../middleware/list.ts';
import { pageNotFound } from '../site-error.ts';
import { type Site, siteContext, surrogateKeysContext } from './navigation.ts';
import { createRouterTree, toPageState } from './router-tree.ts';
import { routes } from './routes.ts';

/** The browser's router without a browser: the same tree, client and shell store. */
function startRouter(path: string, api = fakeApi()) {
  const shells = createShellStore();
  const address = { baseUrl: 'http://api.test', site: publication.siteId, apiKey: 'key' };
  const site: Site = {
    settings: publication,
    routes,
    client: createContentClient(address, api.fetchApi),
    log: recordingLog().log,
    now: () => noon,
    shells,
    heldShell: shells.get,
    looksUpUnmatched: false,
    unmatched: pageNotFound,
    codeMissing: (error) => error,
    unreachable: (error) => error,
  };
  const router = createMemoryRouter(
    createRouterTree(resolveMiddleware(), () => shells.get('us') === undefined),
    {
      initialEntries: [path],
      getContext() {
        const context = new RouterContextProvider();
        context.set(siteContext, site);
        context.set(surrogateKeysContext, new Set());
        return context;
      },
    },
  );
  const pageState = () => toPageState(router.state, noon);
  return { router, settled: arrival(router), pageState, api };
}

/** Resolves with the next page that has arrived. */
function arrival(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized, navigation }) => {
      if (!initialized || navigation.state !== 'idle') return;
      stop();
      resolve();
    });
  });
}

describe('moving from page to page', () => {
  it('RM-25 RM-26 calls the composer once per page, and requests header and footer only the first time', async () => {
    const { router, settled, pageState, api } = startRouter('/');
    await settled;
    await router.navigate('/latest/');
    await router.navigate('/latest/2/');
    const contentOnly = api.requests.map(({ url }) => new URL(url).searchParams.get('contentOnly'));
    expect(contentOnly).toEqual([null, 'true', 'true']);
    expect(pageState().shell.header?.components).toHaveLength(1);
    expect(pageState().screen).toMatchObject({ routeName: 'latest', pageNumber: 2 });
  });

  it('RM-26 after a failed page, the next one loads header and footer', async () => {
    const { router, settled, pageState, api } = startRouter('/article/unknown/');
    await settled;
    expect(pageState()).toMatchObject({ error: { status: 404 }, shell: { year: 2026 } });
    await router.navigate('/latest/');
    expect(new URL(api.requests[1]?.url ?? '').searchParams.has('contentOnly')).toBe(false);
    expect(pageState().shell.header).toBeDefined();
    expect(pageState().error).toBeUndefined();
  });

  it('ER-10 a redirect on the way shows no error, only the page it leads to', async () => {
    const availableOn = [{ edition: 'us', slug: 'new' }];
    const api = fakeApi(({ slug }) =>
      slug === 'old' ? Response.json({ errors: [{ code: 404, availableOn }] }, { status: 404 }) : undefined,
    );
    const { router, settled, pageState } = startRouter('/', api);
    await settled;
    const errors: unknown[] = [];
    router.subscribe((state) => errors.push(state.errors));
    await router.navigate('/article/old/');
    expect(router.state.location.pathname).toBe('/article/new/');
    expect(pageState().screen?.routeName).toBe('article');
    expect(errors.filter(Boolean)).toEqual([]);
  });

  it('RT-02 goes back to the page before', async () => {
    const { router, settled, pageState } = startRouter('/latest/');
    await settled;
    await router.navigate('/news/');
    const back = arrival(router);
    await router.navigate(-1);
    await back;
    expect(pageState().screen?.routeName).toBe('latest');
  });
});
