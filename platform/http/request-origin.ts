import type { IncomingMessage } from 'node:http';

/**
 * Whether a browser sent the request from a page of this site or of another one, whose forms must not act for the
 * reader. `unknown` for programs other than browsers.
 */
export function sendingPage(req: Pick<IncomingMessage, 'headers'>): 'own' | 'foreign' | 'unknown' {
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' ? 'own' : 'foreign';
  const { origin } = req.headers;
  if (origin === undefined) return 'unknown';
  return URL.parse(origin)?.host === req.headers.host ? 'own' : 'foreign';
}
