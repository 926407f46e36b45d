import { expect, it } from 'vitest';
import { z } from 'zod';
import { embedSchemas, embedTypes } from '#content/entities/embed.ts';
import { image } from '#content/entities/image.ts';
import { storyInputs } from '#content/entities/story-input.ts';
import { emptyValue, type FormField, formOf } from './form-field.ts';

it.each<[string, z.ZodType, FormField]>([
  ['text', z.string(), { kind: 'text', isLong: false }],
  ['a short text', z.string().max(60), { kind: 'text', isLong: false, most: 60 }],
  [
    'a number between limits',
    z.number().min(0).max(5),
    { kind: 'number', isWhole: false, least: 0, most: 5 },
  ],
  ['a whole number', z.number().int(), { kind: 'number', isWhole: true }],
  ['yes or no', z.boolean().default(false), { kind: 'yesNo' }],
  ['one of some', z.enum(['bar', 'line']), { kind: 'choice', options: ['bar', 'line'] }],
  ['a constant', z.literal('code'), { kind: 'constant', value: 'code' }],
  ['a list', z.array(z.string()), { kind: 'list', item: { kind: 'text', isLong: false } }],
  ['a picture', image, { kind: 'picture' }],
  ['what no form can change', z.record(z.string(), z.unknown()), { kind: 'other' }],
])('%s', (_, schema, field) => {
  expect(formOf(schema)).toEqual(field);
});

it('a union becomes variants', () => {
  const schema = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('a'), title: z.string() }),
    z.object({ kind: z.literal('b'), count: z.number().optional() }),
  ]);
  expect(formOf(schema)).toMatchObject({
    kind: 'variants',
    by: 'kind',
    variants: [{ name: 'a' }, { name: 'b', fields: [{ name: 'count', isRequired: false }] }],
  });
  expect(emptyValue(formOf(schema))).toEqual({ kind: 'a', title: '' });
});

const others = (field: FormField): string[] => {
  if (field.kind === 'group')
    return field.fields.flatMap(({ name, field: inner }) =>
      inner.kind === 'other' ? [name] : others(inner),
    );
  if (field.kind === 'list') return others(field.item);
  if (field.kind === 'variants')
    return field.variants.flatMap(({ fields }) => others({ kind: 'group', fields }));
  return [];
};

/** Fields of their own kinds, which the publication or an older system defines. */
const unedited: Readonly<Record<string, string[]>> = { custom: ['fields'], listicle: ['creditCardData'] };

it.each(embedTypes)('the form of a %s has all its values', (type) => {
  expect(others(formOf(embedSchemas[type]))).toEqual(unedited[type] ?? []);
});

it.each(Object.keys(storyInputs))('a %s has a form', (kind) => {
  expect(formOf(storyInputs[kind as keyof typeof storyInputs]).kind).toBe('group');
});
