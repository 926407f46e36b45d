import { describe, expect, it } from 'vitest';
import { newsletterForStory } from './newsletter-for-story.ts';

const newsletters = [
  { id: 'signal', topics: [] },
  { id: 'other-general', topics: [] },
  { id: 'locked', topics: ['security'] },
  { id: 'load-factor', topics: ['energy', 'cloud'] },
];
const topic = (slug: string, more: { primary?: boolean; above?: string[] } = {}) => ({
  slug,
  above: [],
  ...more,
});

describe('the newsletter offered in a story', () => {
  it.each([
    ['the choice of an editor', { newsletterId: 'locked', topics: [topic('energy')] }, 'locked'],
    ['a choice that no longer exists', { newsletterId: 'gone', topics: [topic('energy')] }, 'load-factor'],
    ['no choice', { newsletterId: '', topics: [topic('cloud')] }, 'load-factor'],
    ['the first topic that has one', { topics: [topic('gaming'), topic('security')] }, 'locked'],
    [
      'the primary topic before the first',
      { topics: [topic('security'), topic('energy', { primary: true })] },
      'load-factor',
    ],
    [
      'a topic above',
      { topics: [topic('ransomware', { above: ['business', 'security'] }), topic('energy')] },
      'locked',
    ],
    ['the nearest topic', { topics: [topic('backup', { above: ['security', 'cloud'] })] }, 'load-factor'],
    ['no topic that has one', { topics: [topic('gaming')] }, 'signal'],
    ['no topic at all', { topics: [] }, 'signal'],
  ])('by %s', (_what, story, expected) => {
    expect(newsletterForStory(story, newsletters)?.id).toBe(expected);
  });

  it('is none where no newsletter fits and none is general', () => {
    expect(newsletterForStory({ topics: [topic('gaming')] }, newsletters.slice(2))).toBeUndefined();
    expect(newsletterForStory({ newsletterId: 'x', topics: [] }, [])).toBeUndefined();
  });
});
