import type { PageState } from '#app/page-store.ts';
import { readersMessageOf } from '#app/site-error.ts';

export interface RenderedDocument {
  status: number;
  bytes: Uint8Array<ArrayBuffer>;
}

interface CachedDocuments {
  footer: PageState['shell']['footer'];
  documents: Map<string, RenderedDocument>;
}

/** By the header it stands under, then by what else it depends on: it is forgotten when the header is. */
const cache = new WeakMap<object, CachedDocuments>();

/**
 * One document for all addresses that lead nowhere. Nothing in it says which one was asked for, so it is drawn once and
 * not for every address somebody makes up.
 */
export function cacheNotFound(
  { shell, error }: PageState,
  language: string,
  render: () => RenderedDocument,
): RenderedDocument {
  const { header, footer } = shell;
  if (!header) return render();
  const before = cache.get(header);
  const { documents } = before?.footer === footer && before ? before : { documents: new Map() };
  cache.set(header, { footer, documents });
  const by = [language, shell.year, shell.origin, readersMessageOf(error)].join(' ');
  const known = documents.get(by);
  if (known) return known;
  const rendered = render();
  documents.set(by, rendered);
  return rendered;
}
