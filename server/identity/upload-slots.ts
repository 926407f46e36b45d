import { decodeLimits } from '#services/images/image-limits.ts';
import type { Handler, RequestContext } from '../edge/http/request-context.ts';
import { sendError } from '../edge/http/send.ts';

const { atOnce, waiting } = decodeLimits.kinds.avatar;
const retryAfterSeconds = 5;

export const isUpload = ({ req, target }: RequestContext): boolean =>
  req.method === 'PUT' && target.path.endsWith('/avatar');

/** A reader has one picture; a second upload may be under way if they changed their mind. */
const mostOfOne = 2;

/**
 * Lets as many uploads in as may wait to be decoded, and few of one account; the rest are answered 503 before their body is
 * read, so that what is held in memory is bounded.
 */
export function createUploadSlots(): (
  context: RequestContext,
  owner: string,
  handler: Handler,
) => Promise<void> {
  const received = new Map<string, number>();
  let inAll = 0;
  return async (context, owner, handler) => {
    const own = received.get(owner) ?? 0;
    if (inAll >= atOnce + waiting || own >= mostOfOne)
      return sendError(context, 'unavailable', { retryAfterSeconds });
    inAll += 1;
    received.set(owner, own + 1);
    try {
      await handler(context);
    } finally {
      inAll -= 1;
      const left = (received.get(owner) ?? 1) - 1;
      if (left > 0) received.set(owner, left);
      else received.delete(owner);
    }
  };
}
