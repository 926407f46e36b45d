import type { MeasuredBatch, MeasuredEvent } from '#content/entities/measured-batch.ts';
import { trackingDataExample } from '#content/examples/tracking-data.ts';

export const makeEvent = (event: Partial<MeasuredEvent> = {}): MeasuredEvent => ({
  name: 'page_view',
  time: 1_794_000_000_000,
  path: '/article/a-story/',
  page: trackingDataExample,
  params: {},
  ...event,
});

export const makeBatch = (...events: Partial<MeasuredEvent>[]): MeasuredBatch => ({
  consent: 'given',
  events: (events.length > 0 ? events : [{}]).map(makeEvent),
});

export const bodyOf = (value: unknown) => Buffer.from(JSON.stringify(value));
