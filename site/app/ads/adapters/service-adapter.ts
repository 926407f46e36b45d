import type { AdType } from '#content/entities/ad-slot-config.ts';
import type { AdsConfig } from '#content/entities/ads-config.ts';
import type { Log } from '../../log.ts';
import type { AdAdapter, AdRequest, AdResult } from '../ad-adapter.ts';

export type ServiceType = Exclude<AdType, 'display'>;

/** What a service's script finds on `window`; every service has its own words. */
export type ServiceWindow = Record<string, unknown>;

export interface ServiceTerms {
  window: ServiceWindow;
  account: string;
  isPersonalized: boolean;
  isTest: boolean;
}

/** Says in a service's own words that an ad goes into this element. */
export type Place = (request: AdRequest, terms: ServiceTerms) => void;

export interface ServiceKit {
  config: AdsConfig;
  log: Pick<Log, 'error'>;
  window: ServiceWindow;
  /** Another company's script: it comes only with consent to targeting, and once. */
  loadScript: (type: ServiceType, url: string) => Promise<void>;
  isPersonalized: () => boolean;
}

/** Ads of another company: its script, then its queue. A service that is not configured is skipped, and the log says so. */
export function createServiceAdapter(type: ServiceType, place: Place, kit: ServiceKit): AdAdapter {
  const placed = new Map<string, HTMLElement>();
  async function load(request: AdRequest): Promise<AdResult> {
    const service = kit.config.services[type];
    if (!service) {
      kit.log.error(`The ad service ${type} has no script URL`);
      return { isEmpty: true, size: null };
    }
    placed.set(request.divId, request.element);
    place(request, {
      window: kit.window,
      account: service.account,
      isPersonalized: kit.isPersonalized(),
      isTest: kit.config.env !== 'production',
    });
    await kit.loadScript(type, service.scriptUrl);
    return { isEmpty: false, size: request.sizes[0] };
  }
  return {
    load: (requests) => requests.map(load),
    destroy(divId) {
      placed.get(divId)?.replaceChildren();
      placed.delete(divId);
    },
  };
}
