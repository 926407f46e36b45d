import type { GivenLineItem } from '#services/ads/line-item.ts';

/** A video ad is one of the demo's own clips; players scale it. */
function video(clip: string) {
  const at = `/media/clips/${clip}`;
  return [{ url: `${at}/clip.mp4`, type: 'video/mp4' as const, width: 854, height: 480, bitrate: 400 }];
}

/** Pre-rolls: one that can be skipped, one short one, each with a companion. */
export const videoAds: readonly GivenLineItem[] = [
  {
    id: 1710,
    name: 'Quiet, before films',
    campaignId: 1710,
    advertiserId: 1710,
    advertiser: 'Hush & Daughter',
    priority: 8,
    startsAt: '2026-01-01T00:00:00Z',
    creatives: [
      {
        id: 17_100,
        kind: 'video',
        size: '854x480',
        title: 'Ten seconds of nothing',
        seconds: 10,
        skipAfter: 5,
        clickUrl: 'https://hushanddaughter.example/',
        media: video('quiet'),
        companions: [17_101, 17_102],
      },
      ...(['300x250', '300x60'] as const).map((size, index) => ({
        id: 17_101 + index,
        kind: 'house' as const,
        size,
        clickUrl: 'https://hushanddaughter.example/',
        brand: 'Hush & Daughter',
        headline: 'Headphones that listen first',
        line: 'They hear the room before you do.',
        action: 'Listen',
        hue: 'security' as const,
        illustration: 'waves' as const,
      })),
    ],
  },
  {
    id: 1720,
    name: 'Letters, before films',
    campaignId: 1720,
    advertiserId: 1,
    advertiser: 'Wavelength',
    priority: 16,
    startsAt: '2026-01-01T00:00:00Z',
    creatives: [
      {
        id: 17_200,
        kind: 'video',
        size: '854x480',
        title: 'The letters of Wavelength',
        seconds: 8,
        skipAfter: 3,
        clickUrl: '/newsletters/',
        media: video('spectrum'),
      },
    ],
  },
  // For who builds a player: `house_vast` among the custom parameters asks for the harder cases.
  {
    id: 1730,
    name: 'A spot by way of another tag',
    campaignId: 1730,
    advertiserId: 1,
    advertiser: 'Wavelength',
    priority: 2,
    startsAt: '2026-01-01T00:00:00Z',
    keyValues: { house_vast: ['wrapper'] },
    creatives: [
      { id: 17_300, kind: 'wrapper', size: '854x480', clickUrl: '/newsletters/', tagUrl: '/ads/vast' },
    ],
  },
  {
    id: 1740,
    name: 'A tag that leads to itself',
    campaignId: 1740,
    advertiserId: 1,
    advertiser: 'Wavelength',
    priority: 2,
    startsAt: '2026-01-01T00:00:00Z',
    keyValues: { house_vast: ['loop'] },
    creatives: [
      {
        id: 17_400,
        kind: 'wrapper',
        size: '854x480',
        clickUrl: '/newsletters/',
        tagUrl: '/ads/vast?cust_params=house_vast%3Dloop',
      },
    ],
  },
  {
    id: 1750,
    name: 'A video that is not there',
    campaignId: 1750,
    advertiserId: 1,
    advertiser: 'Wavelength',
    priority: 2,
    startsAt: '2026-01-01T00:00:00Z',
    keyValues: { house_vast: ['error'] },
    creatives: [
      {
        id: 17_500,
        kind: 'video',
        size: '854x480',
        title: 'A video that is not there',
        seconds: 10,
        clickUrl: '/newsletters/',
        media: [{ url: '/media/clips/no-such-clip/clip.mp4', type: 'video/mp4', width: 854, height: 480 }],
      },
    ],
  },
];
