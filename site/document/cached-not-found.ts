import type { PageState } from '#app/page-store.ts';
import { readersMessageOf } from '#app/site-error.ts';

export interface RenderedDocument {
  status: number;
  bytes: Uint8Array<ArrayBuffer>;
}

interface CachedDocuments {
  footer: PageState['shell']['footer'];
  brand: PageState['shell']['brand'];
  documents: Map<string, RenderedDocument>;
}

/** By the page's header, then by its other dependencies; garbage-collected with the header. */
const cache = new WeakMap<object, CachedDocuments>();

/**
 * One 404 document for all unknown URLs. It does not contain the URL, so it is rendered once and not for every URL a
 * client makes up.
 */
export function cacheNotFound(
  { shell, error }: PageState,
  language: string,
  render: () => RenderedDocument,
): RenderedDocument {
  const { header, footer, brand } = shell;
  if (!header) return render();
  const before = cache.get(header);
  const { documents } =
    before && before.footer === footer && before.brand === brand ? before : { documents: new Map() };
  cache.set(header, { footer, brand, documents });
  const by = [language, shell.year, shell.origin, readersMessageOf(error)].join(' ');
  const known = documents.get(by);
  if (known) return known;
  const rendered = render();
  documents.set(by, rendered);
  return rendered;
}
