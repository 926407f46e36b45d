import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { nextTask } from '../behaviours/next-task.ts';
import { vitalMeasured } from './events/page-events.ts';
import { track } from './track.ts';

let isWatching = false;

/**
 * Reports Google's web vitals. The library reads entries from before it was loaded and cannot be stopped, so it
 * starts once per document.
 */
export async function watchVitals(): Promise<void> {
  if (isWatching) return;
  isWatching = true;
  const report = ({ name, value, rating, id, navigationType }: Metric) =>
    track(
      vitalMeasured({
        metric_name: name,
        metric_value: name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value),
        metric_rating: rating,
        metric_id: id,
        navigation_type: navigationType,
      }),
    );
  // Each reads all earlier entries, and some report at once.
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    await nextTask();
    watch(report);
  }
}
