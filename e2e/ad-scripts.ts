// Two scripts with the interface of Google Publisher Tag: the embedded one, and a double written from Google's types.
// Journeys run against either and use only the common interface.
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Page } from '@playwright/test';
import type { AdRequest } from '#services/ads/wire.ts';
import { chosenSuite } from '#tools/test/suite.ts';

export type Answer = { isEmpty: boolean; size: [number, number] | null };
/** By slot name; a slot that is not named is filled in its first size. */
export type Answers = Readonly<Record<string, Answer>>;

declare global {
  interface Window {
    /** The double, in pages that have it. */
    gptDouble: { requests: () => string[][]; settings: () => Record<string, unknown> };
  }
}

const creative = '<!doctype html><title>Advertisement</title><body style="margin:0;background:#9cf">';

/** The embedded script; its server responds as given. */
async function withEmbedded(page: Page, answers: Answers = {}): Promise<void> {
  await page.route('**/ads/v1/slots', (route) => {
    const { slots } = route.request().postDataJSON() as AdRequest;
    const filled = slots.map(({ id, unit, sizes }) => {
      const answer = answers[unit.split('/').at(-1) ?? ''] ?? { isEmpty: false, size: sizes[0] };
      const ids = { lineItemId: 1, creativeId: 1, advertiserId: 1, campaignId: 1, isBackfill: false };
      return { id, ...answer, ...ids, creative: '/ads/creative/1', token: 'token-of-a-test' };
    });
    return route.fulfill({ json: { slots: filled } });
  });
  await page.route('**/ads/v1/events', (route) => route.fulfill({ status: 204 }));
  await page.route('**/ads/creative/1*', (route) =>
    route.fulfill({ contentType: 'text/html', body: creative }),
  );
}

const source = readFileSync(new URL('../site/app/ads/test/gpt-double.ts', import.meta.url), 'utf8');
const double = stripTypeScriptTypes(source).replace(/^export /gm, '');

/** The double in place of the script. */
export async function withDouble(page: Page, answers: Answers = {}): Promise<void> {
  const body = `${double}
const answers = ${JSON.stringify(answers)};
const made = createGptDouble({ onRequest: (ids) => queueMicrotask(() => {
  for (const id of ids) {
    const answer = answers[id.replace(/-\\d+$/, '')] ?? { isEmpty: false, size: made.sizes(id)?.[0] };
    if (!answer.isEmpty) {
      const frame = document.createElement('div');
      frame.style.cssText = 'background:#9cf;width:' + answer.size[0] + 'px;height:' + answer.size[1] + 'px';
      document.getElementById(id)?.append(frame);
    }
    made.render(id, answer);
  }
}) });
window.gptDouble = made;
const waiting = window.googletag?.cmd ?? [];
window.googletag = made.googletag;
for (const call of waiting) call();`;
  await page.route('**/ads/gpt.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(() => {${body}})()` }),
  );
}

const adScripts = [
  { name: 'the embedded script', serve: withEmbedded },
  { name: 'a double of the product', serve: withDouble },
];
let journeys = 0;

/** The scripts of the next journey: the two alternate; in a whole run, or with AD_SCRIPTS=all, each journey has both. */
export function nextAdScripts(): typeof adScripts {
  const index = journeys++ % adScripts.length;
  const hasBoth = chosenSuite() === 'all' || process.env.AD_SCRIPTS === 'all';
  return hasBoth ? adScripts : adScripts.slice(index, index + 1);
}

/** The page's targeting, which every request has. */
export async function pageTargeting(page: Page): Promise<Record<string, string>> {
  await page.waitForFunction(() => window.googletag?.apiReady && googletag.pubads().getSlots().length > 0);
  return page.evaluate(() => {
    const { targeting } = googletag.getConfig('targeting');
    const values = Object.entries(targeting ?? {}).map(([key, value]) => [key, [value].flat().join()]);
    return Object.fromEntries(values) as Record<string, string>;
  });
}

/** Ids of defined slots and ids of the elements of ads; they are equal unless something was not cleaned up. */
export function slotsAndElements(page: Page): Promise<{ slots: string[]; elements: string[] }> {
  return page.evaluate(() => ({
    slots: googletag
      .pubads()
      .getSlots()
      .map((slot) => slot.getSlotElementId())
      .sort(),
    elements: [...document.querySelectorAll('[data-ad-box] > div')].map(({ id }) => id).sort(),
  }));
}
