import type { AdType } from '#content/entities/ad-slot-config.ts';
import type { AdsConfig } from '#content/entities/ads-config.ts';
import type { Log } from '../../log.ts';
import type { AdAdapter, AdRequest, AdResult } from '../ad-adapter.ts';
import type { Clock } from '../machines/clock.ts';
import { type Verdict, whenRendered } from './outcome.ts';

export type ServiceType = Exclude<AdType, 'display'>;

/** What a service's script finds on `window`; every service has its own words. */
export type ServiceWindow = Record<string, unknown>;

export interface ServiceTerms {
  window: ServiceWindow;
  /** Another number is another page. */
  page: { number: number; url: string };
  account: string;
  isPersonalized: boolean;
  isTest: boolean;
}

export interface Service {
  /** What its script expects to stand when it comes. */
  open: (window: ServiceWindow) => void;
  /** Its script reads what `place` wrote when it runs: once per ad, one after the other. */
  runsPerAd?: boolean;
  /** Says in a service's own words that an ad goes into this element. */
  place: (request: AdRequest, terms: ServiceTerms) => void;
  /** Tells what became of it. */
  verdict: Verdict;
}

export interface ServiceContext {
  config: AdsConfig;
  log: Pick<Log, 'error'>;
  window: ServiceWindow;
  clock: Clock;
  /** Another company's script: it comes only with consent to targeting, and once. False where it may not. */
  loadScript: (type: ServiceType, url: string, isAgain?: boolean) => Promise<boolean>;
  isPersonalized: () => boolean;
  page: () => ServiceTerms['page'];
}

/** Ads of another company: its script, then its queue. A service that is not configured is skipped, and the log says so. */
export function createServiceAdapter(type: ServiceType, own: Service, kit: ServiceContext): AdAdapter {
  const placed = new Map<string, HTMLElement>();
  const watched = new Map<string, () => void>();
  let last: Promise<unknown> = Promise.resolve();
  /** Runs when those before it have ended, however they ended. */
  function inTurn(run: () => Promise<boolean>): Promise<boolean> {
    const mine = last.then(run);
    last = mine.catch(() => {});
    return mine;
  }
  async function load(request: AdRequest): Promise<AdResult> {
    const service = kit.config.services[type];
    if (!service) {
      kit.log.error(`The ad service ${type} has no script URL`);
      return { isEmpty: true, size: null };
    }
    placed.set(request.divId, request.element);
    own.open(kit.window);
    const isWanted = () => placed.get(request.divId) === request.element;
    const place = () =>
      own.place(request, {
        window: kit.window,
        page: kit.page(),
        account: service.account,
        isPersonalized: kit.isPersonalized(),
        isTest: kit.config.env !== 'production',
      });
    const hasCome = await (own.runsPerAd
      ? inTurn(async () => {
          if (!isWanted()) return false;
          place();
          return kit.loadScript(type, service.scriptUrl, true);
        })
      : kit.loadScript(type, service.scriptUrl));
    // Nobody waits for it any longer, or the company may not be told about the reader any more.
    if (!hasCome || !isWanted()) {
      request.element.replaceChildren();
      return { isEmpty: true, size: null };
    }
    // Told before, a script that comes at the second try would find what the first one was told, too.
    if (!own.runsPerAd) place();
    const { isEmpty, stop } = whenRendered(request.element, own.verdict, kit.clock);
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
