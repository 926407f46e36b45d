import type { ServicePaths } from '../../service-app.ts';
import type { Avatars } from '../avatars.ts';

const idForm = /^[\w-]{22}$/;

/** The pictures of accounts, for every reader of their comments. */
export const avatarPaths = (avatars: Pick<Avatars, 'read'>): ServicePaths => ({
  'avatars/:id': {
    async get(call) {
      const id = call.req.param('id') ?? '';
      if (!idForm.test(id)) return call.notFound();
      const bytes = await avatars.read(id);
      if (bytes === 'busy')
        return new Response(null, {
          status: 503,
          headers: { 'cache-control': 'no-store', 'retry-after': '5' },
        });
      const headers = { 'cache-control': 'public, max-age=600' };
      if (!bytes) return new Response(null, { status: 404, headers });
      return new Response(bytes, { headers: { ...headers, 'content-type': 'image/webp' } });
    },
  },
});
