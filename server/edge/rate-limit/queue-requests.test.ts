import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFairQueue } from '#platform/fair-queue.ts';
import { createFakeApp } from '../../testing/fake-app.ts';
import { sendError } from '../http/send.ts';
import { queueRequests } from './queue-requests.ts';

let app: Awaited<ReturnType<typeof createFakeApp>> | undefined;
afterEach(() => app?.close());

describe('queued reads', () => {
  it('run so many at once, the rest waits or gets 503; writes do not wait', async () => {
    const begun: string[] = [];
    const { promise: held, resolve: finish } = Promise.withResolvers<void>();
    const queue = createFairQueue({ atOnce: 8, atOncePerCaller: 2, waiting: 3 });
    const handler = queueRequests(
      async (context) => {
        begun.push(context.req.method ?? '');
        if (context.req.method === 'GET') await held;
        sendError(context, 'not_found');
      },
      { callerOf: () => 'one', queue },
    );
    app = await createFakeApp({ respond: () => new Response('page'), router: { '/call': handler } });
    const { get } = app;
    const reads = Array.from({ length: 7 }, () => get('/call'));
    await vi.waitFor(() => expect(begun).toEqual(['GET', 'GET']));
    expect((await Promise.any(reads)).status).toBe(503);
    expect((await get('/call', { method: 'POST', body: '{}' })).status).toBe(404);
    finish();
    const statuses = (await Promise.all(reads)).map(({ status }) => status).sort();
    expect(statuses).toEqual([404, 404, 404, 404, 404, 503, 503]);
  });
});
