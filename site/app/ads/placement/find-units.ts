import type { AdDevice, AdPlace } from '#content/entities/ad-names.ts';
import type { AdSlotConfig } from '#content/entities/ad-slot-config.ts';
import type { AdsConfig } from '#content/entities/ads-config.ts';
import type { Log } from '../../log.ts';
import type { AdPage } from '../page/ad-page.ts';
import { adUnitElements } from '../page/ad-units.ts';
import { type ResolvedSlot, slotOf } from './slot-of.ts';

export interface FoundPlace {
  container: HTMLElement;
  place: string;
  part: string;
  page: AdPage;
  config: AdSlotConfig;
  resolved: ResolvedSlot;
}

/** The appended story an element belongs to, or the page itself. Each has its own ads. */
function partOf(
  container: HTMLElement,
  own: AdPage | undefined,
): { part: string; page?: AdPage | undefined } {
  const story = container.closest<HTMLElement>('[data-story]');
  if (!story) return { part: '', page: own };
  const data = story.dataset.adPage;
  return { part: story.dataset.story ?? '', page: data ? (JSON.parse(data) as AdPage) : undefined };
}

/** The first appended story with ads; ads start with it where the page itself has none. */
export function firstFollowing(root: ParentNode): AdPage | undefined {
  const data = root.querySelector<HTMLElement>('[data-story][data-ad-page]')?.dataset.adPage;
  return data ? (JSON.parse(data) as AdPage) : undefined;
}

/** All ad places in document order: those with a slot for this device, and those without. */
export function findPlaces(
  root: ParentNode,
  own: AdPage | undefined,
  device: AdDevice,
  config: AdsConfig,
  log: Pick<Log, 'warn' | 'error'>,
): { found: FoundPlace[]; unfilled: HTMLElement[] } {
  const found: FoundPlace[] = [];
  const unfilled: HTMLElement[] = [];
  for (const container of adUnitElements(root.querySelectorAll('[data-ad]'), log)) {
    const place = container.dataset.ad ?? '';
    const { part, page } = partOf(container, own);
    if (!page) continue;
    const slots = config.pages[page.pageType][place as AdPlace];
    const resolved = slots && slotOf(slots, device);
    if (resolved) found.push({ container, place, part, page, config: slots, resolved });
    else unfilled.push(container);
  }
  return { found, unfilled };
}

/** True if the slot is next to an element its constraint forbids. */
export function isConstrained(container: HTMLElement, constraint: string | undefined): boolean {
  if (!constraint) return false;
  return [container.previousElementSibling, container.nextElementSibling].some(
    (neighbor) => neighbor?.matches(constraint) || neighbor?.querySelector(constraint),
  );
}
