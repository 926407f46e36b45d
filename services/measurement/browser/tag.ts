// The tag `analytics`: sends the events the page passes to it, and stops on request. It observes and stores nothing.
import type { MeasurementTag } from '#content/entities/measurement-tag.ts';
import { createSender } from './sender.ts';

declare global {
  interface Window {
    Measurement?: MeasurementTag;
  }
}

const early = window.Measurement?.cmd;
const call = (given: () => void) => {
  try {
    given();
  } catch (error) {
    // A call that fails must not affect the next.
    reportError(error);
  }
};
window.Measurement = {
  cmd: { push: call },
  open: ({ collectorUrl, consent }) =>
    createSender({
      async post(body) {
        // Text, not JSON, so that it is a simple request for a collector on another host, too.
        const answer = await fetch(collectorUrl, {
          method: 'POST',
          body,
          keepalive: true,
          credentials: 'omit',
        });
        return answer.status;
      },
      beacon: (body) => navigator.sendBeacon?.(collectorUrl, body) ?? false,
      consent,
    }),
};
if (Array.isArray(early)) for (const given of early) call(given);
