// The real server with a site of three pages, as a process of its own for tests of starting and stopping.
import { join } from 'node:path';
import { publication } from '#config';
import { run } from '../boot/run.ts';
import type { RequestContext } from '../edge/http/request-context.ts';
import { sendText } from '../edge/http/send.ts';

/** Responds when the process gets a stop signal: the request is in flight for exactly that long. */
async function slow(context: RequestContext): Promise<void> {
  process.stdout.write('slow page began\n');
  await new Promise<void>((resolve) => process.once('SIGTERM', () => setImmediate(resolve)));
  sendText(context, 200, {}, 'slow but complete');
}

function reject(context: RequestContext): void {
  void Promise.reject(new Error('unhandled'));
  sendText(context, 200, {}, 'rejected');
}

const router: Record<string, (context: RequestContext) => void | Promise<void>> = {
  '/slow/': slow,
  '/reject/': reject,
};

await run({
  root: join(import.meta.dirname, '../..'),
  publication,
  prepare: async () => undefined,
  openSite: async () => ({
    routeFor: (path) => ({
      name: 'page',
      handler: router[path] ?? ((context) => sendText(context, 200, {}, 'quick')),
    }),
    brandFile: (name: string) => `/${name}`,
    render: async () => new Response('quick'),
    cache: undefined,
    close: async () => undefined,
  }),
});
