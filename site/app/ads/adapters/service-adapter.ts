import type { AdType } from '#content/entities/ad-names.ts';
import type { AdsConfig } from '#content/entities/ads-config.ts';
import type { Log } from '../../log.ts';
import type { Clock } from '../load/clock.ts';
import type { AdAdapter, AdRequest, AdResult } from './ad-adapter.ts';
import { type ReadResult, whenRendered } from './when-rendered.ts';

export type ServiceType = Exclude<AdType, 'display'>;

/** What a service's script finds on `window`; every service has its own names. */
export type ServiceWindow = Record<string, unknown>;

export interface ServiceParams {
  window: ServiceWindow;
  /** Changes with every page. */
  page: { number: number; url: string };
  account: string;
  isPersonalized: boolean;
  isTest: boolean;
}

export interface Service {
  /** Sets up the globals that the service's script expects when it loads. */
  open: (window: ServiceWindow) => void;
  /** The script reads what `place` wrote when it runs: it runs once per ad, one at a time. */
  runsPerAd?: boolean;
  /** Requests an ad for this element in the format of the service. */
  place: (request: AdRequest, params: ServiceParams) => void;
  readResult: ReadResult;
}

export interface ServiceContext {
  config: AdsConfig;
  log: Pick<Log, 'error'>;
  window: ServiceWindow;
  clock: Clock;
  /** Loads the third-party script once, and only with consent to targeting. Resolves false where it may not load. */
  loadScript: (type: ServiceType, url: string, isAgain?: boolean) => Promise<boolean>;
  isPersonalized: () => boolean;
  page: () => ServiceParams['page'];
}

/**
 * Adapter for a third-party ad service: its script, then its queue. Logs and skips a service that is not configured.
 */
export function createServiceAdapter(
  type: ServiceType,
  integration: Service,
  context: ServiceContext,
): AdAdapter {
  const placed = new Map<string, HTMLElement>();
  const watched = new Map<string, () => void>();
  let last: Promise<unknown> = Promise.resolve();
  /** Runs after the tasks before it have settled, with or without an error. */
  function inSequence(run: () => Promise<boolean>): Promise<boolean> {
    const task = last.then(run);
    last = task.catch(() => {});
    return task;
  }
  async function load(request: AdRequest): Promise<AdResult> {
    const service = context.config.services[type];
    if (!service) {
      context.log.error(`The ad service ${type} has no script URL`);
      return { isEmpty: true, size: null };
    }
    placed.set(request.divId, request.element);
    integration.open(context.window);
    const isCurrent = () => placed.get(request.divId) === request.element;
    const place = () =>
      integration.place(request, {
        window: context.window,
        page: context.page(),
        account: service.account,
        isPersonalized: context.isPersonalized(),
        isTest: context.config.env !== 'production',
      });
    const isLoaded = await (integration.runsPerAd
      ? inSequence(async () => {
          if (!isCurrent()) return false;
          place();
          return context.loadScript(type, service.scriptUrl, true);
        })
      : context.loadScript(type, service.scriptUrl));
    // The slot was destroyed meanwhile, or the reader withdrew consent.
    if (!isLoaded || !isCurrent()) {
      request.element.replaceChildren();
      return { isEmpty: true, size: null };
    }
    // Not before the script has loaded: a retry would find the request of the first try in the queue as well.
    if (!integration.runsPerAd) place();
    const { isEmpty, stop } = whenRendered(request.element, integration.readResult, context.clock);
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
