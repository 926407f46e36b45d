import { createPageFiles, type Look } from '#design/service-pages/page-files.ts';
import { newsletterPaths } from './email-links.ts';
import type { MakePage } from './handlers/link-handler.ts';

const home = newsletterPaths.root;

/** Pages behind the links of e-mails, in the look of the sign-in pages: no script, nothing from elsewhere. */
export function emailPages(look: Look): { page: MakePage; file(request: Request): Response | undefined } {
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
          // The address holds a secret.
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
