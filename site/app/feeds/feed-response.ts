import { feedMaxAgeSeconds, pageMaxAgeSeconds } from '#content/limits.ts';
import { cacheHeaders } from '../cache-headers.ts';

/** A response that is cached and purged like a page. */
export function feedResponse(
  body: string | ReadableStream<Uint8Array>,
  options: { type: string; keys: Iterable<string>; maxAge?: number; headers?: Record<string, string> },
): Response {
  const { type, keys, maxAge = feedMaxAgeSeconds, headers = {} } = options;
  return new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'x-content-type-options': 'nosniff',
      ...cacheHeaders({ status: 200, maxAge, isPersonal: false, surrogateKeys: [...new Set(keys)] }),
      ...headers,
    },
  });
}

export function movedAnswer(location: string): Response {
  return new Response(null, {
    status: 301,
    headers: { location, 'cache-control': `public, max-age=${pageMaxAgeSeconds}` },
  });
}

const words: Readonly<Record<number, string>> = {
  400: 'This address asks for something it cannot ask for',
  404: 'There is nothing at this address',
};

/** Programs read these: a sentence, not a page. */
export function problem(status: number, asJson = false): Response {
  const message = words[status] ?? 'This cannot be answered right now';
  const body = asJson ? JSON.stringify({ errors: [{ code: status, message }] }) : `${message}\n`;
  return new Response(body, {
    status,
    headers: {
      'content-type': asJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    },
  });
}
