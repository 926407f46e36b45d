import type { Settings } from '#content/entities/settings.ts';
import { brandStylesFolder, brandStylesheet } from '#site/document/brand-stylesheet.ts';
import type { Handler } from '../edge/http/request-context.ts';
import type { NamedHandler } from '../edge/http/request-listener.ts';
import { sendError, sendText } from '../edge/http/send.ts';
import type { Router } from '../edge/router.ts';

interface BrandRoutes {
  router: Router;
  settings(): Promise<Settings>;
  /** The site's own handler of a path. */
  routeFor(path: string): NamedHandler | undefined;
}

/** The style sheet of the publication's colors, and the icons that browsers request whatever the pages contain. */
export function addBrandRoutes({ router, settings, routeFor }: BrandRoutes): void {
  router.under(brandStylesFolder, { name: 'file', handler: stylesHandler(settings) });
  for (const [path, size] of [
    ['/favicon.ico', 'icon32'],
    ['/apple-touch-icon.png', 'icon180'],
  ] as const) {
    const neutral = routeFor(path);
    if (!neutral) continue;
    const handler: Handler = async (context) => {
      const { made } = (await settings()).logo;
      if (!made) return neutral.handler(context);
      const headers = { location: made[size].url, 'cache-control': 'public, max-age=300' };
      return sendText(context, 302, headers, '');
    };
    router.at(path, { ...neutral, handler });
  }
}

function stylesHandler(settings: () => Promise<Settings>): Handler {
  return async (context) => {
    const { method } = context.req;
    if (method !== 'GET' && method !== 'HEAD')
      return sendError(context, 'method_not_allowed', { allow: 'GET, HEAD' });
    const sheet = brandStylesheet(await settings());
    if (!sheet || !/^\/brand\/[\w-]{12}\.css$/.test(context.target.path))
      return sendError(context, 'not_found');
    // A page from before a change gets the new colors, but must not keep them under the old name.
    const isCurrent = context.target.path === sheet.path;
    return sendText(
      context,
      200,
      {
        'content-type': 'text/css; charset=utf-8',
        'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-store',
        'x-content-type-options': 'nosniff',
      },
      sheet.css,
    );
  };
}
