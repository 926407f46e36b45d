import type { AdTargeting } from '#content/entities/ad-targeting.ts';
import { adState } from '../page/page-ad-state.ts';
import type { AdAdapter, AdRequest, AdResult } from './ad-adapter.ts';

type Googletag = typeof googletag;

/** Settings for all ad requests of a page. */
export interface PageAdSettings {
  targeting: AdTargeting;
  /** Without consent: no storage, no personalization. */
  isLimited: boolean;
  /** Reader id for frequency caps; only with consent. */
  reader?: string | undefined;
}

export interface GptAdapter extends AdAdapter {
  /** Called for a new page or a new consent decision; a new page view number starts a new correlator. */
  setPageSettings: (settings: PageAdSettings, pageView?: number) => void;
}

const listOf = (targeting: AdTargeting) =>
  Object.entries(targeting).flatMap(([key, value]) => (value ? [[key, value] as const] : []));

/** Google's types require mutable arrays. */
const mutable = (targeting: AdRequest['targeting']): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(targeting).map(([key, value]) => [key, typeof value === 'string' ? value : [...value]]),
  );

/** Adapter for Google Publisher Tag and compatible scripts. */
export function createGptAdapter(tag: Googletag): GptAdapter {
  const slots = new Map<string, googletag.Slot>();
  /** Defined, but not requested yet. */
  const prepared = new Set<string>();
  const waiting = new Map<string, (result: AdResult) => void>();
  let keys: string[] = [];
  let isSetUp = false;
  let lastPageView: number | undefined;

  function onRendered({ slot, isEmpty, size }: googletag.events.SlotRenderEndedEvent): void {
    const divId = slot.getSlotElementId();
    waiting.get(divId)?.({ isEmpty, size });
    waiting.delete(divId);
  }

  function setPageSettings({ targeting, isLimited, reader }: PageAdSettings, pageView = 0): void {
    if (!isSetUp) setUp(tag, onRendered);
    isSetUp = true;
    const pubads = tag.pubads();
    if (pageView !== lastPageView) pubads.updateCorrelator();
    lastPageView = pageView;
    const entries = listOf(targeting);
    if (typeof tag.setConfig === 'function')
      tag.setConfig({
        // Clears keys that the previous page set and this one does not.
        targeting: Object.fromEntries([...keys.map((key) => [key, null]), ...entries]),
        privacyTreatments: { treatments: isLimited ? ['disablePersonalization'] : [] },
      });
    else {
      pubads.clearTargeting();
      for (const [key, value] of entries) pubads.setTargeting(key, value);
    }
    if (reader) pubads.setPublisherProvidedId(reader);
    pubads.setPrivacySettings({ limitedAds: isLimited, nonPersonalizedAds: isLimited });
    keys = entries.map(([key]) => key);
  }

  function define(request: AdRequest): googletag.Slot | undefined {
    const slot = defineSlot(tag, request);
    if (slot) slots.set(request.divId, slot);
    return slot;
  }

  /** Defines the slot before the auction; an earlier slot of the same element is destroyed. */
  function prepare(request: AdRequest): void {
    destroy(request.divId);
    if (define(request)) prepared.add(request.divId);
  }

  function destroy(divId: string): void {
    const slot = slots.get(divId);
    // Resolve pending requests as empty.
    waiting.get(divId)?.({ isEmpty: true, size: null });
    waiting.delete(divId);
    slots.delete(divId);
    prepared.delete(divId);
    if (slot) tag.destroySlots([slot]);
  }

  return {
    setPageSettings,
    prepare,
    destroy,
    load(requests) {
      const defined: googletag.Slot[] = [];
      const results = requests.map((request) => {
        if (!prepared.delete(request.divId)) destroy(request.divId);
        const slot = slots.get(request.divId) ?? define(request);
        if (!slot) return Promise.reject(new Error(`The slot ${request.divId} could not be defined`));
        defined.push(slot);
        return new Promise<AdResult>((resolve) => void waiting.set(request.divId, resolve));
      });
      for (const slot of defined) tag.display(slot);
      // Slots requested later belong to the same page view, so competitive exclusion still works.
      if (defined.length > 0) tag.pubads().refresh(defined, { changeCorrelator: false });
      return results;
    },
  };
}

function setUp(tag: Googletag, onRendered: (event: googletag.events.SlotRenderEndedEvent) => void): void {
  const pubads = tag.pubads();
  // Our code decides when a slot is requested and when it collapses.
  const { disableInitialLoad } = adState.get();
  if (typeof tag.setConfig === 'function')
    tag.setConfig({
      disableInitialLoad,
      singleRequest: true,
      collapseDiv: 'DISABLED',
      centering: true,
      safeFrame: { forceSafeFrame: true },
    });
  else {
    if (disableInitialLoad) pubads.disableInitialLoad();
    pubads.enableSingleRequest();
    pubads.setCentering(true);
    pubads.setForceSafeFrame(true);
  }
  pubads.addEventListener('slotRenderEnded', onRendered);
  tag.enableServices();
}

function defineSlot(
  tag: Googletag,
  { divId, path, sizes, targeting }: AdRequest,
): googletag.Slot | undefined {
  const slot = tag.defineSlot(
    path,
    sizes.map(([width, height]): [number, number] => [width, height]),
    divId,
  );
  if (!slot) return undefined;
  slot.addService(tag.pubads());
  if (typeof slot.setConfig === 'function') slot.setConfig({ targeting: mutable(targeting) });
  else for (const [key, value] of Object.entries(mutable(targeting))) slot.setTargeting(key, value);
  return slot;
}
