import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import { aliasHeader, vanityHeader, vanityQueriesHeader } from '#content/limits.ts';
import { isCompressible } from '#platform/http/compressible.ts';
import type { Encoding } from '#platform/http/encodings.ts';
import { contentTag, entityTag } from '#platform/http/entity-tags.ts';
import { errorAnswer } from '../http/error-response.ts';

/** A complete response: all headers and bytes. */
export interface FinishedPage {
  status: number;
  tag: string;
  /** The headers that do not depend on the encoding, flat. */
  common: readonly string[];
  /** Text that is long enough to be worth it. */
  isCompressible: boolean;
  /** A vanity entry led to this page; readers do not see the mark. */
  isVanity: boolean;
  /** The page was requested at an address other than its own. */
  isAlias: boolean;
  /** Queries of this path that have a vanity entry of their own: a request with one of them gets another page. */
  vanityQueries?: readonly string[];
  bodies: Partial<Record<Encoding, Buffer>>;
  heads: Partial<Record<Encoding, PageHead>>;
  /** Set while and after the gzip bytes are made: once, however many wait for them. */
  gzipping?: Promise<void>;
}

export interface PageHead {
  /** Flat name, value, name, value … as `writeHead` takes them. */
  lines: readonly string[];
  /** The same with what changes by the second, for the second it was last sent in. */
  now?: readonly string[];
  age?: number;
  state?: string;
}

const compress = { gzip: promisify(gzip), br: promisify(brotliCompress), expand: promisify(gunzip) };
/** Below this a compressed body is hardly smaller than its own headers. */
const smallestCompressed = 400;
/** Written by the server itself, or meaningless once the body is finished. */
const ownHeaders = new Set([
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'etag',
  'date',
  'vary',
  'age',
  aliasHeader,
  vanityHeader,
  vanityQueriesHeader,
]);

const cacheHeaders = new Set(['cache-control', 'surrogate-control', 'cdn-cache-control']);

export async function finishPage(response: Response, extraHeaders: readonly string[]): Promise<FinishedPage> {
  const identity = Buffer.from(await response.arrayBuffer());
  const common: string[] = [];
  const failed = response.status >= 400;
  for (const [name, value] of response.headers) {
    if (ownHeaders.has(name) || (failed && cacheHeaders.has(name))) continue;
    common.push(name, value);
  }
  // Whatever the route's age: no cache outside this process may store an error.
  if (failed)
    common.push(
      'cache-control',
      response.headers.get('cache-control')?.includes('no-store') ? 'no-store' : 'no-cache',
    );
  // A document with its own policy keeps it: with two policies, both would apply.
  for (let index = 0; index < extraHeaders.length; index += 2) {
    const [name = '', value = ''] = extraHeaders.slice(index, index + 2);
    if (!response.headers.has(name)) common.push(name, value);
  }
  const queries = response.headers.get(vanityQueriesHeader);
  const page: FinishedPage = {
    status: response.status,
    tag: contentTag(identity),
    common,
    isCompressible:
      identity.length >= smallestCompressed && isCompressible(response.headers.get('content-type')),
    isVanity: response.headers.has(vanityHeader),
    isAlias: response.headers.has(aliasHeader) && !response.headers.has(vanityHeader),
    ...(queries ? { vanityQueries: queries.split(' ') } : {}),
    bodies: {},
    heads: {},
  };
  addBody(page, 'identity', identity);
  return page;
}

/** The page readers see when the site has none: made without it. */
export function finishError(status: 500 | 503): FinishedPage {
  const { headers, body } = errorAnswer(status === 503 ? 'unavailable' : 'internal', { json: false });
  const common = Object.entries(headers).flat();
  const page: FinishedPage = {
    status,
    tag: 'error',
    common,
    isCompressible: false,
    isVanity: false,
    isAlias: false,
    bodies: {},
    heads: {},
  };
  addBody(page, 'identity', Buffer.from(body));
  return page;
}

function addBody(page: FinishedPage, encoding: Encoding, body: Buffer): void {
  page.bodies[encoding] = body;
  const head = [...page.common, 'vary', 'Accept-Encoding', 'etag', entityTag(page.tag, encoding)];
  if (encoding !== 'identity') head.push('content-encoding', encoding);
  head.push('content-length', String(body.length));
  page.heads[encoding] = { lines: head };
}

export async function plainBody(page: FinishedPage): Promise<Buffer> {
  if (page.bodies.identity) return page.bodies.identity;
  return page.bodies.gzip ? await compress.expand(page.bodies.gzip) : Buffer.alloc(0);
}

/** Pages recently requested uncompressed, so that they are not inflated again for every such reader. */
const lastPlain = new Map<FinishedPage, Promise<FinishedPage>>();
const mostPlain = 16;

/** The same page uncompressed, for the rare client that accepts no compression. */
export function withPlainBody(page: FinishedPage): Promise<FinishedPage> {
  const known = lastPlain.get(page);
  if (known) return known;
  const plain = expand(page);
  lastPlain.set(page, plain);
  for (const oldest of lastPlain.keys()) {
    if (lastPlain.size <= mostPlain) break;
    lastPlain.delete(oldest);
  }
  // One that failed is tried again by the next reader.
  plain.catch(() => lastPlain.delete(page));
  return plain;
}

async function expand(page: FinishedPage): Promise<FinishedPage> {
  if (page.bodies.identity) return page;
  const plain: FinishedPage = { ...page, bodies: {}, heads: {} };
  addBody(plain, 'identity', await plainBody(page));
  return plain;
}

/**
 * Gzip, for the first reader who takes it. Only these bytes are stored from then on: hardly any client requests plain
 * ones, they can be had back by inflating, and without them three times as many pages fit into the same memory.
 */
export function addGzip(page: FinishedPage): Promise<void> {
  page.gzipping ??= makeGzip(page);
  return page.gzipping;
}

async function makeGzip(page: FinishedPage): Promise<void> {
  const { identity } = page.bodies;
  if (!page.isCompressible || !identity) return;
  addBody(page, 'gzip', await compress.gzip(identity, { level: 6 }));
  delete page.bodies.identity;
  delete page.heads.identity;
}

/** Brotli at a quality that takes some milliseconds; done when a page is requested again, for later readers. */
export async function addBrotli(page: FinishedPage): Promise<void> {
  if (page.bodies.br || !page.bodies.gzip) return;
  const plain = await plainBody(page);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const body = await compress.br(plain, { params });
  if (body.length < page.bodies.gzip.length) addBody(page, 'br', body);
}

/** The page's size in memory; the constant is an estimate for the objects around the bytes. */
export function bytesOf(page: FinishedPage): number {
  let bytes = 1000;
  for (const body of Object.values(page.bodies)) bytes += body.length;
  for (const head of Object.values(page.heads)) for (const text of head.lines) bytes += text.length;
  return bytes;
}
