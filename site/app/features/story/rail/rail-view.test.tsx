import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Article } from '#content/entities/article.ts';
import { articleExample } from '#content/examples/article.ts';
import '../embeds/all-embed-views.ts';
import { embedExamples } from '#content/examples/embed.ts';
import { minutesLeft } from '#content/rules/read-time.ts';
import { componentOf } from '../../../components/fixture/components.ts';
import { facts } from '../../../components/fixture/pages.ts';
import { ArticlePage } from '../article/article-page.tsx';
import { readShareOf } from './follow-rail.ts';
import { hasSectionRail } from './has-section-rail.ts';
import { railArticles } from './rail-fixture.ts';

const lists = ['MOST READ', 'MORE ON THIS'];
const render = (data: Article) =>
  renderToStaticMarkup(
    <ArticlePage
      component={componentOf('Article', { data })}
      page={{ ...facts, pageType: 'article' }}
      priority
      rail={lists}
    />,
  );

describe('a long article', () => {
  it.each(Object.entries(railArticles))('holds with %s', (_state, data) => {
    const html = render(data);
    expect(html).toContain('data-form="rail"');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/NaN|undefined/);
    // What the layout puts beside a story is there once, wherever it has space.
    for (const list of lists) expect(html.split(list)).toHaveLength(2);
  });

  const html = render(railArticles['pieces an editor placed'] as Article);

  it('lists its sections with the minutes left, and each section is named by its heading', () => {
    expect(html).toMatch(/<nav[^>]+aria-label="In this article"/);
    expect(html).toContain('href="#h-the-queue-is-the-story"');
    expect(html).toContain('aria-labelledby="h-the-queue-is-the-story"');
    expect(html).toContain('8 min left');
  });

  it('has the pieces of an editor beside their section and not in the text', () => {
    const beside = html.slice(html.indexOf('aria-label="Beside: Eleven gigawatts'));
    expect(beside).toContain('$38,000');
    expect(beside).toContain(embedExamples.newsletter.title);
    expect(html.split('$38,000')).toHaveLength(3);
  });
});

const prose = (words: number | undefined, html = '<h2>a</h2><p>b</p><h2>c</h2>') => ({
  kind: 'prose' as const,
  html,
  ...(words === undefined ? {} : { words, heading: { id: 'a', text: 'a' } }),
});
const story = (change: Partial<Article>): Article => ({
  ...articleExample,
  wordCount: 900,
  bodyBlocks: [prose(undefined)],
  ...change,
});

it.each<[string, Partial<Article>, boolean]>([
  ['is long and has sections', {}, true],
  ['is split already', { bodyBlocks: [prose(9), prose(9)] }, true],
  ['is short', { wordCount: 799 }, false],
  ['has one section', { bodyBlocks: [prose(undefined, '<h2>a</h2>')] }, false],
  ['has no body', { bodyBlocks: undefined }, false],
  ['is read in depth', { layoutName: 'longform' }, false],
  ['explains', { layoutName: 'explainer' }, true],
  ['is live', { layoutName: 'live-blog' }, false],
  [
    'is a list of picks',
    { bodyBlocks: [prose(undefined), { kind: 'embed', embed: embedExamples.listicle }] },
    false,
  ],
])('a story that %s has a rail for each section: %o %s', (_, change, expected) => {
  expect(hasSectionRail(story(change))).toBe(expected);
});

it.each([
  [14, 0, 14],
  [14, 0.5, 7],
  [14, 0.99, 1],
  [14, 1, 0],
  [1, 0, 1],
])('of %i minutes, %f read leaves %i', (minutes, share, left) => {
  expect(minutesLeft(minutes, share)).toBe(left);
});

it.each([
  [500, 1500, 400, 0],
  [0, 1000, 400, 0.4],
  [-2000, -10, 400, 1],
  [0, 0, 400, 1],
])('text from %i to %i has passed the line at %i by %f', (top, bottom, line, share) => {
  expect(readShareOf(top, bottom, line)).toBeCloseTo(share);
});
