import type { CheckedAdRequest } from '../ad-request.ts';
import { type GivenLineItem, type LineItem, readLineItems } from '../line-item.ts';

export const noon = Date.parse('2026-11-15T12:00:00Z');

/** A house creative of a size, for a line item whose id its own is made from. */
export function creativeOf(id: number, size: string) {
  return {
    id,
    size,
    kind: 'house' as const,
    clickUrl: `https://advertiser-${id}.example/`,
    brand: 'Maker',
    headline: 'Words',
    action: 'Go',
    hue: 'tech' as const,
    illustration: 'lines' as const,
  };
}

/** A line item that fits a box of 300x250, changed as a test needs it. Tests only. */
export function itemOf(id: number, more: Partial<GivenLineItem> = {}): LineItem {
  const given: GivenLineItem = {
    id,
    name: `Item ${id}`,
    campaignId: id + 1000,
    advertiserId: id + 2000,
    advertiser: `Advertiser ${id}`,
    priority: 8,
    startsAt: '2026-11-01T00:00:00Z',
    creatives: [creativeOf(id * 10, '300x250')],
    ...more,
  };
  const [item] = readLineItems([given], 'test');
  if (!item) throw new Error('no item');
  return item;
}

/** A request with one box. Tests only. */
export function requestOf(more: Partial<CheckedAdRequest> = {}): CheckedAdRequest {
  return {
    page: '/article/a-story/',
    correlator: 1,
    viewport: [1440, 900],
    targeting: {},
    exclusions: [],
    slots: [slotOf('box-1')],
    ...more,
  };
}

export function slotOf(id: string, more: Partial<CheckedAdRequest['slots'][number]> = {}) {
  const sizes: [number, number][] = [[300, 250]];
  return { id, unit: `/8/wavelength/${id}`, sizes, targeting: {}, exclusions: [], ...more };
}
