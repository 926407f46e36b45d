import type { GivenLineItem } from '#services/ads/line-item.ts';

/** Every size the pages of Wavelength have a place for. 6x6 is no ad: it tells a page to hide the place. */
export const shownSizes = ['970x250', '970x66', '728x90', '320x50', '300x250', '300x600', 'fluid'] as const;

type GivenCreative = Extract<GivenLineItem['creatives'][number], { kind: 'house' }>;
type Words = Pick<
  GivenCreative,
  'brand' | 'headline' | 'line' | 'action' | 'hue' | 'illustration' | 'clickUrl'
>;
type Booking = Pick<GivenLineItem, 'priority'> & Partial<GivenLineItem>;

/** A campaign has a creative of every size; ids count up from the line item's. */
export function campaign(id: number, name: string, words: Words, booking: Booking): GivenLineItem {
  return {
    id,
    name,
    campaignId: id,
    advertiserId: id,
    advertiser: words.brand,
    startsAt: '2026-01-01T00:00:00Z',
    creatives: shownSizes.map((size, index) => ({ id: id * 10 + index, size, kind: 'house', ...words })),
    ...booking,
  };
}
