import { expect, it } from 'vitest';
import { trackingDataExample } from '#content/examples/tracking-data.ts';
import { eventsAtOnce, toGa4 } from './to-ga4.ts';

const origin = 'https://wavelength.example';
const guid = '0b0c7c9e-4a51-4f0e-9d0e-6a3f4b1c2d5e';
const event = (sessionId: string, name = 'page_view') => ({
  name,
  at: 1_794_000_000_000,
  path: '/latest/',
  page: { ...trackingDataExample, sessionId },
  params: {},
});

it('AN-14 GA4 gets the session as digits, the same for all its events, and the GUID as its client', () => {
  const many = Array.from({ length: eventsAtOnce + 1 }, () => event(guid));
  const requests = toGa4(many, origin);
  expect(requests.map(({ client_id, events }) => [client_id, events.length])).toEqual([
    [guid, eventsAtOnce],
    [guid, 1],
  ]);
  const ids = new Set(requests.flatMap(({ events }) => events.map(({ params }) => params.session_id)));
  expect(ids.size).toBe(1);
  // Its reports keep it as a whole number.
  expect([...ids][0]).toMatch(/^[1-9]\d*$/);
  expect(Number.isSafeInteger(Number([...ids][0]))).toBe(true);
});

it.each([
  ['page_location', 1000],
  ['page_referrer', 420],
  ['page_title', 300],
  ['label', 100],
])('AN-14 of %s GA4 gets %d characters', (name, characters) => {
  const long = 'x'.repeat(2000);
  const [request] = toGa4([{ ...event(guid), path: `/${long}`, params: { [name]: long } }], origin);
  expect(request?.events[0]?.params[name]).toHaveLength(characters);
});

it('AN-14 two sessions are two for GA4', () => {
  const other = guid.replace(/e$/, 'f');
  const ids = toGa4([event(guid), event(other)], origin).map(({ events }) => events[0]?.params.session_id);
  expect(new Set(ids).size).toBe(2);
});
