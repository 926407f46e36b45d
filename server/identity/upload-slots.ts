import { decodeLimits } from '#services/images/image-limits.ts';
import type { Door, Exchange } from '../http/exchange.ts';
import { sendError } from '../http/send.ts';

const { atOnce, waiting } = decodeLimits.kinds.avatar;
const retryAfterSeconds = 5;

export const isUpload = ({ req, target }: Exchange): boolean =>
  req.method === 'PUT' && target.path.endsWith('/avatar');

/**
 * Lets as many uploads in as may wait to be decoded; the rest are answered 503 before their body is read, so that what
 * is held in memory is bounded.
 */
export function createUploadSlots(): (exchange: Exchange, door: Door) => Promise<void> {
  let received = 0;
  return async (exchange, door) => {
    if (received >= atOnce + waiting) return sendError(exchange, 'unavailable', { retryAfterSeconds });
    received += 1;
    try {
      await door(exchange);
    } finally {
      received -= 1;
    }
  };
}
