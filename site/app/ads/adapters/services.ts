import type { Log } from '../../log.ts';
import type { AdAdapter } from '../ad-adapter.ts';
import { services } from './places.ts';
import {
  createServiceAdapter,
  type ServiceKit,
  type ServiceType,
  type ServiceWindow,
} from './service-adapter.ts';

export interface ServicesKit extends Pick<ServiceKit, 'config' | 'clock' | 'loadScript'> {
  log: Log;
  /** Leave to know the reader. */
  isAllowed: () => boolean;
}

/** The other types of ad: each one's adapter, made when it is first needed. */
export function createServices({ isAllowed, ...kit }: ServicesKit): (type: ServiceType) => AdAdapter {
  const made = new Map<ServiceType, AdAdapter>();
  return (type) => {
    const adapter =
      made.get(type) ??
      createServiceAdapter(type, services[type], {
        ...kit,
        window: window as unknown as ServiceWindow,
        isPersonalized: isAllowed,
      });
    made.set(type, adapter);
    return adapter;
  };
}
