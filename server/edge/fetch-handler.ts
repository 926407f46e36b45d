import { bodyBytes } from '#api/request/body-bytes.ts';
import type { Handler, RequestContext } from './http/request-context.ts';
import { sendResponse } from './http/send.ts';
import { webRequest } from './http/web-request.ts';

/** A part of the house that speaks web `Request` and `Response`: the API, the image handler. */
export function createFetchHandler(options: {
  fetch(request: Request, context: RequestContext): Promise<Response>;
  origin: string;
  /** Sent where the answer has none of its own. */
  headers: Readonly<Record<string, string>>;
  /** Staff send whole stories here: who shows a token may send much, and what is behind the handler judges the token. */
  takesStories?: boolean;
}): Handler {
  return async (context) => {
    const mayBeLong = options.takesStories && context.req.headers.authorization;
    const bodyLimit = mayBeLong ? bodyBytes.staff : bodyBytes.key;
    const request = await webRequest(context, { origin: options.origin, bodyLimit });
    await sendResponse(context, await options.fetch(request, context), options.headers);
  };
}
