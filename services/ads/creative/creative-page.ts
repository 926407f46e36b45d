import { createHash } from 'node:crypto';
import type { PageCreative } from '../line-item.ts';
import { bidDocument } from './bid-creative.ts';
import { heightScript, ownDocument, type Theme } from './house-creative.ts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The same sandbox as the iframe's attribute, for a browser that opens the URL directly. */
const sandbox = 'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox';
const policyOf = (kind: PageCreative['kind'], framedBy: string | undefined): string => {
  // A house ad is complete and fetches nothing. Creatives of advertisers may run scripts but cannot send requests.
  const script = kind === 'house' ? hashOf(heightScript) : "'unsafe-inline'";
  return [
    "default-src 'none'",
    `script-src ${script}`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors 'self'${framedBy ? ` ${framedBy}` : ''}`,
    sandbox,
  ].join('; ');
};

/** A creative as its frame gets it. */
export function creativePage(options: {
  creative: PageCreative;
  /** Where a click is counted. */
  click: string;
  theme: Theme;
  /** The bid that won, by the id the page's auction gave it. */
  bid: string | undefined;
  /** Hosts whose pages may frame it, besides its own. */
  framedBy?: string | undefined;
}): Response {
  const { creative, click, theme, bid, framedBy } = options;
  const body =
    creative.kind === 'house'
      ? ownDocument(creative, click, theme)
      : creative.kind === 'html'
        ? creative.html.replaceAll('[CLICK_URL]', click)
        : bidDocument(bid ?? '');
  return new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(creative.kind, framedBy),
      // It names one delivery.
      'cache-control': 'no-store',
      'permissions-policy': 'autoplay=(), camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  });
}
