import { describe, expect, it } from 'vitest';
import { componentOf } from '#app/components/fixture/components.ts';
import type { ScreenData } from '#app/screen-data.ts';
import { PageError, pageNotFound } from '#app/site-error.ts';
import { richTextExample } from '#content/examples/rich-text.ts';
import { articlePage, composed } from '../test/composed-pages.ts';
import { hydrationData } from './hydration-data.ts';

const shell = { year: 2026 };

describe('hydrationData', () => {
  it('leaves out prose and static embeds, which are in the document, and keeps everything else', () => {
    const quote = { type: 'pullQuote', uuid: 'q', quote: 'Once.' } as const;
    const card = {
      type: 'infoCard',
      uuid: 'c',
      title: 'Why?',
      text: 'So.',
      html: '<p>Once.</p>',
    } as const;
    const entry = {
      type: 'liveEntry',
      uuid: 'l',
      at: '2026-03-02T18:00:00Z',
      title: 'Still here.',
      html: '<p>Once.</p>',
      keyEvent: false,
    } as const;
    const embeds = [quote, card, entry].map((embed) => ({ kind: 'embed', embed }) as const);
    const page = articlePage('x', {
      bodyBlocks: [{ kind: 'prose', html: '<p>Once.</p>' }, ...embeds],
      dek: 'Kept too.',
    });
    const screen = { routeName: 'article', page } as ScreenData;
    const sent = JSON.stringify(hydrationData({ shell, screen }));
    expect(sent).not.toContain('Once.');
    expect(sent).toContain('Still here.');
    expect(sent).toContain('Kept too.');
    expect(JSON.stringify(screen)).toContain('Once.');
  });

  it('leaves out the text of a text page, and keeps small texts beside it', () => {
    const text = (id: string) => ({ ...componentOf('Text'), id });
    const page = composed('static', 'about', [text('main'), text('box')]);
    const { screen } = hydrationData({ shell, screen: { routeName: 'about', page } as ScreenData });
    const contents = screen?.page.data.components.map((entry) => 'data' in entry && entry.data);
    expect(contents).toEqual([{ ...richTextExample, content: null }, richTextExample]);
  });

  it.each([
    [pageNotFound(), { status: 404, message: 'This page could not be found' }],
    [new PageError(503, 'API could not be reached at 10.0.0.7'), { status: 503, message: '' }],
    [new Error('stack and all'), { status: 500, message: '' }],
  ])('ER-25 of %o only status and the readers’ message travel', (error, expected) => {
    expect(hydrationData({ shell, error })).toEqual({ shell, error: expected });
    const withId = hydrationData({ shell, error }, '0123456789');
    expect(withId).toEqual({ shell, error: { ...expected, errorId: '0123456789' } });
  });
});
