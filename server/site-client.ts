import { editionHeader } from '#content/limits.ts';

/** The site as this room sees it: a function from request to page. */
export interface Site {
  respond(request: Request): Promise<Response>;
  contentSecurity: { scriptHashes: readonly string[] };
}

/** A page that takes longer than this is not coming: the content client itself gives up after twelve seconds. */
const renderTimeoutMilliseconds = 20_000;

/**
 * Asks the site for a page with a request made from the cache key alone: path, kept query and edition.
 * No header or cookie of the reader reaches the HTML, so none can poison what other readers get.
 */
export function createSiteClient(site: Pick<Site, 'respond'>, origin: string) {
  return async ({ url, edition }: { url: string; edition: string }): Promise<Response> => {
    const request = new Request(`${origin}${url}`, { headers: { [editionHeader]: edition } });
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
