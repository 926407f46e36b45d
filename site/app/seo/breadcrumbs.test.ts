import { describe, expect, it } from 'vitest';
import { breadcrumbs } from './breadcrumbs.ts';

const banking = { slug: 'banking', name: 'Banking', topicPath: [{ slug: 'finance', name: 'Finance' }] };
const laptops = { slug: 'laptops', name: 'Laptops', topicPath: [{ slug: 'tech', name: 'Tech' }] };

describe('breadcrumbs', () => {
  it('CL-21 leads from Home through the first topic’s path to that topic', () => {
    expect(breadcrumbs({ topics: [banking, laptops] })).toEqual([
      { title: 'Home', url: '/' },
      { title: 'Finance', url: '/topic/finance/' },
      { title: 'Banking', url: '/topic/banking/' },
    ]);
  });

  it('CL-21 is Home alone without topics', () => {
    expect(breadcrumbs({})).toEqual([{ title: 'Home', url: '/' }]);
  });
});
