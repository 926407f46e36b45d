import { afterEach, expect, it, vi } from 'vitest';
import { adRequestSchema } from '../../ad-request.ts';
import { slotFacts } from '../../select/facts.ts';
import { createSettings } from '../settings.ts';
import { ownAdapter } from './own-adapter.ts';

afterEach(() => vi.unstubAllGlobals());

it('AD-07 AD-15 EN-62 our own bidder bids by the targeting of page and slot: place, edition, kind, story', () => {
  const settings = createSettings<googletag.config.PageSettingsConfig>();
  settings.set({ targeting: { geo: 'US-WA', edition: 'us', ptype: 'article', topic: ['a', 'b'] } });
  const story = { getSlotElementId: () => 'mpu-1-1', getConfig: () => ({ targeting: { section: 'news' } }) };
  vi.stubGlobal('googletag', { getConfig: settings.get, pubads: () => ({ getSlots: () => [story] }) });
  vi.stubGlobal('location', { origin: 'https://wavelength.example', pathname: '/article/x/' });
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('innerHeight', 900);
  const bid = { bidId: 'b1', adUnitCode: 'mpu-1-1', mediaTypes: { banner: { sizes: [[300, 250]] } } };
  const { data, options } = ownAdapter.buildRequests([bid]);
  expect(options.withCredentials).toBe(false);
  const request = adRequestSchema.parse(JSON.parse(data));
  const [slot] = request.slots;
  const facts = slot && slotFacts(request, slot, { country: 'US', region: 'OR' });
  expect(facts?.criteria).toMatchObject({ country: 'US', region: 'WA', edition: 'us', pageType: 'article' });
  expect(facts?.keyValues).toMatchObject({ topic: ['a', 'b'], section: ['news'] });
});

it.each(['dark', 'light'])(
  'AD-07 AD-54 a winning creative of our own bidder is rendered for a %s place',
  (scheme) => {
    const place = {};
    vi.stubGlobal('location', { origin: 'https://wavelength.example' });
    vi.stubGlobal('document', { getElementById: (id: string) => (id === 'mpu-1-1' ? place : null) });
    vi.stubGlobal('getComputedStyle', (element: object) => ({
      colorScheme: element === place ? scheme : '',
    }));
    const request = { bids: [{ bidId: 'b1', adUnitCode: 'mpu-1-1' }] };
    const bid = { id: 'b1', cpm: 2, size: [300, 250] as const, creativeId: 7, token: 't' };
    const bids = [
      { ...bid, creative: '/ads/creative/7?token=t' },
      { ...bid, creative: 'https://elsewhere.example/ads/creative/7' },
    ];
    const answers = ownAdapter.interpretResponse({ body: { bids } }, request);
    expect(answers.map(({ adUrl }) => adUrl)).toEqual([
      `https://wavelength.example/ads/creative/7?token=t&theme=${scheme}`,
    ]);
  },
);
