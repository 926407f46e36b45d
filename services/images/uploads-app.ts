import type { ServiceApp } from '../service.ts';
import { createServiceApp, pathOf, problem } from '../service-app.ts';
import { type OriginalStore, readOriginal } from './originals.ts';
import { uploadAt } from './uploaded-path.ts';

/** A name is a digest, so its file never changes. An SVG that is opened as a document may load and run nothing. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
};

/** `/uploads/…`: logos, icons, fonts and other uploads as they were stored. */
export function createUploadsApp(originals: OriginalStore): ServiceApp {
  return createServiceApp({
    '/uploads/*': {
      async get(context) {
        const upload = uploadAt(pathOf(context));
        const original = upload && (await originals.find(upload.segments));
        if (!original) return problem('not_found');
        const bytes = await readOriginal(original);
        return new Response(new Uint8Array(bytes), { headers: { ...headers, 'content-type': upload.type } });
      },
    },
  });
}
