import { createContext } from 'react-router';
import { isContentOnly } from '#app/content-client/content-only.ts';
import type { ComposedPage } from '#content/page/composed-page.ts';
import {
  editionContext,
  type Navigation,
  previewContext,
  screenOf,
  siteContext,
  surrogateKeysContext,
} from './navigation.ts';
import type { Screen } from './screen-for.ts';

const compositionContext = createContext<Promise<ComposedPage> | null>(null);

/** The one composer call of a navigation: root and page both wait for this promise. */
export function compositionOf(navigation: Navigation): Promise<ComposedPage> | null {
  const started = navigation.context.get(compositionContext);
  if (started) return started;
  const screen = screenOf(navigation);
  if (!screen?.route.composes) return null;
  const composition = compose(navigation, screen, screen.route.composes);
  navigation.context.set(compositionContext, composition);
  return composition;
}

/** Drops the composition after the navigation was pointed at another path. */
export function forgetComposition({ context }: Pick<Navigation, 'context'>): void {
  context.set(compositionContext, null);
}

async function compose(
  { context, request }: Navigation,
  { route, params, pageNumber }: Screen,
  { pageType, slug = params.slug ?? params.id }: NonNullable<Screen['route']['composes']>,
): Promise<ComposedPage> {
  const { client, shells, heldShell, heldPage, settings } = context.get(siteContext);
  const same = route.sharesPages ? heldPage?.(pageType, slug) : undefined;
  if (same) return same;
  const edition = context.get(editionContext);
  const token = context.get(previewContext);
  const held = heldShell(edition);
  const contentOnly = isContentOnly({
    hasHeader: held?.header !== undefined,
    hasFooter: held?.footer !== undefined,
    isSeamless: false,
  });
  const page = await client.request(
    'page',
    {
      pageType,
      slug,
      pageNumber: pageNumber > 1 ? pageNumber : undefined,
      contentOnly: contentOnly || undefined,
    },
    {
      signal: request.signal,
      edition: route.hasEditions ? edition : undefined,
      preview: token ? { header: settings.preview.headerName, token } : undefined,
      onSurrogateKeys: (keys) => {
        for (const key of keys) context.get(surrogateKeysContext).add(key);
      },
    },
  );
  const { header, footer } = page;
  if ((header || footer) && !token) shells.set(edition, { header, footer });
  return page;
}
