import { describe, expect, it, vi } from 'vitest';
import type { PageState } from '../page-store.ts';
import { type Arrival, createNavigator } from './navigator.ts';
import { loadDocument, Redirect } from './redirect.ts';
import { fakeBrowser } from './test/fake-browser.ts';

const page = (year = 2026): PageState => ({ shell: { year } });

/** A navigator whose loads are answered by `answers`, by path; every other path is a page. */
function start(answers: Record<string, (signal: AbortSignal) => unknown> = {}, path = '/', state?: unknown) {
  const fake = fakeBrowser(path, state);
  const arrivals: Arrival[] = [];
  const loads: string[] = [];
  const position = { top: 0 };
  const navigator = createNavigator({
    browser: fake.browser,
    async load(url, signal) {
      loads.push(url.pathname + url.search);
      const answer = answers[url.pathname];
      return (answer ? await answer(signal) : page()) as PageState | Redirect;
    },
    onStart: () => {},
    onArrive: (arrival) => void arrivals.push(arrival),
    scrollPosition: () => position.top,
  });
  const arrived = (count: number) => vi.waitFor(() => expect(arrivals).toHaveLength(count));
  return { ...fake, navigator, arrivals, loads, position, arrived };
}

const never = () => new Promise(() => {});

describe('opening a page', () => {
  it('NV-14 changes the address when the page has arrived, not before', async () => {
    const answer = Promise.withResolvers<PageState>();
    const { navigator, path, arrivals } = start({ '/news/': () => answer.promise });
    const opened = navigator.open('/news/?a=1#b');
    expect(path()).toBe('/');
    answer.resolve(page());
    await opened;
    expect(path()).toBe('/news/?a=1#b');
    expect(arrivals).toMatchObject([{ pageState: page(), restore: null }]);
  });

  it('NV-14 a later navigation aborts the earlier one, whose answer is ignored', async () => {
    const slow = Promise.withResolvers<PageState>();
    let aborted: AbortSignal | undefined;
    const { navigator, paths, arrivals } = start({
      '/slow/': (signal) => {
        aborted = signal;
        return slow.promise;
      },
    });
    const first = navigator.open('/slow/');
    await navigator.open('/news/');
    expect(aborted?.aborted).toBe(true);
    slow.resolve(page());
    await first;
    expect(paths()).toEqual(['/', '/news/']);
    expect(arrivals).toHaveLength(1);
  });

  it('loads a page that is open already, but nothing for an anchor on it', async () => {
    const { navigator, loads, arrivals, paths } = start({}, '/news/');
    await navigator.open('/news/');
    await navigator.open('/news/#end');
    expect(loads).toEqual(['/news/']);
    expect(arrivals.map(({ pageState }) => pageState !== undefined)).toEqual([true, false]);
    expect(paths()).toEqual(['/news/', '/news/', '/news/#end']);
  });

  it('leaves the scroll position alone where only a part of the page changes', async () => {
    const { navigator, arrivals } = start();
    await navigator.open('/search/?sort=newest', true);
    expect(arrivals).toMatchObject([{ restore: false }]);
  });
});

describe('redirects', () => {
  it('ER-10 are followed, with one history entry for the page they lead to', async () => {
    const { navigator, paths, arrivals } = start({ '/old/': () => new Redirect('/new/', 301) });
    await navigator.open('/old/');
    expect(paths()).toEqual(['/', '/new/']);
    expect(arrivals).toHaveLength(1);
  });

  it('replace the entry that the reader went back to', async () => {
    const answers: Record<string, () => unknown> = {};
    const { navigator, paths, traverse, arrived } = start(answers);
    await navigator.open('/old/');
    await navigator.open('/news/');
    answers['/old/'] = () => new Redirect('/new/', 301);
    traverse(-1);
    await arrived(3);
    expect(paths()).toEqual(['/', '/new/', '/news/']);
  });

  it('to another site load its document', async () => {
    const { navigator, documents, path } = start({ '/out/': () => new Redirect('https://other.test/') });
    await navigator.open('/out/');
    expect(documents).toEqual(['assign https://other.test/']);
    expect(path()).toBe('/');
  });

  it('in a loop end at the server', async () => {
    const { navigator, documents, loads } = start({ '/loop/': () => new Redirect('/loop/') });
    await navigator.open('/loop/');
    expect(loads).toHaveLength(6);
    expect(documents).toEqual(['assign http://site.test/loop/']);
  });
});

describe('a page that cannot be loaded here', () => {
  it('is loaded as a document: no click is lost', async () => {
    const { navigator, documents } = start({
      '/file/': () => loadDocument(new URL('http://site.test/file/')),
      '/broken/': () => Promise.reject(new Error('a bug')),
    });
    await navigator.open('/file/');
    await navigator.open('/broken/?a=1');
    expect(documents).toEqual(['assign http://site.test/file/', 'assign http://site.test/broken/?a=1']);
  });

  it('is reloaded when its URL is in the address bar already', async () => {
    const answers: Record<string, () => unknown> = {};
    const { navigator, documents, traverse } = start(answers, '/news/#end');
    await navigator.open('/latest/');
    answers['/news/'] = () => loadDocument(new URL('http://site.test/news/#end'));
    traverse(-1);
    await vi.waitFor(() => expect(documents).toEqual(['reload']));
  });

  it('is loaded as a document when the browser accepts no more history entries', async () => {
    const { navigator, documents, browser } = start();
    browser.history.pushState = () => {
      throw new Error('too many calls');
    };
    await navigator.open('/news/');
    expect(documents).toEqual(['assign http://site.test/news/']);
  });
});

describe('going back', () => {
  it('RT-02 NV-14 loads the page before and returns to the reader’s position on it', async () => {
    const { navigator, position, traverse, arrivals, arrived, loads } = start({}, '/latest/');
    position.top = 640;
    await navigator.open('/news/');
    position.top = 90;
    traverse(-1);
    await arrived(2);
    expect(loads.at(-1)).toBe('/latest/');
    expect(arrivals.at(-1)).toMatchObject({ restore: 640 });
    traverse(1);
    await arrived(3);
    expect(arrivals.at(-1)).toMatchObject({ restore: 90 });
  });

  it('replaces a navigation that is still loading', async () => {
    const { navigator, traverse, arrived, paths, path } = start({ '/slow/': never });
    await navigator.open('/news/');
    void navigator.open('/slow/');
    traverse(-1);
    await arrived(2);
    expect(path()).toBe('/');
    expect(paths()).toEqual(['/', '/news/']);
  });

  it('from an anchor loads nothing, whether the browser or the navigator opened it', async () => {
    const { navigator, followAnchor, traverse, loads, arrivals, position } = start({}, '/news/');
    position.top = 300;
    followAnchor('#one');
    await navigator.open('/news/#two');
    traverse(-1);
    traverse(-1);
    expect(loads).toEqual([]);
    expect(arrivals.every(({ pageState }) => pageState === undefined)).toBe(true);
    expect(arrivals.at(-1)).toMatchObject({ restore: 300 });
  });

  it('from a copy of the entry, which the open search sheet pushes, loads nothing', () => {
    const { browser, traverse, loads, arrivals } = start({}, '/news/');
    browser.history.pushState({ ...browser.history.state, sheet: 'search' }, '');
    traverse(-1);
    traverse(1);
    expect({ loads, arrivals }).toEqual({ loads: [], arrivals: [] });
  });

  it('and forward again, while the page before still loads, shows the page the reader is on', async () => {
    const { navigator, traverse, arrived, arrivals, path } = start({ '/': never });
    await navigator.open('/news/');
    traverse(-1);
    traverse(1);
    await arrived(2);
    expect(path()).toBe('/news/');
    expect(arrivals.at(-1)?.url.pathname).toBe('/news/');
  });

  it('finds entries of the document before a reload by their key', async () => {
    const { browser } = start({}, '/news/', { key: 'before' });
    expect(browser.history.state).toEqual({ key: 'before' });
  });
});
