import type { Log } from '../../log.ts';
import type { AdAdapter } from './ad-adapter.ts';
import { services } from './integrations.ts';
import {
  createServiceAdapter,
  type ServiceContext,
  type ServiceType,
  type ServiceWindow,
} from './service-adapter.ts';
import { createServiceScripts } from './service-scripts.ts';

export interface ServicesContext extends Pick<ServiceContext, 'config' | 'clock'> {
  log: Log;
  /** Consent to targeting. */
  isAllowed: () => boolean;
  /** Changes with every page. */
  pageView: () => number;
}

/** Adapters for the other ad types, each created on first use. */
export function createServices({
  isAllowed,
  pageView,
  ...context
}: ServicesContext): (type: ServiceType) => AdAdapter {
  const made = new Map<ServiceType, AdAdapter>();
  const loadScript = createServiceScripts(pageView);
  return (type) => {
    const adapter =
      made.get(type) ??
      createServiceAdapter(type, services[type], {
        ...context,
        loadScript,
        window: window as unknown as ServiceWindow,
        isPersonalized: isAllowed,
        page: () => ({ number: pageView(), url: `${location.origin}${location.pathname}` }),
      });
    made.set(type, adapter);
    return adapter;
  };
}
