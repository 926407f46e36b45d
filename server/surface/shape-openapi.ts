import { createHash } from 'node:crypto';

interface OpenApiDocument {
  openapi: string;
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, unknown>; responses: Record<string, unknown> };
}
interface OpenApiOperation {
  operationId?: string;
  parameters?: { in: string; name: string; required?: boolean; schema?: object }[];
  requestBody?: unknown;
  responses?: Record<string, unknown>;
  security?: Record<string, unknown>[];
}

/** Words for people, which may change. */
const prose = new Set(['description', 'summary', 'title', 'pattern']);

/** Changes with every key, type and bound of a schema; the schemas themselves would fill a book. */
function digestOf(schema: unknown): string {
  const plain = JSON.stringify(schema ?? null, (key, value: unknown) => {
    if (prose.has(key) && typeof value === 'string') return undefined;
    if (key === 'example' || key === 'examples') return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });
  return createHash('sha256').update(plain).digest('hex').slice(0, 12);
}

/** Every call with its parameters, its rights, and a digest of what it takes and answers; then what calls share. */
export function shapeOpenApi(document: OpenApiDocument): Record<string, string[]> {
  const { schemas, responses } = document.components;
  return {
    ...shapeCalls(document),
    schemas: Object.entries(schemas).map(([name, schema]) => `${name} ${digestOf(schema)}`),
    responses: Object.entries(responses).map(([name, response]) => `${name} ${digestOf(response)}`),
  };
}

function shapeCalls(document: OpenApiDocument): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => [
        `${method.toUpperCase()} ${path}`,
        [
          `id ${operation.operationId ?? ''}`,
          ...(operation.parameters ?? []).map(
            ({ in: place, name, required, schema }) =>
              `${place} ${name}${required ? ' required' : ''} ${digestOf(schema)}`,
          ),
          `security ${(operation.security ?? []).flatMap(Object.keys).join(' ')}`,
          ...(operation.requestBody ? [`takes ${digestOf(operation.requestBody)}`] : []),
          ...Object.entries(operation.responses ?? {}).map(
            ([status, response]) => `answers ${status} ${digestOf(response)}`,
          ),
        ],
      ]),
    ),
  );
}
