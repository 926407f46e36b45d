/** Thrown by middleware and loaders, returned by `loadPageState`: the reader continues at another URL. */
export class Redirect {
  readonly to: string;
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The browser loads the URL as a document, because this navigation cannot make its page. */
  readonly loadsDocument: boolean;

  constructor(
    to: string,
    status = 302,
    { headers = [], loadsDocument = false }: Partial<Pick<Redirect, 'headers' | 'loadsDocument'>> = {},
  ) {
    this.to = to;
    this.status = status;
    this.headers = headers;
    this.loadsDocument = loadsDocument;
  }
}

export const loadDocument = (url: URL) => new Redirect(url.href, 302, { loadsDocument: true });

export function redirectResponse({ to, status, headers }: Redirect): Response {
  const response = new Response(null, { status, headers: { location: to } });
  for (const [name, value] of headers) response.headers.set(name, value);
  return response;
}
