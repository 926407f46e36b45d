import type { Publication } from '#content/publication.ts';
import type { Secrets } from '../data-folder.ts';
import type { Environment } from '../environment.ts';
import type { NamedDoor } from '../http/front.ts';
import { createStaffDoor } from '../staff-door.ts';
import { createWebDoor } from '../web-door.ts';
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
): NamedDoor {
  const { experiments } = options.publication;
  const fetch = createExperimentsPage({ experiments, readCounts, now: Date.now });
  const door = createStaffDoor({
    door: createWebDoor({ fetch, origin: options.siteUrl.origin, headers: {} }),
    staffToken: options.secrets.staffToken,
    isOpenHere: options.environment.NODE_ENV === 'development',
  });
  return { name: 'desk', door };
}
