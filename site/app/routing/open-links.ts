import { pathWanted } from '../behaviours/open-path.ts';

/** Facts that decide whether the navigator opens a clicked link. */
export interface ClickedLink {
  href: string;
  target: string;
  hasDownload: boolean;
}
export type Click = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/** The path the navigator should open; undefined when the browser should handle the click. */
export function pathToOpen(click: Click, link: ClickedLink, here: URL): string | undefined {
  const isPlain = click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);
  if (!isPlain || click.defaultPrevented || link.hasDownload) return undefined;
  if (link.target && link.target !== '_self') return undefined;
  if (!URL.canParse(link.href)) return undefined;
  const url = new URL(link.href);
  if (url.origin !== here.origin || isFile(url.pathname)) return undefined;
  const isAnchorHere = url.hash !== '' && url.pathname === here.pathname && url.search === here.search;
  return isAnchorHere ? undefined : url.pathname + url.search + url.hash;
}

/** `/news/rss.xml`, not `/topic/web-3.0/`: a file has an extension and no slash after it. */
function isFile(path: string): boolean {
  return path.slice(path.lastIndexOf('/')).includes('.');
}

export interface SiteNavigator {
  /** With `keepsPlace` the reader stays where they are on the page: only a part of it changes. */
  open: (path: string, keepsPlace?: boolean) => void;
}

/** Nothing shows that a page is coming until the navigator has loaded: after this time the browser opens the link. */
export const codeTimeoutMilliseconds = 4000;

/**
 * One click listener for every link of the page. Links cost nothing to render this way, and links inside prose, which
 * React does not know, work like the others. The navigator is loaded when a reader is about to use a link; if loading
 * fails or takes too long, links work natively.
 */
export function openLinks(load: () => Promise<SiteNavigator>): void {
  let loading: Promise<SiteNavigator> | undefined;
  let isStarted = false;
  const reach = () => {
    loading ??= load().then((navigator) => {
      isStarted = true;
      return navigator;
    });
    return loading;
  };
  const onReach = ({ target }: Event) => {
    if (linkAt(target)) reach().catch(() => {});
  };
  document.addEventListener('pointerover', onReach, { passive: true });
  document.addEventListener('touchstart', onReach, { passive: true });
  document.addEventListener('focusin', onReach);
  document.addEventListener('click', (event) => {
    const anchor = linkAt(event.target);
    if (!anchor) return;
    const link = { href: anchor.href, target: anchor.target, hasDownload: anchor.hasAttribute('download') };
    const path = pathToOpen(event, link, new URL(location.href));
    if (path === undefined) return;
    event.preventDefault();
    go(path, anchor.hasAttribute('data-keep-place'));
  });
  document.addEventListener(pathWanted, (event) => go((event as CustomEvent<{ path: string }>).detail.path));
  // History entries of the navigator outlive a reload: going back to one would change the URL and not the page.
  const shown = location.pathname + location.search;
  addEventListener('popstate', ({ state }) => {
    if (!isStarted && state?.key && location.pathname + location.search !== shown) location.reload();
  });

  function go(path: string, keepsPlace?: boolean) {
    let isLate = false;
    const openDocument = () => {
      isLate = true;
      location.assign(path);
    };
    const timer = setTimeout(openDocument, codeTimeoutMilliseconds);
    reach().then(({ open }) => {
      clearTimeout(timer);
      if (!isLate) open(path, keepsPlace);
    }, openDocument);
  }
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}
