import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { createNormaliser, type Normaliser } from './normalise.ts';
import { type BodyShape, shapeBody } from './shape-body.ts';
import { type HeaderShape, shapeHeaders } from './shape-headers.ts';

/** Who sends a request: its name stands in the golden file, its headers and cookies go with the request. */
export interface Visitor {
  name: string;
  headers?: Readonly<Record<string, string>>;
  /** A browser's cookies; answers change them. */
  cookies?: Map<string, string>;
}
export const browser = (name: string): Visitor => ({ name, cookies: new Map() });

export interface SurfaceRequest {
  path: string;
  /** The path as the golden file names it, when parts of it are random. */
  label?: string;
  method?: string;
  by?: Visitor;
  headers?: Readonly<Record<string, string>>;
  json?: unknown;
  form?: Readonly<Record<string, string | readonly string[]>>;
  /** A body of another type; the type is in `headers`. */
  body?: string | Buffer;
  /** Tells requests with the same method, path and visitor apart. */
  note?: string;
}

export interface SurfaceAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  json(): unknown;
}

export interface RecordedAnswer {
  status: number;
  headers: HeaderShape;
  body: BodyShape;
}

export interface Recorder {
  readonly answers: Map<string, RecordedAnswer>;
  readonly normaliser: Normaliser;
  /** Every path that was requested, without its query. */
  readonly paths: Set<string>;
  send(request: SurfaceRequest): Promise<SurfaceAnswer>;
  /** Sends without writing down: for answers that are only waited for. */
  peek(request: SurfaceRequest): Promise<SurfaceAnswer>;
  /** Ends its connections. */
  close(): void;
}

export interface SharedRecorder extends Pick<Recorder, 'normaliser' | 'paths'> {
  url: URL;
  /** Called before each request. */
  tick(): void;
}

export const shareRecorder = (url: string, origin: string, tick: () => void): SharedRecorder => ({
  url: new URL(url),
  normaliser: createNormaliser(origin),
  paths: new Set(),
  tick,
});

/** Sends requests and writes down the shape of every answer. */
export function createRecorder(shared: SharedRecorder & { isCacheSteady: boolean }): Recorder {
  const { normaliser, paths } = shared;
  // Of its own: the server ends a connection after a thousand requests, and other files must not count.
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const answers = new Map<string, RecordedAnswer>();

  async function exchangeAs(wanted: SurfaceRequest): Promise<Exchanged> {
    shared.tick();
    const answer = await exchange({ agent, url: shared.url }, wanted);
    if (wanted.by) remember(wanted.by, answer.headers);
    return answer;
  }

  return {
    answers,
    normaliser,
    paths,
    close: () => agent.destroy(),
    peek: async (wanted) => read(await exchangeAs(wanted)),
    async send(wanted) {
      const key = [`${methodOf(wanted)} ${wanted.label ?? wanted.path}`, wanted.by?.name, wanted.note]
        .filter(Boolean)
        .join(' · ');
      if (answers.has(key)) throw new Error(`two requests are called "${key}": give one a note`);
      const path = wanted.path.split('?', 1)[0] ?? '';
      paths.add(path);
      const answer = await exchangeAs(wanted);
      const { status, headers, body } = answer;
      const hadBody = bodyOf(wanted) !== undefined;
      answers.set(key, {
        status,
        headers: shapeHeaders(headers, { hadBody, isCacheSteady: shared.isCacheSteady, normaliser }),
        body: shapeBody(body, headers['content-type'] ?? '', path, normaliser),
      });
      return read(answer);
    },
  };
}

interface Exchanged {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function read({ status, headers, body }: Exchanged): SurfaceAnswer {
  const text = body.toString('utf8');
  return { status, headers, text, json: () => JSON.parse(text) };
}

const methodOf = (wanted: SurfaceRequest) => wanted.method ?? (bodyOf(wanted) === undefined ? 'GET' : 'POST');

function bodyOf({ json, form, body }: SurfaceRequest): { type?: string; bytes: string | Buffer } | undefined {
  if (json !== undefined) return { type: 'application/json', bytes: JSON.stringify(json) };
  if (form !== undefined) {
    const fields = new URLSearchParams();
    for (const [name, value] of Object.entries(form))
      for (const each of [value].flat()) fields.append(name, each);
    return { type: 'application/x-www-form-urlencoded', bytes: fields.toString() };
  }
  return body === undefined ? undefined : { bytes: body };
}

function exchange({ agent, url }: { agent: Agent; url: URL }, wanted: SurfaceRequest): Promise<Exchanged> {
  const { by } = wanted;
  const sent = bodyOf(wanted);
  const cookies = [...(by?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers: Record<string, string> = {
    ...(cookies ? { cookie: cookies } : {}),
    ...(sent?.type ? { 'content-type': sent.type } : {}),
    ...(sent ? { 'content-length': String(Buffer.byteLength(sent.bytes)) } : {}),
    ...by?.headers,
    ...wanted.headers,
  };
  const method = methodOf(wanted);
  const { hostname, port } = url;
  return new Promise((resolve, reject) => {
    const outgoing = request({ agent, hostname, port, method, path: wanted.path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
      answer.on('error', reject);
    });
    outgoing.on('error', (error) => reject(new Error(`${method} ${wanted.path}: ${error.message}`)));
    outgoing.end(sent?.bytes);
  });
}

function remember({ cookies }: Visitor, headers: IncomingHttpHeaders): void {
  for (const line of headers['set-cookie'] ?? []) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (!value || /max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) cookies?.delete(name);
    else cookies?.set(name, value);
  }
}
