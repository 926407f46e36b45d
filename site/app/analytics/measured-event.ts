import type { MeasuredEvent } from '#content/entities/measured-batch.ts';
import type { TrackingData } from '#content/entities/tracking-data.ts';
import { batchLimits } from '#content/limits.ts';
import type { TrackedEvent } from './track.ts';

const textCharacters = 200;
const short = (text: string) => text.slice(0, textCharacters);

/** An event as the collector accepts it. Long values are cut: one long title must not invalidate a whole batch. */
export function measuredEventOf(
  { name, payload, time }: TrackedEvent,
  path: string,
  page: TrackingData,
): MeasuredEvent {
  return { name, time, path: path.slice(0, 500), page: shortened(page), params: paramsOf(payload) };
}

function shortened(page: TrackingData): TrackingData {
  const entries = Object.entries(page).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.slice(0, 50).map(short) : short(String(value)),
  ]);
  return Object.fromEntries(entries) as TrackingData;
}

function paramsOf(payload: TrackedEvent['payload']): MeasuredEvent['params'] {
  const params: MeasuredEvent['params'] = {};
  for (const [name, value] of Object.entries(payload).slice(0, batchLimits.params)) {
    if (!/^[a-z]\w{0,39}$/i.test(name) || value === undefined) continue;
    if (typeof value === 'string') params[name] = value.slice(0, batchLimits.text);
    else if (typeof value === 'boolean' || value === null) params[name] = value;
    else if (typeof value === 'number') params[name] = Number.isFinite(value) ? value : null;
    else params[name] = JSON.stringify(value).slice(0, batchLimits.text);
  }
  return params;
}
