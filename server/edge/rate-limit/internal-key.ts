import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Carried by calls from one process of the app to another. Browsers never get it. */
export const internalKeyHeader = 'x-neutron-internal';

/** The same in all processes that share a data folder, or the same `PREVIEW_SECRET`. */
export function internalKey({ previewSecret }: { previewSecret: string }): string {
  return createHmac('sha256', previewSecret).update('a call inside the app').digest('base64url');
}

export function hasInternalKey(req: Pick<IncomingMessage, 'headers'>, key: string): boolean {
  const given = Buffer.from(String(req.headers[internalKeyHeader] ?? ''));
  const expected = Buffer.from(key);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
