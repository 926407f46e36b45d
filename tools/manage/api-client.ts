/** The site rejected a call; the message is for people. */
export class RejectedCall extends Error {
  readonly status: number;
  readonly reason: string;

  constructor(status: number, reason: string, message: string) {
    super(message);
    this.name = 'RejectedCall';
    this.status = status;
    this.reason = reason;
  }
}

/** The site does not answer. */
export class Unreachable extends Error {}

export interface ApiClient {
  /** The `data` of the answer. */
  call(method: string, path: string, body?: unknown): Promise<unknown>;
  upload(path: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<unknown>;
}

interface ErrorAnswer {
  errors?: { reason: string; message: string }[];
}

export function createApiClient(options: {
  /** Origin of the site. */
  url: string;
  token: string;
  fetch?: typeof fetch;
}): ApiClient {
  const send = options.fetch ?? fetch;
  async function request(path: string, init: RequestInit): Promise<unknown> {
    const headers = { ...init.headers, authorization: `Bearer ${options.token}` };
    const address = `${options.url}/api/neutron/${path}`;
    const response = await send(address, { ...init, headers }).catch((cause: unknown) => {
      throw new Unreachable(`${options.url} does not answer. Is the server running?`, { cause });
    });
    const answer = (await response.json().catch(() => ({}))) as { data?: unknown } & ErrorAnswer;
    if (response.ok) return answer.data;
    const [error] = answer.errors ?? [];
    throw new RejectedCall(
      response.status,
      error?.reason ?? '',
      error?.message ?? `${address} answered ${response.status}, which is no answer of a content API`,
    );
  }
  return {
    call: (method, path, body) =>
      request(path, {
        method,
        ...(body === undefined
          ? {}
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      }),
    upload: (path, bytes, type) =>
      request(path, { method: 'POST', body: bytes, headers: { 'content-type': type } }),
  };
}
