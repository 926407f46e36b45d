import { describe, expect, it } from 'vitest';
import type { ContentLink } from '../entities/content-link.ts';
import { countFiltered, filterBySection } from './list-filters.ts';

const topic = (slug: string, ...above: string[]) => ({
  id: slug,
  slug,
  name: slug.toUpperCase(),
  typeName: 'topic',
  primary: true,
  topicPath: above.map((name) => ({ id: name, slug: name, name: name.toUpperCase(), typeName: 'topic' })),
});
const link = (id: string, about?: ContentLink['topic']): ContentLink => ({
  id,
  slug: id,
  title: id,
  url: `/article/${id}/`,
  isSponsored: false,
  ...(about ? { topic: about } : {}),
});

describe('filterBySection', () => {
  const items = [
    link('a', topic('security')),
    link('b', topic('laptops', 'tech', 'devices')),
    link('c', topic('tech')),
    link('d'),
  ];

  it('CP-20 a story is filtered by the root of its topic, the fullest filter comes first', () => {
    const filtered = filterBySection(items);
    expect(filtered.filters).toEqual([
      { filterKey: 'tech', filterLabel: 'TECH' },
      { filterKey: 'security', filterLabel: 'SECURITY' },
    ]);
    expect(filtered.items.map(({ filterKey }) => filterKey)).toEqual(['security', 'tech', 'tech', undefined]);
  });

  it('CP-20 counts what each filter leaves', () => {
    const filtered = filterBySection(items);
    expect(countFiltered(filtered.items, 'tech')).toBe(2);
    expect(countFiltered(filtered.items, 'nothing')).toBe(0);
  });

  it.each([[[]], [[link('a', topic('tech')), link('b', topic('laptops', 'tech'))]], [[link('a')]]])(
    'CP-20 a list about one thing has no filters',
    (alike) => {
      expect(filterBySection(alike).filters).toBeUndefined();
    },
  );

  it('CP-20 offers eight filters at most', () => {
    const many = Array.from({ length: 20 }, (_, index) => link(`s${index}`, topic(`t${index}`)));
    expect(filterBySection(many).filters).toHaveLength(8);
  });
});
