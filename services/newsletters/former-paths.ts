import type { ServiceApp } from '../service.ts';
import { newsletterPaths } from './email-links.ts';

type Fetch = (...given: Parameters<ServiceApp['fetch']>) => Response | Promise<Response>;

/** The folder of version 0.1. E-mails that readers have link to it, so it is answered for ever. */
export const formerRoot = '/letters/';

const parts: Readonly<Record<string, string>> = {
  'sign-up/form/': newsletterPaths.signUpForm,
  'sign-up/': newsletterPaths.signUp,
  'confirm/': newsletterPaths.confirm,
  'leave/': newsletterPaths.unsubscribe,
  'go/': newsletterPaths.click,
  'open/': newsletterPaths.open,
};

/** Where an address of version 0.1 is now; undefined for any other. */
export function currentAddress(url: URL): URL | undefined {
  if (!url.pathname.startsWith(formerRoot)) return undefined;
  const rest = url.pathname.slice(formerRoot.length);
  const [former, path] = Object.entries(parts).find(([part]) => rest.startsWith(part)) ?? [];
  if (former === undefined || path === undefined) return undefined;
  const current = new URL(`${path}${rest.slice(former.length)}`, url);
  const token = url.searchParams.get('ticket');
  if (token !== null) current.searchParams.set('token', token);
  return current;
}

/**
 * Redirects reads and answers writes itself: mail programs do not follow a redirect of the one-click unsubscribe POST
 * (RFC 8058), and forms of pages that were open during an upgrade still post here.
 */
export function withFormerPaths(handle: Fetch): Fetch {
  return async (request, env) => {
    const current = currentAddress(new URL(request.url));
    if (!current) return handle(request, env);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return handle(new Request(current, request), env);
    const headers = {
      location: `${current.pathname}${current.search}`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    };
    return new Response(null, { status: 308, headers });
  };
}
