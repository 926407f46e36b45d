import type { Door } from './http/exchange.ts';
import { sendText } from './http/send.ts';

/** Everything readers may see, machines may read; calls and previews are not pages. */
export function createRobotsDoor(): Door {
  const text = 'User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /*?preview=\n';
  return (exchange) =>
    sendText(
      exchange,
      200,
      {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'public, max-age=3600',
        'x-content-type-options': 'nosniff',
      },
      text,
    );
}
