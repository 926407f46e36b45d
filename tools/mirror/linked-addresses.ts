import { Parser } from 'htmlparser2';

interface LinkedAddresses {
  /** Linked pages. */
  pages: string[];
  /** Assets of a page: styles, fonts, images, videos. */
  files: string[];
}

/** Paths that only the server can answer; a copy answers that they are unavailable. */
const serverPaths = [
  '/api/',
  '/apigee/',
  '/auth/',
  '/comments/',
  '/desk/',
  '/email/',
  '/email-a-friend/',
  '/identity/',
  '/letters/',
  '/search/',
  '/sign-in/',
  '/user/',
] as const;
export const needsServer = (path: string) => serverPaths.some((place) => path.startsWith(place));

const fileRels = new Set(['stylesheet', 'icon', 'apple-touch-icon', 'manifest', 'preload']);
const sources = ['src', 'poster'] as const;

/** Same-origin URLs in a document. */
export function linkedAddresses(html: string, origin: string): LinkedAddresses {
  const pages = new Set<string>();
  const files = new Set<string>();
  const own = (address: string | undefined): URL | undefined => {
    if (!address || !URL.canParse(address, origin)) return undefined;
    const url = new URL(address, origin);
    return url.origin === origin ? url : undefined;
  };
  const addFile = (address: string | undefined) => {
    const url = own(address);
    if (url) files.add(url.pathname + url.search);
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script' || name === 'iframe') return;
      if (name === 'a') {
        const url = own(attributes.href);
        if (url && url.search === '' && !needsServer(url.pathname)) pages.add(url.pathname);
      }
      if (name === 'link' && (attributes.rel ?? '').split(' ').some((rel) => fileRels.has(rel)))
        if (attributes.as !== 'script') addFile(attributes.href);
      for (const source of sources) addFile(attributes[source]);
      for (const candidate of (attributes.srcset ?? '').split(/,\s/))
        addFile(candidate.trim().split(' ', 1)[0]);
    },
  });
  parser.end(html);
  return { pages: [...pages], files: [...files] };
}

/** URLs in a style sheet: fonts and images. */
export function linkedByStyles(css: string, origin: string, base: string): string[] {
  const found: string[] = [];
  for (const [, address = ''] of css.matchAll(/url\(["']?([^"')]{1,500})["']?\)/g)) {
    if (address.startsWith('data:') || !URL.canParse(address, new URL(base, origin))) continue;
    const url = new URL(address, new URL(base, origin));
    if (url.origin === origin) found.push(url.pathname + url.search);
  }
  return found;
}
