import { randomBytes } from 'node:crypto';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { KeepContext, type KeptProps } from '#app/components/kept/kept.tsx';
import type { Chunk } from './chunks.ts';

/** Nothing that stands in a story can be taken for a mark: nobody outside this process knows its name. */
const tag = `kept-${randomBytes(8).toString('hex')}`;
const mark = new RegExp(`<${tag} n="(\\d+)"></${tag}>`);

/** By the object it was drawn from, then by what else it depends on: it is forgotten when the object is. */
const kept = new WeakMap<object, Map<string, Buffer>>();

/** Like `renderToString`, but parts that were drawn before come as the bytes they were then. */
export function renderWithKept(element: ReactNode): Chunk[] {
  const parts: KeptProps[] = [];
  const keep = (part: KeptProps) => createElement(tag, { n: parts.push(part) - 1 });
  const html = renderToString(<KeepContext value={keep}>{element}</KeepContext>);
  // Every second piece is the number of a part.
  return html.split(mark).map((piece, index) => {
    const part = index % 2 === 1 ? parts[Number(piece)] : undefined;
    return part?.of ? markupOf(part.of, part) : piece;
  });
}

function markupOf(of: object, { by, children }: KeptProps): Buffer {
  const drawings = kept.get(of) ?? new Map<string, Buffer>();
  kept.set(of, drawings);
  const known = drawings.get(by);
  if (known) return known;
  const drawn = Buffer.from(renderToString(children));
  drawings.set(by, drawn);
  return drawn;
}
