import type { Api } from '#api/create-api.ts';
import type { Publication } from '#content/publication.ts';
import { createFormTokens, type FormTokens } from '#platform/csrf-token.ts';
import type { Secrets } from '../boot/data-folder.ts';
import { secretFor } from '../boot/derive-secret.ts';
import type { Environment } from '../boot/environment.ts';
import { createFetchHandler } from '../edge/fetch-handler.ts';
import type { Route } from '../edge/http/request-listener.ts';
import { createStaffHandler } from '../edge/staff-handler.ts';
import { type CallAsStaff, createCallAsStaff } from './call-as-staff.ts';
import { createOverviewPage } from './overview-page.ts';
import { createSchedulePage } from './schedule-page.ts';
import { createStoriesPage } from './stories-page.ts';
import { createVanityPage } from './vanity-page.ts';

export interface DeskOptions {
  publication: Pick<Publication, 'siteId'>;
  secrets: Pick<Secrets, 'staffToken' | 'previewSecret'>;
  environment: Pick<Environment, 'NODE_ENV'>;
  siteUrl: URL;
  ownerOf(path: string): string | undefined;
  /** Whether this process answers a path of the desk. */
  isServed(path: string): boolean;
}

type CreatePage = (options: {
  ask: CallAsStaff;
  siteId: string;
  formTokens: FormTokens;
  ownerOf: DeskOptions['ownerOf'];
}) => (request: Request) => Promise<Response>;

/** A page about content, for who has the staff token: it asks the API as any other staff does. */
function openDesk(
  name: string,
  createPage: CreatePage,
  api: Pick<Api, 'fetch'>,
  { publication, secrets, environment, siteUrl, ownerOf }: DeskOptions,
  takesForms = true,
): Route {
  const { staffToken } = secrets;
  const fetch = createPage({
    ask: createCallAsStaff(api, { staffToken, siteUrl }),
    siteId: publication.siteId,
    ownerOf,
    formTokens: createFormTokens({
      secret: secretFor(`${name} desk`, secrets),
      isSecure: siteUrl.protocol === 'https:',
      now: Date.now,
    }),
  });
  const handler = createStaffHandler({
    handler: createFetchHandler({ fetch, origin: siteUrl.origin, headers: {} }),
    staffToken,
    isOpenHere: environment.NODE_ENV === 'development',
    takesForms,
  });
  return { name: 'desk', handler };
}

/** The pages about content, by their places. */
export function openContentDesks(api: Pick<Api, 'fetch'>, options: DeskOptions): [string, Route][] {
  const overview = () => createOverviewPage(options.isServed);
  return [
    ['desk/', openDesk('overview', overview, api, options, false)],
    ['desk/stories', openDesk('stories', createStoriesPage, api, options, false)],
    ['desk/vanity', openDesk('vanity', createVanityPage, api, options)],
    ['desk/schedule', openDesk('schedule', createSchedulePage, api, options)],
  ];
}
