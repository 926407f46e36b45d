import type { AbTest } from '#content/entities/ab-test.ts';

const quarters = [
  { bucket: 'test1', percentage: 25 },
  { bucket: 'test2', percentage: 25 },
  { bucket: 'test3', percentage: 25 },
  { bucket: 'control', percentage: 25 },
] as const;
/** A tenth of the readers is left out, to compare with. */
const halves = [
  { bucket: 'test', percentage: 45 },
  { bucket: 'control', percentage: 45 },
] as const;
const onPhones = { criteria: { devices: ['mobile'] }, goal: 'page_scrolled' } as const;
/** The only pages that render a difference: readers of other pages are not counted. */
const renderedOnReviews = {
  changesHtml: true,
  criteria: { pageTypes: ['review'] },
  seenAt: '/product/halden-book-14/',
} as const;
/** The goal is reached by reading on. */
const readOn = { ...renderedOnReviews, goal: 'page_scrolled' } as const;
/** The goal is reached by opening a shop. */
const goShopping = { ...renderedOnReviews, goal: 'affiliate_click' } as const;

/** From the first midnight to the second, UTC. */
const experiment = <Id extends string, Allocations extends AbTest['allocations']>(
  id: Id,
  firstDay: string,
  endDay: string,
  allocations: Allocations,
  more: Partial<Pick<AbTest, 'criteria' | 'changesHtml' | 'goal' | 'seenAt'>> = {},
) => ({
  id,
  version: '1',
  startDate: `${firstDay}T00:00:00Z`,
  endDate: `${endDay}T00:00:00Z`,
  allocations,
  criteria: {},
  ...more,
});

export const experiments = [
  experiment('bl1_adcap_mob', '2024-03-11', '2024-03-18', quarters, onPhones),
  experiment('bl2_adcap_mob', '2024-03-25', '2024-04-01', quarters, onPhones),
  experiment('details_precap', '2024-01-29', '2024-02-05', halves, readOn),
  experiment('cta_pricing', '2024-04-02', '2024-04-09', halves, goShopping),
  experiment('precap_vs_hero', '2024-05-20', '2024-06-03', halves, readOn),
  experiment('adlib_variant', '2024-07-25', '2024-08-03', halves, { goal: 'page_scrolled' }),
  experiment('stickyCta', '2024-10-28', '2024-11-06', halves, goShopping),
] as const;
