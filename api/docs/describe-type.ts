import { escapeText } from '#platform/escape-html.ts';
import type { Json } from './json-schema.ts';

const code = (text: unknown) => `<code>${escapeText(String(text))}</code>`;

/** The type of a schema in words, as HTML; named schemas are links to their description. */
export function describeType(schema: Json): string {
  if (typeof schema.$ref === 'string') {
    const name = escapeText(schema.$ref.split('/').at(-1) ?? '');
    return `<a href="#schema-${name}">${name}</a>`;
  }
  if ('const' in schema) return code(schema.const);
  if (Array.isArray(schema.enum)) return `one of ${schema.enum.map(code).join(', ')}`;
  const choices = schema.oneOf ?? schema.anyOf;
  if (Array.isArray(choices)) return choices.map((choice) => describeType(choice as Json)).join(' or ');
  if (schema.type === 'array') return `list of ${describeType((schema.items ?? {}) as Json)}`;
  if (schema.type === 'object') return describeObject(schema);
  if (schema.type === undefined) return 'anything';
  return [String(schema.type), ...limitsOf(schema)].join(', ');
}

function describeObject({ properties, additionalProperties }: Json): string {
  if (properties) return `object with ${Object.keys(properties).map(code).join(', ')}`;
  return typeof additionalProperties === 'object' && additionalProperties !== null
    ? `object of ${describeType(additionalProperties as Json)}`
    : 'object';
}

function limitsOf(schema: Json): string[] {
  const { format, minimum, maximum, minLength, maxLength, pattern } = schema;
  const between = (least: unknown, most: unknown, what: string) => {
    if (least === undefined && most === undefined) return [];
    if (least === undefined) return [`at most ${most}${what}`];
    return most === undefined ? [`at least ${least}${what}`] : [`${least} to ${most}${what}`];
  };
  return [
    ...(typeof format === 'string' ? [format] : []),
    ...between(minimum, maximum, ''),
    ...between(minLength, maxLength, ' characters'),
    ...(typeof pattern === 'string' ? [`matches ${code(pattern)}`] : []),
    ...('default' in schema ? [`default ${code(JSON.stringify(schema.default))}`] : []),
  ];
}
