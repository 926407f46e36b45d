import type { FeaturePage } from '#content/entities/page-entities.ts';
import { pathForArticle, pathForContent } from '#content/rules/content-path.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import { mainOf } from '../main-of.ts';
import type { ScreenData } from '../screen-data.ts';
import { absoluteUrl } from './absolute-url.ts';

/** Where a page really lives: what editors say, else the story's own route, else this route in its short form. */
export function canonicalUrl({ page, canonicalPath }: ScreenData, siteUrl: string): string {
  const story = mainOf(page.data, 'Article')?.data;
  if (story) return absoluteUrl(story.canonicalUrl || pathForArticle(story), siteUrl);
  const video = mainOf(page.data, 'Video')?.data;
  if (video) return absoluteUrl(pathForContent(video) ?? canonicalPath, siteUrl);
  const feature = mainOf(page.data, 'Feature')?.data;
  return absoluteUrl(feature ? pathForFeature(feature) : canonicalPath, siteUrl);
}

/** Features and landing pages are one kind of story; the way one is shown decides where it is at home. */
function pathForFeature({ slug, viewType }: FeaturePage): string {
  return pathFor(viewType === 'landing' ? 'sem-landing' : 'feature', { slug });
}
