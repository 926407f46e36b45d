import type { FeaturePage } from '#content/entities/page-entities.ts';
import { pathForArticle, pathForContent } from '#content/rules/content-path.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import { mainComponent } from '../main-component.ts';
import type { ScreenData } from '../screen-data.ts';
import { absoluteUrl } from './absolute-url.ts';

/** The canonical URL: set by editors, else the story's own route, else this route in its short form. */
export function canonicalUrl(data: ScreenData, siteUrl: string): string {
  const story = mainComponent(data.page.data, 'Article')?.data;
  return absoluteUrl(story?.canonicalUrl || ownPath(data), siteUrl);
}

/** The URL of a page on this site, whatever URL it was requested at. */
export function ownPath({ page, canonicalPath }: ScreenData): string {
  const story = mainComponent(page.data, 'Article')?.data;
  if (story) return pathForArticle(story);
  const video = mainComponent(page.data, 'Video')?.data;
  if (video) return pathForContent(video) ?? canonicalPath;
  const feature = mainComponent(page.data, 'Feature')?.data;
  return feature ? pathForFeature(feature) : canonicalPath;
}

/** Features and landing pages are one content type; its layout decides which route is canonical. */
function pathForFeature({ slug, viewType }: FeaturePage): string {
  return pathFor(viewType === 'landing' ? 'sem-landing' : 'feature', { slug });
}
