import { expect, it } from 'vitest';
import { measuredBatch } from '#content/entities/measured-batch.ts';
import { trackingDataExample } from '#content/examples/tracking-data.ts';
import { batchLimits } from '#content/limits.ts';
import { makeBatch } from '../test/make-batch.ts';
import { checkBatch } from './check-batch.ts';

/** Values an attacker might put in any field. */
const oddValues: unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  Number.POSITIVE_INFINITY,
  '',
  'anon',
  'given',
  'implied',
  '/path/',
  'a\0b',
  '/\0/',
  ['\0'],
  'a'.repeat(40),
  'a'.repeat(41),
  'k3f9-2a_B',
  'a'.repeat(200),
  'a'.repeat(201),
  `/${'a'.repeat(499)}`,
  `/${'a'.repeat(500)}`,
  'x'.repeat(batchLimits.text),
  'x'.repeat(batchLimits.text + 1),
  [],
  ['a', 'b'],
  [1],
  Array.from({ length: 51 }, () => 'a'),
  ['a'.repeat(201)],
  {},
  { a: 1 },
  { 'a-b': 1 },
  { a: { b: 1 } },
  { a: [1] },
  JSON.parse('{"__proto__":{"a":1},"own":"x"}'),
  Object.fromEntries(Array.from({ length: batchLimits.params }, (_, n) => [`p${n}`, n])),
  Object.fromEntries(Array.from({ length: batchLimits.params + 1 }, (_, n) => [`p${n}`, n])),
];

/** Says what the schema says, with the same data. */
function expectAgreement(value: unknown): void {
  const parsed = measuredBatch.safeParse(value);
  const where = JSON.stringify(value)?.slice(0, 300);
  expect(checkBatch(value), where).toEqual(parsed.success ? parsed.data : undefined);
  if (parsed.success) expect(JSON.stringify(checkBatch(value))).toBe(JSON.stringify(parsed.data));
}

const [event] = makeBatch({ params: { a: 1, b: 'x', c: null, d: true } }).events;
const places: readonly [string, (odd: unknown) => unknown][] = [
  ['the body', (odd) => odd],
  ['consent', (odd) => ({ consent: odd, events: [event] })],
  ['the id', (odd) => ({ consent: 'given', events: [event], id: odd })],
  ['events', (odd) => ({ consent: 'given', events: odd })],
  ['an event', (odd) => ({ consent: 'given', events: [event, odd] })],
  ['an unknown key', (odd) => ({ consent: 'implied', more: odd, events: [{ ...event, more: odd }] })],
  ...['name', 'time', 'path', 'page', 'params'].map(
    (key) =>
      [
        `${key} of an event`,
        (odd: unknown) => ({ consent: 'given', events: [{ ...event, [key]: odd }] }),
      ] as [string, (odd: unknown) => unknown],
  ),
  ...[...Object.keys(trackingDataExample), 'email'].map(
    (key) =>
      [
        `${key} of a page`,
        (odd: unknown) => ({
          consent: 'given',
          events: [{ ...event, page: { ...trackingDataExample, [key]: odd } }],
        }),
      ] as [string, (odd: unknown) => unknown],
  ),
  ['a value', (odd) => ({ consent: 'given', events: [{ ...event, params: { a: odd } }] })],
];

it.each(places)('AN-22 agrees with the schema about anything as %s', (_name, put) => {
  for (const odd of oddValues) {
    const value = put(odd);
    expectAgreement(value);
    // As it arrives: JSON knows no undefined.
    if (value !== undefined) expectAgreement(JSON.parse(JSON.stringify(value)));
  }
});

it('AN-22 agrees with the schema about too many events', () => {
  for (const count of [batchLimits.events, batchLimits.events + 1])
    expectAgreement({ consent: 'given', events: Array.from({ length: count }, () => event) });
});
