import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

const thread = `
  import { getPriority } from 'node:os';
  import { parentPort, workerData } from 'node:worker_threads';
  const { yieldToPages } = await import(workerData);
  const before = getPriority();
  yieldToPages();
  parentPort.postMessage(getPriority() - before);
`;

it.runIf(process.platform === 'linux')(
  'a thread steps back, the one that answers readers does not',
  async () => {
    const before = getPriority();
    const source = new URL(`data:text/javascript,${encodeURIComponent(thread)}`);
    const worker = new Worker(source, { workerData: new URL('./yield-to-pages.ts', import.meta.url).href });
    const steps = await new Promise((resolve, reject) =>
      worker.once('message', resolve).once('error', reject),
    );
    expect(steps).toBe(10);
    expect(getPriority()).toBe(before);
  },
);
