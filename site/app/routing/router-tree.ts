import type { MiddlewareFunction, RouteObject } from 'react-router';
import type { PageState } from '../page-store.ts';
import type { ScreenData, ShellData } from '../screen-data.ts';
import { loadScreen, loadShell } from './load-page-state.ts';

/** Marks where errors are caught, so that a failed page keeps its shell; never rendered. */
const errorElement = 'error';

/**
 * React Router's view of the site: one shell, one screen in it. The table of URLs is `routes.ts`; the splat leaves
 * matching to `screenFor`. The whole middleware list is on the root, where it always runs. There are no components
 * here: the router loads data, `app.tsx` renders it.
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

/** Converts the router's state to a page state. Middleware may fail before anything was loaded. */
export function toPageState({ loaderData, errors }: Found, now: Date): PageState {
  const shell = loaderData?.root ?? { year: now.getFullYear() };
  const [error] = Object.values(errors ?? {});
  return error === undefined ? { shell, screen: loaderData?.screen } : { shell, error };
}
