import { expect, it } from 'vitest';
import type { RequestContext } from '../edge/http/request-context.ts';
import { createTelemetry } from './telemetry.ts';

const quiet = () => undefined;

it('RT-79 has every metric under its name, with its labels and type', async () => {
  const telemetry = createTelemetry({ debug: quiet, info: quiet, warn: quiet, error: quiet });
  let isUp = true;
  telemetry.watchCache({ store: { bytes: 10, size: 2 } } as never);
  telemetry.watchImages(() => ({ waiting: 3, running: 1 }));
  telemetry.watchDependencies({ all: () => [['redis', { isUp }]] } as never);
  const context = { req: { method: 'GET' }, target: { path: '/' }, requestId: 'r' } as RequestContext;
  telemetry.onDone(context, 'page', 200, 0);
  telemetry.onDone(context, 'page', 200, 5);
  telemetry.countPage('hit');
  telemetry.onRender({ milliseconds: 20 });
  isUp = false;

  const text = await telemetry.metrics.metrics();
  expect([...text.matchAll(/^# TYPE (.+)$/gm)].map(([, type]) => type)).toEqual([
    'neutron_requests_total counter',
    'neutron_page_cache_total counter',
    'neutron_render_seconds histogram',
    'neutron_event_loop_delay_p99_seconds gauge',
    'neutron_memory_bytes gauge',
    'neutron_page_cache_bytes gauge',
    'neutron_page_cache_pages gauge',
    'neutron_image_queue_waiting gauge',
    'neutron_image_queue_running gauge',
    'neutron_dependency_up gauge',
  ]);
  for (const line of [
    'neutron_requests_total{route="page",status="200"} 2',
    'neutron_page_cache_total{state="hit"} 1',
    'neutron_render_seconds_bucket{le="0.01"} 0',
    'neutron_render_seconds_bucket{le="0.025"} 1',
    'neutron_render_seconds_bucket{le="+Inf"} 1',
    'neutron_render_seconds_sum 0.02',
    'neutron_render_seconds_count 1',
    'neutron_page_cache_pages 2',
    'neutron_image_queue_waiting 3',
    'neutron_dependency_up{dependency="redis"} 0',
  ])
    expect(text.split('\n')).toContain(line);
});
