import { messages } from '#content/errors.ts';
import type { PageFiles } from '#design/service-pages/page-files.ts';
import { isQueueFull } from '#platform/fair-queue.ts';
import type { ServiceApp } from '../service.ts';
import { createServiceApp, problem, type ServicePaths } from '../service-app.ts';
import type { Avatars } from './avatars.ts';
import { accountPaths } from './handlers/account-handler.ts';
import { avatarPaths } from './handlers/avatar-handler.ts';
import { busyHeaders, type IdentityContext } from './handlers/context.ts';
import { dbConnectionPaths } from './handlers/db-connections.ts';
import { emailLinkPaths } from './handlers/email-link-handler.ts';
import { interactionPaths } from './handlers/interaction-handler.ts';
import { logOutPaths } from './handlers/log-out.ts';
import type { ProfileContext } from './handlers/own-profile.ts';
import { passkeyPaths } from './handlers/passkey-handler.ts';
import { plainSignInPaths, signInPagePaths } from './handlers/plain-sign-in-handler.ts';
import { profilePaths } from './handlers/profile-handler.ts';
import { signInLinkPaths } from './handlers/sign-in-link-handler.ts';
import { problemPage } from './pages/account-pages.ts';
import { providerPaths } from './provider/provider-handler.ts';

/** The pages and calls below the issuer, and the page to sign in without scripts. Errors that readers see are pages. */
export function createPagesApp(
  context: IdentityContext,
  { files, avatars }: { files: PageFiles['files']; avatars: Avatars },
): ServiceApp {
  const paths: ServicePaths = {
    ...filePaths(files),
    ...avatarPaths(avatars),
    ...logOutPaths(context),
    ...interactionPaths(context),
    ...emailLinkPaths(context),
    ...signInLinkPaths(context),
    ...plainSignInPaths(context),
    ...dbConnectionPaths(context),
    ...providerPaths(context),
  };
  const below = Object.entries(paths).map(([path, methods]) => [`${context.base}${path}`, methods] as const);
  return createServiceApp(
    { ...Object.fromEntries(below), ...signInPagePaths(context) },
    {
      notFound: () => context.page(problemPage('Page Not Found', 'There is nothing at this address.'), 404),
      errorResponse: (error) =>
        isQueueFull(error)
          ? context.page(problemPage('Please try again', messages.tryLater), 503, busyHeaders)
          : undefined,
    },
  );
}

/** Styles, fonts and scripts of the pages. */
const filePaths = (files: PageFiles['files']): ServicePaths =>
  Object.fromEntries(
    [...files].map(([path, { body, type }]) => {
      const headers = { 'content-type': type, 'cache-control': 'public, max-age=86400' };
      return [path, { get: () => new Response(body, { headers }) }];
    }),
  );

/** The calls below `/apigee/users/`: a reader's own profile, sessions, passkeys and data. */
export const createProfileApp = (options: ProfileContext): ServiceApp =>
  createServiceApp(
    { ...profilePaths(options), ...accountPaths(options), ...passkeyPaths(options) },
    {
      errorResponse: (error) =>
        isQueueFull(error)
          ? problem('unavailable', { message: messages.tryLater, headers: busyHeaders })
          : undefined,
    },
  );
