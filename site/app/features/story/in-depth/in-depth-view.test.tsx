import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Article } from '#content/entities/article.ts';
import '../embeds/all-embed-views.ts';
import { componentOf } from '../../../components/fixture/components.ts';
import { facts } from '../../../components/fixture/pages.ts';
import { ArticlePage } from '../article/article-page.tsx';
import { inDepthArticles } from './in-depth-fixture.ts';

const render = (data: Article) =>
  renderToStaticMarkup(
    <ArticlePage
      component={componentOf('Article', { data })}
      page={{ ...facts, pageType: 'article' }}
      priority
    />,
  );

describe('a long read', () => {
  it.each(Object.entries(inDepthArticles))('holds with %s', (_state, data) => {
    const html = render(data);
    expect(html).toContain('data-form="in-depth"');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/NaN|undefined|Infinity/);
  });

  const html = render(inDepthArticles['everything a long read may hold'] as Article);

  it('names its chapters in a strip, as wide as they take to read, and each section by its heading', () => {
    expect(html).toMatch(/<nav[^>]+aria-label="Chapters"/);
    expect(html).toContain('href="#h-the-registry"');
    expect(html).toContain('aria-labelledby="h-the-registry"');
    expect(html).toMatch(/--minutes:\d/);
  });

  it('sets the emphasized word of the title in italic', () => {
    expect(html).toMatch(/<h1[^>]*>[^<]*<em>week<\/em>/);
  });

  it('renders a complete chart for every step, and says what it shows', () => {
    const charts = html.match(/<svg[^>]+aria-label="Eight hours on one charge, up to [^"]+"/g) ?? [];
    expect(charts).toHaveLength(2);
    expect(charts[0]).toContain('2 h: 88%');
    expect(charts[1]).toContain('8 h: 49%');
  });

  it('ends with how we know this and credits, after the last chapter', () => {
    expect(html.indexOf('How we know this')).toBeGreaterThan(html.indexOf('h-the-last-box'));
    expect(html).toContain('Credits');
  });

  it('has a margin piece of every kind after the text of its chapter', () => {
    for (const words of [
      'A unit of brightness',
      'I do not know.',
      'ليلى فاروق',
      '$38,000',
      'Requests',
      'Many.',
    ])
      expect(html).toContain(words);
    expect(html).toContain('One line stands for 43.');
  });

  it('fills the margin of a chapter without a piece with the way to the next one', () => {
    const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;
    const bodyBlocks = [
      { kind: 'prose', html: words(200), words: 200 } as const,
      {
        kind: 'prose',
        html: `<h2 id="h-a">A</h2>${words(40)}`,
        words: 40,
        heading: { id: 'h-a', text: 'A' },
      } as const,
      {
        kind: 'prose',
        html: `<h2 id="h-b">B</h2>${words(200)}`,
        words: 200,
        heading: { id: 'h-b', text: 'B' },
      } as const,
    ];
    const base = inDepthArticles['everything a long read may hold'] as Article;
    const shown = render({ ...base, bodyBlocks });
    expect(shown).toContain('First:');
    expect(shown).not.toContain('1/2');
    expect(shown).toContain('2/2');
  });
});
