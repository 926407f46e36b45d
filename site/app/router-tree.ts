import type { MiddlewareFunction, RouteObject } from 'react-router';
import { loadScreen, loadShell } from './loaders.ts';
import type { PageState } from './page-store.ts';
import type { ScreenData, ShellData } from './screen-data.ts';

/** Marks where errors stop, so that a page that failed keeps its frame; nothing ever draws it. */
const errorElement = 'error';

/**
 * React Router's view of the site: one frame, one screen in it. The table of URLs is `routes.ts`; the splat leaves
 * telling screens apart to `screenFor`. The whole middleware list sits on the root, where nothing can drop it.
 * There are no components here: the router finds out what to show, `app.tsx` shows it.
 */
export function createRouterTree(
  middleware: MiddlewareFunction[],
  shouldLoadShell: () => boolean,
): RouteObject[] {
  return [
    {
      id: 'root',
      middleware,
      loader: loadShell,
      shouldRevalidate: shouldLoadShell,
      children: [{ id: 'screen', path: '*', loader: loadScreen, errorElement }],
    },
  ];
}

interface Found {
  loaderData: { root?: ShellData; screen?: ScreenData } | null;
  errors: Readonly<Record<string, unknown>> | null;
}

/** What the router found, as the page is drawn from it. Middleware may fail before anything was loaded. */
export function toPageState({ loaderData, errors }: Found, now: Date): PageState {
  const shell = loaderData?.root ?? { year: now.getFullYear() };
  const [error] = Object.values(errors ?? {});
  return error === undefined ? { shell, screen: loaderData?.screen } : { shell, error };
}
