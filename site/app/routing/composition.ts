import { isContentOnly } from '#app/content-client/content-only.ts';
import type { ComposedPage } from '#content/page/composed-page.ts';
import type { Navigation } from './navigation.ts';
import type { Screen } from './screen-for.ts';

/** The one composer call of a navigation: shell and page both wait for this promise. */
export function compositionOf(navigation: Navigation): Promise<ComposedPage> | null {
  const { screen } = navigation;
  if (screen?.route.composes) navigation.composition ??= compose(navigation, screen, screen.route.composes);
  return navigation.composition;
}

async function compose(
  { site, request, edition, previewToken, surrogateKeys }: Navigation,
  { route, params, pageNumber }: Screen,
  { pageType, slug = params.slug ?? params.id }: NonNullable<Screen['route']['composes']>,
): Promise<ComposedPage> {
  const { client, shells, heldShell, heldPage, settings } = site;
  const same = route.sharesPages ? heldPage?.(pageType, slug) : undefined;
  if (same) return same;
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
      entry: params.entry,
      contentOnly: contentOnly || undefined,
    },
    {
      signal: request.signal,
      edition: route.hasEditions ? edition : undefined,
      preview: previewToken ? { header: settings.preview.headerName, token: previewToken } : undefined,
      onSurrogateKeys: (keys) => {
        for (const key of keys) surrogateKeys.add(key);
      },
    },
  );
  const { header, footer } = page;
  if ((header || footer) && !previewToken) shells.set(edition, { header, footer });
  return page;
}
