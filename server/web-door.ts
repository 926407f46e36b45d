import type { Door, Exchange } from './http/exchange.ts';
import { sendResponse } from './http/send.ts';
import { webRequest } from './http/web-request.ts';

/** Most calls carry a few fields; only staff may send whole stories. */
const bodyLimit = 64 * 1024;
const staffBodyLimit = 1024 * 1024;

/** A part of the house that speaks web `Request` and `Response`: the API, the image door. */
export function createWebDoor(options: {
  fetch(request: Request, exchange: Exchange): Promise<Response>;
  origin: string;
  /** Sent where the answer has none of its own. */
  headers: Readonly<Record<string, string>>;
}): Door {
  return async (exchange) => {
    const limit = exchange.req.headers.authorization ? staffBodyLimit : bodyLimit;
    const request = await webRequest(exchange, { origin: options.origin, bodyLimit: limit });
    await sendResponse(exchange, await options.fetch(request, exchange), options.headers);
  };
}
