import type { Manifest } from 'vite';
import '#app/features/story/embeds/all-embed-views.ts';
import '#app/hold-screen-error.ts';
import '#app/layouts/hold-shell.ts';
import { type ContentClient, createContentClient, type FetchApi } from '#app/content-client/client.ts';
import { createShellStore } from '#app/content-client/shell-store.ts';
import { type FeedAnswers, feedDefinitions } from '#app/feeds/feed-client.ts';
import type { FeedContext } from '#app/feeds/feed-context.ts';
import { handleFeed } from '#app/feeds/feed-handlers.ts';
import type { Log } from '#app/log.ts';
import { middlewareOrder, resolveMiddleware } from '#app/middleware/list.ts';
import { registerModules } from '#app/modules/register-modules.ts';
import type { PageState } from '#app/page-store.ts';
import { failedState, loadPageState } from '#app/routing/load-page-state.ts';
import { createNavigation, type Navigation, type Site } from '#app/routing/navigation.ts';
import { loadPage, pageNames } from '#app/routing/pages.ts';
import { Redirect, redirectResponse } from '#app/routing/redirect.ts';
import { type Route, routes } from '#app/routing/routes.ts';
import { type Middleware, runMiddleware } from '#app/routing/run-middleware.ts';
import { ownPath } from '#app/seo/canonical-url.ts';
import { pageNotFound } from '#app/site-error.ts';
import type { Settings } from '#content/entities/settings.ts';
import { aliasHeader, embeddableHeader } from '#content/limits.ts';
import { defaultSettings } from '#content/publication/default-settings.ts';
import type { Publication } from '#content/publication/schema.ts';
import { withSettings } from '#content/publication/with-settings.ts';
import { coverageMaxAge } from '#content/rules/coverage-max-age.ts';
import { bootstrapScript, scriptHash } from './document/bootstrap.ts';
import { checkDates } from './document/check-dates.ts';
import { consentDefaultScripts } from './document/consent-default.ts';
import { earlyScript } from './document/early-script.ts';
import { type FetchFirstComments, writeFirstComments } from './document/first-comments.ts';
import { pageAssets } from './document/page-assets.ts';
import { tagHashes } from './document/server-tags.ts';
import { earlyAnswer } from './early-response.ts';
import { failedDocument, renderDocument } from './render-document.tsx';

export interface SiteOptions {
  publication: Publication;
  /** In one process the API's own function; split over machines, `fetch`. */
  fetchApi: FetchApi;
  apiBaseUrl: string;
  apiKey: string;
  siteUrl: string;
  /** Where our own discussion service runs; without it pages are written without comments. */
  firstComments?: FetchFirstComments | undefined;
  /** Of the client build; null when the dev server answers for the sources. */
  clientManifest: Manifest | null;
  log: Log;
  /** As of when the page of a preview is shown: a time, or while it is written; undefined unless the API issued the token and it is still valid. */
  previewTime: (token: string, now: Date) => Date | 'now' | undefined;
  now: () => Date;
  /** What staff have set, as it is now; without it the configuration counts. */
  settings?: (() => Promise<Settings>) | undefined;
  /** For tests of the site itself. */
  routes?: readonly Route[];
  middleware?: readonly string[];
}

/** A page with the notice that comments are unavailable is cached only briefly. */
const awaySeconds = 10;

export interface RunningSite {
  respond: (request: Request) => Promise<Response>;
  contentSecurity: { scriptHashes: string[] };
}

interface Parts {
  client: ContentClient;
  feedClient: ContentClient<FeedAnswers>;
  middleware: Middleware[];
  site: Site;
}

/** The site as one function from request to response. */
export function createSite(options: SiteOptions): RunningSite {
  const { log, clientManifest, publication } = options;
  const { scripts, entry } = pageAssets(clientManifest, undefined);
  const bootstrap = bootstrapScript([...new Set([...scripts, entry])]);
  const contentSecurity = {
    scriptHashes: [
      ...[earlyScript, bootstrap, ...consentDefaultScripts(publication.scripts)].map(scriptHash),
      ...tagHashes(publication.scripts),
    ],
  };
  const parts = startParts(options);
  if (!parts) return { respond: async () => failedDocument(), contentSecurity };
  const { middleware, site, feedClient } = parts;
  const feeds: Omit<FeedContext, 'publication'> = {
    client: feedClient,
    siteUrl: options.siteUrl,
    now: options.now,
    log,
  };
  const settingsNow = options.settings ?? (async () => defaultSettings(publication));

  // Rendering never waits for code: the first request waits for all of it.
  const code = Promise.all(pageNames.map(loadPage));

  async function respond(request: Request): Promise<Response> {
    await code;
    const url = new URL(request.url);
    const early = earlyAnswer(request.method, url);
    if (early) return early;
    const settings = await settingsNow();
    const fed = await handleFeed(url, { ...feeds, publication: withSettings(publication, settings) });
    if (fed) return fed;
    const token = url.searchParams.get(publication.preview.queryName) ?? '';
    const now = options.now();
    const previewAt = options.previewTime(token, now);
    const at = previewAt instanceof Date ? { ...site, now: () => previewAt } : site;
    const navigation = createNavigation(at, request, url, previewAt ? token : undefined);
    const answer = (loaded: PageState | Redirect) =>
      loaded instanceof Redirect ? redirectResponse(loaded) : renderPage(loaded, navigation, settings);
    try {
      return await runMiddleware(
        middleware,
        navigation,
        async () => answer(await loadPageState(navigation)),
        (error) => answer(failedState(error, now)),
      );
    } catch (error) {
      log.error('The site failed to answer', { error, path: url.pathname });
      return failedDocument();
    }
  }

  async function renderPage(
    loaded: PageState,
    navigation: Navigation,
    settings: Settings,
  ): Promise<Response> {
    const { siteUrl } = options;
    const now = navigation.site.now();
    const { pathname: path } = navigation.url;
    const pageState = checkDates(loaded, now);
    if (pageState.screen)
      navigation.maxAge = coverageMaxAge(pageState.screen.page.data, navigation.maxAge, now);
    const comments = await writeFirstComments(pageState, {
      fetchComments: options.firstComments,
      keys: navigation.surrogateKeys,
      log,
      onAway: () => {
        navigation.maxAge = awaySeconds;
      },
    });
    const response = renderDocument(pageState, {
      publication: withSettings(publication, settings),
      settings,
      comments,
      siteUrl,
      clientManifest,
      navigation,
      bootstrap,
    });
    if (pageState.screen && ownPath(pageState.screen) !== path) response.headers.set(aliasHeader, 'yes');
    if (navigation.screen?.route.isEmbeddable) response.headers.set(embeddableHeader, 'yes');
    return response;
  }

  return { respond, contentSecurity };
}

function startParts(options: SiteOptions): Parts | undefined {
  const { log, publication } = options;
  const isProduction = import.meta.env.PROD;
  try {
    return registerModules<Parts>(
      {
        client: {
          needs: [],
          create: () =>
            createContentClient(
              { baseUrl: options.apiBaseUrl, site: publication.siteId, apiKey: options.apiKey },
              options.fetchApi,
            ),
        },
        feedClient: {
          needs: [],
          create: () =>
            createContentClient<FeedAnswers>(
              { baseUrl: options.apiBaseUrl, site: publication.siteId, apiKey: options.apiKey },
              options.fetchApi,
              feedDefinitions,
            ),
        },
        middleware: { needs: [], create: () => resolveMiddleware(options.middleware ?? middlewareOrder) },
        site: {
          needs: ['client'],
          create: ({ client }) => ({
            settings: publication,
            experiments: publication.experiments,
            routes: options.routes ?? routes,
            client,
            log,
            now: options.now,
            shells: createShellStore(),
            heldShell: () => undefined,
            unmatched: pageNotFound,
            looksUpUnmatched: true,
            codeMissing: (error) => error,
            unreachable: (error) => error,
          }),
        },
      },
      { isProduction, log },
    );
  } catch (error) {
    if (!isProduction) throw error;
    return undefined;
  }
}
