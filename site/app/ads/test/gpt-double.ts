/// <reference types="google-publisher-tag" />

/** What a test may ask a double, and tell it. */
export interface GptDouble {
  googletag: typeof googletag;
  requests: () => string[][];
  liveSlots: () => string[];
  targeting: () => Record<string, string>;
  slotTargeting: (divId: string) => Record<string, string>;
  settings: () => Record<string, unknown>;
  refuse: (divId: string) => void;
  render: (divId: string, answer: { isEmpty: boolean; size: unknown }) => void;
}

/**
 * Google Publisher Tag as its types describe it, written without a look at the embedded script: page code that works
 * with both works with the contract. It runs in Node and, as plain text, in a page; nothing is imported here.
 */
export function createGptDouble({
  hasSetConfig = true,
  onRequest = () => {},
}: {
  hasSetConfig?: boolean;
  /** Called with the ids of every request. */
  onRequest?: (divIds: readonly string[]) => void;
} = {}): GptDouble {
  type Listener = (event: object) => void;
  interface DoubleSlot {
    divId: string;
    path: string;
    targeting: Record<string, string>;
    slot: googletag.Slot;
  }
  const slots = new Map<string, DoubleSlot>();
  const refused = new Set<string>();
  const listeners = new Map<string, Set<Listener>>();
  const sent: string[][] = [];
  const said: Record<string, string> = {};
  const set: Record<string, unknown> = {};

  const put = (into: Record<string, string>, values: object) => {
    for (const [key, value] of Object.entries(values)) {
      if (value === null) delete into[key];
      else into[key] = String(value);
    }
  };

  function createSlot(path: string, divId: string): googletag.Slot {
    const targeting: Record<string, string> = {};
    const slot = {
      addService: () => slot,
      getSlotElementId: () => divId,
      getAdUnitPath: () => path,
      setTargeting(key: string, value: string) {
        put(targeting, { [key]: value });
        return slot;
      },
      ...(hasSetConfig
        ? { setConfig: (config: { targeting?: object }) => put(targeting, config.targeting ?? {}) }
        : {}),
    } as unknown as googletag.Slot;
    slots.set(divId, { divId, path, targeting, slot });
    return slot;
  }

  const pubads = {
    addEventListener(kind: string, listener: Listener) {
      listeners.set(kind, (listeners.get(kind) ?? new Set()).add(listener));
      return pubads;
    },
    refresh(list: googletag.Slot[]) {
      const ids = list.map((slot) => slot.getSlotElementId());
      sent.push(ids);
      onRequest(ids);
    },
    disableInitialLoad() {
      set.disableInitialLoad = true;
    },
    enableSingleRequest: () => true,
    setCentering() {},
    setForceSafeFrame(is: boolean) {
      set.forceSafeFrame = is;
      return pubads;
    },
    clearTargeting() {
      for (const key of Object.keys(said)) delete said[key];
      return pubads;
    },
    setTargeting(key: string, value: string) {
      put(said, { [key]: value });
      return pubads;
    },
    setPrivacySettings(settings: object) {
      Object.assign(set, settings);
      return pubads;
    },
    getSlots: () => [...slots.values()].map(({ slot }) => slot),
  };

  const double = {
    apiReady: true,
    pubadsReady: true,
    cmd: { push: (call: () => void) => call() },
    pubads: () => pubads,
    enableServices() {},
    display() {},
    defineSlot: (path: string, _sizes: unknown, divId: string) =>
      refused.has(divId) || slots.has(divId) ? null : createSlot(path, divId),
    destroySlots(list?: googletag.Slot[]) {
      for (const [divId, { slot }] of slots) if (!list || list.includes(slot)) slots.delete(divId);
      return true;
    },
    ...(hasSetConfig
      ? {
          setConfig(config: { targeting?: object; safeFrame?: object; disableInitialLoad?: boolean }) {
            put(said, config.targeting ?? {});
            Object.assign(set, config.safeFrame);
            if (config.disableInitialLoad) set.disableInitialLoad = true;
          },
        }
      : {}),
  };

  return {
    googletag: double as unknown as typeof googletag,
    requests: () => sent,
    liveSlots: () => [...slots.keys()],
    targeting: () => ({ ...said }),
    slotTargeting: (divId) => ({ ...slots.get(divId)?.targeting }),
    settings: () => ({ ...set }),
    refuse: (divId) => void refused.add(divId),
    render(divId, answer) {
      const slot = slots.get(divId)?.slot;
      for (const listener of listeners.get('slotRenderEnded') ?? []) listener({ slot, ...answer });
    },
  };
}
