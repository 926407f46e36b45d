import { createPageFiles, type Look } from '#services/identity/pages/page.ts';
import type { MakePage } from '#services/newsletters/handlers/link-handler.ts';

const home = '/email/';

/** The pages that links in e-mails lead to, in the design of the sign-in pages: no script, nothing from other hosts. */
export function pagesIn(look: Look): { page: MakePage; file(request: Request): Response | undefined } {
  const { files, document, policy } = createPageFiles(look);
  return {
    page: ({ title, body }, status = 200) =>
      new Response(document({ title, body, home }), {
        status,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': policy([], false),
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
          // The URL contains a secret.
          'referrer-policy': 'no-referrer',
        },
      }),
    file(request) {
      const found = files.get(new URL(request.url).pathname.slice(home.length));
      if (!found) return undefined;
      const headers = {
        'content-type': found.type,
        'cache-control': 'public, max-age=86400',
        'x-content-type-options': 'nosniff',
      };
      return new Response(found.body, { headers });
    },
  };
}
