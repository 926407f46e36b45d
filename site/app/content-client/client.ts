import { httpTimeoutMilliseconds } from '#content/limits.ts';
import { PageError } from '../site-error.ts';
import { type Answers, definitions, type RequestName, type RequestValues } from './definitions.ts';
import { readAnswer } from './read-answer.ts';
import { type ApiAddress, requestUrl } from './request-url.ts';

export interface RequestOptions {
  /** The visitor's edition; only for routes that have editions. */
  edition?: string | undefined;
  /** A verified preview token and the header it travels in. */
  preview?: { header: string; token: string } | undefined;
  signal?: AbortSignal;
  /** Less than every request has, for answers a page can do without. */
  timeoutMilliseconds?: number;
  /** Told what the answer was made of. */
  onSurrogateKeys?: (keys: readonly string[]) => void;
}

export interface ContentClient {
  request: <N extends RequestName>(
    name: N,
    values: RequestValues,
    options?: RequestOptions,
  ) => Promise<Answers[N]>;
}

/**
 * How a half reaches the API. `signal` says when nobody waits any more; a half that can stop asks for it, and only then
 * it is made.
 */
export type FetchApi = (request: Request, signal: () => AbortSignal) => Promise<Response>;

/** The only way to the API. The two halves differ in how they fetch, and in nothing else. */
export function createContentClient(address: ApiAddress, fetchApi: FetchApi): ContentClient {
  return {
    async request<N extends RequestName>(name: N, values: RequestValues, options: RequestOptions = {}) {
      const url = requestUrl(name, values, address, options.edition);
      const request = new Request(url, {
        credentials: 'same-origin',
        redirect: 'manual',
        headers: {
          accept: 'application/json',
          ...(options.preview ? { [options.preview.header]: options.preview.token } : {}),
        },
      });
      const response = await inTime(options.timeoutMilliseconds ?? httpTimeoutMilliseconds, (timeout) =>
        fetchApi(request, () => (options.signal ? AbortSignal.any([timeout(), options.signal]) : timeout())),
      );
      const keys = response.headers.get('surrogate-key')?.split(' ').filter(Boolean) ?? [];
      options.onSurrogateKeys?.(keys);
      return (await readAnswer(response, definitions[name].expects)) as unknown as Answers[N];
    },
  };
}

/** In one process `fetchApi` is a function call that may ignore the signal, so the clock also races the answer. */
async function inTime(
  milliseconds: number,
  fetchInTime: (timeout: () => AbortSignal) => Promise<Response>,
): Promise<Response> {
  let controller: AbortController | undefined;
  const timeout = () => {
    controller ??= new AbortController();
    return controller.signal;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new PageError(504, 'API did not answer in time'));
      controller?.abort();
    }, milliseconds);
  });
  try {
    return await Promise.race([fetchInTime(timeout), tooLate]);
  } catch (error) {
    if (error instanceof PageError || (error instanceof Error && error.name === 'AbortError')) throw error;
    throw new PageError(503, 'API could not be reached', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
