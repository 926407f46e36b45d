import { randomBytes } from 'node:crypto';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { currentBrand } from '#app/brand/current-brand.ts';
import {
  type CachedPart,
  MarkupCacheContext,
} from '#app/components/primitives/cached-markup/cached-markup.tsx';
import { RawMarkupContext } from '#app/layouts/late-part.tsx';
import { type Chunk, leadingLinks } from './chunks.ts';

/** Random, so that no story can contain a placeholder. */
const tag = `cached-${randomBytes(8).toString('hex')}`;
const placeholderStart = `<${tag} n="`;
const placeholderEnd = `"></${tag}>`;

type Cache = WeakMap<object, Map<string, Chunk>>;

/** By the object the markup was rendered from, then by what else it depends on; collected with that object. */
const caches = new WeakMap<object, Cache>();

/** All markup depends on the brand: a changed setting begins an empty cache. */
function cacheOf(brand: object): Cache {
  const known = caches.get(brand) ?? new WeakMap();
  caches.set(brand, known);
  return known;
}

/** Long markup is cached as bytes; short markup is cheaper to encode together with the text around it. */
const longMarkup = 4000;

/**
 * Like `renderToString`, but takes cached markup where there is some. An object that is seen for the first time is
 * rendered in place: over HTTP every response is made of new objects that are never seen again.
 */
export function renderWithCached(element: ReactNode): Chunk[] {
  const cache = cacheOf(currentBrand());
  const found: Chunk[] = [];
  const raw = (markup: Chunk) => createElement(tag, { n: found.push(markup) - 1 });
  const fromCache = (of: object, { by, children }: CachedPart) => {
    const entries = cache.get(of);
    if (!entries) {
      cache.set(of, new Map());
      return children;
    }
    let markup = entries.get(by);
    if (markup === undefined) {
      markup = render(children);
      entries.set(by, markup);
    }
    return raw(markup);
  };
  const html = renderToString(
    <RawMarkupContext value={raw}>
      <MarkupCacheContext value={fromCache}>{element}</MarkupCacheContext>
    </RawMarkupContext>,
  );
  return found.length === 0 ? [html] : fillIn(html, found);
}

/** Replaces every placeholder by its markup. */
function fillIn(html: string, found: readonly Chunk[]): Chunk[] {
  const chunks: Chunk[] = [];
  let from = 0;
  for (let at = html.indexOf(placeholderStart); at >= 0; at = html.indexOf(placeholderStart, from)) {
    const end = html.indexOf(placeholderEnd, at);
    chunks.push(html.slice(from, at), found[Number(html.slice(at + placeholderStart.length, end))] ?? '');
    from = end + placeholderEnd.length;
  }
  chunks.push(html.slice(from));
  return chunks;
}

function render(children: ReactNode): Chunk {
  // Inside a page a preload comes too late, and hydration would not expect it there.
  const markup = renderToString(children).replace(leadingLinks, '');
  return markup.length < longMarkup ? markup : Buffer.from(markup);
}
