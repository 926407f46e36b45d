// The tag `analytics`: sends what the page hands it, and stops when the page says so. It looks at nothing and keeps nothing.
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
    // One that fails costs the next nothing.
    reportError(error);
  }
};
window.Measurement = {
  cmd: { push: call },
  open: ({ collectorUrl, consent }) =>
    createSender({
      async post(body) {
        // Text, not JSON: so it is a simple request for a collector on another host, too.
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
