import type { AdType } from '#content/entities/ad-slot-config.ts';
import type { AdsConfig } from '#content/entities/ads-config.ts';
import type { Log } from '../../log.ts';
import type { AdAdapter, AdRequest, AdResult } from '../ad-adapter.ts';
import type { Clock } from '../machines/clock.ts';
import { type Verdict, whenDrawn } from './outcome.ts';

export type ServiceType = Exclude<AdType, 'display'>;

/** What a service's script finds on `window`; every service has its own words. */
export type ServiceWindow = Record<string, unknown>;

export interface ServiceTerms {
  window: ServiceWindow;
  account: string;
  isPersonalized: boolean;
  isTest: boolean;
}

export interface Service {
  /** What its script expects to stand when it comes. */
  open: (window: ServiceWindow) => void;
  /** Says in a service's own words that an ad goes into this element. */
  place: (request: AdRequest, terms: ServiceTerms) => void;
  /** Tells what became of it. */
  verdict: Verdict;
}

export interface ServiceKit {
  config: AdsConfig;
  log: Pick<Log, 'error'>;
  window: ServiceWindow;
  clock: Clock;
  /** Another company's script: it comes only with consent to targeting, and once. False where it may not. */
  loadScript: (type: ServiceType, url: string) => Promise<boolean>;
  isPersonalized: () => boolean;
}

/** Ads of another company: its script, then its queue. A service that is not configured is skipped, and the log says so. */
export function createServiceAdapter(type: ServiceType, own: Service, kit: ServiceKit): AdAdapter {
  const placed = new Map<string, HTMLElement>();
  const watched = new Map<string, () => void>();
  async function load(request: AdRequest): Promise<AdResult> {
    const service = kit.config.services[type];
    if (!service) {
      kit.log.error(`The ad service ${type} has no script URL`);
      return { isEmpty: true, size: null };
    }
    placed.set(request.divId, request.element);
    own.open(kit.window);
    const hasCome = await kit.loadScript(type, service.scriptUrl);
    // Nobody waits for it any longer, or the company may not be told about the reader any more.
    if (!hasCome || placed.get(request.divId) !== request.element) {
      request.element.replaceChildren();
      return { isEmpty: true, size: null };
    }
    // Told before, a script that comes at the second try would find what the first one was told, too.
    own.place(request, {
      window: kit.window,
      account: service.account,
      isPersonalized: kit.isPersonalized(),
      isTest: kit.config.env !== 'production',
    });
    const { isEmpty, stop } = whenDrawn(request.element, own.verdict, kit.clock);
    watched.set(request.divId, stop);
    return { isEmpty: await isEmpty, size: request.sizes[0] };
  }
  return {
    load: (requests) => requests.map(load),
    destroy(divId) {
      watched.get(divId)?.();
      watched.delete(divId);
      placed.get(divId)?.replaceChildren();
      placed.delete(divId);
    },
  };
}
