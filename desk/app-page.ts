import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { Settings } from '#content/entities/settings.ts';
import type { Publication } from '#content/publication/schema.ts';
import { rolesOf } from '#content/rules/rights/roles.ts';
import { appDocument, appHeaders, appPolicy } from './app-document.ts';

export { deskWorkerPath } from './worker/worker-plan.ts';

/** Paths of the application; below `/desk/` other pages have their own. */
export const deskAppPaths = ['/desk', '/desk/'] as const;
/** Everything below these is of the application too; `/desk/assets/` has its files. */
export const deskAppFolders = ['/desk/sign-in/', '/desk/stories/', '/desk/media/'] as const;

interface DeskAppOptions {
  /** Where the build of the desk is. */
  directory: string;
  publication: Publication;
  /** What staff have set, as it is now. */
  settings(): Promise<Settings>;
}

/** Answers every path of the application with its document. */
export function createDeskApp(
  options: DeskAppOptions,
): (request: Pick<Request, 'method'>) => Promise<Response> {
  const { publication, directory } = options;
  const imageOrigins = publication.imageBases.filter(Boolean).map((base) => new URL(base).origin);
  let manifest: Promise<Manifest> | undefined;
  const readManifest = async () =>
    JSON.parse(await readFile(join(directory, '.vite/manifest.json'), 'utf8')) as Manifest;
  return async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    manifest ??= readManifest();
    const built = await manifest.catch(() => undefined);
    if (!built) return new Response('The desk is not built. Run: npm run build\n', { status: 404 });
    const { name, timeZone } = await options.settings();
    const { domain, clientId } = publication.identity;
    const settings = {
      siteId: publication.siteId,
      publicationName: name,
      logo: '/favicon.ico',
      clientId: domain ? undefined : clientId,
      needsPasskey: publication.staffSecondFactor === 'required',
      roles: rolesOf(publication.roles),
      ownDomains: publication.ownDomains,
      sections: publication.sections,
      timeZone,
    };
    const nonce = randomBytes(16).toString('hex');
    const headers = { ...appHeaders, 'content-security-policy': appPolicy(imageOrigins, nonce) };
    return new Response(method === 'HEAD' ? null : appDocument(built, settings, nonce), { headers });
  };
}
