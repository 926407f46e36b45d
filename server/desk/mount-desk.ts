import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Api } from '#api/create-api.ts';
import type { Publication } from '#content/publication/schema.ts';
import { createAdsPage } from '#desk/ads/ads-page.ts';
import { createDeskApp, deskAppFolders, deskAppPaths, deskWorkerPath } from '#desk/app-page.ts';
import { createCallAs } from '#desk/call-api.ts';
import { createCommentsPage } from '#desk/comments/comments-page.ts';
import { pageRights } from '#desk/document/page-rights.ts';
import { createExperimentsPage } from '#desk/experiments/experiments-page.ts';
import { createImportsPage, createUndoPage } from '#desk/imports/imports-page.ts';
import { createMailboxPage, mailServerNotice } from '#desk/mailbox/mailbox-page.ts';
import { createDashboard } from '#desk/measurement/dashboard.ts';
import { createNewslettersPage } from '#desk/newsletters/newsletters-page.ts';
import { createSchedulePage } from '#desk/schedule/schedule-page.ts';
import { type StaffPage, withRight } from '#desk/staff-page.ts';
import { createSurveyPage } from '#desk/survey/survey-page.ts';
import { createVanityPage } from '#desk/vanity/vanity-page.ts';
import { createFormTokens } from '#platform/csrf-token.ts';
import type { Secrets } from '../boot/data-folder.ts';
import { secretFor } from '../boot/derive-secret.ts';
import type { Environment } from '../boot/environment.ts';
import type { SiteUrl } from '../boot/site-url.ts';
import { createFetchHandler } from '../edge/fetch-handler.ts';
import type { NamedHandler } from '../edge/http/request-listener.ts';
import type { Router } from '../edge/router.ts';
import { sharedHeaders } from '../edge/security-headers.ts';
import { scriptBytes } from '../edge/service-scripts.ts';
import { deskAppName, requireStaff } from '../edge/staff-auth.ts';
import { createStaticFiles } from '../edge/static-files.ts';
import type { LiveSettings } from '../live-settings.ts';
import type { StoreServices } from '../services.ts';

interface DeskOptions
  extends Pick<StoreServices, 'ads' | 'discussion' | 'mail' | 'measurement' | 'newsletters' | 'survey'> {
  root: string;
  publication: Publication;
  settings: LiveSettings;
  environment: Pick<Environment, 'SMTP_URL'>;
  secrets: Pick<Secrets, 'previewSecret'>;
  siteUrl: SiteUrl;
  router: Router;
  api: Pick<Api, 'fetch' | 'titlesOf'>;
  /** The name of the handler that responds at a path; undefined where pages do. */
  ownerOf(path: string): string | undefined;
}

/** Serves every staff page below `/desk/`; `authenticateStaff` runs before them. */
export function mountDesk(options: DeskOptions): void {
  const { router, siteUrl, api, publication, measurement } = options;
  const now = Date.now;
  const formTokens = (name: string) =>
    createFormTokens({
      secret: secretFor(`${name} desk`, options.secrets),
      isSecure: siteUrl.protocol === 'https:',
      now,
    });
  const content = { callAs: createCallAs(api, siteUrl), siteId: publication.siteId };
  const hasMailServer = options.environment.SMTP_URL !== undefined;
  const { origin } = siteUrl;
  const mount = (name: keyof typeof pageRights, page: StaffPage, acceptsForms = false, at: string = name) =>
    router.under(
      `/desk/${at}/`,
      staffRoute({ page: withRight(pageRights[name], page), acceptsForms, origin }),
    );

  mountApp(options);
  mount('imports', createImportsPage(content));
  const undoImport = createUndoPage({ ...content, formTokens: formTokens('imports') });
  mount('imports', undoImport, true, 'imports/undo');
  const vanity = { ...content, formTokens: formTokens('vanity'), ownerOf: options.ownerOf };
  mount('vanity', createVanityPage(vanity), true);
  mount('schedule', createSchedulePage({ ...content, formTokens: formTokens('schedule') }), true);
  const { discussion } = options;
  mount('comments', createCommentsPage({ discussion, formTokens: formTokens('comments') }), true);
  const newsletters = createNewslettersPage({
    desk: options.newsletters.desk,
    formTokens: formTokens('newsletters'),
    reportUrl: options.newsletters.reportUrl,
    hasMailServer,
    now,
  });
  mount('newsletters', newsletters, true);
  mount('measurement', createDashboard({ reports: measurement.reports, titlesOf: api.titlesOf, now }));
  const readCounts = measurement.experimentCounts;
  mount('experiments', createExperimentsPage({ experiments: publication.experiments, readCounts, now }));
  const { readAnswers } = options.survey;
  mount('survey', createSurveyPage({ readAnswers, question: publication.survey }));
  mount('ads', createAdsPage({ ...options.ads.deliveries, now }));
  mount('mailbox', hasMailServer ? mailServerNotice : createMailboxPage(options.mail.outbox));
}

/** The application, and its files where a build has them. Its document is for everybody: the calls know who makes them. */
function mountApp({ root, publication, settings, siteUrl, router }: DeskOptions): void {
  const headers = sharedHeaders(siteUrl);
  const directory = join(root, 'build/desk');
  const page = createDeskApp({ directory, publication, settings: settings.read });
  const handler = createFetchHandler({ fetch: page, origin: siteUrl.origin, headers });
  for (const path of deskAppPaths) router.at(path, { name: deskAppName, handler });
  for (const folder of deskAppFolders) router.under(folder, { name: deskAppName, handler });
  if (!existsSync(directory)) return;
  const files = createStaticFiles({ directory, headers, maxBytes: scriptBytes });
  router.under('/desk/assets/', { name: deskAppName, handler: files.handler });
  router.at(deskWorkerPath, { name: deskAppName, handler: files.handler });
}

/** A staff page as a route of the router. */
export function staffRoute(route: { page: StaffPage; acceptsForms: boolean; origin: string }): NamedHandler {
  const { page, acceptsForms, origin } = route;
  return {
    name: 'desk',
    handler: requireStaff({
      acceptsForms,
      handler: (context, staff) =>
        createFetchHandler({ fetch: (request) => page(request, staff), origin, headers: {} })(context),
    }),
  };
}
