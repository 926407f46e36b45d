import { afterEach, describe, expect, it } from 'vitest';
import { createFakeApp } from '../../testing/fake-app.ts';
import { createRejection } from './reject.ts';

let app: Awaited<ReturnType<typeof createFakeApp>> | undefined;
afterEach(() => app?.close());

describe('rejections', () => {
  it('are sent at once to clients that wait for them, and delayed for clients that keep sending', async () => {
    const delays: number[] = [];
    let caller = 'a flood';
    const reject = createRejection({
      callerOf: () => caller,
      now: () => 0,
      delay: async (milliseconds) => void delays.push(milliseconds),
    });
    app = await createFakeApp({
      respond: () => new Response('page'),
      router: { '/limited': (context) => reject(context, 9) },
    });
    const statuses = new Set<string>();
    for (let index = 0; index < 63; index += 1) {
      const answer = await app.get('/limited');
      statuses.add(`${answer.status} ${answer.headers.get('retry-after')}`);
    }
    expect([...statuses]).toEqual(['429 9']);
    expect(delays).toEqual([1000, 1000, 1000]);
    caller = 'a reader';
    await app.get('/limited');
    expect(delays).toHaveLength(3);
  });
});
