// The real server with a site of three pages, as a process of its own for tests of starting and stopping.
import { join } from 'node:path';
import { publication } from '#config';
import type { Exchange } from '../http/exchange.ts';
import { sendText } from '../http/send.ts';
import { run } from '../run.ts';

/** Answers when the process was told to stop: the request is in flight for exactly that long. */
async function slow(exchange: Exchange): Promise<void> {
  process.stdout.write('slow page began\n');
  await new Promise<void>((resolve) => process.once('SIGTERM', () => setImmediate(resolve)));
  sendText(exchange, 200, {}, 'slow but complete');
}

function reject(exchange: Exchange): void {
  void Promise.reject(new Error('nobody listens'));
  sendText(exchange, 200, {}, 'rejected');
}

const doors: Record<string, (exchange: Exchange) => void | Promise<void>> = {
  '/slow/': slow,
  '/reject/': reject,
};

await run({
  root: join(import.meta.dirname, '../..'),
  publication,
  prepare: async () => undefined,
  openSite: async () => ({
    doorFor: (path) => ({
      name: 'page',
      door: doors[path] ?? ((exchange) => sendText(exchange, 200, {}, 'quick')),
    }),
    brandFile: (name: string) => `/${name}`,
    render: async () => new Response('quick'),
    cache: undefined,
    close: async () => undefined,
  }),
});
