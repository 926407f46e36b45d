import { describe, expect, it, vi } from 'vitest';
import { publication } from '#config';
import { fakeApi } from '#site/test/fake-api.ts';
import { noon, recordingLog } from '#site/test/test-site.ts';
import { createContentClient } from '../content-client/client.ts';
import { createShellStore } from '../content-client/shell-store.ts';
import { resolveMiddleware } from '../middleware/list.ts';
import type { PageState } from '../page-store.ts';
import { pageNotFound } from '../site-error.ts';
import { loadNavigation } from './load-page-state.ts';
import { createNavigation, type Site } from './navigation.ts';
import { createNavigator } from './navigator.ts';
import { routes } from './routes.ts';
import { fakeBrowser } from './test/fake-browser.ts';

/** The browser's navigation without a browser: the same middleware, loaders, client and shell store. */
function startNavigator(api = fakeApi()) {
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
  const shown: PageState[] = [];
  const pageState = () => shown.at(-1) as PageState;
  const fake = fakeBrowser('/start/');
  const navigator = createNavigator({
    browser: fake.browser,
    load(url, signal) {
      const navigation = createNavigation(site, new Request(url, { signal }), url);
      return loadNavigation(navigation, resolveMiddleware(), shells.get('us') && pageState().shell);
    },
    onStart: () => {},
    onArrive: (arrival) => void (arrival.pageState && shown.push(arrival.pageState)),
    scrollPosition: () => 0,
  });
  return { ...fake, navigator, pageState, shown, api };
}

describe('moving from page to page', () => {
  it('RM-25 RM-26 calls the composer once per page, and requests header and footer only the first time', async () => {
    const { navigator, pageState, api } = startNavigator();
    await navigator.open('/');
    await navigator.open('/latest/');
    await navigator.open('/latest/2/');
    const contentOnly = api.requests.map(({ url }) => new URL(url).searchParams.get('contentOnly'));
    expect(contentOnly).toEqual([null, 'true', 'true']);
    expect(pageState().shell.header?.components).toHaveLength(1);
    expect(pageState().screen).toMatchObject({ routeName: 'latest', pageNumber: 2 });
  });

  it('RM-26 after a failed page, the next one loads header and footer', async () => {
    const { navigator, pageState, api } = startNavigator();
    await navigator.open('/article/unknown/');
    expect(pageState()).toMatchObject({ error: { status: 404 }, shell: { year: 2026 } });
    await navigator.open('/latest/');
    expect(new URL(api.requests[1]?.url ?? '').searchParams.has('contentOnly')).toBe(false);
    expect(pageState().shell.header).toBeDefined();
    expect(pageState().error).toBeUndefined();
  });

  it('ER-10 a redirect on the way shows no error, only the page it leads to', async () => {
    const availableOn = [{ edition: 'us', slug: 'new' }];
    const api = fakeApi(({ slug }) =>
      slug === 'old' ? Response.json({ errors: [{ code: 404, availableOn }] }, { status: 404 }) : undefined,
    );
    const { navigator, pageState, shown, path } = startNavigator(api);
    await navigator.open('/');
    await navigator.open('/article/old/');
    expect(path()).toBe('/article/new/');
    expect(pageState().screen?.routeName).toBe('article');
    expect(shown.map(({ error }) => error).filter(Boolean)).toEqual([]);
  });

  it('RT-02 goes back to the page before', async () => {
    const { navigator, pageState, traverse } = startNavigator();
    await navigator.open('/latest/');
    await navigator.open('/news/');
    traverse(-1);
    await vi.waitFor(() => expect(pageState().screen?.routeName).toBe('latest'));
  });
});
