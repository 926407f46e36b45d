/** Build data for the worker: everything about one release. */
export interface WorkerPlan {
  isOn: boolean;
  version: string;
  /** Paths needed to read the offline page and cached stories offline. */
  shell: readonly string[];
  offlinePath: string;
  /** The reading list: its page is cached, because the list itself is on the device. */
  savedPath: string;
  savedStories: number;
  previewName: string;
}

export const shellPrefix = 'neutron-shell-';
export const storiesCache = 'neutron-stories';
export const titleHeader = 'x-saved-title';
export const versionHeader = 'x-saved-version';
/** Readers chose to read these offline: stories that were only read do not displace them. */
export const choiceHeader = 'x-saved-by-choice';
/** Readers are done with these, or took them off their list: they go first when space is short. */
export const doneHeader = 'x-saved-done';
export const bytesHeader = 'x-saved-bytes';
const bytesMost = 50 * 1024 * 1024;

export interface StoredStory<T> {
  item: T;
  isChosen: boolean;
  isDone?: boolean;
  bytes: number;
}

/**
 * The entries to delete: the oldest above the limit of read stories, then above the size of all the oldest that are done
 * and the oldest of the others.
 */
export function overflowing<T>(stored: readonly StoredStory<T>[], limit: number, most = bytesMost): T[] {
  const read = overflow(
    stored.filter(({ isChosen }) => !isChosen),
    limit,
  );
  const rest = stored.filter((one) => !read.includes(one));
  let bytes = rest.reduce((sum, one) => sum + one.bytes, 0);
  const doneFirst = [...rest.filter(({ isDone }) => isDone), ...rest.filter(({ isDone }) => !isDone)];
  const tooLarge = doneFirst.filter((one) => {
    if (bytes <= most) return false;
    bytes -= one.bytes;
    return true;
  });
  return [...read, ...tooLarge].map(({ item }) => item);
}

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

/** Message from a page to the worker: this story was read, or its reader wants it offline; cache it. */
export interface CacheMessage {
  kind: 'keep';
  path: string;
  title: string;
  isSaved?: boolean;
}

export function isCacheMessage(data: unknown): data is CacheMessage {
  const { kind, path, title } = (data ?? {}) as Partial<CacheMessage>;
  return kind === 'keep' && typeof path === 'string' && path.startsWith('/') && typeof title === 'string';
}

/** Message from a page to the worker: the reader is done with a cached story, or wants to read it again. */
export interface DoneMessage {
  kind: 'done';
  path: string;
  isDone: boolean;
}

export function isDoneMessage(data: unknown): data is DoneMessage {
  const { kind, path, isDone } = (data ?? {}) as Partial<DoneMessage>;
  return kind === 'done' && typeof path === 'string' && path.startsWith('/') && typeof isDone === 'boolean';
}
