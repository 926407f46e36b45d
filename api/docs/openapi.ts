import type { z } from 'zod';
import { type Call, errorAnswer } from '#content/calls/call.ts';
import { storyDraftExample } from '#content/examples/story-record.ts';
import type { Publication } from '#content/publication/schema.ts';
import { errorResponsesOf } from './error-responses.ts';
import { createSchemaBook, type Json, type SchemaBook } from './json-schema.ts';
import { parametersOf } from './parameters.ts';
import { shareCopies } from './share-copies.ts';
import { tagList, tagOf } from './tags.ts';

/** The document as far as it is made here; schemas are JSON Schema. */
export interface OpenApiDocument extends Json {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, Json>; responses: Record<string, Json>; securitySchemes: Json };
}
export interface OpenApiOperation extends Json {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: Json[];
  parameters: Json[];
  requestBody?: { required: boolean; content: Record<string, Json> };
  responses: Record<string, Json>;
}

/** Requests work with and without the last slash; the document has one form of each path. */
export const documentedPath = ({ path }: Pick<Call, 'path'>) => path.replace(/\/$/, '');

const uploadTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/svg+xml', 'font/woff2'];

const file = { schema: { type: 'string', format: 'binary' } };

/** Example bodies by call. */
const bodyExamples: Record<string, unknown> = {
  createStory: { story: storyDraftExample },
  publishStory: {},
  putTag: { entry: { name: 'Batteries' }, baseVersion: 0 },
  updateSetting: { value: 'Harborline', baseVersion: 0 },
};

function bodyContentOf({ name, bodyAs }: Call, body: z.ZodType, book: SchemaBook): Record<string, Json> {
  if (bodyAs === 'part') return { 'application/offset+octet-stream': file };
  if (bodyAs === 'file') return Object.fromEntries(uploadTypes.map((type) => [type, file]));
  const example = bodyExamples[name];
  return { 'application/json': { schema: book.add(body, 'input'), ...(example ? { example } : {}) } };
}

const authWords = {
  key: 'For readers: with the API key of the site.',
  staff: 'For staff: with a bearer token. Writes are recorded in the audit log.',
};

const answerTypes = { json: 'application/json', text: 'text/plain', stream: 'text/event-stream' } as const;

function contentOf({ answer, answerAs = 'json' }: Call, book: SchemaBook): Json {
  if (answerAs === 'headers') return {};
  if (answerAs === 'file') return { content: { 'image/*': file } };
  return { content: { [answerTypes[answerAs]]: { schema: book.add(answer, 'output') } } };
}

function successOf(call: Call, book: SchemaBook): Json {
  const { answerStatus, answerHeaders = {} } = call;
  const words = { 200: 'OK', 201: 'Created', 204: 'Done' };
  const headers = Object.entries(answerHeaders).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ]);
  return {
    description: words[answerStatus ?? 200],
    ...(headers.length > 0 ? { headers: Object.fromEntries(headers) } : {}),
    ...contentOf(call, book),
  };
}

function operationOf(
  call: Call,
  siteId: string,
  book: SchemaBook,
  responses: Record<string, Json>,
): OpenApiOperation {
  return {
    operationId: call.name,
    summary: call.summary,
    description: `${call.summary}. ${authWords[call.auth]}${call.right ? ` Needs the right \`${call.right}\`.` : ''}`,
    tags: [tagOf(call)],
    ...(call.right ? { 'x-right': call.right } : {}),
    security: [call.auth === 'staff' ? { staff: [] } : { key: [] }],
    parameters: parametersOf(call, siteId, book),
    ...(call.body ? { requestBody: { required: true, content: bodyContentOf(call, call.body, book) } } : {}),
    responses: {
      [call.answerStatus ?? 200]: successOf(call, book),
      ...errorResponsesOf(call, responses),
    },
  };
}

/** The OpenAPI 3.1 document of the calls, made from the schemas they are checked by. */
export function openApi(calls: readonly Call[], { brand, siteId }: Publication): OpenApiDocument {
  const book = createSchemaBook();
  const paths: OpenApiDocument['paths'] = {};
  const responses: Record<string, Json> = {};
  for (const call of calls) {
    const path = documentedPath(call);
    const operation = operationOf(call, siteId, book, responses);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation };
  }
  const errors = {
    description: 'What went wrong. Programs tell errors apart by `reason`; `code` is the HTTP status.',
    ...book.add(errorAnswer, 'output'),
  };
  const document = {
    openapi: '3.1.0',
    info: {
      title: `The content API of ${brand.name}`,
      version: '1',
      description:
        `Everything that the pages of ${brand.name} are made of, and the calls by which staff change it. ` +
        'Answers are `{data, meta, links}` in JSON, dates are ISO 8601. Bodies of stories are clean HTML with ' +
        'embeds, which stored bodies name by a shortcode: see the schema `Embed`.',
    },
    servers: [{ url: '/', description: brand.name }],
    tags: tagList,
    paths,
    components: {
      schemas: { Errors: errors, ...book.schemas() },
      responses,
      securitySchemes: {
        key: {
          type: 'apiKey',
          in: 'query',
          name: 'apiKey',
          description: 'The key of the site, the same for every reader. It is no secret.',
        },
        staff: {
          type: 'http',
          scheme: 'bearer',
          description: 'The staff token of the installation, or the access token of a staff account.',
        },
      },
    },
  };
  shareCopies(document);
  return document;
}
