import { consentContextPath } from '#content/rules/consent/consent-model.ts';
import { type ContextRules, consentContext } from './consent-context.ts';
import { type ConsentReceipt, readReceipt } from './receipt.ts';
import { ownVendorList } from './vendor-list.ts';

const json = 'application/json; charset=utf-8';

/** What the platform's script asks its service for. The script itself is a file of the build. */
export function createConsentHandler(
  rules: ContextRules,
  /** Writes answers down where they can be proven; without it they are with the reader only. */
  store?: (receipt: ConsentReceipt) => Promise<void>,
): (request: Request) => Promise<Response> {
  const vendorList = JSON.stringify(ownVendorList);
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/consent/receipts') {
      if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } });
      const receipt = readReceipt(await request.json().catch(() => undefined));
      if (!receipt) return new Response(null, { status: 400 });
      await store?.(receipt);
      return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    if (pathname === consentContextPath)
      return Response.json(consentContext(request.headers, rules), {
        // About one reader: no shared cache may store it.
        headers: { 'content-type': json, 'cache-control': 'private, no-store' },
      });
    if (pathname === '/consent/vendor-list.json')
      return new Response(vendorList, {
        headers: { 'content-type': json, 'cache-control': 'public, max-age=86400' },
      });
    return new Response(null, { status: 404 });
  };
}
