import { isDeepStrictEqual } from 'node:util';
import { renderToString } from 'react-dom/server';
import type { Manifest } from 'vite';
import { App } from '#app/app.tsx';
import { type Brand, brandOf, holdBrand } from '#app/brand/current-brand.ts';
import { SearchSheet } from '#app/components/navigation/search-sheet/search-sheet.tsx';
import { WarnContext } from '#app/components/page/warn-context.ts';
import { WrittenCommentsContext } from '#app/features/comments/written-comments.ts';
import { embedTypesOf } from '#app/features/story/embeds/embed-types.ts';
import { GlobalError } from '#app/global-error.tsx';
import { mainComponent } from '#app/main-component.ts';
import type { PageState } from '#app/page-store.ts';
import type { Navigation } from '#app/routing/navigation.ts';
import type { ScreenData } from '#app/screen-data.ts';
import { appleAppTag } from '#app/seo/apple-app-tag.ts';
import { errorHead } from '#app/seo/error-head.ts';
import { feedTags } from '#app/seo/feed-tags.ts';
import { pageHead } from '#app/seo/page-head.ts';
import { structuredData } from '#app/seo/structured-data.ts';
import { messageOf, shouldReport, statusOf } from '#app/site-error.ts';
import { shellSettings } from '#config/shell.ts';
import type { Settings } from '#content/entities/settings.ts';
import { liveBlogMaxAgeSeconds } from '#content/limits.ts';
import type { Publication } from '#content/publication/schema.ts';
import { DeferredResponse } from '#platform/deferred-response.ts';
import { brandStylesheet } from './document/brand-stylesheet.ts';
import { renderWithCached } from './document/cached-markup.tsx';
import { cacheNotFound, type RenderedDocument } from './document/cached-not-found.ts';
import { bytesOf, type Chunk } from './document/chunks.ts';
import { consentDefaultScripts } from './document/consent-default.ts';
import { documentChunks } from './document/document.ts';
import type { WrittenComments } from './document/first-comments.ts';
import { hydrationChunks } from './document/hydration-chunks.ts';
import { hydrationData } from './document/hydration-data.ts';
import { brandFile, pageAssets, withOwnFonts } from './document/page-assets.ts';
import { printedParts } from './document/printed-parts.tsx';
import { serverTags } from './document/server-tags.ts';
import { renderNewsletterEmail } from './newsletter-email/render-newsletter-email.tsx';

export interface RenderOptions {
  siteUrl: string;
  clientManifest: Manifest | null;
  navigation: Navigation;
  /** With the settings in it. */
  publication: Publication;
  settings: Settings;
  bootstrap: string;
  comments?: WrittenComments | undefined;
}

/** The loaded data as a response. */
export function renderDocument(found: PageState, options: RenderOptions): Response {
  const { publication, settings } = options;
  const brand = shownBrand(settings);
  // Everything from here to the response is written at one go.
  holdBrand(brand);
  const loaded = { ...found, shell: { ...found.shell, brand } };
  if (loaded.screen?.layout === 'newsletter')
    return renderNewsletterEmail(loaded.screen, { siteUrl: options.siteUrl, publication });
  const render = () => renderPageDocument(loaded, options);
  const isMissing = loaded.error !== undefined && statusOf(loaded.error) === 404;
  return respondWith(isMissing ? cacheNotFound(loaded, options.navigation.language, render) : render());
}

const brands = new WeakMap<Settings, Brand>();

/** The same object for the same settings: markup is cached by it. */
function shownBrand(settings: Settings): Brand {
  const known = brands.get(settings) ?? {
    ...brandOf(settings),
    ...(isDeepStrictEqual(settings.menus, shellSettings.menus) ? {} : { menus: settings.menus }),
  };
  brands.set(settings, known);
  return known;
}

/** A page that fails to render is rendered again as its error page. */
function renderPageDocument(loaded: PageState, options: RenderOptions): RenderedDocument {
  const { log } = options.navigation.site;
  const { pathname: path } = options.navigation.url;
  let pageState = loaded;
  let body: Chunk[];
  try {
    body = renderWithCached(
      <WarnContext value={(message, isLogged) => isLogged || log.warn(message, { path })}>
        <WrittenCommentsContext value={options.comments}>
          <App pageState={pageState} />
        </WrittenCommentsContext>
      </WarnContext>,
    );
  } catch (error) {
    pageState = { shell: loaded.shell, error };
    body = renderWithCached(<App pageState={pageState} />);
  }
  let errorId: string | undefined;
  if (!pageState.screen && shouldReport(pageState.error)) {
    errorId = newErrorId();
    log.error(messageOf(pageState.error), { error: pageState.error, path, errorId });
  }
  return writeDocument(body, pageState, { ...options, errorId });
}

function writeDocument(
  body: readonly Chunk[],
  pageState: PageState,
  {
    clientManifest,
    siteUrl,
    navigation,
    publication,
    settings,
    bootstrap,
    comments,
    errorId,
  }: RenderOptions & { errorId: string | undefined },
): RenderedDocument {
  const { screen, error } = pageState;
  const { now } = navigation.site;
  const facts = { siteUrl, brand: publication.brand };
  const isPreview = navigation.previewToken !== null;
  const brand = (name: string) => brandFile(clientManifest, name);
  const { header, square, made } = settings.logo;
  const logos = {
    logo: header?.light.url ?? brand('logo.svg'),
    squareLogo: square?.light.url ?? brand('logo-square.svg'),
  };
  const chunks = documentChunks({
    language: navigation.language,
    ...(screen
      ? pageHead(screen, {
          ...facts,
          isPreview,
          sharePicture: made?.share.url ?? brand('share.png'),
          alternates: feedTags(screen, { ...facts, siteName: facts.brand.name }),
        })
      : errorHead(statusOf(error))),
    onceTags: appleAppTag(publication.appleApp),
    reloadSeconds: screen && isLive(screen) ? liveBlogMaxAgeSeconds : undefined,
    earlyScripts: consentDefaultScripts(publication.scripts),
    serverTags: serverTags(publication.scripts),
    structuredData: screen
      ? structuredData(screen, {
          ...facts,
          ...logos,
          language: navigation.language,
          now: now(),
          commentCount: comments?.count,
        })
      : [],
    abTest: screen?.experiment,
    assets: withOwnFonts(
      pageAssets(clientManifest, screen?.pageName ?? 'error', screen && embedTypesOf(screen.page.data)),
      settings.fonts,
    ),
    themeColor: settings.colors.ink.toUpperCase(),
    brandStyles: brandStylesheet(settings)?.path,
    icons: {
      small: made?.icon32.url ?? brand('favicon-32.png'),
      large: made?.icon192.url ?? brand('favicon-192.png'),
      touch: made?.icon180.url ?? brand('favicon-180.png'),
    },
    printed: printedParts(screen, { siteUrl, year: pageState.shell.year }),
    body,
    afterPage: screen ? searchSheet(settings.name) : '',
    hydration: hydrationChunks(hydrationData(pageState, errorId)),
    bootstrap,
  });
  return { status: screen ? 200 : statusOf(error), bytes: bytesOf(chunks) };
}

/** Whether the page is coverage that goes on. */
const isLive = ({ page }: ScreenData) => mainComponent(page.data, 'Article')?.data.coverage?.state === 'live';

function respondWith({ status, bytes }: RenderedDocument): Response {
  return new DeferredResponse(() => bytes, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // Crawlers get a `Retry-After` while the API is unavailable.
      ...(status === 503 ? { 'retry-after': '5' } : {}),
    },
  });
}

/** By the name of the publication, which is all of it that changes. */
const sheets = new Map<string, string>();
function searchSheet(name: string): string {
  const sheet = sheets.get(name) ?? renderToString(<SearchSheet />);
  sheets.clear();
  sheets.set(name, sheet);
  return sheet;
}

/** Digits only: the error service groups reports that differ only in numbers. */
const newErrorId = () => String(crypto.getRandomValues(new Uint32Array(1))[0]).padStart(10, '0');

/** Last resort: no data, no scripts. */
export function failedDocument(): Response {
  const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Error</title></head><body>${renderToString(<GlobalError />)}</body></html>`;
  return new Response(html, {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  });
}
