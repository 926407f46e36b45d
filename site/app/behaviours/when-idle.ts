import { prefetchIdleMilliseconds } from '#content/limits.ts';

type Idle = (call: () => void, options: { timeout: number }) => unknown;

/** Runs a call when the browser is idle, two seconds later at the latest. */
export function whenIdle(
  call: () => void,
  request: Idle | undefined = globalThis.requestIdleCallback?.bind(globalThis),
): void {
  if (request) request(call, { timeout: prefetchIdleMilliseconds });
  else setTimeout(call, prefetchIdleMilliseconds);
}
