import { describe, expect, it } from 'vitest';
import { chooseArticleRoute } from './article-route.ts';
import { pathForArticle } from './content-path.ts';

const banking = { slug: 'banking', name: 'Banking', topicPath: [{ slug: 'finance', name: 'Finance' }] };
const laptops = { slug: 'laptops', name: 'Laptops', topicPath: [{ slug: 'tech', name: 'Tech' }] };
const finance = { slug: 'finance', name: 'Finance', topicPath: [] };
const longform = { layoutName: 'longform' };
const sponsored = { section: 'sponsored' };

describe('article route', () => {
  it.each([
    ['CL-30', 'long-form', { ...longform, topics: [laptops] }, 'article-topic-longform', '/in-depth/tech/a/'],
    [
      'CL-31',
      'sponsored',
      { ...sponsored, topics: [laptops] },
      'sponsored-article',
      '/paid-content/article/a/',
    ],
    ['CL-32', 'vertical, one topic', { topics: [finance] }, 'article-topic', '/finance/a/'],
    ['CL-32', 'vertical, two topics', { topics: [banking] }, 'article-topic', '/finance/banking/a/'],
    ['CL-33', 'all else', { topics: [laptops] }, 'article', '/article/a/'],
    ['CL-33', 'no topic', {}, 'article', '/article/a/'],
    [
      'CL-34',
      'sponsored long-form',
      { ...longform, ...sponsored, topics: [finance] },
      'article-topic-longform',
      '/in-depth/finance/a/',
    ],
    [
      'CL-34',
      'sponsored finance',
      { ...sponsored, topics: [finance] },
      'sponsored-article',
      '/paid-content/article/a/',
    ],
    ['CL-35', 'long-form without topic', { ...longform }, 'article', '/article/a/'],
    [
      'CL-35',
      'sponsored long-form without topic',
      { ...longform, ...sponsored },
      'sponsored-article',
      '/paid-content/article/a/',
    ],
  ])('%s %s', (_id, _name, story, name, path) => {
    expect(chooseArticleRoute({ slug: 'a', ...story }).name).toBe(name);
    expect(pathForArticle({ slug: 'a', ...story })).toBe(path);
  });

  it('CL-08 CL-32 stops at two topics in the address', () => {
    const deep = { slug: 'cards', topicPath: [{ slug: 'finance' }, { slug: 'banking' }] };
    expect(chooseArticleRoute({ slug: 'a', topics: [deep] })).toEqual({
      name: 'article-topic',
      params: { topic1: 'finance', topic2: 'banking', slug: 'a' },
    });
  });
});
