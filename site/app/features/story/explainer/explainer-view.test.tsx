import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Article } from '#content/entities/article.ts';
import '../embeds/all-embed-views.ts';
import { componentOf } from '../../../components/fixture/components.ts';
import { facts } from '../../../components/fixture/pages.ts';
import { ArticlePage } from '../article/article-page.tsx';
import { explainerArticles } from './explainer-fixture.ts';

const render = (data: Article) =>
  renderToStaticMarkup(
    <ArticlePage
      component={componentOf('Article', { data })}
      page={{ ...facts, pageType: 'article' }}
      priority
    />,
  );

describe('an explainer', () => {
  it.each(Object.entries(explainerArticles))('holds with %s', (_state, data) => {
    const html = render(data);
    expect(html).toContain('data-form="explainer"');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/NaN|undefined/);
  });

  const html = render(
    explainerArticles['a lead, chapters, diagrams, a table, a chapter on ink and a glossary'] as Article,
  );

  it('lists its chapters, and each section is named by its heading', () => {
    expect(html).toMatch(/<nav[^>]+aria-label="Chapters"/);
    expect(html).toContain('href="#h-what-is-a-nit"');
    expect(html).toContain('aria-labelledby="h-what-is-a-nit"');
  });

  it('links terms to the list without scripts; the list comes once, beside its chapter', () => {
    expect(html).toContain('href="#term-nit"');
    expect(html.match(/id="term-nit"/g)).toHaveLength(1);
    expect(html.indexOf('id="term-nit"')).toBeGreaterThan(html.indexOf('id="h-how-many-do-i-need"'));
  });

  it('opens with its figure instead of a picture, and shows it once', () => {
    expect(html.match(/As a model reads it/g)).toHaveLength(2);
    expect(html.indexOf('As a model reads it')).toBeLessThan(html.indexOf('href="#h-what-is-a-nit"'));
    expect(html).not.toContain('fetchPriority="high"');
    expect(render(explainerArticles['a picture instead of a figure'] as Article)).toContain('<picture');
  });

  it('sets the chapter with the pull quote on ink, and no other', () => {
    expect(html.match(/<section class="[^"]*stage [^>]*aria-labelledby="h-the-weekend"/g)).toHaveLength(1);
    expect(html.match(/<section class="[^"]*stage /g)).toHaveLength(1);
  });

  it('shows the numbers of one column as lines, the largest in color', () => {
    expect(html).toMatch(/<i style="width:100%" data-most="true"/);
    expect(html).toContain('<i style="width:0%"');
  });

  it('offers the newsletter of its subject beside it', () => {
    expect(html).toContain('data-piece="newsletter"');
  });

  it('says nothing of what was read: the page is shared', () => {
    expect(html).not.toContain(' read</p>');
  });
});
