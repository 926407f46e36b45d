import { describe, expect, it } from 'vitest';
import type { CriteriaFacts } from '#content/entities/criteria.ts';
import { articleExample } from '#content/examples/article.ts';
import { composedPageExample } from '#content/examples/composed-page.ts';
import { noOverrides } from '#content/rules/feature-flags.ts';
import type { ContentClient } from '../content-client/client.ts';
import { loadStory } from './load-story.ts';

const item = {
  id: 'a1',
  slug: 'a-story',
  source: 'test',
  title: 'A story',
  type: 'article',
  url: '/article/a-story/',
};

/** The page of a story with these topics. */
function clientOf(topics: readonly string[]): ContentClient {
  const data = {
    ...articleExample,
    slug: item.slug,
    topics: articleExample.topics
      .slice(0, 1)
      .flatMap((topic) => topics.map((slug) => ({ ...topic, slug, topicPath: [] }))),
  };
  const component = { id: 'story', meta: { componentType: 'Article' }, metadata: {}, links: {}, data };
  const page = {
    ...composedPageExample.data,
    pageType: 'article',
    slug: item.slug,
    mainComponentId: 'story',
    components: [component],
    layouts: [{ colspan: 12, components: [{ id: 'story', view: 'article' }], children: [] }],
  };
  return { request: async () => ({ ...composedPageExample, data: page }) } as unknown as ContentClient;
}
const flagsOf = async (
  topics: readonly string[],
  overrides = noOverrides,
  reader: Partial<CriteriaFacts> = {},
) => {
  const line = { edition: 'us', overrides, reader, hasTrackerRun: () => false };
  const story = await loadStory(clientOf(topics), item, line);
  return { ...story?.screen.features, hasPlan: story?.screen.ads !== undefined };
};

describe('an appended story', () => {
  it('FF-04 SM-01 AD-50 has its own flags, whatever story is before it', async () => {
    expect(await flagsOf(['laptops'])).toMatchObject({ ads: true, trackers: true, hasPlan: true });
    expect(await flagsOf(['health'])).toMatchObject({ ads: false, trackers: false, hasPlan: false });
  });

  it('FF-04 SM-01 is not appended where trackers run that it may not have', async () => {
    const line = { edition: 'us', overrides: noOverrides, reader: {}, hasTrackerRun: () => true };
    expect(await loadStory(clientOf(['health']), item, line)).toBeUndefined();
    expect(await loadStory(clientOf(['laptops']), item, line)).toMatchObject({ name: 'story-a-story' });
  });

  it('FF-04 SM-01 is not appended when the reader allowed trackers while it loaded', async () => {
    let hasAgreed = false;
    const client = clientOf(['health']);
    const slow = {
      async request(...params: Parameters<ContentClient['request']>) {
        const page = await client.request(...params);
        hasAgreed = true;
        return page;
      },
    } as unknown as ContentClient;
    const line = { edition: 'us', overrides: noOverrides, reader: {}, hasTrackerRun: () => hasAgreed };
    expect(await loadStory(slow, item, line)).toBeUndefined();
  });

  it('FF-07 SM-06 has flags for its reader', async () => {
    expect(await flagsOf(['laptops'])).toMatchObject({ seamless: true });
    const inWashington = { country: 'US', region: 'WA' };
    expect(await flagsOf(['laptops'], noOverrides, inWashington)).toMatchObject({ seamless: false });
  });

  it('FF-04 features that the URL of the first page turned off stay off', async () => {
    const overrides = { enable: [], disable: ['ads'] };
    expect(await flagsOf(['laptops'], overrides)).toMatchObject({ ads: false, hasPlan: false });
  });
});
