import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Service, ServiceBindings } from '../service.ts';

/** Requests a service as the server does, without limits and headers of the mount. Tests only. */
export function callService(
  { routes = [] }: Service,
  { origin = 'https://wavelength.example', ...bindings }: Partial<ServiceBindings> & { origin?: string } = {},
): (path: string, init?: RequestInit) => Promise<Response> {
  return async (path, init = {}) => {
    const { pathname } = new URL(path, origin);
    const route = routes.find((one) =>
      one.path.endsWith('/*') ? pathname.startsWith(one.path.slice(0, -1)) : one.path === pathname,
    );
    if (!route || !('app' in route)) throw new Error(`the service has no app at ${pathname}`);
    const incoming = new IncomingMessage(new Socket());
    incoming.method = init.method ?? 'GET';
    const outgoing = new ServerResponse(incoming);
    return route.app.fetch(new Request(new URL(path, origin), init), {
      caller: '192.0.2.1',
      checkRateLimit: async () => true,
      incoming,
      outgoing,
      takeOutgoing: () => outgoing,
      ...bindings,
    });
  };
}
