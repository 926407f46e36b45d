import type { ComposedPage } from '#content/page/composed-page.ts';
import { articlePage, composed, link, list, listingPage } from './composed-pages.ts';

export type ApiAnswer = Response | ComposedPage | undefined;

export interface FakeApi {
  fetchApi: (request: Request) => Promise<Response>;
  /** Every request that came in, oldest first; lookups of addresses apart. */
  requests: Request[];
  lookups: URL[];
}

const notFound = () =>
  Response.json({ errors: [{ code: 404, reason: 'not_found', message: 'Nothing here' }] }, { status: 404 });

/** The content API of a very small publication. `answer` may override any page; undefined uses the default. */
export function fakeApi(
  answer: (page: { pageType: string; slug: string; url: URL; request: Request }) => ApiAnswer = () =>
    undefined,
  /** The target of a vanity path; the path itself by default. */
  lookup: (path: string) => Response | Promise<Response> = (path) =>
    Response.json({ data: { urlType: 'OK', urlPath: path, targets: [] } }),
): FakeApi {
  const requests: Request[] = [];
  const lookups: URL[] = [];
  return {
    requests,
    lookups,
    async fetchApi(request) {
      const url = new URL(request.url);
      if (url.pathname.includes('/vanity/')) {
        lookups.push(url);
        return lookup(url.searchParams.get('path') ?? '');
      }
      requests.push(request);
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
