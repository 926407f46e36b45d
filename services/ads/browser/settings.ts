import { createKeyValues, type KeyValueStore } from './key-values.ts';

type Shared = Pick<
  googletag.config.PageSettingsConfig,
  'targeting' | 'categoryExclusion' | 'collapseDiv' | 'safeFrame' | 'adsenseAttributes'
>;

export interface Settings<Config extends Shared> {
  set(config: Config): void;
  /** Only what was set, by the names asked for. */
  get(keys: string | readonly string[]): Config;
  value<Key extends keyof Config>(key: Key): Config[Key] | undefined;
  targeting: KeyValueStore;
}

/** What `setConfig` puts and `getConfig` tells; `null` takes a setting back, also single key-values. */
export function createSettings<Config extends Shared>(): Settings<Config> {
  const kept = new Map<string, unknown>();
  const targeting = createKeyValues();
  return {
    targeting,
    set(config) {
      if (typeof config !== 'object' || config === null) return;
      for (const [key, value] of Object.entries(config)) {
        if (value === undefined) continue;
        if (key === 'targeting') targeting.merge(value as Record<string, unknown> | null);
        else if (value === null) kept.delete(key);
        else kept.set(key, value);
      }
    },
    get(keys) {
      const asked = typeof keys === 'string' ? [keys] : keys;
      const told: Record<string, unknown> = {};
      for (const key of asked) {
        if (key === 'targeting' && targeting.keys().length > 0) told[key] = asGiven(targeting.all());
        else if (kept.has(key)) told[key] = structuredClone(kept.get(key));
      }
      return told as Config;
    },
    value: (key) => kept.get(String(key)) as Config[typeof key] | undefined,
  };
}

const asGiven = (all: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(all).map(([key, list]) => [key, list.length === 1 ? list[0] : list]));
