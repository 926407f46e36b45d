import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createSite } from '#site/entry.server.tsx';
import { type OpenSite, serveSite, siteOptions } from '../site/serve-site.ts';

/**
 * The real site behind the real page cache, rendered from its sources without a build. Files in `build/site/client`
 * below the root of the test are served as those of a build are. Tests only.
 */
export const openRenderedSite: OpenSite = async (options) => {
  const site = createSite({ ...siteOptions(options), clientManifest: null });
  const clientDirectory = join(options.root, 'build/site/client');
  await mkdir(clientDirectory, { recursive: true });
  return serveSite(site, { ...options, clientDirectory, brandFile: (name) => `/${name}` });
};
