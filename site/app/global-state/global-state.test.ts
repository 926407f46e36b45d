import { describe, expect, it } from 'vitest';
import { componentOf, storyNumber } from '#app/components/fixture/components.ts';
import { breakingOf } from '#app/components/navigation/breaking-banner/breaking-of.ts';
import { publication } from '#config';
import { initialGlobalState } from '#content/entities/global-state.ts';
import { createGlobalStateStore } from './global-state-store.ts';
import { withBreakingNews } from './with-breaking-news.ts';

describe('global state', () => {
  it('EN-75 CFG-02 starts with the configured brand and edition us, and merges updates', () => {
    const store = createGlobalStateStore(initialGlobalState(publication.brand.name));
    const begun = store.get();
    expect(begun).toEqual({
      brand: publication.brand.name,
      edition: 'us',
      hasAffiliateDisclosure: false,
      overlayActive: false,
      breakingNews: null,
      innovationIndexTrends: null,
    });
    store.update({ overlayActive: true });
    store.update({ breakingNews: [] });
    expect(store.get()).toEqual({ ...begun, overlayActive: true, breakingNews: [] });
  });
});

describe('the header with what is breaking', () => {
  const header = { components: [componentOf('ContentList', { items: [storyNumber(1)] }, 'breaking-banner')] };

  it('AP-33 stays the same object while nothing was fetched or changed', () => {
    expect(withBreakingNews(header, null)).toBe(header);
    expect(withBreakingNews(header, [storyNumber(1)])).toBe(header);
    expect(withBreakingNews(undefined, [])).toBeUndefined();
  });

  it('AP-30 shows the story that was fetched, or none', () => {
    const shown = (items: Parameters<typeof withBreakingNews>[1]) =>
      breakingOf(withBreakingNews(header, items))?.items.map(({ id }) => id);
    expect(shown([storyNumber(2)])).toEqual([storyNumber(2).id]);
    expect(shown([])).toEqual([]);
  });
});
