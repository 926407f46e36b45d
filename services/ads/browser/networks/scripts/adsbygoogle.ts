import { type AdSenseQueue, createAdSense } from '../adsense.ts';
import { fillOrReport } from '../fill-placement.ts';

const waiting: unknown = Reflect.get(window, 'adsbygoogle') ?? [];
// A script inserted twice keeps its queue.
if (Array.isArray(waiting))
  Object.assign(window, { adsbygoogle: createAdSense(document, waiting as AdSenseQueue, fillOrReport) });
