import { describe, expect, it } from 'vitest';
import { articleTypes } from '#content/entities/article.ts';
import { storyInput } from '#content/entities/story-input.ts';
import type { SeedStory } from '#content/seed.ts';
import { reachableFrom, readModuleGraph } from '#tools/module-graph.ts';
import {
  allTextOf,
  britishSpellings,
  brokenNumbers,
  fillerWords,
  gamblingWords,
  paragraphsOf,
  plainTextOf,
  realNames,
  sharedRuns,
} from '../prose-checks.ts';
import { generatedStories, now } from '../test/generated-wavelength.ts';
import { stories as written } from '../test/wavelength.ts';
import { lexicons } from './lexicon/lexicons.ts';
import { generatedWavelength } from './publication.ts';

const nameOf = ({ story }: SeedStory) => `${story.kind}/${story.slug}`;
const kindOf = (kind: SeedStory['story']['kind']) =>
  generatedStories.filter(({ story }) => story.kind === kind);
const articles = kindOf('article').flatMap(({ story }) => (story.kind === 'article' ? [story] : []));

describe('the generated archive', () => {
  it('is nothing that the first start of the product loads', () => {
    const loaded = reachableFrom(readModuleGraph(), ['demo/seed.ts']);
    expect(loaded).toContain('demo/publication.ts');
    expect([...loaded].filter((file) => file.startsWith('demo/generated/'))).toEqual([]);
  });

  it.each([
    ['articles', articles.length, 600],
    ['reviews', kindOf('review').length, 60],
    ['best lists', articles.filter(({ type }) => type === 'best-list').length, 30],
    ['galleries', kindOf('gallery').length, 40],
    ['companies', new Set(lexicons.flatMap(({ products }) => products.map(({ maker }) => maker))).size, 60],
    ['products', new Set(lexicons.flatMap(({ products }) => products.map(({ name }) => name))).size, 200],
  ])('has enough %s for long lists', (_name, count, least) => {
    expect(count).toBeGreaterThanOrEqual(least);
  });

  it('is older than everything that was written', () => {
    const dates = (list: readonly SeedStory[]) =>
      list
        .filter(
          ({ state, story }) =>
            state === 'published' && story.kind !== 'collection' && story.kind !== 'feature',
        )
        .flatMap(({ story }) => ('datePublished' in story ? Date.parse(story.datePublished ?? '') : []));
    const sixtyDays = 60 * 24 * 3_600_000;
    expect(Math.max(...dates(generatedStories))).toBeLessThan(now.getTime() - sixtyDays);
    expect(articles.some(({ type }) => type === undefined)).toBe(true);
    expect(new Set(articles.flatMap(({ type }) => type ?? []))).toEqual(new Set(articleTypes));
  });

  it('uses no slug of a written story, and none twice within a kind', () => {
    const names = [...written, ...generatedStories].map(nameOf);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('gives every story the shape the store asks for', () => {
    for (const entry of generatedStories)
      expect(storyInput.safeParse(entry.story).error?.issues, nameOf(entry)).toBeUndefined();
  });

  it('never lets many bodies share a paragraph', () => {
    const texts = new Map(generatedStories.map((entry) => [nameOf(entry), paragraphsOf(entry)]));
    const pairs = sharedRuns(texts, 25);
    expect(pairs.slice(Math.floor(texts.size * 0.01))).toEqual([]);
  });

  it.each([
    ['SEO-01 gambling words', gamblingWords],
    ['British spellings', britishSpellings],
    ['unfinished text', fillerWords],
    ['broken numbers', brokenNumbers],
  ])('holds no %s', (_name, words) => {
    expect(generatedStories.flatMap((entry) => words.exec(allTextOf(entry))?.[0] ?? [])).toEqual([]);
  });

  it('names no real company', () => {
    const found = generatedStories.flatMap((entry) => {
      const { story } = entry;
      const dek = 'dek' in story ? story.dek : '';
      return realNames.exec(`${story.title} ${dek} ${plainTextOf(entry)}`)?.[0] ?? [];
    });
    expect(found).toEqual([]);
  });

  it('writes bodies of a readable length', () => {
    const short = articles
      .filter(({ id, type }) => id?.startsWith('article-') && type !== 'gift-guide')
      .filter(
        ({ wordCount = 0, layoutName }) => wordCount < 330 || (wordCount > 950 && layoutName !== 'longform'),
      );
    expect(short.map(({ title, wordCount }) => `${wordCount} ${title}`)).toEqual([]);
  });

  it('is the same for the same seed and moment, and another for another seed', () => {
    const again = JSON.stringify([...generatedWavelength({ now, articles: 60 }).stories]);
    expect(JSON.stringify([...generatedWavelength({ now, articles: 60 }).stories])).toBe(again);
    expect(JSON.stringify([...generatedWavelength({ now, articles: 60, seed: 'tide' }).stories])).not.toBe(
      again,
    );
  });

  it('grows one story at a time, without using a slug twice', () => {
    const large = generatedWavelength({ now, articles: 1600 });
    const slugs = new Set<string>();
    let count = 0;
    for (const entry of large.stories) {
      slugs.add(nameOf(entry));
      count += 1;
    }
    expect(count).toBe(large.storyCount);
    expect(slugs.size).toBe(count);
  });
});
