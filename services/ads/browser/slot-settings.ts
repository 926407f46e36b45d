import type { Settings } from './settings.ts';

type SlotSettings = Pick<
  googletag.Slot,
  | 'setConfig'
  | 'getConfig'
  | 'setTargeting'
  | 'updateTargetingFromMap'
  | 'clearTargeting'
  | 'getTargeting'
  | 'getTargetingKeys'
  | 'setCategoryExclusion'
  | 'clearCategoryExclusions'
  | 'getCategoryExclusions'
  | 'setCollapseEmptyDiv'
  | 'setForceSafeFrame'
  | 'setSafeFrameConfig'
  | 'setClickUrl'
  | 'set'
  | 'get'
  | 'getAttributeKeys'
>;

/** The setters and getters of a slot; each setter returns the slot. */
export function slotSettings(
  settings: Settings<googletag.config.SlotSettingsConfig>,
  slot: () => googletag.Slot,
): SlotSettings {
  const { targeting } = settings;
  const attributes = new Map<string, string>();
  const exclusions = () => settings.value('categoryExclusion') ?? [];
  const set = (config: googletag.config.SlotSettingsConfig) => {
    settings.set(config);
    return slot();
  };
  return {
    setConfig: set,
    getConfig: (keys) => settings.get(keys),
    setTargeting(key, value) {
      targeting.set(key, value);
      return slot();
    },
    updateTargetingFromMap(map) {
      for (const [key, value] of Object.entries(map)) targeting.set(key, value);
      return slot();
    },
    clearTargeting(key) {
      targeting.clear(key);
      return slot();
    },
    getTargeting: (key) => targeting.get(key),
    getTargetingKeys: () => targeting.keys(),
    setCategoryExclusion: (label) => set({ categoryExclusion: [...new Set([...exclusions(), label])] }),
    clearCategoryExclusions: () => set({ categoryExclusion: null }),
    getCategoryExclusions: () => [...exclusions()],
    setCollapseEmptyDiv: (collapse, before) =>
      set({ collapseDiv: collapse ? (before ? 'BEFORE_FETCH' : 'ON_NO_FILL') : 'DISABLED' }),
    setForceSafeFrame: (forceSafeFrame) =>
      set({ safeFrame: { ...settings.value('safeFrame'), forceSafeFrame } }),
    setSafeFrameConfig: (config) => set({ safeFrame: config }),
    setClickUrl: (clickUrl) => set({ clickUrl }),
    set(key, value) {
      attributes.set(key, value);
      return slot();
    },
    get: (key) => attributes.get(key) ?? null,
    getAttributeKeys: () => [...attributes.keys()],
  };
}
