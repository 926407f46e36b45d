import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { renderWithCached } from '#site/document/cached-markup.tsx';
import { bytesOf } from '#site/document/chunks.ts';
import { createLateParts, LatePart } from './late-part.tsx';

function Broken(): never {
  throw new Error('broken menu');
}

describe('LatePart', () => {
  it('is written as React writes a boundary, so that browsers hydrate it as one', () => {
    const part = <p>The footer</p>;
    expect(bytesOf(renderWithCached(<LatePart>{part}</LatePart>)).toString()).toBe(
      renderToString(<Suspense>{part}</Suspense>),
    );
  });

  it('lets the page fail when it fails', () => {
    expect(() =>
      renderWithCached(
        <LatePart>
          <Broken />
        </LatePart>,
      ),
    ).toThrow('broken menu');
  });
});

describe('createLateParts', () => {
  it('reports once that every part is hydrated, in whatever order it happened', () => {
    const parts = createLateParts();
    const report = vi.fn();
    parts.settle();
    parts.expect();
    parts.expect();
    parts.whenSettled(report);
    expect(report).not.toHaveBeenCalled();
    parts.settle();
    parts.expect();
    parts.settle();
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('reports at once where there are none', () => {
    const report = vi.fn();
    createLateParts().whenSettled(report);
    expect(report).toHaveBeenCalledTimes(1);
  });
});
