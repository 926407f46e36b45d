import type { Middleware } from '../routing/run-middleware.ts';

/**
 * Decides whether the route needs a session. The server never knows the reader: it only keeps such a page out of
 * caches. A browser checks the session before it shows the page.
 */
export const auth: Middleware = (navigation) => {
  navigation.needsSession = navigation.screen?.route.needsSession === true;
  // A shared chunk of its own would cost every page: the first scripts hold this module already.
  if (navigation.needsSession && typeof document !== 'undefined')
    void import('../identity/check-session.ts').then(({ checkSession }) => checkSession());
};
