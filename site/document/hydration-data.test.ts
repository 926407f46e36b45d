import { describe, expect, it } from 'vitest';
import type { ScreenData } from '#app/screen-data.ts';
import { PageError, pageNotFound } from '#app/site-error.ts';
import { articlePage } from '../test/composed-pages.ts';
import { hydrationData } from './hydration-data.ts';

const frame = { year: 2026 };

describe('hydrationData', () => {
  it('leaves the prose to the document and keeps everything else', () => {
    const embed = { kind: 'embed', embed: { type: 'pullQuote', uuid: 'q', quote: 'Kept.' } } as const;
    const card = { type: 'infoCard', uuid: 'c', title: 'Why?', text: 'Kept.', html: '<p>Once.</p>' } as const;
    const page = articlePage('x', {
      bodyBlocks: [{ kind: 'prose', html: '<p>Once.</p>' }, embed, { kind: 'embed', embed: card }],
      dek: 'Kept too.',
    });
    const screen = { routeName: 'article', page } as ScreenData;
    const sent = JSON.stringify(hydrationData({ frame, screen }));
    expect(sent).not.toContain('Once.');
    expect(sent).toContain('Kept.');
    expect(sent).toContain('Kept too.');
    expect(JSON.stringify(screen)).toContain('Once.');
  });

  it.each([
    [pageNotFound(), { status: 404, message: 'This page could not be found' }],
    [new PageError(503, 'API could not be reached at 10.0.0.7'), { status: 503, message: '' }],
    [new Error('stack and all'), { status: 500, message: '' }],
  ])('ER-25 of %o only status and the readers’ message travel', (error, expected) => {
    expect(hydrationData({ frame, error })).toEqual({ frame, error: expected });
  });
});
