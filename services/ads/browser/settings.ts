import { createKeyValues, type KeyValueStore } from './key-values.ts';

type Shared = Pick<
  googletag.config.PageSettingsConfig,
  'targeting' | 'categoryExclusion' | 'collapseDiv' | 'safeFrame' | 'adsenseAttributes'
>;

export interface Settings<Config extends Shared> {
  set(config: Config): void;
  /** Only settings that were set, by name. */
  get(keys: string | readonly string[]): Config;
  value<Key extends keyof Config>(key: Key): Config[Key] | undefined;
  targeting: KeyValueStore;
}

/** The settings of `setConfig` and `getConfig`; `null` removes a setting or a single key-value. */
export function createSettings<Config extends Shared>(): Settings<Config> {
  const values = new Map<string, unknown>();
  const targeting = createKeyValues();
  return {
    targeting,
    set(config) {
      if (typeof config !== 'object' || config === null) return;
      for (const [key, value] of Object.entries(config)) {
        if (value === undefined) continue;
        if (key === 'targeting') targeting.merge(value as Record<string, unknown> | null);
        else if (value === null) values.delete(key);
        else values.set(key, value);
      }
    },
    get(keys) {
      const names = typeof keys === 'string' ? [keys] : keys;
      const found: Record<string, unknown> = {};
      for (const key of names) {
        if (key === 'targeting' && targeting.keys().length > 0) found[key] = asGiven(targeting.all());
        else if (values.has(key)) found[key] = structuredClone(values.get(key));
      }
      return found as Config;
    },
    value: (key) => values.get(String(key)) as Config[typeof key] | undefined,
  };
}

const asGiven = (all: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(all).map(([key, list]) => [key, list.length === 1 ? list[0] : list]));
