// The code of the client package; the generated files beside it are the table of calls and their types.
import { operations } from './operations.ts';

export interface ClientOptions {
  /** Where the publication is, such as `https://news.example`. */
  url: string;
  /** The identifier of the publication; the document of the API has it. */
  site: string;
  /** For readers’ calls. */
  apiKey?: string;
  /** For staff calls. Never in a browser. */
  token?: string;
  fetch?: (request: Request) => Promise<Response>;
}

interface ErrorEntry {
  code: number;
  reason: string;
  message: string;
  field?: string;
}

/** The API rejected a request. Tell errors apart by `reason`. */
export class ApiError extends Error {
  readonly status: number;
  readonly reason: string;
  readonly errors: ErrorEntry[];

  constructor(status: number, errors: ErrorEntry[]) {
    super(errors[0]?.message ?? `The API answered with ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.reason = errors[0]?.reason ?? 'unknown';
    this.errors = errors;
  }
}

type Input = Record<string, unknown>;

function requestOf(name: string, input: Input, { url, site, apiKey, token }: ClientOptions): Request {
  const operation = operations[name];
  if (!operation) throw new TypeError(`The API has no call ${name}`);
  const { body, ...rest } = input;
  const given: Input = { site, ...operation.fixed, ...rest };
  const path = operation.path.replace(/\{(\w+)\}/g, (_, part: string) => {
    const value = given[part];
    delete given[part];
    if (value === undefined || value === '') throw new TypeError(`${name} needs ${part}`);
    return encodeURIComponent(String(value));
  });
  delete given.site;
  const sent = operation.headers.flatMap((name) => {
    const value = given[name];
    delete given[name];
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  const address = new URL(path, url);
  for (const [key, value] of Object.entries(given))
    if (value !== undefined) address.searchParams.set(key, String(value));
  if (!operation.staff && apiKey) address.searchParams.set('apiKey', apiKey);
  const isFile = body instanceof Blob;
  return new Request(address, {
    method: operation.method,
    headers: {
      ...Object.fromEntries(sent),
      ...(operation.staff && token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined || isFile ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
  });
}

async function answerOf(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const answer: unknown = isJson ? await response.json() : await response.text();
  if (response.ok) return answer;
  throw new ApiError(response.status, isJson ? (answer as { errors: ErrorEntry[] }).errors : []);
}

/** A function for each call of the API. */
export function createClient(options: ClientOptions): Record<string, (input?: Input) => Promise<unknown>> {
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  return Object.fromEntries(
    Object.keys(operations).map((name) => [
      name,
      async (input: Input = {}) => answerOf(await send(requestOf(name, input, options))),
    ]),
  );
}
