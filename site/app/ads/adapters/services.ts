import type { AdsConfig } from '#content/entities/ads-config.ts';
import { consentCategories } from '#content/entities/script-tag.ts';
import type { Log } from '../../log.ts';
import type { insertScript } from '../../scripts/insert-script.ts';
import type { AdAdapter } from '../ad-adapter.ts';
import { places } from './places.ts';
import { createServiceAdapter, type ServiceType, type ServiceWindow } from './service-adapter.ts';

export interface ServicesKit {
  config: AdsConfig;
  log: Log;
  /** Leave to know the reader. */
  isAllowed: () => boolean;
  insert: typeof insertScript;
}

/** The other types of ad: each one's adapter, made when it is first needed. */
export function createServices({
  config,
  log,
  isAllowed,
  insert,
}: ServicesKit): (type: ServiceType) => AdAdapter {
  const made = new Map<ServiceType, AdAdapter>();
  const scripts = new Map<ServiceType, Promise<void>>();
  const loadScript = (type: ServiceType, src: string) => {
    const before = scripts.get(type);
    if (before) return before;
    const gdprCategory = consentCategories.targeting;
    const coming = insert({ tagId: type, timing: 'immediate', src, gdprCategory, location: 'head' });
    scripts.set(type, coming);
    return coming;
  };
  return (type) => {
    const adapter =
      made.get(type) ??
      createServiceAdapter(type, places[type], {
        config,
        log,
        window: window as unknown as ServiceWindow,
        loadScript,
        isPersonalized: isAllowed,
      });
    made.set(type, adapter);
    return adapter;
  };
}
