import type { Navigation } from './navigation.ts';

/**
 * Runs before the page loads. `next` runs the rest of the list and loads the page; on the server it resolves to the
 * response, whose headers may still be set. A middleware that does not call `next` lets the list continue.
 */
export type Middleware = (navigation: Navigation, next: () => Promise<unknown>) => unknown;

/**
 * Runs the list in order, then `load`. `recover` turns what a middleware throws into a result, so that the
 * middleware before it still sees a response.
 */
export function runMiddleware<T>(
  list: readonly Middleware[],
  navigation: Navigation,
  load: () => Promise<T>,
  recover: (error: unknown) => T | Promise<T>,
): Promise<T> {
  const runFrom = async (index: number): Promise<T> => {
    const middleware = list[index];
    if (!middleware) return load();
    let rest: Promise<T> | undefined;
    const next = () => {
      rest ??= runFrom(index + 1);
      return rest;
    };
    try {
      await middleware(navigation, next);
      return await next();
    } catch (error) {
      return recover(error);
    }
  };
  return runFrom(0);
}
