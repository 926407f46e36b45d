import { httpTimeoutMilliseconds } from '#content/limits.ts';
import { PageError } from '../site-error.ts';
import { type Answers, type Definition, definitions, type RequestValues } from './definitions.ts';
import { readAnswer } from './read-answer.ts';
import { type ApiAddress, type RequestParts, requestParts, requestUrl } from './request-url.ts';

export interface RequestOptions {
  /** The visitor's edition; only for routes that have editions. */
  edition?: string | undefined;
  /** A verified preview token and the header it travels in. */
  preview?: { header: string; token: string } | undefined;
  signal?: AbortSignal;
  /** Less than every request has, for answers a page can do without. */
  timeoutMilliseconds?: number;
  /** Receives the surrogate keys of the response. */
  onSurrogateKeys?: (keys: Iterable<string>) => void;
}

export interface ContentClient<A = Answers> {
  request: <N extends keyof A & string>(
    name: N,
    values: RequestValues,
    options?: RequestOptions,
  ) => Promise<A[N]>;
}

/**
 * How the server or the browser reaches the API. `signal` is created on demand: only transports that can abort ask for
 * it.
 */
export type FetchApi = (request: Request, signal: () => AbortSignal) => Promise<Response>;

/**
 * The only access to the API. Server and browser differ only in how they fetch. With its own table a client makes other
 * requests than pages do.
 */
export function createContentClient<A = Answers>(
  address: ApiAddress,
  fetchApi: FetchApi,
  table: Readonly<Record<string, Definition>> = definitions,
): ContentClient<A> {
  async function send(name: string, parts: RequestParts, options: RequestOptions) {
    const request = new Request(requestUrl(name, parts, address.baseUrl, table), {
      credentials: 'same-origin',
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        ...(options.preview ? { [options.preview.header]: options.preview.token } : {}),
      },
    });
    const response = await inTime(timeFor(options), (timeout) =>
      fetchApi(request, () => (options.signal ? AbortSignal.any([timeout(), options.signal]) : timeout())),
    );
    options.onSurrogateKeys?.(response.headers.get('surrogate-key')?.split(' ').filter(Boolean) ?? []);
    return response;
  }

  return {
    async request<N extends keyof A & string>(name: N, values: RequestValues, options: RequestOptions = {}) {
      const parts = requestParts(name, values, address, options.edition, table);
      const response = await send(name, parts, options);
      return (await readAnswer(response, table[name]?.expects ?? '')) as unknown as A[N];
    },
  };
}

const timeFor = ({ timeoutMilliseconds = httpTimeoutMilliseconds }: RequestOptions) => timeoutMilliseconds;

/** In one process `fetchApi` is a function call that may ignore the signal, so the timeout also races the response. */
async function inTime<T>(
  milliseconds: number,
  fetchInTime: (timeout: () => AbortSignal) => Promise<T>,
): Promise<T> {
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
