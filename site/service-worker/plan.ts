/** Build data for the worker: everything about one release. */
export interface WorkerPlan {
  isOn: boolean;
  version: string;
  /** Paths needed to read the offline page and cached stories offline. */
  shell: readonly string[];
  offlinePath: string;
  savedStories: number;
  previewName: string;
}

export const shellPrefix = 'neutron-shell-';
export const storiesCache = 'neutron-stories';
export const titleHeader = 'x-saved-title';
export const versionHeader = 'x-saved-version';

export interface RequestedFacts {
  method: string;
  url: URL;
  mode: string;
  hasBearer: boolean;
}

/** How a request is answered: network only, network with a cached page as fallback, or the cached shell. */
export function answererOf(
  { method, url, mode, hasBearer }: RequestedFacts,
  { origin, shell }: { origin: string; shell: ReadonlySet<string> },
): 'network' | 'page' | 'shell' {
  if (method !== 'GET' || url.origin !== origin || hasBearer || url.pathname.startsWith('/api/'))
    return 'network';
  if (mode === 'navigate') return 'page';
  return shell.has(url.pathname) ? 'shell' : 'network';
}

/** Personal pages, previews and failures are never cached. */
export function mayKeep(
  url: URL,
  { status, type, cacheControl }: { status: number; type: string; cacheControl: string },
  previewName: string,
): boolean {
  return (
    status === 200 &&
    type.startsWith('text/html') &&
    !/no-store|private/.test(cacheControl) &&
    !url.searchParams.has(previewName)
  );
}

/** The oldest entries above the limit; the list is in order of caching. */
export function overflow<T>(stored: readonly T[], limit: number): T[] {
  return stored.slice(0, Math.max(0, stored.length - limit));
}

/** Shells of other releases that no cached story needs any more. */
export function uselessShells(
  names: readonly string[],
  version: string,
  needed: ReadonlySet<string>,
): string[] {
  return names.filter((name) => {
    const release = name.startsWith(shellPrefix) ? name.slice(shellPrefix.length) : undefined;
    return release !== undefined && release !== version && !needed.has(release);
  });
}

/** Message from a page to the worker: this story was read, cache it. */
export interface CacheMessage {
  kind: 'keep';
  path: string;
  title: string;
}

export function isCacheMessage(data: unknown): data is CacheMessage {
  const { kind, path, title } = (data ?? {}) as Partial<CacheMessage>;
  return kind === 'keep' && typeof path === 'string' && path.startsWith('/') && typeof title === 'string';
}
