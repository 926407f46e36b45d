import type { PageState } from '../page-store.ts';
import { Redirect } from './redirect.ts';

/** A page, or another place on the same page, is about to be shown; the address bar already has its URL. */
export interface Arrival {
  url: URL;
  /** Undefined if only the anchor changed. */
  pageState?: PageState;
  /** The saved scroll position, null if there is none, false to leave the scroll position as it is. */
  restore: number | null | false;
}

export interface NavigatorOptions {
  /** `window`, except in tests. */
  browser: Pick<Window, 'history' | 'location'> & { addEventListener: Window['addEventListener'] };
  load: (url: URL, signal: AbortSignal) => Promise<PageState | Redirect>;
  onStart: () => void;
  onArrive: (arrival: Arrival) => void;
  /** The reader's position on the page, saved for when they come back. */
  scrollPosition: () => number;
}

export interface Navigator {
  /** With `keepsPlace` the scroll position stays: only a part of the page changes. */
  open: (path: string, keepsPlace?: boolean) => Promise<void>;
}

type HistoryChange = 'push' | 'replace' | 'pop';
interface Step {
  change: HistoryChange;
  key: string;
  keepsPlace: boolean;
  redirects: number;
}

/** More in a row are a loop; the server then answers, and the browser reports its loops itself. */
const maxRedirects = 5;

/**
 * Moves between pages without loading documents. Each history entry has a key in its state, under which its scroll
 * position is saved. A later navigation aborts an earlier one. A page that cannot be loaded here is loaded as a
 * document, so that no click is lost.
 */
export function createNavigator(options: NavigatorOptions): Navigator {
  const { history, location } = options.browser;
  const positions = new Map<string, number>();
  let pending: AbortController | undefined;
  let here = { url: new URL(location.href), key: ensureKey() };

  function ensureKey(): string {
    const known = keyOf(history.state);
    if (known) return known;
    const key = newKey();
    history.replaceState({ ...history.state, key }, '');
    return key;
  }

  async function go(url: URL, step: Step): Promise<void> {
    pending?.abort();
    const controller = new AbortController();
    pending = controller;
    positions.set(here.key, options.scrollPosition());
    if (isSamePage(here.url, url, step.change)) return arrive(url, step);
    options.onStart();
    const loaded = await options
      .load(url, controller.signal)
      .catch(() => new Redirect(url.href, 302, { loadsDocument: true }));
    if (pending !== controller) return;
    if (loaded instanceof Redirect) await follow(loaded, url, step);
    else arrive(url, step, loaded);
  }

  async function follow({ to, loadsDocument }: Redirect, from: URL, step: Step): Promise<void> {
    const url = new URL(to, from);
    const isElsewhere = url.origin !== location.origin || step.redirects >= maxRedirects;
    if (loadsDocument || isElsewhere) return openDocument(url, step);
    // The entry that the reader went back to is replaced: a new one would lead them here again.
    const change = step.change === 'pop' ? 'replace' : step.change;
    await go(url, { ...step, change, key: newKey(), redirects: step.redirects + 1 });
  }

  function openDocument(url: URL, { change }: Step): void {
    // Assigning the URL that is in the address bar only scrolls if it has an anchor.
    if (url.href === location.href) location.reload();
    else if (change === 'push') location.assign(url.href);
    else location.replace(url.href);
  }

  function arrive(url: URL, step: Step, pageState?: PageState): void {
    const { change, key } = step;
    try {
      if (change === 'push') history.pushState({ key }, '', url);
      if (change === 'replace') history.replaceState({ key }, '', url);
    } catch {
      // Browsers limit how many entries a page may add in a short time.
      openDocument(url, step);
      return;
    }
    pending = undefined;
    here = { url, key };
    const restore = step.keepsPlace ? false : (positions.get(key) ?? null);
    try {
      options.onArrive({ url, restore, ...(pageState ? { pageState } : {}) });
    } catch (error) {
      // The URL is the new page's already: its document shows it.
      reportError(error);
      location.reload();
    }
  }

  options.browser.addEventListener('popstate', ({ state }) => {
    const url = new URL(location.href);
    const key = keyOf(state);
    // A copy of the entry, pushed by something that lies over the page and closes on Back: the page stays.
    if (key === here.key && !pending) return;
    if (key) return void go(url, { change: 'pop', key, keepsPlace: false, redirects: 0 });
    // An entry without a key was added by the browser for an anchor, to which it scrolls itself.
    // The event comes before the scroll.
    positions.set(here.key, options.scrollPosition());
    here = { url, key: ensureKey() };
    if (!url.hash) options.onArrive({ url, restore: null });
  });

  return {
    open: (path, keepsPlace = false) =>
      go(new URL(path, location.href), { change: 'push', key: newKey(), keepsPlace, redirects: 0 }),
  };
}

/** Opening a URL loads its page, also a second time; an anchor, or going back from one, loads nothing. */
function isSamePage(from: URL, to: URL, change: HistoryChange): boolean {
  if (from.pathname !== to.pathname || from.search !== to.search) return false;
  return to.hash !== '' || (change === 'pop' && from.hash !== '');
}

function keyOf(state: unknown): string | undefined {
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
  return typeof key === 'string' ? key : undefined;
}

const newKey = () => Math.random().toString(36).slice(2, 10);
