import { join } from 'node:path';
import { defaultEdition, editionHeader, vanityQueriesHeader } from '#content/limits.ts';
import { brandFile } from '#site/document/page-assets.ts';
import type { RunningSite, SiteOptions } from '#site/entry.server.tsx';
import type { RequestContext } from '../edge/http/request-context.ts';
import { sendMoved, sendResponse } from '../edge/http/send.ts';
import { identifyPages } from '../edge/page-identity.ts';
import { pageSecurityHeaders } from '../edge/security-headers.ts';
import { vanityVariant } from '../edge/vanity-variant.ts';
import { type OpenSite, pageKeyRules, pageSecurity, siteOptions } from './serve-site.ts';

type Entry = { createSite(options: SiteOptions): RunningSite };

/** The site in development: every page rendered from the current sources, scripts reloaded in place. */
export const openLiveSite: OpenSite = async (options) => {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: options.root,
    configFile: join(options.root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: options.server } },
  });
  const identify = identifyPages({ rules: pageKeyRules(options) });
  const headers = pageSecurityHeaders({
    ...pageSecurity(options.publication, {
      siteUrl: options.siteUrl,
      contentSecurity: { scriptHashes: [] },
    }),
    imageOrigins: [],
    development: true,
  });
  let known: { entry: Entry; site: RunningSite } | undefined;

  /** The site of the sources as they are now; reloaded when one of them changed. */
  async function currentSite(): Promise<RunningSite> {
    const entry = (await vite.ssrLoadModule('/site/entry.server.tsx')) as Entry;
    if (known?.entry !== entry)
      known = { entry, site: entry.createSite({ ...siteOptions(options), clientManifest: null }) };
    return known.site;
  }

  async function answer(context: RequestContext): Promise<void> {
    const identity = identify(context);
    if (identity.kind === 'moved') return sendMoved(context, identity.location, headers);
    const { url, edition } =
      identity.kind === 'page' ? identity.request : { url: context.target.path, edition: 'us', ...identity };
    const site = await currentSite();
    const render = (address: string) =>
      site.respond(
        new Request(`${options.siteUrl.origin}${address}`, { headers: { [editionHeader]: edition } }),
      );
    const plain = await render(url);
    const queries = plain.headers.get(vanityQueriesHeader)?.split(' ');
    const variant =
      identity.kind === 'page' ? vanityVariant(identity.request, queries, context.target) : undefined;
    const response = variant ? await render(variant.request.url) : plain;
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true;
    const body = isHtml ? await vite.transformIndexHtml(url, await response.text()) : response.body;
    const fresh = new Response(body, response);
    fresh.headers.set('cache-control', 'no-store');
    await sendResponse(context, fresh, Object.fromEntries(pairs(headers)));
  }

  const handler = (context: RequestContext) =>
    new Promise<void>((resolve, reject) => {
      // Vite serves source files and its own client; every other path is a page.
      vite.middlewares(context.req, context.res, (error?: unknown) => {
        if (error) reject(error);
        else answer(context).then(resolve, reject);
      });
      context.res.once('close', resolve);
    });
  return {
    routeFor: () => ({ name: 'page', handler }),
    brandFile: (name) => brandFile(null, name),
    render: async (path) =>
      (await currentSite()).respond(
        new Request(`${options.siteUrl.origin}${path}`, { headers: { [editionHeader]: defaultEdition } }),
      ),
    cache: undefined,
    close: () => vite.close(),
  };
};

function* pairs(flat: readonly string[]): Generator<[string, string]> {
  for (let index = 0; index < flat.length; index += 2) yield [flat[index] ?? '', flat[index + 1] ?? ''];
}
