import type { GivenLineItem } from '#services/ads/line-item.ts';
import { campaign, shownSizes } from './campaign.ts';
import { networkItems } from './network-items.ts';
import { spots } from './spots.ts';

const letters = '/newsletters/';
const house = { priority: 16, advertiserId: 1, advertiser: 'Wavelength' };
/** Whoever pays does not stand where a page says that it has too many: the house's own letters do. */
const paid = { notKeyValues: { adsat: ['1'] } };
const sold = { priority: 8, ...paid };

/** What runs on Wavelength: a sponsor, products of companies that do not exist, and the house's own letters. */
export const lineItems: readonly GivenLineItem[] = [
  campaign(
    1010,
    'Northlight launch, three times a day',
    {
      brand: 'Northlight',
      headline: 'A notebook that remembers',
      line: 'Paper you can search. Ships with two pens and no subscription.',
      action: 'See Northlight',
      hue: 'innovation',
      drawing: 'waves',
      clickUrl: 'https://northlight.example/notebook',
    },
    { priority: 4, cap: { impressions: 3, hours: 24 }, labels: ['hardware'], ...paid },
  ),
  campaign(
    1020,
    'Harrow Lane lamps',
    {
      brand: 'Harrow Lane',
      headline: 'Daylight, on a dimmer',
      line: 'Desk lamps that follow the sun and stop at six.',
      action: 'Shop lamps',
      hue: 'advice',
      drawing: 'rings',
      clickUrl: 'https://harrowlane.example/lamps',
    },
    { ...sold, labels: ['home'], weight: 60 },
  ),
  campaign(
    1030,
    'Quillon keys, security pages first',
    {
      brand: 'Quillon',
      headline: 'The key is on your key ring',
      line: 'Sign in by touch. Works with everything that takes a passkey.',
      action: 'Get two keys',
      hue: 'security',
      drawing: 'grid',
      clickUrl: 'https://quillon.example/',
    },
    {
      priority: 6,
      when: { topics: ['security', 'password-manager', 'cyber-threats'] },
      labels: ['security'],
      ...paid,
    },
  ),
  campaign(
    1040,
    'Tidewater Fiber',
    {
      brand: 'Tidewater Fiber',
      headline: 'Ten gigabits, one price',
      line: 'And no router rent. See whether your street is on the map.',
      action: 'Check my street',
      hue: 'tech',
      drawing: 'lines',
      clickUrl: 'https://tidewaterfiber.example/',
    },
    { ...sold, weight: 40, goal: 5_000_000, endsAt: '2028-01-01T00:00:00Z' },
  ),
  {
    id: 1050,
    name: 'What the auction won',
    campaignId: 1050,
    advertiserId: 1050,
    advertiser: 'Header bidding',
    priority: 5,
    startsAt: '2026-01-01T00:00:00Z',
    keyValues: { hb_bidder: ['*'], hb_adid: ['*'] },
    creatives: shownSizes
      .filter((size) => size !== 'fluid')
      .map((size, index) => ({
        id: 10_500 + index,
        size,
        kind: 'bid',
        clickUrl: letters,
      })),
  },
  campaign(
    1060,
    'Pellet, by auction',
    {
      brand: 'Pellet',
      headline: 'Heat the room you are in',
      line: 'A radiator the size of a book, and about as loud.',
      action: 'Meet Pellet',
      hue: 'trending',
      drawing: 'grid',
      clickUrl: 'https://pellet.example/',
    },
    { priority: 12, bid: 1.5 },
  ),
  campaign(
    1610,
    'The Signal',
    {
      brand: 'Wavelength letters',
      headline: 'Five stories and one chart, by seven',
      line: 'The Signal, every weekday. Read it before coffee gets cold.',
      action: 'Get The Signal',
      hue: 'trending',
      drawing: 'lines',
      clickUrl: letters,
    },
    house,
  ),
  campaign(
    1620,
    'Load Factor',
    {
      brand: 'Wavelength letters',
      headline: 'Energy, compute and who pays',
      line: 'Load Factor, Priya Raman’s letter. Every Tuesday.',
      action: 'Get Load Factor',
      hue: 'business',
      drawing: 'waves',
      clickUrl: letters,
    },
    house,
  ),
  campaign(
    1630,
    'Locked',
    {
      brand: 'Wavelength letters',
      headline: 'One threat explained, one setting to change',
      line: 'Locked takes ten minutes, every Wednesday.',
      action: 'Get Locked',
      hue: 'guides',
      drawing: 'rings',
      clickUrl: letters,
    },
    house,
  ),
  {
    id: 1690,
    name: 'Hide the bar',
    campaignId: 1690,
    advertiserId: 1,
    advertiser: 'Wavelength',
    priority: 16,
    weight: 40,
    startsAt: '2026-01-01T00:00:00Z',
    creatives: [
      {
        id: 16_900,
        size: '6x6',
        kind: 'house',
        brand: 'Wavelength',
        headline: 'Nothing',
        action: 'Nothing',
        hue: 'tech',
        drawing: 'lines',
        clickUrl: letters,
      },
    ],
  },
  ...networkItems,
  ...spots,
];
