import { randomBytes } from 'node:crypto';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  type CachedPart,
  MarkupCacheContext,
} from '#app/components/primitives/cached-markup/cached-markup.tsx';
import { RawMarkupContext } from '#app/layouts/late-part.tsx';
import type { Chunk } from './chunks.ts';

/** Random, so that no story can contain a placeholder. */
const tag = `cached-${randomBytes(8).toString('hex')}`;
const placeholderStart = `<${tag} n="`;
const placeholderEnd = `"></${tag}>`;

/** By the object the markup was rendered from, then by what else it depends on; collected with that object. */
const cache = new WeakMap<object, Map<string, Chunk>>();

/** Long markup is cached as bytes; short markup is cheaper to encode together with the text around it. */
const longMarkup = 4000;

/**
 * Like `renderToString`, but takes cached markup where there is some. An object that is seen for the first time is
 * rendered in place: over HTTP every response is made of new objects that are never seen again.
 */
export function renderWithCached(element: ReactNode): Chunk[] {
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
  const markup = renderToString(children);
  return markup.length < longMarkup ? markup : Buffer.from(markup);
}
