import type { CustomField, CustomFields, CustomValue } from '../entities/custom-embed.ts';
import { isSafeLink } from './link-treatment.ts';

const problemOf = (field: CustomField, value: CustomValue): string | undefined => {
  switch (field.replace('?', '')) {
    case 'number':
      return typeof value === 'number' ? undefined : 'must be a number';
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'must be true or false';
    case 'texts':
      return Array.isArray(value) ? undefined : 'must be a list of texts';
    case 'url':
      return typeof value === 'string' && isSafeLink(value)
        ? undefined
        : 'must be an https address or a path of this site';
    default:
      return typeof value === 'string' ? undefined : 'must be text';
  }
};

/** The first field that does not fit its definition, and why; undefined if all fit. */
export function customFieldProblem(
  fields: CustomFields,
  values: Readonly<Record<string, CustomValue>>,
): { field: string; problem: string } | undefined {
  for (const [field, kind] of Object.entries(fields)) {
    const value = Object.hasOwn(values, field) ? values[field] : undefined;
    const problem =
      value === undefined ? (kind.endsWith('?') ? undefined : 'is missing') : problemOf(kind, value);
    if (problem) return { field, problem };
  }
  const surplus = Object.keys(values).find((field) => !Object.hasOwn(fields, field));
  return surplus === undefined ? undefined : { field: surplus, problem: 'is no field of this embed' };
}
