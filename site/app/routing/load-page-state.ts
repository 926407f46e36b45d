import { pathFor } from '#content/rules/route-paths.ts';
import { buildScreenData } from '../build-screen-data.ts';
import type { Shell } from '../content-client/shell-store.ts';
import { embedTypesOf } from '../features/story/embeds/embed-types.ts';
import { loadEmbedViews } from '../features/story/embeds/load-embed-views.ts';
import type { PageState } from '../page-store.ts';
import type { LoadedPage, ScreenData, ShellData } from '../screen-data.ts';
import { statusOf } from '../site-error.ts';
import { storyFacts } from '../story-facts.ts';
import { compositionOf } from './composition.ts';
import { loadComposed } from './load-composed.ts';
import type { Navigation } from './navigation.ts';
import { loadPage } from './pages.ts';
import { Redirect } from './redirect.ts';
import { type Middleware, runMiddleware } from './run-middleware.ts';

/** Everything a page is rendered from. `shell`: the header and footer that are shown already and stay. */
export async function loadPageState(
  navigation: Navigation,
  shell?: ShellData,
): Promise<PageState | Redirect> {
  const [loadedShell, outcome] = await Promise.all([
    shell ?? loadShell(navigation),
    loadScreen(navigation).then(
      (screen) => ({ screen }),
      (error: unknown) => ({ error }),
    ),
  ]);
  if ('error' in outcome && outcome.error instanceof Redirect) return outcome.error;
  return { shell: loadedShell, ...outcome };
}

/** The state of a page whose middleware threw: nothing was loaded. */
export function failedState(error: unknown, now: Date, shell?: ShellData): PageState | Redirect {
  return error instanceof Redirect ? error : { shell: shell ?? { year: now.getFullYear() }, error };
}

/** A navigation of the browser: the whole middleware list, then the data. */
export function loadNavigation(
  navigation: Navigation,
  middleware: readonly Middleware[],
  shell?: ShellData,
): Promise<PageState | Redirect> {
  return runMiddleware(
    middleware,
    navigation,
    () => loadPageState(navigation, shell),
    (error) => failedState(error, navigation.site.now(), shell),
  );
}

/** Header and footer. They never decide about the page: without an answer, the last ones known will do. */
async function loadShell(navigation: Navigation): Promise<ShellData> {
  const { shells, now } = navigation.site;
  const page = await compositionOf(navigation)?.catch(() => undefined);
  const sent: Shell | undefined = page?.header || page?.footer ? page : undefined;
  const { header, footer } = sent ?? shells.get(navigation.edition) ?? {};
  return { header, footer, year: now().getFullYear(), origin: navigation.url.origin };
}

/** The page data; throws the error to show instead. */
async function loadScreen(navigation: Navigation): Promise<ScreenData> {
  const { site, url, screen, edition, experiment } = navigation;
  if (!screen) throw navigation.error ?? site.unmatched(url);
  const { route } = screen;
  if (route.redirectTo) throw new Redirect(pathFor(route.redirectTo as 'topics_door'), 301);
  if (route.isDocument && site.loadDocument) throw site.loadDocument(url);
  // Started before the page's code loads, so that both load in parallel.
  compositionOf(navigation)?.catch(() => {});
  const codeMissing = (error: unknown) => {
    throw site.codeMissing(error, url);
  };
  const module = await loadPage(route.page).catch(codeMissing);
  const { extras, ...page }: LoadedPage = await (module.load ?? loadComposed)(navigation).catch(
    (error: unknown) => {
      throw statusOf(error) === 503 ? site.unreachable(error, url) : error;
    },
  );
  const data = buildScreenData(screen, {
    page,
    features: navigation.featuresFor(storyFacts(page.data)),
    edition,
    ...(extras ? { extras } : {}),
    ...(experiment ? { experiment } : {}),
  });
  await loadEmbedViews(embedTypesOf(data.page.data)).catch(codeMissing);
  return data;
}
