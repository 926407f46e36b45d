import type { AdDevice, AdSlotConfig } from '#content/entities/ad-slot-config.ts';
import type { AdPlace, AdsConfig } from '#content/entities/ads-config.ts';
import type { Log } from '../log.ts';
import type { AdPage } from './ad-page.ts';
import { adUnitElements } from './ad-units.ts';
import { type ResolvedSlot, slotOf } from './slot-of.ts';

export interface FoundPlace {
  container: HTMLElement;
  place: string;
  part: string;
  page: AdPage;
  config: AdSlotConfig;
  resolved: ResolvedSlot;
}

/** The story that follows which an element belongs to, or the page itself. Each has ads, or has none, by itself. */
function partOf(
  container: HTMLElement,
  own: AdPage | undefined,
): { part: string; page?: AdPage | undefined } {
  const story = container.closest<HTMLElement>('[data-story]');
  if (!story) return { part: '', page: own };
  const said = story.dataset.adPage;
  return { part: story.dataset.story ?? '', page: said ? (JSON.parse(said) as AdPage) : undefined };
}

/** The first story after the page that has ads; they begin with it where the page itself has none. */
export function firstFollowing(root: ParentNode): AdPage | undefined {
  const said = root.querySelector<HTMLElement>('[data-story][data-ad-page]')?.dataset.adPage;
  return said ? (JSON.parse(said) as AdPage) : undefined;
}

/** Every place of the document that something is sold for on this device, in reading order; and those nothing is. */
export function findPlaces(
  root: ParentNode,
  own: AdPage | undefined,
  device: AdDevice,
  config: AdsConfig,
  log: Pick<Log, 'warn' | 'error'>,
): { found: FoundPlace[]; unsold: HTMLElement[] } {
  const found: FoundPlace[] = [];
  const unsold: HTMLElement[] = [];
  for (const container of adUnitElements(root.querySelectorAll('[data-ad]'), log)) {
    const place = container.dataset.ad ?? '';
    const { part, page } = partOf(container, own);
    if (!page) continue;
    const slots = config.pages[page.pageType][place as AdPlace];
    const resolved = slots && slotOf(slots, device);
    if (resolved) found.push({ container, place, part, page, config: slots, resolved });
    else unsold.push(container);
  }
  return { found, unsold };
}

/** Whether what a slot must not stand beside stands beside it. */
export function isConstrained(container: HTMLElement, constraint: string | undefined): boolean {
  if (!constraint) return false;
  return [container.previousElementSibling, container.nextElementSibling].some(
    (neighbor) => neighbor?.matches(constraint) || neighbor?.querySelector(constraint),
  );
}
