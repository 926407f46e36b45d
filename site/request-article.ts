import type { RequestArticle } from '#app/components/page/refresh-context.ts';
import { createContentClient } from '#app/content-client/client.ts';
import { publicSettings } from '#config/public.ts';
import type { Article } from '#content/entities/article.ts';

const client = createContentClient(
  { baseUrl: location.origin, site: publicSettings.siteId, apiKey: publicSettings.apiKey },
  // The API's answer may be kept for an hour; a live blog needs the newest one.
  (request) => fetch(request, { cache: 'no-cache' }),
);

/** The story of the page, as it is now. */
export const requestArticle: RequestArticle = async ({ slug, componentId }) => {
  const { data } = await client.request('component', { pageType: 'article', slug, componentId });
  return data.data as Article;
};
