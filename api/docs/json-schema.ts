import { z } from 'zod';
import { queryTypes } from '#content/calls/call.ts';
import { component } from '#content/page/component.ts';
import { componentUnion, namedSchemas } from './named-schemas.ts';

export type Json = Record<string, unknown>;
type Direction = 'input' | 'output';

export interface SchemaBook {
  /** A schema as it is written in the document. */
  add(schema: z.ZodType, direction: Direction): Json;
  /** Every named schema that an added one refers to, directly or through others. */
  schemas(): Record<string, Json>;
}

const refTo = (name: string) => `#/components/schemas/${name}`;
const inputName = (name: string) => `${name}Input`;

/** Collects JSON Schemas for one document; a schema that many calls share is written once, under its name. */
export function createSchemaBook(): SchemaBook {
  const written: Record<Direction, Record<string, Json>> = {
    output: writeNamed('output'),
    input: writeNamed('input'),
  };
  const same = sameInBoth(written.output, written.input);
  const all: Record<string, Json> = { ...written.output };
  for (const [name, schema] of Object.entries(written.input))
    if (!same.has(name)) all[inputName(name)] = shareSame(schema, same);
  const added: Json[] = [];

  return {
    add(schema, direction) {
      const { $schema, $defs, ...own } = z.toJSONSchema(schema, {
        io: direction,
        unrepresentable: 'any',
        cycles: 'ref',
        metadata: namedSchemas,
        override: describeTypes,
      }) as Json;
      const moved = mapRefs(own, (ref) => {
        if (!ref.startsWith('#/$defs/')) return ref;
        const name = ref.slice('#/$defs/'.length);
        return refTo(direction === 'input' && !same.has(name) ? inputName(name) : name);
      });
      added.push(moved);
      return moved;
    },
    schemas() {
      const found: Record<string, Json> = {};
      const walk = (part: Json) =>
        mapRefs(part, (ref) => {
          const name = ref.slice(refTo('').length);
          const schema = all[name];
          if (schema && !found[name]) {
            found[name] = schema;
            walk(schema);
          }
          return ref;
        });
      for (const part of added) walk(part);
      return Object.fromEntries(Object.entries(found).toSorted(([one], [other]) => (one < other ? -1 : 1)));
    },
  };
}

function writeNamed(direction: Direction): Record<string, Json> {
  const { schemas } = z.toJSONSchema(namedSchemas, {
    io: direction,
    unrepresentable: 'any',
    cycles: 'ref',
    metadata: namedSchemas,
    uri: (name) => refTo(direction === 'input' ? inputName(name) : name),
    override: describeTypes,
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { $schema, $id, id, ...own } = schema as Json;
      const self = refTo(direction === 'input' ? inputName(name) : name);
      return [name, mapRefs(own, (ref) => (ref === '#' ? self : ref))];
    }),
  );
}

/** Zod knows less of some values than the document should say. */
function describeTypes({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}): void {
  const inQuery = queryTypes.get(zodSchema as unknown as z.ZodType);
  if (inQuery) {
    for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
    Object.assign(jsonSchema, inQuery);
  }
  // Code chooses the schema of a component by its type; the document lists the choices.
  if ((zodSchema as unknown) === component)
    jsonSchema.$ref = refTo(namedSchemas.get(componentUnion)?.id ?? '');
  // No format of JSON Schema: the pattern beside it says the same.
  if (jsonSchema.format === 'starts_with') delete jsonSchema.format;
  // Keys of JSON are always text.
  if (JSON.stringify(jsonSchema.propertyNames) === '{"type":"string"}') delete jsonSchema.propertyNames;
  if (jsonSchema.type === 'integer') describeInteger(jsonSchema);
  if (jsonSchema.type === 'number') jsonSchema.format = 'double';
  // Answers may get more fields in a later version; clients must not reject them.
  if (jsonSchema.additionalProperties === false && !isStrict(zodSchema))
    delete jsonSchema.additionalProperties;
}

/** The bounds of every whole number of JavaScript say nothing. */
function describeInteger(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  schema.format = typeof schema.maximum === 'number' && schema.maximum < 2 ** 31 ? 'int32' : 'int64';
}

function isStrict(schema: z.core.$ZodTypes): boolean {
  const { def } = schema._zod;
  return def.type === 'object' && def.catchall?._zod.def.type === 'never';
}

/** The names whose schema is the same in requests and answers, with everything it refers to. */
function sameInBoth(output: Record<string, Json>, input: Record<string, Json>): Set<string> {
  const same = new Set(Object.keys(output));
  for (let before = -1; before !== same.size; ) {
    before = same.size;
    for (const name of [...same])
      if (JSON.stringify(output[name]) !== JSON.stringify(shareSame(input[name] ?? {}, same)))
        same.delete(name);
  }
  return same;
}

function shareSame(schema: Json, same: ReadonlySet<string>): Json {
  return mapRefs(schema, (ref) => {
    const name = ref.slice(refTo('').length).replace(/Input$/, '');
    return same.has(name) ? refTo(name) : ref;
  });
}

function mapRefs(schema: Json, change: (ref: string) => string): Json {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === '$ref' && typeof value === 'string' ? change(value) : value,
    ),
  ) as Json;
}
