import { describe, expect, it } from 'vitest';
import { choosePrimaryTopic, chooseTopic } from './choose-topic.ts';
import { isBestList } from './is-best-list.ts';
import { isFaq } from './is-faq.ts';
import { isLongForm } from './is-long-form.ts';
import { isSponsored } from './is-sponsored.ts';
import { isTopicContent } from './is-topic-content.ts';
import { parentTopic } from './parent-topic.ts';
import type { TopicFacts } from './story-facts.ts';
import { urlTopicSlugs } from './url-topic-slugs.ts';

const topic = (path: string, primary = false): TopicFacts => {
  const slugs = path.split('/');
  return { slug: slugs.pop() ?? '', primary, topicPath: slugs.map((slug) => ({ slug })) };
};

describe('sponsored', () => {
  it.each([
    ['CL-01', 'section sponsored', { section: 'sponsored' }, true],
    ['CL-01', 'another section', { section: 'news' }, false],
    ['CL-02', 'primary topic infographic', { topics: [topic('infographic', true), topic('vpn')] }, true],
    ['CL-02', 'any topic infographic', { topics: [topic('vpn', true), topic('infographic')] }, true],
    ['CL-02', 'the topic of a link', { topic: topic('infographic') }, true],
    ['CL-02', 'infographic only above it', { topics: [topic('infographic/vpn')] }, false],
    ['CL-03', 'article type infographic alone', { type: 'infographic', topics: [topic('vpn')] }, false],
  ])('%s %s', (_id, _name, story, expected) => {
    expect(isSponsored(story)).toBe(expected);
  });
});

describe('FAQ, best list, long-form', () => {
  it.each([
    ['CL-04', [{ slug: 'faq-markup' }], true],
    ['CL-04', [{ slug: 'vpn' }, { slug: 'faq-markup' }], true],
    ['CL-04', [{ slug: 'faq' }], false],
    ['CL-04', undefined, false],
  ])('%s tags %j', (_id, tags, expected) => {
    expect(isFaq({ tags })).toBe(expected);
  });

  it.each([
    ['CL-36', { section: 'bottom_funnel' }, true],
    ['CL-36', { type: 'best-list' }, true],
    ['CL-36', { section: 'news', type: 'guide' }, false],
    ['CL-36', {}, false],
  ])('%s best list %j', (_id, story, expected) => {
    expect(isBestList(story)).toBe(expected);
  });

  it.each([
    ['CL-35', { layoutName: 'longform' }, true],
    ['CL-35', { subType: 'longform' }, true],
    ['CL-35', { layoutName: 'standard' }, false],
  ])('%s long-form %j', (_id, story, expected) => {
    expect(isLongForm(story)).toBe(expected);
  });
});

describe('topics', () => {
  it.each([
    ['CL-07', 'one slug', [topic('finance')], true],
    ['CL-07', 'two slugs', [topic('education/laptops')], true],
    ['CL-07', 'home-and-office', [topic('home-and-office')], true],
    ['CL-07', 'another root', [topic('tech/finance')], false],
    ['CL-07', 'no topic', [], false],
    ['CL-07', 'the primary one decides', [topic('tech/laptops'), topic('finance', true)], true],
  ])('%s topic content: %s', (_id, _name, topics, expected) => {
    expect(isTopicContent({ topics })).toBe(expected);
  });

  it.each([
    ['CL-08', [topic('finance')], ['finance']],
    ['CL-08', [topic('finance/banking')], ['finance', 'banking']],
    ['CL-08', [topic('finance/banking/cards')], ['finance', 'banking']],
    ['CL-08', [], []],
  ])('%s keeps the first two slugs of %j', (_id, topics, expected) => {
    expect(urlTopicSlugs({ topics })).toEqual(expected);
  });

  it('CL-10 picks the only topic, or the one flagged primary', () => {
    expect(choosePrimaryTopic([topic('vpn')])?.slug).toBe('vpn');
    expect(choosePrimaryTopic([topic('vpn'), topic('cloud', true)])?.slug).toBe('cloud');
  });

  it('CL-11 has no primary topic among several without a flag; callers take the first', () => {
    const topics = [topic('vpn'), topic('cloud')];
    expect(choosePrimaryTopic(topics)).toBeUndefined();
    expect(chooseTopic(topics)?.slug).toBe('vpn');
    expect(chooseTopic([])).toBeUndefined();
  });

  it.each([
    ['CL-09', 'primary path', { topics: [topic('a/b/c'), topic('d/e/f', true)] }, 'e'],
    ['CL-09', 'topic path', { topics: [topic('a/b/c'), topic('d', true)] }, 'b'],
    ['CL-09', 'path of the link’s topic', { topic: topic('a/b/c') }, 'b'],
    [
      'CL-09',
      'hub path',
      { topics: [topic('a')], hubTopicPathString: 'Tech^Home & Office^Lamps' },
      'home-and-office',
    ],
    ['CL-09', 'nothing', { topics: [topic('a/b')] }, undefined],
  ])('%s parent topic from the %s', (_id, _name, story, expected) => {
    expect(parentTopic(story)).toBe(expected);
  });
});
