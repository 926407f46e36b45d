import { publication } from '#api/test/publication.ts';
import type { Database } from '#database/connect.ts';
import type { Service } from '#services/service.ts';
import { readEnvironment } from '../boot/environment.ts';
import { mountServices } from '../edge/mount-service.ts';
import { createHandlerLimits, type HandlerLimits } from '../edge/rate-limit/handler-limits.ts';
import { createRouter } from '../edge/router.ts';
import { prepareServices } from '../run-services.ts';
import { testSecrets } from './create-test-app.ts';

const quiet = () => undefined;
const quietLog = { debug: quiet, info: quiet, warn: quiet, error: quiet };

/** Rate limits as the app counts them. Tests only. */
export const openTestLimits = (
  variables: Readonly<Record<string, string>> = {},
  now = () => performance.now(),
) =>
  createHandlerLimits({
    environment: readEnvironment({ TRUSTED_PROXIES: 'loopback', ...variables }),
    publication,
    secrets: testSecrets,
    log: quietLog,
    now,
  });

/** Services as the app runs them, behind the real mount. Tests only. */
export async function openServices(
  services: readonly Service[],
  options: { db?: Database; limits: HandlerLimits; siteUrl: URL; root?: string },
) {
  const running = await prepareServices(services, { ...options, runsJobs: true, log: quietLog });
  const router = createRouter();
  mountServices(services, { root: '', ...options, router });
  await running.start();
  return { routeFor: router.find, close: running.close };
}
