import type { NavigatorOptions } from '../navigator.ts';

interface Entry {
  url: string;
  state: unknown;
}

/** History and location of a browser, as far as the navigator uses them; `documents` lists the documents it loads. */
export function fakeBrowser(path: string, initialState: unknown = null) {
  const entries: Entry[] = [{ url: new URL(path, 'http://site.test').href, state: initialState }];
  const documents: string[] = [];
  const listeners: ((event: { state: unknown }) => void)[] = [];
  let index = 0;
  const here = () => entries[index] as Entry;
  const write = (at: number, state: unknown, url?: string | URL | null) => {
    entries.splice(at, entries.length, { state, url: new URL(url ?? here().url, here().url).href });
    index = at;
  };
  const history = {
    get state() {
      return here().state;
    },
    pushState: (state: unknown, _: string, url?: string | URL | null) => write(index + 1, state, url),
    replaceState: (state: unknown, _: string, url?: string | URL | null) => {
      entries[index] = { state, url: new URL(url ?? here().url, here().url).href };
    },
  };
  const location = {
    get href() {
      return here().url;
    },
    get origin() {
      return new URL(here().url).origin;
    },
    assign: (url: string) => documents.push(`assign ${url}`),
    replace: (url: string) => documents.push(`replace ${url}`),
    reload: () => documents.push('reload'),
  };
  const browser = {
    history,
    location,
    addEventListener: (_: string, listener: (event: { state: unknown }) => void) => listeners.push(listener),
  } as unknown as NavigatorOptions['browser'];
  return {
    browser,
    documents,
    paths: () => entries.map(({ url }) => url.replace('http://site.test', '')),
    path: () => here().url.replace('http://site.test', ''),
    /** Back or forward, as the reader's buttons do. */
    traverse(steps: number) {
      index += steps;
      for (const listener of listeners) listener({ state: here().state });
    },
    /** A link to an anchor that the browser follows itself. */
    followAnchor(hash: string) {
      write(index + 1, null, hash);
      for (const listener of listeners) listener({ state: null });
    },
  };
}
