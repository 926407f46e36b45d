import type { Shown } from '#app/page-store.ts';
import { readersMessageOf } from '#app/site-error.ts';

export interface RenderedDocument {
  status: number;
  bytes: Uint8Array<ArrayBuffer>;
}

interface Kept {
  footer: Shown['frame']['footer'];
  documents: Map<string, RenderedDocument>;
}

/** By the header it stands under, then by what else it depends on: it is forgotten when the header is. */
const kept = new WeakMap<object, Kept>();

/**
 * One document for all addresses that lead nowhere. Nothing in it says which one was asked for, so it is drawn once and
 * not for every address somebody makes up.
 */
export function cacheNotFound(
  { frame, error }: Shown,
  language: string,
  draw: () => RenderedDocument,
): RenderedDocument {
  const { header, footer } = frame;
  if (!header) return draw();
  const before = kept.get(header);
  const { documents } = before?.footer === footer && before ? before : { documents: new Map() };
  kept.set(header, { footer, documents });
  const by = [language, frame.year, frame.origin, readersMessageOf(error)].join(' ');
  const known = documents.get(by);
  if (known) return known;
  const drawn = draw();
  documents.set(by, drawn);
  return drawn;
}
