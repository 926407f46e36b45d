import { randomBytes } from 'node:crypto';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { KeepContext, type KeptProps } from '#app/components/kept/kept.tsx';
import type { Chunk } from './chunks.ts';

/** Nothing that stands in a story can be taken for a mark: nobody outside this process knows its name. */
const tag = `kept-${randomBytes(8).toString('hex')}`;
const markBegins = `<${tag} n="`;
const markEnds = `"></${tag}>`;

/** By the object it was drawn from, then by what else it depends on: it is forgotten when the object is. */
const kept = new WeakMap<object, Map<string, Chunk>>();

/** Long markup is kept as bytes; for short markup it is cheaper to encode it together with what stands around it. */
const longMarkup = 4000;

/**
 * Like `renderToString`, but parts that were drawn before come as they were then. What is seen for the first time is
 * drawn in its place: over HTTP every answer is made of new objects, and none of them is ever seen again.
 */
export function renderWithKept(element: ReactNode): Chunk[] {
  const found: Chunk[] = [];
  const keep = (of: object, part: KeptProps) => {
    const drawings = kept.get(of);
    if (!drawings) {
      kept.set(of, new Map());
      return part.children;
    }
    let drawn = drawings.get(part.by);
    if (drawn === undefined) {
      drawn = draw(part);
      drawings.set(part.by, drawn);
    }
    return createElement(tag, { n: found.push(drawn) - 1 });
  };
  const html = renderToString(<KeepContext value={keep}>{element}</KeepContext>);
  return found.length === 0 ? [html] : fillIn(html, found);
}

/** What was found where the marks stand. */
function fillIn(html: string, found: readonly Chunk[]): Chunk[] {
  const chunks: Chunk[] = [];
  let from = 0;
  for (let at = html.indexOf(markBegins); at >= 0; at = html.indexOf(markBegins, from)) {
    const end = html.indexOf(markEnds, at);
    chunks.push(html.slice(from, at), found[Number(html.slice(at + markBegins.length, end))] ?? '');
    from = end + markEnds.length;
  }
  chunks.push(html.slice(from));
  return chunks;
}

function draw({ children }: KeptProps): Chunk {
  const markup = renderToString(children);
  return markup.length < longMarkup ? markup : Buffer.from(markup);
}
