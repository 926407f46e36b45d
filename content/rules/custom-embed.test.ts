import { expect, expectTypeOf, it } from 'vitest';
import type { CustomValue, CustomValues } from '../entities/custom-embed.ts';
import { customFieldProblem } from './custom-embed.ts';

const fields = {
  port: 'text',
  meters: 'number',
  isHigh: 'boolean',
  notes: 'texts?',
  source: 'url?',
} as const;
const good = { port: 'Ellis', meters: 2.4, isHigh: true };

it.each<[Record<string, CustomValue>, string | undefined]>([
  [good, undefined],
  [{ ...good, notes: ['a'], source: 'https://a.example/' }, undefined],
  [{ ...good, source: '/tides/' }, undefined],
  [{ ...good, source: 'javascript:alert(1)' }, 'source must be an https address or a path of this site'],
  [{ ...good, meters: '2' }, 'meters must be a number'],
  [{ ...good, port: 1 }, 'port must be text'],
  [{ ...good, isHigh: 'yes' }, 'isHigh must be true or false'],
  [{ ...good, notes: 'a' }, 'notes must be a list of texts'],
  [{ port: 'Ellis', isHigh: true }, 'meters is missing'],
  [{ ...good, depth: 1 }, 'depth is no field of this embed'],
])('checks the fields of an embed of the publication: %o', (values, expected) => {
  const wrong = customFieldProblem(fields, values);
  expect(wrong && `${wrong.field} ${wrong.problem}`).toBe(expected);
});

it('gives each field its type', () => {
  expectTypeOf<CustomValues<typeof fields>['meters']>().toEqualTypeOf<number>();
  expectTypeOf<CustomValues<typeof fields>['notes']>().toEqualTypeOf<readonly string[] | undefined>();
});
