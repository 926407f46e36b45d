import { contentTag, entityTag, holdsContent } from '#platform/http/entity-tags.ts';
import type { KnownFile } from '#site/known-files/known-files.ts';
import type { Handler } from './http/request-context.ts';
import { sendError, sendText } from './http/send.ts';

/** A small text file with a well-known name; written for every response. */
export function createTextHandler({ type, text }: KnownFile): Handler {
  return async (context) => {
    const { method } = context.req;
    if (method !== 'GET' && method !== 'HEAD')
      return sendError(context, 'method_not_allowed', { allow: 'GET, HEAD' });
    const body = await text();
    const tag = contentTag(Buffer.from(body));
    const isHeld = holdsContent(context.req.headers['if-none-match'] ?? '', tag);
    return sendText(
      context,
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
