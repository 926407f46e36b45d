import { z } from 'zod';

/** What a form needs to know of one value, read from its JSON Schema. */
export type FormField =
  | { kind: 'text'; isLong: boolean; most?: number }
  | { kind: 'number'; least?: number; most?: number; isWhole: boolean }
  | { kind: 'yesNo' }
  | { kind: 'choice'; options: string[] }
  | { kind: 'constant'; value: unknown }
  | { kind: 'picture' }
  | { kind: 'list'; item: FormField }
  | { kind: 'group'; fields: NamedField[] }
  /** One of several shapes, recognized by a constant. */
  | { kind: 'variants'; by: string; variants: { name: string; fields: NamedField[] }[] }
  /** Nothing that a plain form can change. */
  | { kind: 'other' };

export interface NamedField {
  name: string;
  isRequired: boolean;
  field: FormField;
}

interface Json {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Json[];
  oneOf?: Json[];
  allOf?: Json[];
  items?: Json;
  properties?: Record<string, Json>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

const read = new WeakMap<z.ZodType, FormField>();

/** The form of a schema; each schema is read once. */
export function formOf(schema: z.ZodType): FormField {
  const known = read.get(schema);
  if (known) return known;
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Json;
  const form = fieldOf(json, '');
  read.set(schema, form);
  return form;
}

const longNames =
  /^(text|html|quote|description|transcript|code|markup|body|dek|promoDek|caption|bottomLine|note|sample|meaning)$|description$/i;

function fieldOf(json: Json, name: string): FormField {
  if (json.const !== undefined) return { kind: 'constant', value: json.const };
  if (json.enum) return { kind: 'choice', options: json.enum.map(String) };
  const shapes = (json.oneOf ?? json.anyOf)?.filter(({ type }) => type !== 'null');
  if (shapes?.length === 1 && shapes[0]) return fieldOf(shapes[0], name);
  if (shapes) return variantsOf(shapes);
  if (json.properties) return groupOf(json);
  switch (json.type) {
    case 'string':
      return {
        kind: 'text',
        isLong: longNames.test(name),
        ...(json.maxLength ? { most: json.maxLength } : {}),
      };
    case 'integer':
    case 'number':
      return numberOf(json);
    case 'boolean':
      return { kind: 'yesNo' };
    case 'array':
      return json.items ? { kind: 'list', item: fieldOf(json.items, '') } : { kind: 'other' };
    default:
      return { kind: 'other' };
  }
}

/** Integers without a limit of their own are limited by what a number can hold; that says nothing to an editor. */
const isLimit = (value: number | undefined): value is number => value !== undefined && Math.abs(value) < 1e9;

function numberOf({ type, minimum, maximum }: Json): FormField {
  return {
    kind: 'number',
    isWhole: type === 'integer',
    ...(isLimit(minimum) ? { least: minimum } : {}),
    ...(isLimit(maximum) ? { most: maximum } : {}),
  };
}

function groupOf({ properties = {}, required = [] }: Json): FormField {
  if ('bucketPath' in properties && 'alt' in properties) return { kind: 'picture' };
  return { kind: 'group', fields: fieldsOf(properties, required) };
}

const fieldsOf = (properties: Record<string, Json>, required: readonly string[]): NamedField[] =>
  Object.entries(properties).map(([name, json]) => ({
    name,
    isRequired: required.includes(name),
    field: fieldOf(json, name),
  }));

function variantsOf(shapes: readonly Json[]): FormField {
  const by = Object.entries(shapes[0]?.properties ?? {}).find(
    ([, { const: value }]) => value !== undefined,
  )?.[0];
  if (by === undefined) return { kind: 'other' };
  const variants = shapes.map(({ properties = {}, required = [] }) => ({
    name: String(properties[by]?.const),
    fields: fieldsOf(properties, required).filter(({ name }) => name !== by),
  }));
  return { kind: 'variants', by, variants };
}

/** A value to begin with, as close to empty as the field allows. */
export function emptyValue(field: FormField): unknown {
  switch (field.kind) {
    case 'text':
      return '';
    case 'number':
      return field.least ?? 0;
    case 'yesNo':
      return false;
    case 'choice':
      return field.options[0];
    case 'constant':
      return field.value;
    case 'list':
      return [];
    case 'group':
      return emptyGroup(field.fields);
    case 'variants': {
      const [first] = field.variants;
      return { [field.by]: first?.name, ...emptyGroup(first?.fields ?? []) };
    }
    case 'picture':
      return { alt: '' };
    case 'other':
      return null;
  }
}

export const emptyGroup = (fields: readonly NamedField[]): Record<string, unknown> =>
  Object.fromEntries(
    fields.filter(({ isRequired }) => isRequired).map(({ name, field }) => [name, emptyValue(field)]),
  );
