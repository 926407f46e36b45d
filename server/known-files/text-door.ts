import type { Door } from '../http/exchange.ts';
import { sendError, sendText } from '../http/send.ts';
import { contentTag, entityTag, holdsContent } from '../page-cache/entity-tags.ts';

/** A small text that machines ask for by a name the whole web agreed on; made for every answer. */
export function createTextDoor(type: string, text: () => string): Door {
  return (exchange) => {
    const { method } = exchange.req;
    if (method !== 'GET' && method !== 'HEAD')
      return sendError(exchange, 'method_not_allowed', { allow: 'GET, HEAD' });
    const body = text();
    const tag = contentTag(Buffer.from(body));
    const isHeld = holdsContent(exchange.req.headers['if-none-match'] ?? '', tag);
    return sendText(
      exchange,
      isHeld ? 304 : 200,
      {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'public, max-age=3600',
        'x-content-type-options': 'nosniff',
        etag: entityTag(tag, 'identity'),
      },
      isHeld ? '' : body,
    );
  };
}
