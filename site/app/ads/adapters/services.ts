import type { Log } from '../../log.ts';
import type { AdAdapter } from '../ad-adapter.ts';
import { services } from './places.ts';
import {
  createServiceAdapter,
  type ServiceContext,
  type ServiceType,
  type ServiceWindow,
} from './service-adapter.ts';
import { createServiceScripts } from './service-scripts.ts';

export interface ServicesContext extends Pick<ServiceContext, 'config' | 'clock'> {
  log: Log;
  /** Leave to know the reader. */
  isAllowed: () => boolean;
  /** Another number is another page. */
  visit: () => number;
}

/** The other types of ad: each one's adapter, made when it is first needed. */
export function createServices({
  isAllowed,
  visit,
  ...kit
}: ServicesContext): (type: ServiceType) => AdAdapter {
  const made = new Map<ServiceType, AdAdapter>();
  const loadScript = createServiceScripts(visit);
  return (type) => {
    const adapter =
      made.get(type) ??
      createServiceAdapter(type, services[type], {
        ...kit,
        loadScript,
        window: window as unknown as ServiceWindow,
        isPersonalized: isAllowed,
        page: () => ({ number: visit(), url: `${location.origin}${location.pathname}` }),
      });
    made.set(type, adapter);
    return adapter;
  };
}
