import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Json } from '#api/docs/json-schema.ts';
import type { OpenApiDocument, OpenApiOperation } from '#api/docs/openapi.ts';
import { renameSources, toJavaScript } from '../package/to-javascript.ts';
import type { Operation } from './operations.ts';
import { comment, typeOf } from './schema-types.ts';

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description: string;
  schema: Json;
}

const warning = '// Generated from the OpenAPI document by `npm run client`. Do not edit.\n';

/** The files of the client package by name, made from the document alone. */
export async function writeClient(
  document: OpenApiDocument,
  version: string,
): Promise<Record<string, string>> {
  const calls = Object.entries(document.paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({ path, method, operation })),
  );
  const table: Record<string, Operation> = Object.fromEntries(
    calls.map(({ path, method, operation }) => [
      operation.operationId,
      {
        method: method.toUpperCase(),
        path,
        fixed: fixedOf(operation),
        headers: parametersOf(operation).flatMap((one) => (one.in === 'header' ? one.name : [])),
        staff: operation.security.some((scheme) => 'staff' in scheme),
      },
    ]),
  );
  const source = await readFile(join(import.meta.dirname, 'runtime.ts'), 'utf8');
  return {
    'package.json': `${JSON.stringify(manifest(version), null, 2)}\n`,
    'operations.js': `${warning}export const operations = ${JSON.stringify(table, null, 2)};\n`,
    'index.js': renameSources(await toJavaScript(source, 'runtime.ts')),
    'index.d.ts': declarations(
      document,
      calls.map(({ operation }) => operation),
    ),
    'README.md':
      '# The client of the content API of Neutron\n\n`createClient({ url, site, apiKey })` has a function for each call. ' +
      'The guide `docs/guides/content-api.md` of Neutron has examples.\n',
  };
}

function manifest(version: string): Json {
  return {
    name: 'neutron-client',
    version,
    description: 'A typed client of the content API of Neutron, generated from its OpenAPI document.',
    license: 'MIT',
    type: 'module',
    engines: { node: '>=20' },
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    files: ['index.js', 'index.d.ts', 'operations.js'],
  };
}

const parametersOf = ({ parameters }: OpenApiOperation) => parameters as unknown as Parameter[];

const onlyValue = ({ in: place, schema }: Parameter) =>
  place === 'path' && Array.isArray(schema.enum) && schema.enum.length === 1
    ? String(schema.enum[0])
    : undefined;

function fixedOf(operation: OpenApiOperation): Record<string, string> {
  const fixed: Record<string, string> = {};
  for (const parameter of parametersOf(operation)) {
    const value = onlyValue(parameter);
    if (value !== undefined) fixed[parameter.name] = value;
  }
  return fixed;
}

/** Names of headers are no identifiers. */
const nameOf = (name: string) => (/^\w+$/.test(name) ? name : JSON.stringify(name));

function inputOf(operation: OpenApiOperation): { type: string; isOptional: boolean } {
  const given = parametersOf(operation).filter((one) => one.name !== 'site' && onlyValue(one) === undefined);
  const body = operation.requestBody?.content;
  const bodySchema = body?.['application/json']?.schema as Json | undefined;
  const lines = [
    ...given.map(
      ({ name, required, description, schema }) =>
        `${comment(description)}${nameOf(name)}${required ? '' : '?'}: ${typeOf(schema)};`,
    ),
    ...(body ? [`body: ${bodySchema ? typeOf(bodySchema) : 'Blob'};`] : []),
  ];
  return { type: `{\n${lines.join('\n')}\n}`, isOptional: !body && given.every(({ required }) => !required) };
}

function answerOf({ responses }: OpenApiOperation): string {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const content = success?.content as Record<string, { schema: Json }> | undefined;
  return typeOf(Object.values(content ?? {})[0]?.schema ?? {});
}

function declarations(document: OpenApiDocument, operations: readonly OpenApiOperation[]): string {
  const types = Object.entries(document.components.schemas).map(
    ([name, schema]) => `${comment(schema.description)}export type ${name} = ${typeOf(schema)};`,
  );
  const calls = operations.map((operation) => {
    const { type, isOptional } = inputOf(operation);
    return `${comment(operation.description)}${operation.operationId}(input${isOptional ? '?' : ''}: ${type}): Promise<${answerOf(operation)}>;`;
  });
  return `${warning}
export interface ClientOptions {
/** Where the publication is, such as \`https://news.example\`. */
url: string;
/** The identifier of the publication; the document of the API has it. */
site: string;
/** For readers’ calls. */
apiKey?: string;
/** For staff calls. Never in a browser. */
token?: string;
fetch?: (request: Request) => Promise<Response>;
}
/** The API rejected a request. Tell errors apart by \`reason\`. */
export class ApiError extends Error {
readonly status: number;
readonly reason: string;
readonly errors: Errors['errors'];
}
/** A function for each call of the API. */
export function createClient(options: ClientOptions): Client;

export interface Client {
${calls.join('\n')}
}

${types.join('\n')}
`;
}
