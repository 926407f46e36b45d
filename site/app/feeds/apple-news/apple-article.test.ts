import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { articleTypes } from '#content/entities/article.ts';
import { fullArticle, hostile, hostileStory, siteUrl, stories } from '../test/stories.ts';
import { appleArticle, appleIdentifier } from './apple-article.ts';

const ajv = new Ajv({ allErrors: true, strict: false });
formats.default(ajv);
const validate = ajv.compile(
  JSON.parse(readFileSync(new URL('./article.schema.json', import.meta.url), 'utf8')),
);
const problemsOf = (item: Parameters<typeof appleArticle>[0]) => {
  validate(JSON.parse(JSON.stringify(appleArticle(item, siteUrl))));
  return validate.errors ?? [];
};

describe('a story in Apple News Format, checked by a schema', () => {
  it.each(Object.values(stories))('FD-04 a $story.typeName', (item) => {
    expect(problemsOf(item)).toEqual([]);
  });

  it.each([undefined, ...articleTypes])('FD-04 an article of type %s', (type) => {
    expect(problemsOf(fullArticle({ type }))).toEqual([]);
  });

  it.each(hostile)('FD-04 FD-14 %j', (words) => {
    expect(problemsOf(hostileStory(words))).toEqual([]);
  });

  it('FD-04 has the whole text, its parts in order', () => {
    const { components, metadata } = appleArticle(stories.article, siteUrl);
    const roles = components.map(({ role }) => role);
    expect(roles.slice(0, 3)).toEqual(['title', 'intro', 'byline']);
    for (const role of [
      'heading2',
      'body',
      'htmltable',
      'pullquote',
      'gallery',
      'tweet',
      'instagram',
      'embedwebvideo',
    ])
      expect(roles).toContain(role);
    expect(metadata.canonicalURL).toBe(`${siteUrl}${stories.article.path}`);
  });

  it('FD-04 the schema rejects missing fields', () => {
    const { metadata: _metadata, ...without } = appleArticle(stories.article, siteUrl);
    expect(validate(without)).toBe(false);
    const wrong = {
      ...appleArticle(stories.article, siteUrl),
      components: [{ role: 'body', format: 'html', text: '<script>' }],
    };
    expect(validate(wrong)).toBe(false);
  });

  it('FD-04 an identifier is valid, whatever the slug', () => {
    expect(appleIdentifier('story-1')).toBe('story-1');
    const names = ['a.b', 'a:b', 'x'.repeat(100), `${'x'.repeat(100)}y`].map(appleIdentifier);
    for (const name of names) expect(name).toMatch(/^[\w-]{1,64}$/);
    expect(new Set(names).size).toBe(4);
  });
});
