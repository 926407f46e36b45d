import { fillOrReport } from '../fill-placement.ts';
import { createTaboola, type TaboolaCommand } from '../taboola.ts';

const waiting: unknown = Reflect.get(window, '_taboola') ?? [];
// The loader runs once in a document.
if (Array.isArray(waiting))
  Object.assign(window, { _taboola: createTaboola(document, waiting as TaboolaCommand[], fillOrReport) });
