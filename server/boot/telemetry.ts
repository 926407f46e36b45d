import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Dependencies } from '#platform/dependencies.ts';
import type { Log } from '#platform/log.ts';
import type { RequestContext } from '../edge/http/request-context.ts';
import type { CacheState, PageCache } from '../edge/page-cache/page-cache.ts';

export interface Telemetry {
  metrics: Registry;
  onDone(context: RequestContext, route: string, status: number, milliseconds: number): void;
  countPage(state: PageState): void;
  onRender(outcome: { milliseconds: number }): void;
  watchCache(cache: PageCache): void;
  watchDependencies(dependencies: Dependencies): void;
  watchImages(load: () => { waiting: number; running: number }): void;
}

export type PageState = CacheState | 'bypass';

/** Metrics for Prometheus, and a log line for each request that was not served from memory. */
export function createTelemetry(log: Log): Telemetry {
  const metrics = new Registry();
  const registers = [metrics];
  const requests = new Counter({
    name: 'neutron_requests_total',
    help: 'Requests by class of route and status',
    labelNames: ['route', 'status'],
    registers,
  });
  const pages = new Counter({
    name: 'neutron_page_cache_total',
    help: 'Pages by where they came from',
    labelNames: ['state'],
    registers,
  });
  const renders = new Histogram({
    name: 'neutron_render_seconds',
    help: 'Time the site took for a page',
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers,
  });
  /** A gauge whose value is read when the metrics are requested. */
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  gauge('neutron_event_loop_delay_p99_seconds', 'Event loop delay since the last scrape', () => {
    const seconds = delay.percentile(99) / 1e9;
    delay.reset();
    return Number.isFinite(seconds) ? seconds : 0;
  });
  gauge('neutron_memory_bytes', 'Resident memory', () => process.memoryUsage.rss());

  return {
    metrics,
    onDone(context, route, status, milliseconds) {
      requests.inc({ route, status });
      // A page from memory is no work, and a line for each would cost more than the page.
      if (milliseconds === 0 && status < 500) return;
      const { requestId, req, target } = context;
      const fields = { requestId, method: req.method, path: target.path, route, status };
      // 503 is counted, and its reason is logged when it begins and ends, not with every request.
      const write = status >= 500 && status !== 503 ? log.warn : log.debug;
      write('answered', { ...fields, milliseconds: Math.round(milliseconds) });
    },
    countPage: (state) => pages.inc({ state }),
    onRender: ({ milliseconds }) => renders.observe(milliseconds / 1000),
    watchCache(cache) {
      gauge('neutron_page_cache_bytes', 'Bytes of cached pages', () => cache.store.bytes);
      gauge('neutron_page_cache_pages', 'Cached pages', () => cache.store.size);
    },
    watchDependencies(dependencies) {
      new Gauge({
        name: 'neutron_dependency_up',
        help: 'Whether a dependency works',
        labelNames: ['dependency'],
        registers,
        collect() {
          this.reset();
          for (const [dependency, { isUp }] of dependencies.all()) this.set({ dependency }, isUp ? 1 : 0);
        },
      });
    },
    watchImages(load) {
      gauge('neutron_image_queue_waiting', 'Pictures waiting to be made', () => load().waiting);
      gauge('neutron_image_queue_running', 'Pictures being made', () => load().running);
    },
  };
}
