import { createSite } from '#site/entry.server.tsx';
import { type OpenSite, servePages, siteOptions } from '../site-floor.ts';

/** The real site behind the real page cache, rendered from its sources without a build. Tests only. */
export const openRenderedSite: OpenSite = async (options) => {
  const site = createSite({ ...siteOptions(options), clientManifest: null });
  const { pages, cache, render } = servePages(site, options);
  return {
    doorFor: () => pages,
    brandFile: (name) => `/${name}`,
    render,
    cache,
    close: async () => undefined,
  };
};
