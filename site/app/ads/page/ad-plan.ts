import { lazySettings } from '#config/lazy.ts';
import type { AdPlace } from '#content/entities/ad-names.ts';
import type { AdsConfig } from '#content/entities/ads-config.ts';
import type { ComposedPage } from '#content/page/composed-page.ts';
import { viewsIn } from '#content/rules/views-in-layout.ts';
import { mainComponent, storyOf } from '../../main-component.ts';
import { contentLength, lengthFacts, mostAdsForLength } from '../placement/content-length.ts';
import { placeInBody } from '../placement/place-in-body.ts';
import { adPageTypeOf } from './ad-page-type.ts';

/** What the server decides about a page's ads before any request. */
export interface AdPlan {
  places: readonly AdPlace[];
  /** Indexes of body blocks with an ad before them. */
  breaks: readonly number[];
}

type PageData = ComposedPage['data'];

/** Editors can turn ads off for a story or a video; a table of contents of long reads has none. */
export function suppressesAds(page: PageData): boolean {
  return (
    (storyOf(page) ?? mainComponent(page, 'Video')?.data)?.suppressAds === true ||
    viewsIn(page.layouts).some(({ view, hidden }) => view === 'contents-list' && !hidden)
  );
}

/** Places with inventory on this kind of page: space is reserved only for them. */
export function slotsWithInventory(
  routeName: string,
  config: Pick<AdsConfig, 'pages'> = lazySettings.ads,
): readonly AdPlace[] {
  return Object.keys(config.pages[adPageTypeOf(routeName)]) as AdPlace[];
}

/** The page with its ads placed: the text is the same, split where an ad goes. */
export function placeAds(
  page: PageData,
  routeName: string,
  config: Pick<AdsConfig, 'body' | 'pages'> = lazySettings.ads,
): { page: PageData; ads: AdPlan } {
  const places = slotsWithInventory(routeName, config);
  const story = storyOf(page);
  const { blocks, breaks } = story
    ? placeInBody(story.bodyBlocks ?? [], {
        ...config.body,
        most: mostAdsForLength(contentLength(lengthFacts(story)), config.body),
      })
    : { blocks: [], breaks: [] };
  const ads = { places, breaks };
  if (breaks.length === 0) return { page, ads };
  const components = page.components.map((component) =>
    component.id === page.mainComponentId && 'meta' in component
      ? ({ ...component, data: { ...component.data, bodyBlocks: blocks } } as typeof component)
      : component,
  );
  return { page: { ...page, components }, ads };
}
