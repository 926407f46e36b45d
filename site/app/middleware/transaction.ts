import type { MiddlewareFunction } from 'react-router';
import { screenOf, siteContext, transactionContext } from '../routing/navigation.ts';

/** Names the transaction after the route, so that logs and measurements can be grouped by screen. */
export const transaction: MiddlewareFunction = async (navigation, next) => {
  const name = screenOf(navigation)?.route.name ?? 'unmatched';
  navigation.context.set(transactionContext, name);
  const response = await next();
  if (response instanceof Response) {
    response.headers.set('X-Transaction', name);
    navigation.context.get(siteContext).log.debug('transaction', {
      transaction: name,
      path: navigation.url.pathname,
      status: response.status,
    });
  }
  return response;
};
