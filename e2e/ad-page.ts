// A page of the site without ads, on which tests use the ad script as page code does.
import type { Page, Route } from '@playwright/test';
import type { AdRequest } from '#services/ads/wire.ts';
import { hydrated } from './journey.ts';

declare global {
  interface Window {
    /** Events of the ad script in order: name, element, other fields. */
    adEvents: [name: string, id: string, about: Record<string, unknown>][];
  }
}

/** The page with empty elements `slot-1`, `slot-2` …; every event is recorded. The script is not loaded yet. */
export async function openAdPage(page: Page, slots = 1): Promise<void> {
  await page.goto('/about/');
  await hydrated(page);
  await page.evaluate((count) => {
    const place = document.createElement('div');
    place.style.cssText = 'display:flow-root;position:relative;z-index:1;background:#fff';
    for (let number = 1; number <= count; number += 1) {
      const div = document.createElement('div');
      div.id = `slot-${number}`;
      div.style.minHeight = '1px';
      place.append(div);
    }
    document.body.prepend(place);
    scrollTo(0, 0);
    window.adEvents = [];
    Object.assign(window, { googletag: { cmd: [] } });
    googletag.cmd.push(() => {
      const names = [
        'slotRequested',
        'slotResponseReceived',
        'slotRenderEnded',
        'slotOnload',
        'impressionViewable',
        'slotVisibilityChanged',
      ] as const;
      for (const name of names)
        googletag.pubads().addEventListener(name, ({ slot, ...about }) => {
          window.adEvents.push([name, slot.getSlotElementId(), { ...about }]);
        });
    });
  }, slots);
}

/** As a page loads it under the site's security policy. */
export async function loadAdScript(page: Page): Promise<void> {
  await page.evaluate(() => {
    const path = '/ads/gpt.js';
    return import(path);
  });
}

/** Waits for an event of a slot and returns its fields. */
export async function adEvent(page: Page, name: string, id = 'slot-1'): Promise<Record<string, unknown>> {
  const event = await page.waitForFunction(
    ([wanted, element]) => window.adEvents.find(([one, slot]) => one === wanted && slot === element),
    [name, id] as const,
  );
  const [, , about] = await event.evaluate((found) => found ?? ['', '', {}]);
  return about as Record<string, unknown>;
}

/** Fills every ad request with one creative, whose document is given. */
export async function serveCreative(
  page: Page,
  html: string,
  size: readonly [number, number] | 'fluid' = [300, 250],
  origin?: string,
): Promise<void> {
  await page.route('**/ads/v1/slots', (route: Route) => {
    const { slots } = route.request().postDataJSON() as AdRequest;
    const answer = {
      isEmpty: false,
      size,
      creative: '/ads/creative/1',
      token: 'token-of-a-test',
      isBackfill: false,
    };
    const ids = { lineItemId: 1, creativeId: 1, advertiserId: 1, campaignId: 1 };
    return route.fulfill({ json: { origin, slots: slots.map(({ id }) => ({ id, ...answer, ...ids })) } });
  });
  await page.route('**/ads/v1/events', (route) => route.fulfill({ status: 204 }));
  await page.route('**/ads/creative/1*', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html>${html}` }),
  );
}

/** Displays one slot of 300 by 250. */
export async function showBox(page: Page): Promise<void> {
  await page.evaluate(() => {
    googletag.cmd.push(() => {
      const slot = googletag.defineSlot('/1234/wavelength/mpu-1', [300, 250], 'slot-1');
      slot?.addService(googletag.pubads()).setTargeting('house_fill', 'always');
      googletag.enableServices();
      googletag.display('slot-1');
    });
  });
}
