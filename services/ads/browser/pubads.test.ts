import { expect, it, vi } from 'vitest';
import { createListeners } from './listeners.ts';
import { createPubAds } from './pubads.ts';
import { createSettings } from './settings.ts';

it('AD-07 AD-54 starts a page view on request, and with a refresh unless disabled', () => {
  const facts = { correlator: 1, privacy: {}, reader: undefined };
  const seen: number[] = [];
  const pubads = createPubAds({
    records: new Map(),
    settings: createSettings<googletag.config.PageSettingsConfig>(),
    listeners: createListeners(() => {}),
    delivery: { fetch: () => void seen.push(facts.correlator), show: () => {} },
    facts,
    isEnabled: () => true,
    newCorrelator: () => facts.correlator + 1,
    display: vi.fn(),
  });
  pubads.refresh(null, { changeCorrelator: false });
  pubads.refresh([], { changeCorrelator: false });
  pubads.updateCorrelator().refresh(null, { changeCorrelator: false });
  pubads.refresh();
  expect(seen).toEqual([1, 1, 2, 3]);
});
