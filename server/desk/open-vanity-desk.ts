import type { Api } from '#api/create-api.ts';
import type { Publication } from '#content/publication.ts';
import type { Secrets } from '../data-folder.ts';
import type { Environment } from '../environment.ts';
import type { NamedDoor } from '../http/front.ts';
import { createStaffDoor } from '../staff-door.ts';
import { createWebDoor } from '../web-door.ts';
import { createVanityPage } from './vanity-page.ts';

/** The page about vanity addresses, for who has the staff token. */
export function openVanityDesk(
  api: Pick<Api, 'fetch'>,
  options: {
    publication: Pick<Publication, 'siteId'>;
    secrets: Pick<Secrets, 'staffToken'>;
    environment: Pick<Environment, 'NODE_ENV'>;
    siteUrl: URL;
  },
): NamedDoor {
  const { staffToken } = options.secrets;
  const under = new URL(`/api/neutron/vanity/${options.publication.siteId}`, options.siteUrl);
  const fetch = createVanityPage((path) =>
    api.fetch(new Request(`${under}${path}`, { headers: { authorization: `Bearer ${staffToken}` } })),
  );
  const door = createStaffDoor({
    door: createWebDoor({ fetch, origin: options.siteUrl.origin, headers: {} }),
    staffToken,
    isOpenHere: options.environment.NODE_ENV === 'development',
  });
  return { name: 'desk', door };
}
