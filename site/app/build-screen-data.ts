import type { AdsConfig } from '#content/entities/ads-config.ts';
import { isSpecialFeature } from '#content/rules/seamless.ts';
import { storyForm } from '#content/rules/story-form.ts';
import { viewsIn } from '#content/rules/views-in-layout.ts';
import { type AdPlan, placeAds, slotsWithInventory, suppressesAds } from './ads/page/ad-plan.ts';
import { hasAds } from './ads/page/has-ads.ts';
import { splitChapters } from './features/story/chapters/split-chapters.ts';
import { explainerOpening } from './features/story/explainer/explainer-opening.ts';
import { hasSectionRail } from './features/story/rail/has-section-rail.ts';
import { listsBeside } from './features/story/rail/lists-beside.ts';
import { layOutRail, type RailedArticle } from './features/story/rail/rail-layout.ts';
import { mainComponent } from './main-component.ts';
import type { Screen } from './routing/screen-for.ts';
import { canonicalPathOf, screenPath } from './routing/screen-path.ts';
import type { ScreenData } from './screen-data.ts';
import { showsSkybox } from './shows-skybox.ts';

type PageData = ScreenData['page']['data'];

/** Of collections only special features are read from part to part. A long read ends with its last word. */
function hasFollowers(page: PageData): boolean {
  const article = mainComponent(page, 'Article');
  if (article && storyForm(article.data) === 'inDepth') return false;
  const collection = mainComponent(page, 'Collection');
  return collection === undefined || isSpecialFeature(collection.data);
}

/** Search engines should not list a page that its publisher has not confirmed. */
function hasUnconfirmedText(page: PageData): boolean {
  return mainComponent(page, 'Text')?.data.isUnconfirmed === true;
}

function announcesNext({ layouts, components }: PageData): boolean {
  const shown = new Set(
    viewsIn(layouts).flatMap(({ id, view, hidden }) => (view === 'next-story' && !hidden ? [id] : [])),
  );
  return components.some(
    (component) => shown.has(component.id) && 'items' in component && (component.items?.length ?? 0) > 0,
  );
}

/** The page with its main article split into chapters, where its form or its length shows them. */
function withChapters(page: PageData, ads: AdPlan | undefined): { page: PageData; ads: AdPlan | undefined } {
  const article = mainComponent(page, 'Article');
  if (!article) return { page, ads };
  const hasRail = hasSectionRail(article.data);
  const form = storyForm(article.data);
  if (!hasRail && (!form || form === 'liveBlog')) return { page, ads };
  const { blocks, breaks } = splitChapters({
    blocks: article.data.bodyBlocks ?? [],
    breaks: ads?.breaks ?? [],
  });
  const rail = hasRail
    ? layOutRail({
        blocks,
        breaks,
        opening: explainerOpening({ ...article.data, bodyBlocks: [...blocks] }),
        lists: listsBeside(page),
        hasAd: ads?.places.includes('rail') ?? false,
        hasNewsletter: article.data.newsletter !== undefined,
      })
    : undefined;
  const components = page.components.map((component) =>
    component.id === article.id
      ? ({
          ...article,
          data: { ...article.data, bodyBlocks: blocks, rail } as RailedArticle,
        } as typeof component)
      : component,
  );
  return { page: { ...page, components }, ads: ads && { ...ads, breaks } };
}

/** The data a page is rendered from: its screen and what was loaded for it. */
export function buildScreenData(
  screen: Screen,
  loaded: Pick<ScreenData, 'page' | 'features' | 'edition' | 'extras' | 'experiment'>,
  config?: AdsConfig,
): ScreenData {
  const { route } = screen;
  const { features } = loaded;
  const ads = features.ads === true && hasAds(config);
  const layout = route.layout ?? 'default';
  const isSuppressed = suppressesAds(loaded.page.data);
  const placed =
    ads && layout === 'default' && !isSuppressed ? placeAds(loaded.page.data, route.name, config) : undefined;
  const split = withChapters(placed?.page ?? loaded.page.data, placed?.ads);
  return {
    routeName: route.name,
    pageName: route.page,
    layout,
    showHeader: route.showHeader ?? true,
    showLargeHeader: route.showLargeHeader ?? true,
    showSkybox:
      showsSkybox(route, { ...features, ads }, isSuppressed) &&
      slotsWithInventory(route.name, config).includes('skybox'),
    isSeamless: (route.isSeamless ?? false) && features.seamless === true && hasFollowers(loaded.page.data),
    announcesNext: announcesNext(loaded.page.data),
    basePath: screenPath({ ...screen, pageNumber: 1 }),
    canonicalPath: canonicalPathOf(screen),
    pageNumber: screen.pageNumber,
    noIndex: route.noIndex ?? hasUnconfirmedText(loaded.page.data),
    ...loaded,
    page: { ...loaded.page, data: split.page },
    ...(split.ads ? { ads: split.ads } : {}),
  };
}
