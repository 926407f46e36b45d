import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Handler } from './http/request-context.ts';
import { sendingPage } from './http/request-origin.ts';
import { sendError, sendText } from './http/send.ts';
import { hasToken, isLocal } from './metrics-handler.ts';

/** A page for staff: by the staff token, which a browser asks for as a password; any user name will do. */
export function createStaffHandler(options: {
  handler: Handler;
  staffToken: string;
  /** Whether who sits at the machine needs no token; for development. */
  isOpenHere: boolean;
  /** The page takes forms of its own; it checks that they are. */
  takesForms?: boolean;
}): Handler {
  return (context) => {
    const { req } = context;
    const mayEnter =
      hasToken(req, options.staffToken) ||
      hasPassword(req, options.staffToken) ||
      (options.isOpenHere && isLocal(req));
    if (mayEnter) {
      const isRead = req.method === 'GET' || req.method === 'HEAD';
      // Browsers send a password they know with the forms of any site.
      if (!isRead && sendingPage(req) === 'foreign') return sendError(context, 'form_token');
      return isRead || (options.takesForms === true && req.method === 'POST')
        ? options.handler(context)
        : sendError(context, 'method_not_allowed', { allow: 'GET, HEAD' });
    }
    const headers = {
      'www-authenticate': 'Basic realm="Staff: the staff token is the password", charset="UTF-8"',
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': context.requestId,
    };
    sendText(context, 401, headers, 'This page is for staff. The staff token is the password.\n');
  };
}

export function hasPassword(req: Pick<IncomingMessage, 'headers'>, token: string): boolean {
  const given = /^Basic ([\w+/=]{1,1000})$/i.exec(req.headers.authorization ?? '')?.[1];
  if (given === undefined) return false;
  const pair = Buffer.from(given, 'base64').toString('utf8');
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(pair.slice(pair.indexOf(':') + 1)), digest(token));
}
