import { OutboundError } from './outbound-error.ts';
import { type OutboundRequest, outboundLimits } from './outbound-request.ts';

interface Deadline {
  signal: AbortSignal;
  race<T>(work: Promise<T>): Promise<T>;
  stop(): void;
}

/** One time for the whole request. Resolving a name cannot be stopped, so waiting for it is. */
export function startDeadline({ timeoutMilliseconds, signal }: OutboundRequest): Deadline {
  const limit = timeoutMilliseconds ?? outboundLimits.timeoutMilliseconds;
  const controller = new AbortController();
  const giveUp = () => controller.abort(new OutboundError('outbound_failed', 'given up by the caller'));
  const timer = setTimeout(
    () => controller.abort(new OutboundError('outbound_timeout', `no whole answer in ${limit} ms`)),
    limit,
  );
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp, { once: true });
  return {
    signal: controller.signal,
    race: (work) =>
      new Promise((resolve, reject) => {
        const stop = () => reject(controller.signal.reason);
        if (controller.signal.aborted) stop();
        controller.signal.addEventListener('abort', stop, { once: true });
        work.then(resolve, reject).finally(() => controller.signal.removeEventListener('abort', stop));
      }),
    stop() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    },
  };
}
