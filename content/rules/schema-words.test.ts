import { expect, it } from 'vitest';
import { z } from 'zod';
import { schemaWords } from './schema-words.ts';

it.each<[string, z.ZodType, unknown, string]>([
  ['an empty headline', z.string().trim().min(1), '  ', 'must not be empty'],
  ['few characters', z.string().min(8), 'a', 'needs 8 characters at least'],
  ['many characters', z.string().max(1000), 'a'.repeat(1001), 'may have 1,000 characters at most'],
  ['an empty list', z.array(z.string()).min(1), [], 'must not be empty'],
  ['a long list', z.array(z.string()).max(1), ['a', 'b'], 'may have 1 entry at most'],
  ['a small number', z.number().min(1), 0, 'must be 1 at least'],
  ['a large number', z.number().max(5), 6, 'must be 5 at most'],
  ['nothing', z.object({ a: z.string() }), {}, 'is missing'],
  ['a number for text', z.string(), 7, 'must be text'],
  ['text for a list', z.array(z.string()), 'a', 'must be a list'],
  [
    'a time without a zone',
    z.iso.datetime({ offset: true }),
    '2026-11-19T14:00',
    'must be a time with its zone, such as 2026-11-19T14:00:00Z',
  ],
  ['another choice', z.enum(['low', 'high']), 'x', 'must be one of low, high'],
  ['what a schema says itself', z.string().regex(/^a$/, 'must be an a'), 'b', 'must be an a'],
])('%s', (_, schema, value, words) => {
  const { error } = schema.safeParse(value, { error: schemaWords });
  expect(error?.issues[0]?.message).toBe(words);
});
