import type { MiddlewareFunction } from 'react-router';
import { screenOf, siteContext, transactionContext } from '../navigation.ts';

/** Names what is going on after the route, so that logs and measurements can be read by screen. */
export const transaction: MiddlewareFunction = async (visit, next) => {
  const name = screenOf(visit)?.route.name ?? 'unmatched';
  visit.context.set(transactionContext, name);
  const response = await next();
  if (response instanceof Response) {
    response.headers.set('X-Transaction', name);
    visit.context
      .get(siteContext)
      .log.debug('transaction', { transaction: name, path: visit.url.pathname, status: response.status });
  }
  return response;
};
