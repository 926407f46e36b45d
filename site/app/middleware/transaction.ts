import type { Middleware } from '../routing/run-middleware.ts';

/** Names the transaction after the route, so that logs and measurements can be grouped by screen. */
export const transaction: Middleware = async (navigation, next) => {
  const name = navigation.screen?.route.name ?? 'unmatched';
  navigation.transaction = name;
  const response = await next();
  if (response instanceof Response) {
    response.headers.set('X-Transaction', name);
    navigation.site.log.debug('transaction', {
      transaction: name,
      path: navigation.url.pathname,
      status: response.status,
    });
  }
};
