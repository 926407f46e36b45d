import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { nextTask } from '../behaviours/next-task.ts';
import { vitalMeasured } from './events/visit-events.ts';
import { track } from './track.ts';

let isWatching = false;

/**
 * How fast the page felt, in the terms of Google. The library sees what happened before it was loaded, and never stops:
 * once a document.
 */
export async function watchVitals(): Promise<void> {
  if (isWatching) return;
  isWatching = true;
  const tell = ({ name, value, rating, id, navigationType }: Metric) =>
    track(
      vitalMeasured({
        metric_name: name,
        metric_value: name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value),
        metric_rating: rating,
        metric_id: id,
        navigation_type: navigationType,
      }),
    );
  // Each looks through all that happened so far, and some tell of it at once.
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    await nextTask();
    watch(tell);
  }
}
