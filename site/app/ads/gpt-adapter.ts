import type { AdTargeting } from '#content/entities/ad-targeting.ts';
import type { AdAdapter, AdRequest, AdResult } from './ad-adapter.ts';
import { adState } from './ad-state.ts';

type Googletag = typeof googletag;

/** What holds for every request of a page. */
export interface PageTerms {
  targeting: AdTargeting;
  /** Without a reader's leave: nothing is kept, nobody is recognized. */
  isLimited: boolean;
  /** Who is counted for frequency caps; only with leave. */
  reader?: string | undefined;
}

export interface GptAdapter extends AdAdapter {
  /** Another page, or another answer about consent; another visit is another page view to who sells. */
  setTerms: (terms: PageTerms, visit?: number) => void;
}

const listOf = (targeting: AdTargeting) =>
  Object.entries(targeting).flatMap(([key, value]) => (value ? [[key, value] as const] : []));

/** Google's types take lists that may be changed. */
const mutable = (targeting: AdRequest['targeting']): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(targeting).map(([key, value]) => [key, typeof value === 'string' ? value : [...value]]),
  );

/** Google Publisher Tag, or whoever speaks as it does. */
export function createGptAdapter(tag: Googletag): GptAdapter {
  const slots = new Map<string, googletag.Slot>();
  /** Defined, and not asked for yet. */
  const prepared = new Set<string>();
  const waiting = new Map<string, (result: AdResult) => void>();
  let keys: string[] = [];
  let hasBegun = false;
  let visited: number | undefined;

  function begin(): void {
    hasBegun = true;
    const pubads = tag.pubads();
    // We decide when a slot is asked for, and what becomes of its room.
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
    pubads.addEventListener('slotRenderEnded', ({ slot, isEmpty, size }) => {
      const divId = slot.getSlotElementId();
      waiting.get(divId)?.({ isEmpty, size });
      waiting.delete(divId);
    });
    tag.enableServices();
  }

  function setTerms({ targeting, isLimited, reader }: PageTerms, visit = 0): void {
    if (!hasBegun) begin();
    const pubads = tag.pubads();
    if (visit !== visited) pubads.updateCorrelator();
    visited = visit;
    const entries = listOf(targeting);
    const fresh = entries.map(([key]) => key);
    if (typeof tag.setConfig === 'function')
      tag.setConfig({
        targeting: {
          // What the last page said and this one does not must not be said again.
          ...Object.fromEntries(keys.filter((key) => !fresh.includes(key)).map((key) => [key, null])),
          ...Object.fromEntries(entries),
        },
        privacyTreatments: { treatments: isLimited ? ['disablePersonalization'] : [] },
      });
    else {
      pubads.clearTargeting();
      for (const [key, value] of entries) pubads.setTargeting(key, value);
    }
    if (reader) pubads.setPublisherProvidedId(reader);
    pubads.setPrivacySettings({ limitedAds: isLimited, nonPersonalizedAds: isLimited });
    keys = fresh;
  }

  function define({ divId, path, sizes, targeting }: AdRequest): googletag.Slot | undefined {
    const slot = tag.defineSlot(
      path,
      sizes.map(([width, height]): [number, number] => [width, height]),
      divId,
    );
    if (!slot) return undefined;
    slots.set(divId, slot);
    slot.addService(tag.pubads());
    if (typeof slot.setConfig === 'function') slot.setConfig({ targeting: mutable(targeting) });
    else for (const [key, value] of Object.entries(mutable(targeting))) slot.setTargeting(key, value);
    return slot;
  }

  /** Slots that were defined for this element before count as its own. */
  function prepare(request: AdRequest): void {
    destroy(request.divId);
    if (define(request)) prepared.add(request.divId);
  }

  function destroy(divId: string): void {
    const slot = slots.get(divId);
    // Whoever still waits for it hears that nothing came.
    waiting.get(divId)?.({ isEmpty: true, size: null });
    waiting.delete(divId);
    slots.delete(divId);
    prepared.delete(divId);
    if (slot) tag.destroySlots([slot]);
  }

  return {
    setTerms,
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
      // What comes near later is of the same page view: advertisers who stand apart stay apart.
      if (defined.length > 0) tag.pubads().refresh(defined, { changeCorrelator: false });
      return results;
    },
  };
}
