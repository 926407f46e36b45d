import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Dependencies } from '../dependencies/dependencies.ts';
import type { RequestContext } from '../edge/http/request-context.ts';
import type { CacheState, PageCache } from '../edge/page-cache/page-cache.ts';
import type { Log } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';

export interface Telemetry {
  metrics: Metrics;
  onDone(context: RequestContext, route: string, status: number, milliseconds: number): void;
  countPage(state: PageState): void;
  onRender(outcome: { milliseconds: number }): void;
  watchCache(cache: PageCache): void;
  watchDependencies(dependencies: Dependencies): void;
  watchImages(load: () => { waiting: number; running: number }): void;
}

export type PageState = CacheState | 'bypass';

const stateLabels: Readonly<Record<PageState, string>> = {
  hit: 'state="hit"',
  miss: 'state="miss"',
  stale: 'state="stale"',
  error: 'state="error"',
  refused: 'state="refused"',
  bypass: 'state="bypass"',
};

/** What this process tells about itself: numbers for Prometheus, a line for each request that was work. */
export function createTelemetry(log: Log): Telemetry {
  const metrics = createMetrics();
  const requests = metrics.counter('neutron_requests_total', 'Requests by class of route and status');
  const pages = metrics.counter('neutron_page_cache_total', 'Pages by where they came from');
  const bounds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5];
  const renders = metrics.histogram('neutron_render_seconds', 'Time the site took for a page', bounds);
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  metrics.gauge(
    'neutron_event_loop_delay_p99_seconds',
    'Event loop delay since it was last asked for',
    () => {
      const seconds = delay.percentile(99) / 1e9;
      delay.reset();
      return Number.isFinite(seconds) ? seconds : 0;
    },
  );
  metrics.gauge('neutron_memory_bytes', 'Resident memory', () => process.memoryUsage.rss());
  const labels = new Map<string, Map<number, string>>();

  return {
    metrics,
    onDone(context, route, status, milliseconds) {
      requests.add(labelOf(labels, route, status));
      // A page from memory is no work, and a line for each would cost more than the page.
      if (milliseconds === 0 && status < 500) return;
      const { requestId, req, target } = context;
      const fields = { requestId, method: req.method, path: target.path, route, status };
      // 503 is counted, and its reason is logged when it begins and ends, not with every request.
      const write = status >= 500 && status !== 503 ? log.warn : log.debug;
      write('answered', { ...fields, milliseconds: Math.round(milliseconds) });
    },
    countPage: (state) => pages.add(stateLabels[state]),
    onRender: ({ milliseconds }) => renders.observe(milliseconds / 1000),
    watchCache(cache) {
      metrics.gauge('neutron_page_cache_bytes', 'Bytes of kept pages', () => cache.store.bytes);
      metrics.gauge('neutron_page_cache_pages', 'Kept pages', () => cache.store.size);
    },
    watchDependencies(dependencies) {
      metrics.gauges('neutron_dependency_up', 'Whether a dependency works', () =>
        dependencies.all().map(([name, { isUp }]) => [`dependency="${name}"`, isUp ? 1 : 0]),
      );
    },
    watchImages(load) {
      metrics.gauge('neutron_image_queue_waiting', 'Pictures waiting to be made', () => load().waiting);
      metrics.gauge('neutron_image_queue_running', 'Pictures being made', () => load().running);
    },
  };
}

function labelOf(labels: Map<string, Map<number, string>>, route: string, status: number): string {
  const byStatus = labels.get(route) ?? new Map<number, string>();
  labels.set(route, byStatus);
  const label = byStatus.get(status) ?? `route="${route}",status="${status}"`;
  byStatus.set(status, label);
  return label;
}
