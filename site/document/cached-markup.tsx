import { randomBytes } from 'node:crypto';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type CachedPart, ImportContext } from '#app/components/cached-markup/cached-markup.tsx';
import type { Chunk } from './chunks.ts';
import { escapeHtml } from './escape.ts';

/** Nothing that stands in a story can be taken for a mark: nobody outside this process knows its name. */
const tag = `kept-${randomBytes(8).toString('hex')}`;
const markBegins = `<${tag} n="`;
const markEnds = `"></${tag}>`;
/** Where a word is to be filled in. Neither HTML nor an address writes these letters in any other way. */
const blank = (index: number) => `${tag}-${index}-`;
const blanks = new RegExp(`${tag}-(\\d+)-`);

/** Markup as it was drawn, and between its pieces the numbers of the words to fill in. */
type Drawing = readonly (Chunk | number)[];

/** By the object it was drawn from, then by what else it depends on: it is forgotten when the object is. */
const kept = new WeakMap<object, Map<string, Drawing>>();

/** Long markup is kept as bytes; for short markup it is cheaper to encode it together with what stands around it. */
const longMarkup = 4000;

/**
 * Like `renderToString`, but parts that were drawn before come as they were then. What is seen for the first time is
 * drawn in its place: over HTTP every answer is made of new objects, and none of them is ever seen again.
 */
export function renderWithCached(element: ReactNode): Chunk[] {
  const found: Chunk[][] = [];
  const keep = (of: object, part: CachedPart) => {
    const drawings = kept.get(of);
    if (!drawings) {
      kept.set(of, new Map());
      return part.draw(part.words);
    }
    let drawing = drawings.get(part.by);
    if (drawing === undefined) {
      drawing = draw(part);
      drawings.set(part.by, drawing);
    }
    return createElement(tag, { n: found.push(fillBlanks(drawing, part.words)) - 1 });
  };
  const html = renderToString(<ImportContext value={keep}>{element}</ImportContext>);
  return found.length === 0 ? [html] : fillIn(html, found);
}

/** What was found where the marks stand. */
function fillIn(html: string, found: readonly Chunk[][]): Chunk[] {
  const chunks: Chunk[] = [];
  let from = 0;
  for (let at = html.indexOf(markBegins); at >= 0; at = html.indexOf(markBegins, from)) {
    const end = html.indexOf(markEnds, at);
    chunks.push(html.slice(from, at), ...(found[Number(html.slice(at + markBegins.length, end))] ?? []));
    from = end + markEnds.length;
  }
  chunks.push(html.slice(from));
  return chunks;
}

function fillBlanks(drawing: Drawing, words: readonly string[]): Chunk[] {
  const written = words.map(escapeHtml);
  return drawing.map((piece) => (typeof piece === 'number' ? (written[piece] ?? '') : piece));
}

function draw({ words, draw }: CachedPart): Drawing {
  const markup = renderToString(draw(words.map((_, index) => blank(index))));
  if (words.length === 0) return [markup.length < longMarkup ? markup : Buffer.from(markup)];
  // Text and number take turns: that is how splitting by a captured number goes.
  return markup.split(blanks).map((piece, index) => (index % 2 === 0 ? piece : Number(piece)));
}
