import { bodyBytes, isUpload } from '#api/request/body-bytes.ts';
import { uploadBytes } from '#content/limits.ts';
import { webRequest } from '#platform/http/web-request.ts';
import type { Handler, RequestContext } from './http/request-context.ts';
import { sendResponse } from './http/send.ts';

/** Serves a function from web `Request` to `Response`, such as a Hono app. */
export function createFetchHandler(options: {
  fetch(request: Request, context: RequestContext): Promise<Response>;
  origin: string;
  /** Sent unless the response has its own. */
  headers: Readonly<Record<string, string>>;
  /** Staff send whole stories: a request with credentials may have a long body; `fetch` checks them. */
  takesStories?: boolean;
  /** The longest body of a page that takes files without credentials. */
  formBytes?: number;
}): Handler {
  return async (context) => {
    const mayBeLong = options.takesStories && (context.staff || context.req.headers.authorization);
    const staffLimit = isUpload(context.target.path) ? uploadBytes : bodyBytes.staff;
    const bodyLimit = mayBeLong ? staffLimit : (options.formBytes ?? bodyBytes.key);
    // The audit log has what staff tried.
    const passesLength = options.takesStories === true && context.staff !== undefined;
    const request = await webRequest(context, { origin: options.origin, bodyLimit, passesLength });
    // The rest of a body that was not read to its end would be read as another request.
    if (request.headers.has('content-length') && !context.req.complete) context.res.shouldKeepAlive = false;
    await sendResponse(context, await options.fetch(request, context), options.headers);
  };
}
