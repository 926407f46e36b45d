import { messages } from '#content/errors.ts';
import type { Middleware } from '../routing/run-middleware.ts';
import { PageError } from '../site-error.ts';
import { abTest } from './ab-test.ts';
import { auth } from './auth.ts';
import { cache } from './cache.ts';
import { editions } from './editions.ts';
import { featureFlags } from './feature-flags.ts';
import { language } from './language.ts';
import { transaction } from './transaction.ts';
import { vanity } from './vanity.ts';

/** The middleware of every navigation, in order, before its page loads. */
export const middlewareOrder = [
  'language',
  'feature-flags',
  'ab-test',
  'auth',
  'cache',
  'editions',
  'transaction',
  'vanity',
] as const;

const known: Readonly<Record<string, Middleware>> = {
  language,
  'feature-flags': featureFlags,
  'ab-test': abTest,
  auth,
  cache,
  editions,
  transaction,
  vanity,
};

export function resolveMiddleware(
  names: readonly string[] = middlewareOrder,
  table: Readonly<Record<string, Middleware>> = known,
): Middleware[] {
  return names.map((name) => {
    const middleware = table[name];
    if (!middleware) throw new PageError(500, messages.unknownMiddleware(name));
    return middleware;
  });
}
