import type { ComponentType } from './component.ts';

/** The views of each component. Layouts name one of these; the site's registry renders every one. */
export const views = {
  Article: ['article'],
  AuthorList: ['experts', 'team', 'author-head'],
  Collection: ['collection'],
  ContentList: [
    'lead',
    'latest-line',
    'latest-head',
    'top-stories',
    'reviews-row',
    'section-feature',
    'section-list',
    'in-depth',
    'contents-list',
    'guides-table',
    'more-stories',
    'most-read',
    'lead-trio',
    'rows',
    'cards',
    'links-list',
    'topics',
    'newsletters',
    'next-story',
    'breaking-banner',
    'menu-stories',
    'deals',
    'rating-scale',
    'minutes-ruler',
    'best-sentences',
    'report-list',
  ],
  EditorialLinks: ['menu-columns', 'plain', 'link-groups', 'feeds', 'figures', 'steps'],
  Feature: ['feature'],
  Gallery: ['gallery'],
  Review: ['review'],
  RicochetCollections: ['rail'],
  Seamless: ['seamless'],
  SmartSearchResults: ['results'],
  Text: ['prose', 'text-page', 'newsletter-box', 'listing-head'],
  Topic: ['topic-head'],
  Video: ['video'],
  VideoList: ['video-stage', 'video-rows', 'video-lead', 'video-shelf', 'playlist'],
} as const satisfies Record<ComponentType, readonly string[]>;

export type ViewOf<T extends ComponentType> = (typeof views)[T][number];

/** Whether a place shows what the products of its stories cost, now and before. */
export function showsDeals({ typeName, view }: { typeName: string; view: string }): boolean {
  return typeName === 'ContentList' && view === 'deals';
}
