/// <reference types="google-publisher-tag" />

/** How tests control and inspect the double. */
interface GptDouble {
  googletag: typeof googletag;
  requests: () => string[][];
  /** The page view each request belongs to. */
  correlators: () => number[];
  liveSlots: () => string[];
  sizes: (divId: string) => googletag.GeneralSize | undefined;
  targeting: () => Record<string, string>;
  slotTargeting: (divId: string) => Record<string, string>;
  settings: () => Record<string, unknown>;
  reject: (divId: string) => void;
  render: (divId: string, answer: { isEmpty: boolean; size: unknown }) => void;
}

/**
 * Google Publisher Tag as its types describe it, written independently of the embedded script: page code that works
 * with both works with the contract. It runs in Node and, as source text, in a page; it imports nothing.
 */
export function createGptDouble({
  hasSetConfig = true,
  onRequest = () => {},
}: {
  hasSetConfig?: boolean;
  /** Called with the ids of every request. */
  onRequest?: (divIds: readonly string[]) => void;
} = {}): GptDouble {
  type Slot = Pick<
    googletag.Slot,
    'addService' | 'getSlotElementId' | 'getAdUnitPath' | 'setTargeting' | 'setConfig' | 'getConfig'
  >;
  type PubAds = Pick<
    googletag.PubAdsService,
    | 'addEventListener'
    | 'refresh'
    | 'updateCorrelator'
    | 'disableInitialLoad'
    | 'enableSingleRequest'
    | 'setCentering'
    | 'setForceSafeFrame'
    | 'clearTargeting'
    | 'setTargeting'
    | 'setPrivacySettings'
    | 'setPublisherProvidedId'
    | 'getSlots'
  >;
  type Tag = Pick<
    typeof googletag,
    | 'apiReady'
    | 'pubadsReady'
    | 'pubads'
    | 'enableServices'
    | 'display'
    | 'defineSlot'
    | 'destroySlots'
    | 'setConfig'
    | 'getConfig'
  >;
  type Listener = (event: never) => void;
  interface Known {
    sizes: googletag.GeneralSize;
    targeting: Record<string, string>;
    slot: googletag.Slot;
  }
  const slots = new Map<string, Known>();
  const rejected = new Set<string>();
  const listeners = new Map<string, Set<Listener>>();
  const sent: string[][] = [];
  const views: number[] = [];
  let correlator = 1;
  const pageTargeting: Record<string, string> = {};
  const set: Record<string, unknown> = {};

  const put = (into: Record<string, string>, values: object | null | undefined) => {
    for (const [key, value] of Object.entries(values ?? {})) {
      if (value === null) delete into[key];
      else into[key] = String(value);
    }
  };

  function createSlot(path: string, sizes: googletag.GeneralSize, divId: string): googletag.Slot {
    const targeting: Record<string, string> = {};
    const part: Slot = {
      addService: () => slot,
      getSlotElementId: () => divId,
      getAdUnitPath: () => path,
      setTargeting(key, value) {
        put(targeting, { [key]: value });
        return slot;
      },
      setConfig(config) {
        put(targeting, config.targeting);
        return slot;
      },
      getConfig: () => ({ targeting: { ...targeting } }),
    };
    const slot = part as googletag.Slot;
    if (!hasSetConfig) Object.assign(part, { setConfig: undefined, getConfig: undefined });
    slots.set(divId, { sizes, targeting, slot });
    return slot;
  }

  const pubadsPart: PubAds = {
    addEventListener(kind, listener) {
      listeners.set(kind, (listeners.get(kind) ?? new Set()).add(listener as Listener));
      return pubads;
    },
    refresh(list, options) {
      const ids = (list ?? []).map((slot) => slot.getSlotElementId());
      if (options?.changeCorrelator !== false) correlator += 1;
      sent.push(ids);
      views.push(correlator);
      onRequest(ids);
    },
    updateCorrelator() {
      correlator += 1;
      return pubads;
    },
    disableInitialLoad() {
      set.disableInitialLoad = true;
    },
    enableSingleRequest: () => true,
    setCentering() {},
    setForceSafeFrame(is) {
      set.forceSafeFrame = is;
      return pubads;
    },
    clearTargeting() {
      for (const key of Object.keys(pageTargeting)) delete pageTargeting[key];
      return pubads;
    },
    setTargeting(key, value) {
      put(pageTargeting, { [key]: value });
      return pubads;
    },
    setPrivacySettings(settings) {
      Object.assign(set, settings);
      return pubads;
    },
    setPublisherProvidedId(id) {
      set.publisherProvidedId = id;
      return pubads;
    },
    getSlots: () => [...slots.values()].map(({ slot }) => slot),
  };
  const pubads = pubadsPart as googletag.PubAdsService;

  const tag: Tag = {
    apiReady: true,
    pubadsReady: true,
    pubads: () => pubads,
    enableServices() {},
    display() {},
    defineSlot: (path, sizes, divId = '') =>
      rejected.has(divId) || slots.has(divId) ? null : createSlot(path, sizes, divId),
    destroySlots(list) {
      for (const [divId, { slot }] of slots) if (!list || list.includes(slot)) slots.delete(divId);
      return true;
    },
    setConfig({ targeting, safeFrame, disableInitialLoad }) {
      put(pageTargeting, targeting);
      Object.assign(set, safeFrame);
      if (disableInitialLoad) set.disableInitialLoad = true;
    },
    getConfig: () => ({ targeting: { ...pageTargeting } }),
  };
  if (!hasSetConfig) Object.assign(tag, { setConfig: undefined, getConfig: undefined });

  return {
    googletag: { ...tag, cmd: { push: (call: () => void) => call() } } as unknown as typeof googletag,
    requests: () => sent,
    correlators: () => views,
    liveSlots: () => [...slots.keys()],
    sizes: (divId) => slots.get(divId)?.sizes,
    targeting: () => ({ ...pageTargeting }),
    slotTargeting: (divId) => ({ ...slots.get(divId)?.targeting }),
    settings: () => ({ ...set }),
    reject: (divId) => void rejected.add(divId),
    render(divId, answer) {
      const event = { slot: slots.get(divId)?.slot, ...answer };
      for (const listener of listeners.get('slotRenderEnded') ?? []) listener(event as never);
    },
  };
}
