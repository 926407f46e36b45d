import type { ComposedPage } from '#content/page/composed-page.ts';
import { articlePage, composed, link, list, listingPage } from './composed-pages.ts';

export type ApiAnswer = Response | ComposedPage | undefined;

export interface FakeApi {
  fetchApi: (request: Request) => Promise<Response>;
  /** Every request that came in, oldest first. */
  requests: Request[];
}

const notFound = () =>
  Response.json({ errors: [{ code: 404, reason: 'not_found', message: 'Nothing here' }] }, { status: 404 });

/** The content API of a very small publication. `answer` may take over any page; undefined leaves it to the default. */
export function fakeApi(
  answer: (page: { pageType: string; slug: string; url: URL; request: Request }) => ApiAnswer = () =>
    undefined,
): FakeApi {
  const requests: Request[] = [];
  return {
    requests,
    async fetchApi(request) {
      requests.push(request);
      const url = new URL(request.url);
      const [, pageType = '', slug = ''] = /\/pages\/([^/]+)\/([^/]+)\/web$/.exec(url.pathname) ?? [];
      const found = answer({ pageType, slug, url, request }) ?? knownPage(pageType, slug, url);
      if (found instanceof Response) return found;
      if (!found) return notFound();
      const { header: _header, footer: _footer, ...content } = found;
      const body = url.searchParams.get('contentOnly') === 'true' ? content : found;
      return Response.json(body, { headers: { 'surrogate-key': `${pageType}-${slug}` } });
    },
  };
}

function knownPage(pageType: string, slug: string, url: URL): ComposedPage | undefined {
  if (slug === 'unknown') return undefined;
  const pageNumber = Number(url.searchParams.get('pageNumber') ?? 1);
  switch (pageType) {
    case 'front-door':
      return composed('front-door', slug, [list('top', [link('first'), link('second')])], {});
    case 'article':
      return articlePage(slug);
    case 'listing':
    case 'topic':
    case 'author':
      return pageNumber > 3 ? undefined : listingPage(slug, pageNumber, pageType);
    default:
      return undefined;
  }
}
