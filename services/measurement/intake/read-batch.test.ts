import { describe, expect, it } from 'vitest';
import { trackingDataExample } from '#content/examples/tracking-data.ts';
import { batchLimits } from '#content/limits.ts';
import { makeBatch, makeEvent } from '../test/make-batch.ts';
import { readBatch } from './read-batch.ts';

const now = 1_795_000_000_000;
const read = (value: unknown, isUnwilling = false) =>
  readBatch(typeof value === 'string' ? value : JSON.stringify(value), { isUnwilling, now });

describe('a batch', () => {
  it('AN-22 becomes rows with name, time, view GUID, session id and the tracking data', () => {
    const batch = makeBatch({ params: { page_view_count: 1 } }, { name: 'scroll_custom' });
    const { viewGuid, sessionId } = trackingDataExample;
    expect(read(batch)).toEqual({
      rows: [
        {
          at: now,
          time: batch.events[0]?.time,
          name: 'page_view',
          path: '/article/a-story/',
          view_guid: viewGuid,
          session_id: sessionId,
          page: JSON.stringify(trackingDataExample),
          params: '{"page_view_count":1}',
        },
        expect.objectContaining({ name: 'scroll_custom', params: '{}' }),
      ],
    });
  });

  it('AN-22 stores no query of a path, and no unknown field', () => {
    const [event] = makeBatch().events;
    const batch = read({
      ...makeBatch(),
      ip: '203.0.113.7',
      events: [
        {
          ...event,
          path: '/search/?q=private#top',
          ip: '203.0.113.7',
          page: { ...event?.page, email: 'a@b.example' },
        },
      ],
    });
    expect(batch).toMatchObject({ rows: [{ path: '/search/' }] });
    expect(JSON.stringify(batch)).not.toMatch(/203\.0\.113|@b\.example|private/);
  });

  it.each([
    ['no consent', { ...makeBatch(), consent: undefined }, false],
    ['a rejection', { ...makeBatch(), consent: 'denied' }, false],
    ['nothing but a no of the browser', { ...makeBatch(), consent: 'implied' }, true],
  ])('AN-21 is not taken with %s', (_name, batch, isUnwilling) => {
    expect(read(batch, isUnwilling)).toEqual({ rejection: 'consent_missing' });
  });

  it.each([
    ['implied where the browser says nothing', 'implied', false],
    ['given, whatever the browser says for every site', 'given', true],
  ])('AN-21 is taken when consent is %s', (_name, consent, isUnwilling) => {
    expect(read({ ...makeBatch(), consent }, isUnwilling)).toMatchObject({ rows: [{}] });
  });

  const many = <T>(count: number, make: (index: number) => T) =>
    Array.from({ length: count }, (_, index) => make(index));
  it.each<[string, unknown]>([
    ['no JSON', '{"consent":"given"'],
    ['no events', { consent: 'given' }],
    ['an empty list', { consent: 'given', events: [] }],
    ['too many events', { consent: 'given', events: many(batchLimits.events + 1, () => makeEvent()) }],
    ['a name that is none', makeBatch({ name: 'page view' })],
    ['a name of 41 characters', makeBatch({ name: 'a'.repeat(41) })],
    ['a path of another site', makeBatch({ path: 'https://other.example/' })],
    ['a time that is none', makeBatch({ time: -1 })],
    ['nested values', { consent: 'given', events: [{ ...makeEvent(), params: { a: { b: 1 } } }] }],
    ['long values', makeBatch({ params: { a: 'x'.repeat(batchLimits.text + 1) } })],
    [
      'too many values',
      makeBatch({ params: Object.fromEntries(many(batchLimits.params + 1, (n) => [`p${n}`, n])) }),
    ],
    ['no tracking data', { consent: 'given', events: [{ ...makeEvent(), page: {} }] }],
  ])('is rejected whole with %s', (_name, value) => {
    expect(read(value)).toEqual({ rejection: 'bad_body' });
  });

  it('is read without names that would reach into objects', () => {
    const [event] = makeBatch().events;
    const body = `{"consent":"given","events":[${JSON.stringify({ ...event, params: 0 }).replace('"params":0', '"params":{"__proto__":{"a":1},"own":1}')}]}`;
    expect(read(body)).toMatchObject({ rows: [{ params: '{"own":1}' }] });
  });

  it.each(['null', '[]', '"given"', '7'])('is rejected when it is %s', (body) => {
    expect(read(body)).toEqual({ rejection: 'consent_missing' });
  });
});
