import type { FailedRenders } from './failed-renders.ts';
import { type FinishedPage, finishPage } from './finished-page.ts';
import { isShareable, isStorable, lifetimeOf } from './lifetime.ts';
import type { PageStore } from './page-store.ts';
import type { PurgeLog } from './purge-log.ts';

/** All that may change a page's HTML, and the key made from it. */
export interface PageRequest {
  key: string;
  /** Path and the query that is part of the key, normalized. */
  url: string;
  edition: string;
  /** The bucket of a test that changes the HTML, `id:version:bucket`; a part of the key. */
  bucket?: string | undefined;
}

export interface RenderOptions {
  /** Renders the page. It may throw; a status of 500 or above counts as a failure too. */
  render(request: PageRequest): Promise<Response>;
  /** Headers every page carries, flat. */
  headers: readonly string[];
  /** What readers see when there is nothing to show: the site failed, or too much is being rendered. */
  errorPage(status: 500 | 503): FinishedPage;
  /** A monotonic clock. */
  now(): number;
  onRender?(outcome: { status: number; milliseconds: number }): void;
  onError?(error: unknown, request: PageRequest): void;
}

export interface Rendered {
  page: FinishedPage;
  /** Other callers of the same key may have the result. */
  shareable: boolean;
  failed: boolean;
  /** The latest purge this render may have missed. */
  racedBy: number | undefined;
}

interface RenderStores {
  store: PageStore;
  purges: PurgeLog;
  failures: FailedRenders;
}

/** Every cached 404 has this key and is purged by any change: the missing page may exist now. */
export const notFoundKey = 'status:404';

/** Renders one page and stores it, or remembers that it failed. */
export function createPageRenderer(
  options: RenderOptions,
  { store, purges, failures }: RenderStores,
): (request: PageRequest) => Promise<Rendered> {
  const shareNotFound = createNotFoundSharing();

  async function respond(request: PageRequest): Promise<{ page: FinishedPage; headers: Headers }> {
    try {
      const response = await options.render(request);
      const page = await finishPage(response, options.headers);
      return { page: page.status === 404 ? shareNotFound(page) : page, headers: response.headers };
    } catch (error) {
      options.onError?.(error, request);
      return { page: options.errorPage(500), headers: new Headers() };
    }
  }

  return async function render(request) {
    const began = purges.sequence;
    const storedAt = options.now();
    const { page, headers } = await respond(request);
    options.onRender?.({ status: page.status, milliseconds: options.now() - storedAt });
    if (page.status >= 500) {
      const old = store.get(request.key);
      if (old) old.failedAt = options.now();
      else failures.add(request.key, page, options.now());
      return { page, shareable: true, failed: true, racedBy: undefined };
    }
    const surrogateKeys = surrogateKeysOf(page, headers);
    const raced = purges.since(began, surrogateKeys);
    const purged = raced && { at: raced.at, hard: raced.hard };
    const lifetime = lifetimeOf(page.status, headers.get('surrogate-control'));
    failures.delete(request.key);
    if (lifetime && isStorable(page.status, headers))
      store.put({ key: request.key, page, surrogateKeys, lifetime, storedAt, purged, bytes: 0 });
    else store.remove(request.key);
    return { page, shareable: isShareable(headers), failed: false, racedBy: raced?.sequence };
  };
}

/** The pages of paths that do not exist are nearly all the same: they are compressed and stored once. */
function createNotFoundSharing(): (page: FinishedPage) => FinishedPage {
  let notFound: FinishedPage | undefined;
  return (page) => {
    // A page that a vanity entry masks, or masks for some queries, is its own page.
    if (page.vanityQueries || page.isVanity) return page;
    const isSame = notFound?.tag === page.tag && notFound.common.join('\n') === page.common.join('\n');
    if (notFound && isSame) return notFound;
    notFound = page;
    return page;
  };
}

function surrogateKeysOf(page: FinishedPage, headers: Headers): string[] {
  const keys = (headers.get('surrogate-key') ?? '').split(' ').filter(Boolean);
  return page.status === 404 ? [...keys, notFoundKey] : keys;
}
