import { editionHeader, experimentHeader } from '#content/limits.ts';

/** The site as this module sees it: a function from request to page. */
export interface Site {
  respond(request: Request): Promise<Response>;
  contentSecurity: { scriptHashes: readonly string[] };
}

type SitePage = { url: string; edition: string; bucket?: string | undefined };

/** A page that takes longer than this is not coming: the content client itself gives up after twelve seconds. */
const renderTimeoutMilliseconds = 20_000;

/**
 * Renders a page with a request made from the cache key alone: path, query in the key, edition and bucket.
 * No header or cookie of the reader reaches the HTML, so none can poison what other readers get.
 */
export function createSiteClient(site: Pick<Site, 'respond'>, origin: string) {
  return async ({ url, edition, bucket }: SitePage): Promise<Response> => {
    const headers = { [editionHeader]: edition, ...(bucket ? { [experimentHeader]: bucket } : {}) };
    const request = new Request(`${origin}${url}`, { headers });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const gaveUp = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(
        () => reject(new Error(`the site did not answer ${url} in time`)),
        renderTimeoutMilliseconds,
      ).unref();
    });
    try {
      return await Promise.race([site.respond(request), gaveUp]);
    } finally {
      clearTimeout(timer);
    }
  };
}
