import type { MiddlewareFunction } from 'react-router';
import { screenOf, sessionContext } from '../routing/navigation.ts';

/**
 * Decides whether the route needs a session. The server never knows the reader: it only keeps such a page out of
 * caches. A browser checks the session before it shows the page.
 */
export const auth: MiddlewareFunction = (navigation) => {
  const needsSession = screenOf(navigation)?.route.needsSession === true;
  navigation.context.set(sessionContext, needsSession);
  // A shared chunk of its own would cost every page: the first scripts hold this module already.
  if (needsSession && typeof document !== 'undefined')
    void import('../identity/check-session.ts').then(({ checkSession }) => checkSession());
};
