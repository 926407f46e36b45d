import { redirect } from 'react-router';
import { pathFor } from '#content/rules/route-paths.ts';
import { buildScreenData } from '../build-screen-data.ts';
import type { Shell } from '../content-client/shell-store.ts';
import { embedTypesOf } from '../features/story/embeds/embed-types.ts';
import { loadEmbedViews } from '../features/story/embeds/load-embed-views.ts';
import type { LoadedPage, ScreenData, ShellData } from '../screen-data.ts';
import { statusOf } from '../site-error.ts';
import { storyFacts } from '../story-facts.ts';
import { compositionOf } from './composition.ts';
import { loadComposed } from './load-composed.ts';
import {
  editionContext,
  experimentContext,
  featuresContext,
  type Navigation,
  screenOf,
  siteContext,
  validationErrorOf,
} from './navigation.ts';
import { loadPage } from './pages.ts';

/** Header and footer. They never decide about the page: without an answer, the last ones known will do. */
export async function loadShell(navigation: Navigation): Promise<ShellData> {
  const { shells, now } = navigation.context.get(siteContext);
  const page = await compositionOf(navigation)?.catch(() => undefined);
  const sent: Shell | undefined = page?.header || page?.footer ? page : undefined;
  const { header, footer } = sent ?? shells.get(navigation.context.get(editionContext)) ?? {};
  return { header, footer, year: now().getFullYear(), origin: navigation.url.origin };
}

/** The page data; throws the error to show instead. */
export async function loadScreen(navigation: Navigation): Promise<ScreenData> {
  const { context, url } = navigation;
  const screen = screenOf(navigation);
  if (!screen) throw validationErrorOf(navigation) ?? context.get(siteContext).unmatched(url);
  const { route } = screen;
  const { openAfresh } = context.get(siteContext);
  if (route.redirectTo) throw redirect(pathFor(route.redirectTo as 'topics_door'), 301);
  if (route.isDocument && openAfresh) throw openAfresh(url);
  // Started before the page's code loads, so that both load in parallel.
  compositionOf(navigation)?.catch(() => {});
  const module = await loadPage(route.page).catch((error: unknown) => {
    throw context.get(siteContext).codeMissing(error, url);
  });
  const { extras, ...page }: LoadedPage = await (module.load ?? loadComposed)(navigation).catch(
    (error: unknown) => {
      throw statusOf(error) === 503 ? context.get(siteContext).unreachable(error, url) : error;
    },
  );
  await loadEmbedViews(embedTypesOf(page.data)).catch((error: unknown) => {
    throw context.get(siteContext).codeMissing(error, url);
  });
  const features = context.get(featuresContext)(storyFacts(page.data));
  const experiment = context.get(experimentContext);
  return buildScreenData(screen, {
    page,
    features,
    edition: context.get(editionContext),
    ...(extras ? { extras } : {}),
    ...(experiment ? { experiment } : {}),
  });
}
