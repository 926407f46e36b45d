import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentBrand, holdBrand } from '#app/brand/current-brand.ts';

vi.mock('#config/public.ts', async (original) => {
  const { publicSettings } = await original<typeof import('#config/public.ts')>();
  return { publicSettings: { ...publicSettings, sections: { football: 'sport', rowing: 'sport' } } };
});
const { sectionOf, sectionOfMetadata, sectionOfTopic } = await import('./story-section.ts');

const brand = currentBrand();
afterEach(() => holdBrand(brand));

describe('the section of a story', () => {
  it.each([
    ['a section of the configuration', { section: 'sport' }, 'sport'],
    ['an unknown one', { section: 'harbor' }, 'trending'],
    ['a topic of a section', { topic: { slug: 'football' } }, 'sport'],
    ['a topic below one', { topic: { slug: 'cup', topicPath: [{ slug: 'rowing' }] } }, 'sport'],
    ['a topic of no section', { topic: { slug: 'harbor' } }, 'trending'],
    ['a kind before its topic', { type: 'deals', topic: { slug: 'football' } }, 'advice'],
    [
      'an explainer by its topic, also among the guides',
      { type: 'guide', section: 'how-to', layoutName: 'explainer', topic: { slug: 'football' } },
      'sport',
    ],
    [
      'the card of an explainer',
      { type: 'guide', metaData: { form: 'explainer' }, topic: { slug: 'football' } },
      'sport',
    ],
    ['nothing', {}, 'trending'],
  ])('%s', (_, story, expected) => {
    expect(sectionOf(story)).toBe(expected);
  });

  it('a topic that staff gave a color is a section, without a build', () => {
    const below = { slug: 'piers', topicPath: [{ slug: 'rowing' }, { slug: 'harbor' }] };
    expect(sectionOfTopic(below)).toBe('sport');
    holdBrand({ ...brand, sections: ['harbor'] });
    expect(sectionOfTopic(below)).toBe('harbor');
    expect(sectionOf({ section: 'harbor' })).toBe('harbor');
    expect(sectionOfMetadata({ section: 'harbor' })).toBe('harbor');
    expect(sectionOfMetadata({ section: 'elsewhere' })).toBeUndefined();
  });
});
