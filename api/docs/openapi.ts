import { z } from 'zod';
import { type Call, errorAnswer } from '#content/calls/call.ts';
import { errorReasons } from '#content/errors.ts';
import type { Publication } from '#content/publication.ts';

type Json = Record<string, unknown>;

/** What a schema accepts or gives, in JSON Schema; values made by code (transforms) stand as "anything". */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', cycles: 'ref' });
  return rest;
}

function parametersOf({ params, query }: Call): Json[] {
  const list = (schema: z.ZodObject, place: 'path' | 'query') =>
    Object.entries(schema.shape).map(([name, part]) => ({
      name,
      in: place,
      required: place === 'path' || !(part as z.ZodType).safeParse(undefined).success,
      schema: schemaOf(part as z.ZodType, 'input'),
    }));
  return [...list(params, 'path'), ...list(query, 'query').filter(({ name }) => name !== 'apiKey')];
}

function errorsOf({ errors }: Call): Json {
  const byStatus = Map.groupBy(errors, (reason) => String(errorReasons[reason].status));
  return Object.fromEntries(
    [...byStatus].map(([status, reasons]) => [
      status,
      {
        description: reasons.map((reason) => `\`${reason}\`: ${errorReasons[reason].message}`).join('. '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Errors' } } },
      },
    ]),
  );
}

function operationOf(call: Call): Json {
  const type = call.answerAs === 'text' ? 'text/plain' : 'application/json';
  return {
    operationId: call.name,
    summary: call.summary,
    security: [call.auth === 'staff' ? { staff: [] } : { key: [] }],
    parameters: parametersOf(call),
    ...(call.body
      ? { requestBody: { content: { 'application/json': { schema: schemaOf(call.body, 'input') } } } }
      : {}),
    responses: {
      200: { description: 'OK', content: { [type]: { schema: schemaOf(call.answer, 'output') } } },
      ...errorsOf(call),
    },
  };
}

/** The OpenAPI 3.1 document of the calls, made from the schemas they are checked by. */
export function openApi(calls: readonly Call[], { brand }: Publication): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const entry = paths[call.path] ?? {};
    paths[call.path] = { ...entry, [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `The content API of ${brand.name}`, version: '1' },
    paths,
    components: {
      schemas: { Errors: schemaOf(errorAnswer, 'output') },
      securitySchemes: {
        key: { type: 'apiKey', in: 'query', name: 'apiKey' },
        staff: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
