// Reads events of a journey's browser back from the collector.
import type { Page } from '@playwright/test';
import { expect, staffToken } from './journey.ts';

export interface CollectedEvent {
  name: string;
  path: string;
  page: Record<string, unknown>;
  params: Record<string, unknown>;
}

export async function sessionOf(page: Page): Promise<string> {
  return page.evaluate(() => sessionStorage.getItem('session-id') ?? '');
}

/** The events of a session as the collector stored them, oldest first; polls until there are enough. */
export async function collectedEvents(
  page: Page,
  session: string,
  isEnough: (events: CollectedEvent[]) => boolean,
): Promise<CollectedEvent[]> {
  let events: CollectedEvent[] = [];
  await expect(async () => {
    // Queued events are sent when the page is hidden.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
    const answer = await page.request.get(`/desk/measurement/events.json?sessionId=${session}&limit=1000`, {
      headers: { authorization: `Bearer ${staffToken}` },
    });
    events = (await answer.json()).data.items.reverse();
    expect(isEnough(events), JSON.stringify(events.map(({ name }) => name))).toBe(true);
  }).toPass();
  return events;
}
