import type { NamedHandler } from './http/request-listener.ts';

/** The handlers of this process by path. An exact path takes precedence over a prefix, a longer prefix over a shorter one. */
export interface Router {
  /** Serves one path. */
  at(path: string, route: NamedHandler): void;
  /** Serves every path that begins with a prefix, such as `/api/`. */
  under(prefix: string, route: NamedHandler): void;
  find(path: string): NamedHandler | undefined;
  /** Wraps every route registered so far; gets the path or prefix it was registered with. */
  guard(wrap: (path: string, route: NamedHandler) => NamedHandler): void;
  /** Every path and prefix with a route; prefixes end in a slash. */
  paths(): string[];
}

export function createRouter(): Router {
  const exact = new Map<string, NamedHandler>();
  const prefixes = new Map<string, NamedHandler>();

  function register(routes: Map<string, NamedHandler>, path: string, route: NamedHandler): void {
    const other = routes.get(path);
    if (other) throw new Error(`Two routes are registered at ${path}: "${other.name}" and "${route.name}"`);
    routes.set(path, route);
  }

  function findByPrefix(path: string): NamedHandler | undefined {
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
