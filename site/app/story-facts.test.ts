import { describe, expect, it } from 'vitest';
import { contentTopic } from '#content/entities/topic.ts';
import { type ComponentType, componentShapes } from '#content/page/component.ts';
import type { PageComponent } from '#content/page/composed-page.ts';
import { composed } from '#site/test/composed-pages.ts';
import { storyFacts } from './story-facts.ts';

const health = { id: 'health', slug: 'health', name: 'Health', typeName: 'topic' };
const sleep = { ...health, id: 'sleep', slug: 'sleep', primary: true, topicPath: [health] };

function factsOf(type: ComponentType, data: object) {
  const meta = { componentName: type, componentDisplayName: type, componentType: type };
  const main = { id: 'main', meta, metadata: {}, links: {}, data } as unknown as PageComponent;
  return storyFacts(composed('gallery', 'x', [main]).data);
}

/** Every component type whose entity is filed under topics; search results are not what a page is about. */
const filed = (Object.keys(componentShapes) as ComponentType[]).filter((type) => {
  const shape: Record<string, { safeParse(value: unknown): { data?: unknown } }> =
    componentShapes[type].data.shape;
  const topics = shape.topics?.safeParse([sleep]).data as readonly object[] | undefined;
  return topics?.[0] !== undefined && 'topicPath' in topics[0];
});

describe('facts about the story of a page', () => {
  it('FF-06 covers every type filed under topics', () => {
    expect(contentTopic.parse(sleep)).toEqual(sleep);
    expect(filed).toEqual(['Article', 'Collection', 'Feature', 'Gallery', 'Review', 'Video']);
  });

  it.each(filed)('FF-04 FF-06 %s: its topics with those above them', (type) => {
    expect(factsOf(type, { topics: [sleep] })).toMatchObject({ topicSlugs: ['health', 'sleep'] });
    expect(factsOf(type, {})).toMatchObject({ topicSlugs: [], isLiveBlog: false });
  });

  it('FF-04 FF-06 a topic page: the way down to it', () => {
    expect(factsOf('Topic', { topic: { hslugPath: ['health', 'sleep'] } }).topicSlugs).toEqual([
      'health',
      'sleep',
    ]);
  });

  it('FF-06 topics that a search found are none of the page', () => {
    expect(factsOf('SmartSearchResults', { topics: [sleep] }).topicSlugs).toEqual([]);
  });

  it.each([
    ['Gallery', { subType: 'live-blog' }, true],
    ['Article', { layoutName: 'live-blog' }, true],
    ['Video', {}, false],
  ] as const)('FF-04 %s with %o is covered live: %s', (type, data, expected) => {
    expect(factsOf(type, data).isLiveBlog).toBe(expected);
  });
});
