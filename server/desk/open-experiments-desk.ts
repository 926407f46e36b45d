import type { Publication } from '#content/publication.ts';
import type { Secrets } from '../boot/data-folder.ts';
import type { Environment } from '../boot/environment.ts';
import { createFetchHandler } from '../edge/fetch-handler.ts';
import type { Route } from '../edge/http/request-listener.ts';
import { createStaffHandler } from '../edge/staff-handler.ts';
import { createExperimentsPage, type ReadCounts } from './experiments-page.ts';

/** The page about experiments, for who has the staff token. */
export function openExperimentsDesk(
  readCounts: ReadCounts | undefined,
  options: {
    publication: Pick<Publication, 'experiments'>;
    secrets: Pick<Secrets, 'staffToken'>;
    environment: Pick<Environment, 'NODE_ENV'>;
    siteUrl: URL;
  },
): Route {
  const { experiments } = options.publication;
  const fetch = createExperimentsPage({ experiments, readCounts, now: Date.now });
  const handler = createStaffHandler({
    handler: createFetchHandler({ fetch, origin: options.siteUrl.origin, headers: {} }),
    staffToken: options.secrets.staffToken,
    isOpenHere: options.environment.NODE_ENV === 'development',
  });
  return { name: 'desk', handler };
}
