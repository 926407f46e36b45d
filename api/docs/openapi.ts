import type { z } from 'zod';
import { type Call, errorAnswer } from '#content/calls/call.ts';
import { errorReasons } from '#content/errors.ts';
import type { Publication } from '#content/publication/schema.ts';
import { createSchemaBook, type Json, type SchemaBook } from './json-schema.ts';

function parametersOf({ params, query }: Call, book: SchemaBook): Json[] {
  const list = (schema: z.ZodObject, place: 'path' | 'query') =>
    Object.entries(schema.shape).map(([name, part]) => ({
      name,
      in: place,
      required: place === 'path' || !(part as z.ZodType).safeParse(undefined).success,
      schema: book.add(part as z.ZodType, 'input'),
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

function bodyContentOf({ bodyAs }: Call, body: z.ZodType, book: SchemaBook): Json {
  if (bodyAs !== 'picture') return { 'application/json': { schema: book.add(body, 'input') } };
  return Object.fromEntries(
    uploadTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  );
}

const uploadTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/svg+xml'];

function operationOf(call: Call, book: SchemaBook): Json {
  const type = call.answerAs === 'text' ? 'text/plain' : 'application/json';
  return {
    operationId: call.name,
    summary: call.summary,
    security: [call.auth === 'staff' ? { staff: [] } : { key: [] }],
    parameters: parametersOf(call, book),
    ...(call.body ? { requestBody: { required: true, content: bodyContentOf(call, call.body, book) } } : {}),
    responses: {
      [call.answerStatus ?? 200]: {
        description: 'OK',
        content: { [type]: { schema: book.add(call.answer, 'output') } },
      },
      ...errorsOf(call),
    },
  };
}

/** The OpenAPI 3.1 document of the calls, made from the schemas they are checked by. */
export function openApi(calls: readonly Call[], { brand }: Publication): Json {
  const book = createSchemaBook();
  const paths: Record<string, Json> = {};
  for (const call of calls)
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call, book) };
  const errors = book.add(errorAnswer, 'output');
  return {
    openapi: '3.1.0',
    info: { title: `The content API of ${brand.name}`, version: '1' },
    paths,
    components: {
      schemas: { Errors: errors, ...book.schemas },
      securitySchemes: {
        key: { type: 'apiKey', in: 'query', name: 'apiKey' },
        staff: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
