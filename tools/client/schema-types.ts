import type { Json } from '#api/docs/json-schema.ts';

const asName = (name: string) => (/^[a-zA-Z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

/** A comment of one line; the text of a schema cannot end it. */
export const comment = (text: unknown) =>
  typeof text === 'string' ? `/** ${text.replaceAll('*/', '*\\/').replaceAll(/\s+/g, ' ')} */\n` : '';

/** The TypeScript type of a JSON Schema; named schemas are types of the same name. */
export function typeOf(schema: Json): string {
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) ?? 'unknown';
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return union(schema.enum.map((value) => JSON.stringify(value)));
  const choices = schema.oneOf ?? schema.anyOf;
  if (Array.isArray(choices)) return union(choices.map((choice) => typeOf(choice as Json)));
  if (Array.isArray(schema.allOf)) return schema.allOf.map((part) => `(${typeOf(part as Json)})`).join(' & ');
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => typeOf({ ...schema, type })));
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      return Array.isArray(schema.prefixItems)
        ? `[${schema.prefixItems.map((item) => typeOf(item as Json)).join(', ')}]`
        : `Array<${typeOf((schema.items ?? {}) as Json)}>`;
    case 'object':
      return objectType(schema);
    default:
      return 'unknown';
  }
}

function union(types: readonly string[]): string {
  const different = [...new Set(types)];
  return different.length === 0 ? 'never' : different.join(' | ');
}

function objectType({ properties, required, additionalProperties }: Json): string {
  const needed = new Set((required ?? []) as string[]);
  const lines = Object.entries((properties ?? {}) as Record<string, Json>).map(
    ([name, schema]) =>
      `${comment(schema.description)}${asName(name)}${needed.has(name) ? '' : '?'}: ${typeOf(schema)};`,
  );
  const others =
    typeof additionalProperties === 'object' && additionalProperties !== null
      ? typeOf(additionalProperties as Json)
      : 'unknown';
  if (lines.length === 0) return `Record<string, ${others}>`;
  return `{\n${lines.join('\n')}\n}`;
}
