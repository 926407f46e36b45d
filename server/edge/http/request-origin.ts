import type { IncomingMessage } from 'node:http';

/**
 * Which page a browser sent a request from: one of ours, or another site's, whose forms speak for nobody. Programs that
 * are no browsers do not say.
 */
export function sendingPage(req: Pick<IncomingMessage, 'headers'>): 'own' | 'foreign' | 'unknown' {
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' ? 'own' : 'foreign';
  const { origin } = req.headers;
  if (origin === undefined) return 'unknown';
  return URL.parse(origin)?.host === req.headers.host ? 'own' : 'foreign';
}
