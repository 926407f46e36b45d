import type { Route } from './http/request-listener.ts';

/** The routes of this process. An exact path goes before a prefix, a longer prefix before a shorter one. */
export interface Router {
  /** Serves one path. */
  at(path: string, route: Route): void;
  /** Serves every path that begins with a prefix, such as `/api/`. */
  under(prefix: string, route: Route): void;
  find(path: string): Route | undefined;
  /** Wraps every route registered so far; gets the path or prefix it was registered with. */
  guard(wrap: (path: string, route: Route) => Route): void;
  /** Every path and prefix with a route; prefixes end in a slash. */
  paths(): string[];
}

export function createRouter(): Router {
  const exact = new Map<string, Route>();
  const prefixes = new Map<string, Route>();

  function register(routes: Map<string, Route>, path: string, route: Route): void {
    const other = routes.get(path);
    if (other) throw new Error(`Two routes are registered at ${path}: "${other.name}" and "${route.name}"`);
    routes.set(path, route);
  }

  function findByPrefix(path: string): Route | undefined {
    for (let slash = path.lastIndexOf('/'); slash > 0; slash = path.lastIndexOf('/', slash - 1)) {
      const route = prefixes.get(path.slice(0, slash + 1));
      if (route) return route;
    }
    return undefined;
  }

  return {
    at: (path, route) => register(exact, path, route),
    under(prefix, route) {
      if (!/^\/.+\/$/.test(prefix))
        throw new Error(`"${prefix}" is no prefix: it must begin and end with a slash`);
      register(prefixes, prefix, route);
    },
    find: (path) => exact.get(path) ?? findByPrefix(path),
    guard(wrap) {
      for (const routes of [exact, prefixes])
        for (const [path, route] of routes) routes.set(path, wrap(path, route));
    },
    paths: () => [...exact.keys(), ...prefixes.keys()],
  };
}
