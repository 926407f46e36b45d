import { bodyBytes } from '#api/request/body-bytes.ts';
import type { Door, Exchange } from './http/exchange.ts';
import { sendResponse } from './http/send.ts';
import { webRequest } from './http/web-request.ts';

/** A part of the house that speaks web `Request` and `Response`: the API, the image door. */
export function createWebDoor(options: {
  fetch(request: Request, exchange: Exchange): Promise<Response>;
  origin: string;
  /** Sent where the answer has none of its own. */
  headers: Readonly<Record<string, string>>;
  /** Staff send whole stories here: who shows a token may send much, and what is behind the door judges the token. */
  takesStories?: boolean;
}): Door {
  return async (exchange) => {
    const mayBeLong = options.takesStories && exchange.req.headers.authorization;
    const bodyLimit = mayBeLong ? bodyBytes.staff : bodyBytes.key;
    const request = await webRequest(exchange, { origin: options.origin, bodyLimit });
    await sendResponse(exchange, await options.fetch(request, exchange), options.headers);
  };
}
