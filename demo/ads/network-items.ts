import type { GivenLineItem } from '#services/ads/line-item.ts';
import { campaign } from './campaign.ts';

/**
 * What the embedded ad networks deliver, each by its own advertisers, so that a page shows which network filled a slot.
 * Taboola has two: tablets have two of its placements on a page, and a page view has each advertiser once.
 */
export const networkItems: readonly GivenLineItem[] = [
  campaign(
    2010,
    'Marlow desks, by AdSense',
    {
      brand: 'Marlow',
      headline: 'A desk that stands up for you',
      line: 'Solid ash, one motor, ten years of warranty.',
      action: 'See the desk',
      hue: 'tech',
      illustration: 'grid',
      clickUrl: 'https://marlow.example/desk',
    },
    { priority: 8, network: 'adsense' },
  ),
  campaign(
    2020,
    'Corner Stock shelf, by Amazon native',
    {
      brand: 'Corner Stock',
      headline: 'Earbuds our readers buy twice',
      line: 'Shop tested earbuds, from $39.',
      action: 'Shop now',
      hue: 'guides',
      illustration: 'rings',
      clickUrl: 'https://cornerstock.example/earbuds',
    },
    { priority: 8, network: 'amazon-native' },
  ),
  campaign(
    2030,
    'Fernhill stories, by Taboola',
    {
      brand: 'Fernhill',
      headline: 'Why her garden waters itself',
      line: 'A story by Fernhill, makers of rain sensors.',
      action: 'Read on',
      hue: 'innovation',
      illustration: 'waves',
      clickUrl: 'https://fernhill.example/garden',
    },
    { priority: 8, network: 'taboola' },
  ),
  campaign(
    2050,
    'Oakline stories, by Taboola',
    {
      brand: 'Oakline',
      headline: 'What grows on a north balcony',
      line: 'A story by Oakline, makers of planters.',
      action: 'Read on',
      hue: 'guides',
      illustration: 'rings',
      clickUrl: 'https://oakline.example/balcony',
    },
    { priority: 9, network: 'taboola' },
  ),
  campaign(
    2040,
    'Ledgerline, by Media.net',
    {
      brand: 'Ledgerline',
      headline: 'Bookkeeping for a team of one',
      line: 'Compare plans. No card needed.',
      action: 'Compare',
      hue: 'business',
      illustration: 'lines',
      clickUrl: 'https://ledgerline.example/plans',
    },
    { priority: 8, network: 'media-net' },
  ),
];
